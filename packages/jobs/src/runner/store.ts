import type { Database } from "@inkform/db/open-database";
import { runnerEvents, runnerRuns, runnerSteps } from "@inkform/db/schema/runner";
import {
  and,
  asc,
  count,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { concurrencyKey, type Definition, isTriggeredBy } from "./definition";
import type { InngestEvent, StepState } from "./protocol";
import { runnerSettings } from "./settings";

export type Run = { id: string; functionId: string; event: InngestEvent; attempt: number };
export type Step = Pick<
  typeof runnerSteps.$inferSelect,
  "id" | "name" | "kind" | "attempt" | "lost" | "readyAt" | "startedAt" | "settledAt"
> & { state: StepState | undefined };

/** Any number: the lock under which runs are claimed, so that limits hold over all processes. */
const CLAIM_LOCK = 771_204_118;
const DISPATCH_BATCH = 50;

/** Stores events; one whose id is known already is left as it is. */
export async function addEvents(db: Database, events: InngestEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ id, name, data, ts }) => ({
    id,
    name,
    data,
    receivedAt: new Date(ts),
  }));
  await db.insert(runnerEvents).values(rows).onConflictDoNothing();
}

/** Makes the runs that new events trigger. @returns whether there may be more */
export function dispatchEvents(db: Database, definitions: Definition[], now: Date) {
  return db.transaction(async (tx) => {
    const events = await tx
      .select()
      .from(runnerEvents)
      .where(isNull(runnerEvents.dispatchedAt))
      .orderBy(asc(runnerEvents.receivedAt))
      .limit(DISPATCH_BATCH)
      .for("update", { skipLocked: true });
    for (const row of events) {
      const data = row.data as Record<string, unknown>;
      const event = { id: row.id, name: row.name, data, ts: row.receivedAt.getTime() };
      const runs = definitions
        .filter((definition) => isTriggeredBy(definition, event))
        .map((definition) => newRun(definition, event, now));
      if (runs.length > 0) await tx.insert(runnerRuns).values(runs).onConflictDoNothing();
    }
    const ids = events.map(({ id }) => id);
    if (ids.length > 0) {
      await tx.update(runnerEvents).set({ dispatchedAt: now }).where(inArray(runnerEvents.id, ids));
    }
    return events.length === DISPATCH_BATCH;
  });
}

function newRun(definition: Definition, event: InngestEvent, now: Date) {
  return {
    id: `${definition.id}:${event.id}`,
    functionId: definition.id,
    eventId: event.id,
    event,
    status: "open" as const,
    concurrencyKey: concurrencyKey(definition, event),
    readyAt: now,
    createdAt: now,
  };
}

/**
 * Takes up to `limit` runs that are due and that no living process holds: those whose key has none
 * driven first, so that a key with many never keeps another one waiting, then the oldest.
 *
 * @returns the runs, and whether another look may find more
 */
