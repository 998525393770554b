import { type Network, openNetwork } from "@inkform/native/open-network";
import { modelFile } from "./model-files";

/** On one thread, so that equal bytes give equal bits; other pages are looked at meanwhile. */
const THREADS = 1;

/** One of this package's networks, by its name in `models/`; opened when it is first asked for, and kept. */
export function lastingModel(name: string): () => Promise<Network> {
  let opening: Promise<Network> | null = null;
  return () => {
    opening ??= openNetwork(modelFile(name), THREADS);
    return opening;
  };
}
