import { randomUUID } from "node:crypto";
import type { Database } from "@inkform/db/open-database";
import { createCron } from "./cron";
import type { Definition } from "./definition";
import { driveRun } from "./drive-run";
import type { Handler, InngestEvent } from "./protocol";
import { runnerSettings } from "./settings";
import {
  addEvents,
  claimRuns,
  dispatchEvents,
  dropLeases,
  forgetEnded,
  nextReadyAt,
  type Run,
  releaseRuns,
  renewLeases,
} from "./store";

export type Runner = {
  send(events: InngestEvent[]): Promise<void>;
  start(): Promise<void>;
  /** Starts nothing more and waits for steps in the middle; what does not end in time is parked. */
  stop(graceMs: number): Promise<void>;
};

export type RunnerOptions = {
  db: Database;
  /** Whether this process is the only one on its database. */
  exclusive: boolean;
  definitions: Definition[];
  handler: Handler;
  signingKey: string;
  onError: (error: unknown, runId?: string) => void;
};

/** Drives the functions of one process; several processes on one database share the work. */
export function createRunner(options: RunnerOptions): Runner {
  const { db, definitions, onError } = options;
  const byId = new Map(definitions.map((definition) => [definition.id, definition]));
  const addCronEvents = createCron(definitions);
  const owner = randomUUID();
  const driven = new Map<string, { stop: AbortController; done: Promise<void> }>();
  let timer: NodeJS.Timeout | undefined;
  let renewal: NodeJS.Timeout | undefined;
  let running = false;
  let round: Promise<void> | undefined;
  let again = false;

  /** Looks at the database now; a look that is under way looks once more. */
  function wake(): void {
    if (!running) return;
    again = true;
    if (round) return;
    clearTimeout(timer);
    round = look()
      .catch((error) => {
        onError(error);
        return runnerSettings.pollMs;
      })
      .then((wait) => {
        round = undefined;
        if (again) wake();
        else if (running) timer = setTimeout(wake, wait);
      });
  }

  /** @returns how long to wait until the next look, in milliseconds */
  async function look(): Promise<number> {
    again = false;
    const now = new Date();
    await addCronEvents(db, now);
    while (await dispatchEvents(db, definitions, now));
    const free = runnerSettings.maxRuns - driven.size;
    if (free > 0) {
      const claimed = await claimRuns(db, byId, owner, free, now);
      for (const run of claimed.runs) drive(run);
      if (claimed.more) again = true;
    }
    const next = await nextReadyAt(db, now);
    const wait = next ? Math.max(0, next.getTime() - Date.now()) : runnerSettings.pollMs;
    return Math.min(wait, runnerSettings.pollMs);
  }

  function drive(run: Run): void {
    const definition = byId.get(run.functionId);
    if (!definition) return;
    const stop = new AbortController();
    const done = driveRun({ ...options, owner, run, definition, signal: stop.signal })
      .catch((error) => onError(error, run.id))
      .finally(() => {
        driven.delete(run.id);
        wake();
      });
    driven.set(run.id, { stop, done });
  }

  async function renew(): Promise<void> {
    const now = new Date();
    const held = await renewLeases(db, owner, [...driven.keys()], now);
    for (const [id, { stop }] of driven) if (!held.has(id)) stop.abort();
    await forgetEnded(db, new Date(now.getTime() - runnerSettings.keepMs));
  }

  return {
    async send(events) {
      await addEvents(db, events);
      wake();
    },
    async start() {
      if (options.exclusive) await dropLeases(db);
      running = true;
      renewal = setInterval(() => renew().catch(onError), runnerSettings.renewMs);
      wake();
    },
    async stop(graceMs) {
      running = false;
      clearTimeout(timer);
      await round;
      for (const { stop } of driven.values()) stop.abort();
      const ended = Promise.all([...driven.values()].map(({ done }) => done));
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, graceMs).unref())]);
      clearInterval(renewal);
      await releaseRuns(db, owner);
    },
  };
}
