import type { Database } from "@inkform/db/open-database";
import { runnerRuns, runnerSteps } from "@inkform/db/schema/runner";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { FAILED_EVENT } from "./definition";
import type { SerializedError, StepState } from "./protocol";
import { runnerSettings } from "./settings";
import { addEvents, type Run } from "./store";

/** The run's lease went to another process, which drives it now. */
export class LeaseLost extends Error {
  override readonly name = "LeaseLost";
}

type NewStep = {
  id: string;
  name: string;
  kind: "run" | "sleep";
  readyAt: Date;
  /** Set for one that is run at once. */
  startedAt: Date | null;
};

/**
 * Everything that is written while a run is driven. Each write holds only while this process has
 * the run's lease. @throws LeaseLost
 */
export type RunWriter = ReturnType<typeof createRunWriter>;

export function createRunWriter(db: Database, run: Run, owner: string) {
  const fenced = (write: (tx: Database) => Promise<unknown>): Promise<void> =>
    db.transaction(async (tx) => {
      const holding = tx
        .select({ id: runnerRuns.id })
        .from(runnerRuns)
        .where(
          and(
            eq(runnerRuns.id, run.id),
            eq(runnerRuns.leaseOwner, owner),
            eq(runnerRuns.status, "open"),
          ),
        )
        .for("update")
        .execute();
      // Sent along with the question, and rolled back where its answer is no.
      const [held, written] = await Promise.allSettled([holding, write(tx)]);
      if (held.status === "rejected") throw held.reason;
      if (held.value.length === 0) throw new LeaseLost(run.id);
      if (written.status === "rejected") throw written.reason;
    });
  const updateRun = (tx: Database, values: Partial<typeof runnerRuns.$inferInsert>) =>
    tx.update(runnerRuns).set(values).where(eq(runnerRuns.id, run.id));
  const updateStep = (tx: Database, id: string, values: Record<string, unknown>) =>
    tx
      .update(runnerSteps)
      .set(values)
      .where(and(eq(runnerSteps.runId, run.id), eq(runnerSteps.id, id)));
  const released = { leaseOwner: null, leaseUntil: null };

  return {
    /** Counts the steps during which a process was lost; one lost too often is given up. */
    recover: (now: Date) =>
      fenced(async (tx) => {
        const running = and(
          eq(runnerSteps.runId, run.id),
          isNull(runnerSteps.settledAt),
          isNotNull(runnerSteps.startedAt),
        );
        const lost = { lost: sql`${runnerSteps.lost} + 1`, startedAt: null, readyAt: now };
        const rows = await tx
          .update(runnerSteps)
          .set(lost)
          .where(running)
          .returning({ id: runnerSteps.id, lost: runnerSteps.lost });
        for (const { id } of rows.filter((row) => row.lost >= runnerSettings.maxLost)) {
          const error = { name: "WorkerLost", message: "The process was lost in this step." };
          await settle(tx, run.id, id, { error }, now);
        }
      }),
    addSteps: (steps: NewStep[]) =>
      fenced((tx) =>
        tx
          .insert(runnerSteps)
          .values(steps.map((step) => ({ ...step, runId: run.id })))
          .onConflictDoNothing(),
      ),
    startStep: (id: string, now: Date) => fenced((tx) => updateStep(tx, id, { startedAt: now })),
    settleStep: (id: string, state: StepState, now: Date) =>
      fenced((tx) => settle(tx, run.id, id, state, now)),
    retryStep: (id: string, attempt: number, readyAt: Date) =>
      fenced((tx) => updateStep(tx, id, { attempt, readyAt, startedAt: null })),
    /** Gives the run back; steps in the middle start again without being counted as lost. */
    park: (readyAt: Date) =>
      fenced(async (tx) => {
        const running = and(eq(runnerSteps.runId, run.id), isNull(runnerSteps.settledAt));
        await tx.update(runnerSteps).set({ startedAt: null }).where(running);
        await updateRun(tx, { readyAt, ...released });
      }),
    retryRun: (attempt: number, readyAt: Date) =>
      fenced((tx) => updateRun(tx, { attempt, readyAt, ...released })),
    succeed: (output: unknown, now: Date) =>
      fenced((tx) =>
        updateRun(tx, { status: "succeeded", output: output ?? null, endedAt: now, ...released }),
      ),
    /** Ends the run and tells the function's `onFailure`. */
    fail: (error: SerializedError, now: Date) =>
      fenced(async (tx) => {
        await updateRun(tx, { status: "failed", output: error, endedAt: now, ...released });
        const data = { function_id: run.functionId, run_id: run.id, error, event: run.event };
        await addEvents(tx, [
          { id: `failed:${run.id}`, name: FAILED_EVENT, data, ts: now.getTime() },
        ]);
      }),
  };
}

/** The order in which steps settled is theirs for good: the SDK replays the function along it. */
async function settle(
  tx: Database,
  runId: string,
  id: string,
  state: StepState,
  now: Date,
): Promise<void> {
  const settled = tx
    .select({ count: sql`count(*)::int` })
    .from(runnerSteps)
    .where(and(eq(runnerSteps.runId, runId), isNotNull(runnerSteps.settledAt)));
  await tx
    .update(runnerSteps)
    .set({ result: state, settledAt: now, startedAt: null, position: sql`(${settled})` })
    .where(
      and(eq(runnerSteps.runId, runId), eq(runnerSteps.id, id), isNull(runnerSteps.settledAt)),
    );
}
