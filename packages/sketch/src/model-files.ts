import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/**
 * Reads one of this package's own data files, by its name in `models/`.
 * It is found through the package, not through this file's place, so that a bundled engine finds it too.
 */
export async function readModelFile(name: string): Promise<Buffer> {
  const root = dirname(require.resolve("@inkform/sketch/package.json"));
  return readFile(join(root, "models", name));
}

/** The folder of onnxruntime-web's WebAssembly files, with a trailing separator. */
export function onnxRuntimeFolder(): string {
  return join(dirname(require.resolve("onnxruntime-web/ort-wasm-simd-threaded.wasm")), "/");
}
