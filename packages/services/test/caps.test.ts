import { CAD_MODEL, EXTRACT_MODEL } from "@inkform/contract/models";
import { openDatabase } from "@inkform/db/open-database";
import { type PostgresServer, startPostgres } from "@inkform/db/postgres-server";
import { meters, usageEvents } from "@inkform/db/schema/metering";
import { cadJobs } from "@inkform/db/schema/work";
import { and, eq, inArray, sum } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCadJob } from "../src/cad/create";
import { failCadJob } from "../src/cad/fail";
import { runCadJob } from "../src/cad/run";
import type { ServiceBase, ServiceContext } from "../src/context";
import { EngineError } from "../src/engine/engines";
import { extract } from "../src/extraction/extract";
import { describeMe } from "../src/me/describe";
import { isServiceError } from "../src/service-error";
import { makeWorld, paper, type World } from "./world";

/** Two processes of the service, each with connections of its own, on one Postgres. */
let server: PostgresServer;
let world: World;
let second: ServiceBase;
const closes: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await startPostgres();
  const url = await server.createDatabase();
  const databases = [await openDatabase({ url }), await openDatabase({ url })] as const;
  closes.push(...databases.map(({ close }) => close), server.stop);
  await databases[0].migrate();
  world = makeWorld(databases[0].db);
  second = { ...world.base, db: databases[1].db };
});

afterAll(async () => {
  for (const close of closes) await close();
});

/** What came of a request: nothing to say, or the code of its refusal. */
async function outcome(run: Promise<unknown>): Promise<string> {
  try {
    await run;
    return "done";
  } catch (error) {
    if (isServiceError(error)) return error.code;
    throw error;
  }
}

const counted = (outcomes: string[]) => ({
  done: outcomes.filter((one) => one === "done").length,
  cap_reached: outcomes.filter((one) => one === "cap_reached").length,
});

async function billedOf(projectId: string) {
  const { db } = world.base;
  const [events] = await db
    .select({ billed: sum(usageEvents.billed).mapWith(Number) })
    .from(usageEvents)
    .where(eq(usageEvents.projectId, projectId));
  const [meter] = await db.select().from(meters).where(eq(meters.projectId, projectId));
  return { events: events?.billed ?? 0, meter: meter?.used ?? 0 };
}

test("a hundred readings at once over two processes, fifty left: fifty are billed", async () => {
  const { id, ctx } = await world.project({ [EXTRACT_MODEL]: { included: 0, cap: 50 } });
  const input = { bytes: paper({ pages: 1 }), model: EXTRACT_MODEL } as const;
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, number) =>
      outcome(extract({ ctx: { ...ctx, db: (number % 2 ? second : ctx).db }, input })),
    ),
  );
  expect(counted(outcomes)).toEqual({ done: 50, cap_reached: 50 });
  expect(await billedOf(id)).toEqual({ events: 50, meter: 50 });
});

test("a hundred sketches at once over two processes, fifty left: fifty are drawn and billed", async () => {
  const { id, ctx } = await world.project({ [CAD_MODEL]: { included: 20, cap: 30 } });
  const input = { bytes: paper({ pages: 1, parts: 2 }), model: CAD_MODEL } as const;
  const baseOf = (number: number) => (number % 2 ? second : world.base);
  const jobs: string[] = [];
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, number) =>
      outcome(
        createCadJob({ ctx: { ...ctx, db: baseOf(number).db }, input }).then((made) =>
          jobs.push(made.id),
        ),
      ),
    ),
  );
  expect(counted(outcomes)).toEqual({ done: 50, cap_reached: 50 });
  // Each job is drawn by both at once, as after a lease that ran out; together they drew 100 parts.
  const drawn = jobs.flatMap((jobId) => [0, 1].map((at) => ({ jobId, ctx: baseOf(at) })));
  await Promise.allSettled(
    drawn.map(({ jobId, ctx: base }) => runCadJob({ ctx: base, input: { jobId } })),
  );
  expect(await billedOf(id)).toEqual({ events: 50, meter: 50 });
  const ended = await world.base.db.select().from(cadJobs).where(eq(cadJobs.projectId, id));
  expect(ended.every(({ status }) => status === "succeeded")).toBe(true);
});

