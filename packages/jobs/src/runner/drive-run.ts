import type { Database } from "@inkform/db/open-database";
import type { Definition } from "./definition";
import { type Answer, callFunction, endOfSleep, type Handler, type Operation } from "./protocol";
import { createRunWriter, LeaseLost, type RunWriter } from "./run-writer";
import { retryDelay } from "./settings";
import { type Run, readSteps, type Step } from "./store";

export type DriveOptions = {
  db: Database;
  handler: Handler;
  signingKey: string;
  owner: string;
  run: Run;
  definition: Definition;
  /** Aborted when the process stops or has lost the lease: nothing further is started. */
  signal: AbortSignal;
};

type Drive = DriveOptions & { writer: RunWriter };

/**
 * Takes a run as far as it goes: asks the function for its next steps, records them, runs those
 * that are due, and so on, until it has ended, sleeps, or waits for a retry. Execution is at
 * least once: a step whose process is lost in the middle runs again.
 */
export async function driveRun(options: DriveOptions): Promise<void> {
  const writer = createRunWriter(options.db, options.run, options.owner);
  const drive = { ...options, writer };
  try {
    await driveToPause(drive);
  } catch (thrown) {
    if (thrown instanceof LeaseLost) return;
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    await endRun(drive, { kind: "error", error, final: false, retryAfterMs: undefined });
    throw error;
  }
}

async function driveToPause(drive: Drive): Promise<void> {
  const { db, run, writer, signal } = drive;
  const before = await readSteps(db, run.id);
  if (before.some(isRunning)) await writer.recover(new Date());
  let discover = true;
  while (!signal.aborted) {
    if (discover && (await discoverSteps(drive)) === "ended") return;
    const waiting = await waitingSteps(drive);
    const due = waiting.filter(({ readyAt }) => readyAt.getTime() <= Date.now());
    if (due.length === 0) return writer.park(earliest(waiting));
    const outcomes = await Promise.all(due.map((step) => advance(drive, step)));
    if (outcomes.includes("ended")) return;
    discover = outcomes.includes("settled");
  }
  await writer.park(new Date());
}

/** Seen before anything was done: its process was lost. */
const isRunning = ({ startedAt, settledAt }: Step): boolean =>
  startedAt !== null && settledAt === null;

const waitingSteps = async ({ db, run }: Drive): Promise<Step[]> =>
  (await readSteps(db, run.id)).filter(({ settledAt }) => settledAt === null);

function earliest(steps: Step[]): Date {
  return new Date(Math.min(...steps.map(({ readyAt }) => readyAt.getTime())));
}

async function call(drive: Drive, step?: Step): Promise<Answer> {
  const { db, handler, signingKey, run, definition } = drive;
  const settled = (await readSteps(db, run.id)).flatMap(({ id, state }) =>
    state === undefined ? [] : [{ id, state }],
  );
  return callFunction(handler, signingKey, {
    functionId: run.functionId,
    runId: run.id,
    attempt: step ? step.attempt : run.attempt,
    maxAttempts: definition.maxAttempts,
    event: run.event,
    steps: settled,
    ...(step ? { stepId: step.id } : {}),
  });
}

/** Asks the function what comes next. The run ends where nothing does. */
async function discoverSteps(drive: Drive): Promise<"ended" | "found"> {
  const answer = await call(drive);
  if (answer.kind !== "operations") return endRun(drive, answer);
  const now = new Date();
  const steps = answer.operations.map((operation) => ({
    id: operation.id,
    name: operation.displayName ?? operation.name ?? operation.id,
    ...planned(operation, now),
  }));
  await drive.writer.addSteps(steps);
  return "found";
}

/** A step is run as soon as it is found, so it is written down as started. */
function planned(operation: Operation, now: Date) {
  if (operation.op === "StepPlanned") {
    return { kind: "run", readyAt: now, startedAt: now } as const;
  }
  if (operation.op === "Sleep") {
    const readyAt = endOfSleep(operation.name ?? "", now);
    return { kind: "sleep", readyAt, startedAt: null } as const;
  }
  throw new Error(`The embedded runner does not know the operation ${operation.op}.`);
}

/** Ends a sleep or runs a step. */
async function advance(drive: Drive, step: Step): Promise<"settled" | "waits" | "ended"> {
  const { writer } = drive;
  if (step.kind === "sleep") {
    await writer.settleStep(step.id, { data: null }, new Date());
    return "settled";
  }
  if (step.startedAt === null) await writer.startStep(step.id, new Date());
  const answer = await call(drive, step);
  if (answer.kind !== "operations") {
    // The function ended or threw before it came to this step again.
    await endRun(drive, answer);
    return "ended";
  }
  const operation = answer.operations.find(({ id }) => id === step.id);
  if (!operation) throw new Error(`The function did not run its step ${step.name}.`);
  const error = operation.error ?? { name: "Error", message: "unknown" };
  const attempt = step.attempt + 1;
  if (operation.op === "StepRun") {
    await writer.settleStep(step.id, { data: operation.data ?? null }, new Date());
    return "settled";
  }
  if (operation.op === "StepFailed" || attempt >= drive.definition.maxAttempts) {
    await writer.settleStep(step.id, { error }, new Date());
    return "settled";
  }
  const wait = answer.retryAfterMs ?? retryDelay(attempt);
  await writer.retryStep(step.id, attempt, new Date(Date.now() + wait));
  return "waits";
}

async function endRun(
  { writer, run, definition }: Drive,
  answer: Exclude<Answer, { kind: "operations" }>,
): Promise<"ended"> {
  const now = new Date();
  const attempt = run.attempt + 1;
  if (answer.kind === "done") {
    await writer.succeed(answer.data, now);
  } else if (answer.final || attempt >= definition.maxAttempts) {
    const { name, message } = answer.error;
    await writer.fail({ name, message }, now);
  } else {
    const wait = answer.retryAfterMs ?? retryDelay(attempt);
    await writer.retryRun(attempt, new Date(now.getTime() + wait));
  }
  return "ended";
}
