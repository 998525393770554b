// The engine's worker from its source, for tests: within their runner a thread does not take tsx from its arguments.
import { register } from "tsx/esm/api";

register();
await import("../src/engine/worker.ts");
