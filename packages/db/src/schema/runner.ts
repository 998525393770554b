import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

/**
 * What the embedded runner keeps: events, one run for each function an event triggers, and the
 * results of the steps of each run. A real Inngest server keeps the same outside of the service.
 */

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** `dispatched_at` is null until a run exists for every function that the event triggers. */
export const runnerEvents = pgTable(
  "runner_events",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    data: jsonb("data").notNull(),
    receivedAt: instant("received_at").notNull().defaultNow(),
    dispatchedAt: instant("dispatched_at"),
  },
  (table) => [index("runner_events_undispatched").on(table.dispatchedAt, table.receivedAt)],
);

/**
 * `concurrency_key` is null for a function without a limit. A lease names the process that drives
 * the run; a run whose lease ran out is taken up by another process. `attempt` counts the failures
 * of the function's body between its steps.
 */
export const runnerRuns = pgTable(
  "runner_runs",
  {
    id: text("id").primaryKey(),
    functionId: text("function_id").notNull(),
    eventId: text("event_id").notNull(),
    event: jsonb("event").notNull(),
    status: text("status", { enum: ["open", "succeeded", "failed"] }).notNull(),
    attempt: integer("attempt").notNull().default(0),
    concurrencyKey: text("concurrency_key"),
    readyAt: instant("ready_at").notNull(),
    leaseOwner: text("lease_owner"),
    leaseUntil: instant("lease_until"),
    output: jsonb("output"),
    createdAt: instant("created_at").notNull().defaultNow(),
    endedAt: instant("ended_at"),
  },
  (table) => [
    uniqueIndex("runner_runs_once").on(table.functionId, table.eventId),
    index("runner_runs_ready").on(table.status, table.readyAt),
  ],
);

/**
 * `settled_at` is null while a step waits: for its first run, for a retry, or for the end of a
 * sleep. `started_at` is set while it runs, so that a process lost in the middle is noticed and
 * counted in `lost`. `position` is the order in which steps settled, which the SDK replays.
 */
export const runnerSteps = pgTable(
  "runner_steps",
  {
    runId: text("run_id")
      .notNull()
      .references(() => runnerRuns.id, { onDelete: "cascade" }),
    id: text("id").notNull(),
    name: text("name").notNull(),
    kind: text("kind", { enum: ["run", "sleep"] }).notNull(),
    attempt: integer("attempt").notNull().default(0),
    lost: integer("lost").notNull().default(0),
    readyAt: instant("ready_at").notNull(),
    startedAt: instant("started_at"),
    settledAt: instant("settled_at"),
    position: integer("position"),
    result: jsonb("result"),
  },
  (table) => [primaryKey({ columns: [table.runId, table.id] })],
);
