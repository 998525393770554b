import { pathToFileURL } from "node:url";
import * as ort from "onnxruntime-web";
import { onnxRuntimeFolder, readModelFile } from "./model-files";

/** One of this package's networks, by its name in `models/`. One WebAssembly thread: the same input gives the same bits. */
export async function openModel(name: string): Promise<ort.InferenceSession> {
  ort.env.wasm.numThreads = 1;
  ort.env.wasm.wasmPaths = pathToFileURL(onnxRuntimeFolder()).href;
  ort.env.logLevel = "error";
  return ort.InferenceSession.create(await readModelFile(name), {
    executionProviders: ["wasm"],
    graphOptimizationLevel: "all",
  });
}
