import { File } from "node:buffer";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { InputError } from "./errors.js";

/**
 * A file of this machine, to be given to `extract` or `cad.create`, with its name.
 * @throws InputError where it cannot be read
 */
export async function fromPath(path: string | URL): Promise<File> {
  const name = basename(path instanceof URL ? fileURLToPath(path) : path);
  try {
    return new File([new Uint8Array(await readFile(path))], name);
  } catch (cause) {
    throw new InputError(`The file ${name} could not be read.`, { cause });
  }
}
