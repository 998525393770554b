import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GeneratedDocument } from "./generate-document";

/** Writes a document into `folder` as `dNNN/truth.json` and its renderings. */
export async function writeDocument(
  folder: string,
  { id, truth, files }: GeneratedDocument,
): Promise<void> {
  await mkdir(join(folder, id), { recursive: true });
  await writeFile(join(folder, id, "truth.json"), `${JSON.stringify(truth, null, 1)}\n`);
  for (const { file, bytes } of files) await writeFile(join(folder, id, file), bytes);
}