type Step =
  | { kind: "accept" }
  | { kind: "succeed"; job: number; parts: number }
  | { kind: "fail"; job: number }
  | { kind: "crash"; job: number };

const job = fc.nat(5);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("accept" as const) }),
  fc.record({ kind: fc.constant("succeed" as const), job, parts: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant("fail" as const), job }),
  fc.record({ kind: fc.constant("crash" as const), job }),
);

/** Does what a step says, in one of the two processes. */
async function take(one: Step, ctx: ServiceContext, jobs: string[], base: ServiceBase) {
  if (one.kind === "accept") {
    const bytes = paper({ pages: 1 });
    const made = createCadJob({ ctx: { ...ctx, db: base.db }, input: { model: CAD_MODEL, bytes } });
    return outcome(made.then(({ id }) => jobs.push(id)));
  }
  const jobId = jobs[one.job];
  if (jobId === undefined) return "none";
  if (one.kind === "fail") {
    return outcome(failCadJob({ ctx: base, input: { jobId, code: "no_part_found" } }));
  }
  const lost = new EngineError("crashed", "the process was killed");
  const bytes = paper(
    one.kind === "crash" ? { pages: 1, fails: lost } : { pages: 1, parts: one.parts },
  );
  const blobs = { ...base.blobs, get: async () => bytes };
  const run = runCadJob({ ctx: { ...base, blobs }, input: { jobId } });
  return run.then(
    () => "done",
    (error: { code?: string }) => {
      if (error.code === "crashed") return "crashed";
      throw error;
    },
  );
}

test("in whatever order jobs are accepted, end, fail and crash, the cap and the bill are right", async () => {
  const scenario = fc.record({
    included: fc.nat(3),
    cap: fc.nat(3),
    rounds: fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), {
      minLength: 1,
      maxLength: 6,
    }),
  });
  await fc.assert(
    fc.asyncProperty(scenario, async ({ included, cap, rounds }) => {
      const { id, ctx } = await world.project({ [CAD_MODEL]: { included, cap } });
      const jobs: string[] = [];
      const ofProject = eq(cadJobs.projectId, id);
      for (const round of rounds) {
        await Promise.all(
          round.map((one, at) => take(one, ctx, jobs, at % 2 ? second : world.base)),
        );
        const rows = await world.base.db.select().from(cadJobs).where(ofProject);
        const open = rows.filter(({ status }) => ["queued", "running"].includes(status)).length;
        const billed = rows.reduce((total, row) => total + (row.billed ?? 0), 0);
        // One bill a job that succeeded, none for any other, and never more than the cap allows.
        expect(await billedOf(id)).toEqual({ events: billed, meter: billed });
        expect(rows.every((row) => (row.billed !== null) === (row.status === "succeeded"))).toBe(
          true,
        );
        expect(billed).toBeLessThanOrEqual(included + cap);
        expect((await describeMe({ ctx })).plans[0]?.used).toBe(billed);
        // Exactly so many more are accepted as are left: nothing ended holds a place.
        const left = Math.max(0, included + cap - billed - open);
        const more = await Promise.all(
          Array.from({ length: left + 1 }, () => take({ kind: "accept" }, ctx, [], second)),
        );
        expect(counted(more)).toEqual({ done: left, cap_reached: 1 });
        const added = rows.map((row) => row.id);
        const extra = await world.base.db.select({ id: cadJobs.id }).from(cadJobs).where(ofProject);
        const ids = extra.map((row) => row.id).filter((one) => !added.includes(one));
        if (ids.length > 0) {
          await world.base.db.delete(cadJobs).where(and(ofProject, inArray(cadJobs.id, ids)));
        }
      }
    }),
    { numRuns: 15 },
  );
});