export function claimRuns(
  db: Database,
  definitions: ReadonlyMap<string, Definition>,
  owner: string,
  limit: number,
  now: Date,
): Promise<{ runs: Run[]; more: boolean }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`);
    const driven = await countDriven(tx, owner, now);
    const own = new Map<string, number>();
    for (const { functionId, mine } of driven) {
      own.set(functionId, (own.get(functionId) ?? 0) + mine);
    }
    const hasRoom = (functionId: string) =>
      (own.get(functionId) ?? 0) <
      (definitions.get(functionId)?.perProcess ?? Number.POSITIVE_INFINITY);
    const limitOf = (functionId: string) =>
      definitions.get(functionId)?.concurrency?.limit ?? Number.POSITIVE_INFINITY;
    const full = driven.filter((group) => group.driven >= limitOf(group.functionId));
    const fullKeys = full.flatMap(({ key }) => (key === null ? [] : [key]));
    const due = await tx
      .select({
        id: runnerRuns.id,
        functionId: runnerRuns.functionId,
        concurrencyKey: runnerRuns.concurrencyKey,
      })
      .from(runnerRuns)
      .where(
        and(
          eq(runnerRuns.status, "open"),
          lte(runnerRuns.readyAt, now),
          or(isNull(runnerRuns.leaseUntil), lt(runnerRuns.leaseUntil, now)),
          inArray(runnerRuns.functionId, [...definitions.keys()].filter(hasRoom)),
          fullKeys.length === 0
            ? undefined
            : or(
                isNull(runnerRuns.concurrencyKey),
                notInArray(runnerRuns.concurrencyKey, fullKeys),
              ),
        ),
      )
      .orderBy(...fairly(driven), asc(runnerRuns.readyAt), asc(runnerRuns.createdAt))
      .limit(limit);
    const taken = new Map(driven.map(({ key, driven: others }) => [key, others]));
    const chosen = due.filter(({ functionId, concurrencyKey: key }) => {
      const others = taken.get(key) ?? 0;
      if (key !== null && others >= limitOf(functionId)) return false;
      if (!hasRoom(functionId)) return false;
      own.set(functionId, (own.get(functionId) ?? 0) + 1);
      taken.set(key, others + 1);
      return true;
    });
    if (chosen.length === 0) return { runs: [], more: false };
    const ids = chosen.map(({ id }) => id);
    const leaseUntil = new Date(now.getTime() + runnerSettings.leaseMs);
    const { id, functionId, event, attempt } = runnerRuns;
    const claimed = await tx
      .update(runnerRuns)
      .set({ leaseOwner: owner, leaseUntil })
      .where(inArray(runnerRuns.id, ids))
      .returning({ id, functionId, event, attempt });
    const runs = claimed.map((run) => ({ ...run, event: run.event as InngestEvent }));
    return { runs, more: due.length === limit };
  });
}

function fairly(driven: { key: string | null }[]): SQL[] {
  const keys = driven.flatMap(({ key }) => (key === null ? [] : [key]));
  if (keys.length === 0) return [];
  return [sql`coalesce(${inArray(runnerRuns.concurrencyKey, keys)}, false)`];
}

function countDriven(tx: Database, owner: string, now: Date) {
  const { concurrencyKey: key, functionId, leaseOwner } = runnerRuns;
  const mine = sql<number>`(count(*) filter (where ${leaseOwner} = ${owner}))::int`;
  return tx
    .select({ key, functionId, driven: count(), mine })
    .from(runnerRuns)
    .where(and(eq(runnerRuns.status, "open"), gt(runnerRuns.leaseUntil, now)))
    .groupBy(key, functionId);
}

/** Renews the leases of the runs that a process drives. @returns those it still holds */
export async function renewLeases(
  db: Database,
  owner: string,
  runIds: string[],
  now: Date,
): Promise<Set<string>> {
  if (runIds.length === 0) return new Set();
  const rows = await db
    .update(runnerRuns)
    .set({ leaseUntil: new Date(now.getTime() + runnerSettings.leaseMs) })
    .where(
      and(
        inArray(runnerRuns.id, runIds),
        eq(runnerRuns.leaseOwner, owner),
        eq(runnerRuns.status, "open"),
      ),
    )
    .returning({ id: runnerRuns.id });
  return new Set(rows.map(({ id }) => id));
}

/** Gives back what a process still holds; steps in the middle are not counted as lost. */
export async function releaseRuns(db: Database, owner: string): Promise<void> {
  await db.transaction(async (tx) => {
    const released = await tx
      .update(runnerRuns)
      .set({ leaseOwner: null, leaseUntil: null })
      .where(and(eq(runnerRuns.leaseOwner, owner), eq(runnerRuns.status, "open")))
      .returning({ id: runnerRuns.id });
    if (released.length === 0) return;
    const runIds = released.map(({ id }) => id);
    await tx
      .update(runnerSteps)
      .set({ startedAt: null })
      .where(and(inArray(runnerSteps.runId, runIds), isNull(runnerSteps.settledAt)));
  });
}

/** On a database of this process alone every lease is one that a lost process left behind. */
export async function dropLeases(db: Database): Promise<void> {
  await db
    .update(runnerRuns)
    .set({ leaseOwner: null, leaseUntil: null })
    .where(eq(runnerRuns.status, "open"));
}

/** When the next open run is due that nobody holds. */
export async function nextReadyAt(db: Database, now: Date): Promise<Date | undefined> {
  const [row] = await db
    .select({ readyAt: runnerRuns.readyAt })
    .from(runnerRuns)
    .where(
      and(
        eq(runnerRuns.status, "open"),
        gt(runnerRuns.readyAt, now),
        or(isNull(runnerRuns.leaseUntil), lt(runnerRuns.leaseUntil, now)),
      ),
    )
    .orderBy(asc(runnerRuns.readyAt))
    .limit(1);
  return row?.readyAt;
}

/** Removes what ended before `before`, events included. */
export async function forgetEnded(db: Database, before: Date): Promise<void> {
  await db.delete(runnerRuns).where(lt(runnerRuns.endedAt, before));
  await db.delete(runnerEvents).where(lt(runnerEvents.dispatchedAt, before));
}

/** The steps of a run: settled ones in the order in which they settled, then waiting ones. */
export async function readSteps(db: Database, runId: string): Promise<Step[]> {
  const rows = await db
    .select()
    .from(runnerSteps)
    .where(eq(runnerSteps.runId, runId))
    .orderBy(sql`${runnerSteps.position} asc nulls last`, asc(runnerSteps.id));
  return rows.map((row) => ({ ...row, state: (row.result ?? undefined) as StepState | undefined }));
}
