import type { Worker } from "node:worker_threads";
import { UploadError, type UploadErrorCode } from "@inkform/raster/model";
import { EngineError, type RunOptions } from "./engines";
import type { Order, Report, SentError } from "./messages";

interface Job {
  order: Order;
  run: RunOptions;
  urgent: boolean;
  /** Milliseconds of the process's own clock. */
  askedAt: number;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

interface Seat {
  worker: Worker;
  job: Job | null;
  timer: NodeJS.Timeout | null;
  /** What the engine does now, and since when. */
  stage: { name: string; since: number };
}

/** Who hears of threads that were lost and of how long things took. */
export interface Watcher {
  lost: (reason: string) => void;
  /** Seconds a task waited for a thread. */
  waited: (task: string, seconds: number) => void;
  stage: (task: string, stage: string, seconds: number) => void;
}

/**
 * A number of worker threads that share a queue. A thread that passes its time or dies takes its
 * own job with it and no other; the next job gets a fresh thread.
 */
export class Lane {
  readonly #seats = new Set<Seat>();
  readonly #queue: Job[] = [];
  readonly #size: number;
  readonly #startWorker: () => Worker;
  readonly #watcher: Watcher;
  #closed = false;

  constructor(size: number, startWorker: () => Worker, watcher: Watcher) {
    this.#size = size;
    this.#startWorker = startWorker;
    this.#watcher = watcher;
  }

  /** Urgent jobs (somebody waits for the answer) go before those that only have to be done. */
  run(order: Order, run: RunOptions, urgent: boolean): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new EngineError("unavailable", "the engines are closed"));
      const job = { order, run, urgent, askedAt: performance.now(), resolve, reject };
      const before = urgent ? this.#queue.findIndex((waiting) => !waiting.urgent) : -1;
      this.#queue.splice(before === -1 ? this.#queue.length : before, 0, job);
      this.#dispatch();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const gone = new EngineError("unavailable", "the engines are closing");
    for (const job of this.#queue.splice(0)) job.reject(gone);
    await Promise.all([...this.#seats].map((seat) => this.#dismiss(seat, gone)));
  }

  #dispatch(): void {
    while (this.#queue.length > 0) {
      const seat = [...this.#seats].find(({ job }) => job === null) ?? this.#open();
      if (!seat) return;
      const job = this.#queue.shift();
      if (job) this.#begin(seat, job);
    }
  }

  #open(): Seat | null {
    if (this.#closed || this.#seats.size >= this.#size) return null;
    const stage = { name: "", since: 0 };
    const seat: Seat = { worker: this.#startWorker(), job: null, timer: null, stage };
    this.#seats.add(seat);
    seat.worker.on("message", (report: Report) => this.#hear(seat, report));
    seat.worker.on("error", (error) =>
      this.#lose(seat, new EngineError("crashed", "the engine's thread failed", error)),
    );
    seat.worker.on("exit", () =>
      this.#lose(seat, new EngineError("crashed", "the engine's thread ended")),
    );
    return seat;
  }

  #begin(seat: Seat, job: Job): void {
    const now = performance.now();
    this.#watcher.waited(job.order.task, (now - job.askedAt) / 1000);
    seat.job = job;
    seat.stage = { name: "open", since: now };
    seat.worker.ref();
    seat.timer = setTimeout(() => {
      this.#watcher.lost("out of time");
      const late = new EngineError("timeout", `stopped after ${job.run.timeoutMs} ms`);
      void this.#dismiss(seat, late).then(() => this.#dispatch());
    }, job.run.timeoutMs);
    seat.worker.postMessage(job.order);
  }

  #hear(seat: Seat, report: Report): void {
    const { job } = seat;
    if (!job) return;
    if (report.kind === "stage") {
      this.#leaveStage(seat, job);
      seat.stage = { name: report.stage, since: performance.now() };
      job.run.onStage?.(report.stage, report.page ?? undefined);
      return;
    }
    this.#release(seat);
    // An idle thread keeps no process alive.
    seat.worker.unref();
    if (report.kind === "done") job.resolve(report.result);
    else job.reject(revive(report.error));
    this.#dispatch();
  }

  #lose(seat: Seat, error: EngineError): void {
    if (!this.#seats.delete(seat)) return;
    this.#watcher.lost(error.cause instanceof Error ? error.cause.message : error.message);
    this.#release(seat)?.reject(error);
    this.#dispatch();
  }

  async #dismiss(seat: Seat, error: EngineError): Promise<void> {
    this.#seats.delete(seat);
    this.#release(seat)?.reject(error);
    await seat.worker.terminate();
  }

  #leaveStage({ stage }: Seat, { order }: Job): void {
    this.#watcher.stage(order.task, stage.name, (performance.now() - stage.since) / 1000);
  }

  #release(seat: Seat): Job | null {
    const { job } = seat;
    if (job) this.#leaveStage(seat, job);
    if (seat.timer) clearTimeout(seat.timer);
    seat.job = null;
    seat.timer = null;
    return job;
  }
}

/** The refusal an engine threw, as the class it was; anything else stays an unknown error. */
function revive({ name, code, message, stack }: SentError): Error {
  if (name === "UploadError" && code) return new UploadError(code as UploadErrorCode, message);
  const error = new Error(message);
  error.name = name;
  if (stack) error.stack = stack;
  return error;
}
