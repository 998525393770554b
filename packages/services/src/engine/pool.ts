import { Worker } from "node:worker_threads";
import type { Log } from "../context";
import type { Telemetry } from "../telemetry";
import type { DrawnSketch, Engines, ReadDocument, RunOptions } from "./engines";
import { Lane, type Watcher } from "./lane";
import type { Order, Tasks } from "./messages";

export interface EnginePool extends Engines {
  /** Stops every thread; what was running is refused as `unavailable`. */
  close: () => Promise<void>;
}

interface PoolOptions {
  /** Threads for the engines. One more looks at uploads, so that checking a file never waits for them. */
  size: number;
  /** The bundled worker; left out, the worker's TypeScript source is run through tsx. */
  workerUrl?: URL;
  log?: Pick<Log, "warn">;
  telemetry?: Telemetry | undefined;
}

/** Counting pages and decoding them once takes seconds at most. */
const INSPECT_TIMEOUT_MS = 30_000;

/** The engines on threads of their own. Threads start when they are first needed. */
export function createEnginePool({ size, workerUrl, log, telemetry }: PoolOptions): EnginePool {
  const startWorker = (): Worker =>
    workerUrl
      ? new Worker(workerUrl)
      : new Worker(new URL("./worker.ts", import.meta.url), { execArgv: ["--import", "tsx"] });
  const watcher: Watcher = {
    lost: (reason) => {
      telemetry?.count("engineLost", {});
      log?.warn("engine thread lost", { reason });
    },
    waited: (task, seconds) => telemetry?.time("engineWait", { task }, seconds),
    stage: (task, stage, seconds) => telemetry?.time("engineStage", { task, stage }, seconds),
  };
  const engines = new Lane(size, startWorker, watcher);
  const inspection = new Lane(1, startWorker, watcher);
  const inspect = (input: Tasks["inspect"]["input"]) =>
    inspection.run({ task: "inspect", input }, { timeoutMs: INSPECT_TIMEOUT_MS }, true);
  const work = (order: Order, run: RunOptions, urgent: boolean) => engines.run(order, run, urgent);
  return {
    inspect: (input) => inspect(input) as Promise<Tasks["inspect"]["result"]>,
    readDocument: (input, run) =>
      work({ task: "readDocument", input }, run, true) as Promise<ReadDocument>,
    drawSketch: (input, run) =>
      work({ task: "drawSketch", input }, run, false) as Promise<DrawnSketch>,
    close: async () => {
      await Promise.all([engines.close(), inspection.close()]);
    },
  };
}
