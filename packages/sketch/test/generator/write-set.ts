import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GeneratedSketch } from "./generate-sketch";

/** Writes a sketch into `folder` as `sNNN/input.*` and `sNNN/truth.json`. */
export async function writeSketch(
  folder: string,
  { id, file, bytes, truth }: GeneratedSketch,
): Promise<void> {
  await mkdir(join(folder, id), { recursive: true });
  await writeFile(join(folder, id, file), bytes);
  await writeFile(join(folder, id, "truth.json"), `${JSON.stringify(truth, null, 1)}\n`);
}
