import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GeneratedSketch } from "./generate-sketch";
import { drawLabels } from "./paper/draw-labels";

/**
 * Writes a sketch into `folder` as `sNNN/input.*` and `sNNN/truth.json`, and with `labels` what was drawn at each pixel
 * as `sNNN/labels.png` where the file shows the sheet as it lies.
 */
export async function writeSketch(
  folder: string,
  { id, file, bytes, truth, flat }: GeneratedSketch,
  options: { labels?: boolean } = {},
): Promise<void> {
  await mkdir(join(folder, id), { recursive: true });
  await writeFile(join(folder, id, file), bytes);
  await writeFile(join(folder, id, "truth.json"), `${JSON.stringify(truth, null, 1)}\n`);
  if (options.labels && flat)
    await writeFile(
      join(folder, id, "labels.png"),
      await drawLabels(flat.ink, flat.width, flat.height),
    );
}
