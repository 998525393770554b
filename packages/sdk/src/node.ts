import { File } from "node:buffer";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { InputError } from "./errors.js";

/**
 * A file of this machine, with its name, to be given to `extract` or `cad.create`.
 * @throws InputError where it cannot be read
 */
export async function fromPath(path: string | URL): Promise<Blob> {
  const name = basename(path instanceof URL ? fileURLToPath(path) : path);
  try {
    // Declared as a Blob: Node's File and the web's have types that do not fit each other.
    return new File([new Uint8Array(await readFile(path))], name) as unknown as Blob;
  } catch (cause) {
    throw new InputError(`The file ${name} could not be read.`, { cause });
  }
}
