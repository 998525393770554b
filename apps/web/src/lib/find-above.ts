import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** A file or folder of the installation: beside the app, where the process was started, or further up. */
export function findAbove(...path: string[]): string {
  let folder = process.cwd();
  for (;;) {
    const candidate = join(/*turbopackIgnore: true*/ folder, ...path);
    if (existsSync(candidate) || dirname(folder) === folder) return candidate;
    folder = dirname(folder);
  }
}
