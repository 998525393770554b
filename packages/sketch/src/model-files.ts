import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/**
 * Where one of this package's own data files lies, by its name in `models/`.
 * It is found through the package, not through this file's place, so that a bundled engine finds it too.
 */
export function modelFile(name: string): string {
  return join(dirname(require.resolve("@inkform/sketch/package.json")), "models", name);
}
