import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Blobs } from "./blobs";

/** Letters, digits, `-`, `_` and `.` between slashes; no part begins with a dot. */
const NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/** Blobs as files under the directory of a `file:` URL; made where it is missing. */
export function openFileBlobs(url: URL): Blobs {
  const root = fileURLToPath(url);
  const place = (name: string): string => {
    if (!NAME.test(name)) throw new Error("not the name of a blob");
    return path.join(root, ...name.split("/"));
  };
  return {
    put: (name, bytes) => write(place(name), bytes),
    get: async (name) => {
      try {
        return new Uint8Array(await readFile(place(name)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    delete: (name) => rm(place(name), { force: true }),
  };
}

/** Written beside, flushed, then renamed: a reader never sees half a file, a crash loses none. */
async function write(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.draft`;
  const handle = await open(draft, "w", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === "ENOENT";
