import type { OpenDatabase } from "@inkform/db/open-database";
import { runnerEvents, runnerRuns, runnerSteps } from "@inkform/db/schema/runner";
import { eq } from "drizzle-orm";
import { NonRetriableError, RetryAfterError } from "inngest";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Jobs } from "../src/create-jobs";
import { embeddedJobs, gate, openMemoryDatabase } from "./harness";

let database: OpenDatabase;
const started: Jobs[] = [];

beforeAll(async () => {
  database = await openMemoryDatabase();
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((jobs) => jobs.stop(1_000)));
  await database.db.delete(runnerRuns);
  await database.db.delete(runnerEvents);
});

afterAll(() => database.close());

function run(
  functions: Parameters<typeof embeddedJobs>[1],
  ...events: Parameters<Jobs["send"]>[0]
): Promise<Jobs> {
  return runWith({}, functions, ...events);
}

async function runWith(
  perProcess: Record<string, number>,
  functions: Parameters<typeof embeddedJobs>[1],
  ...events: Parameters<Jobs["send"]>[0]
): Promise<Jobs> {
  const jobs = embeddedJobs(database, functions, perProcess);
  started.push(jobs);
  await jobs.start();
  if (events.length > 0) await jobs.send(events);
  return jobs;
}

const statuses = async () =>
  (await database.db.select({ status: runnerRuns.status }).from(runnerRuns)).map(
    ({ status }) => status,
  );
const ended = (...expected: string[]) =>
  expect.poll(statuses, { timeout: 20_000, interval: 20 }).toEqual(expected);

const event = (id: string, data = {}) => ({ id, name: "thing/made", data });
const soon = { timeout: 20_000, interval: 20 };
const triggers = [{ event: "thing/made" }];

describe("the embedded runner", () => {
  it("runs each step once, whatever comes between them", async () => {
    const ran: string[] = [];
    await run(
      (client) => [
        client.createFunction({ id: "steps", triggers }, async ({ step }) => {
          const one = await step.run("one", () => ran.push("one") && 1);
          await step.sleep("nap", "1s");
          const [two, three] = await Promise.all([
            step.run("two", () => ran.push("two") && 2),
            step.run("three", () => ran.push("three") && 3),
          ]);
          return one + two + three;
        }),
      ],
      event("e1"),
    );
    await ended("succeeded");
    expect(ran[0]).toBe("one");
    expect([...ran].sort()).toEqual(["one", "three", "two"]);
    const [row] = await database.db.select().from(runnerRuns);
    expect(row?.output).toBe(6);
    expect((row?.endedAt?.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBeGreaterThan(999);
  });

  it("makes one run of an event that is sent twice", async () => {
    let ran = 0;
    const jobs = await run(
      (client) => [
        client.createFunction({ id: "once", triggers }, ({ step }) =>
          step.run("count", () => {
            ran++;
          }),
        ),
      ],
      event("same"),
      event("same"),
    );
    await ended("succeeded");
    await jobs.send([event("same")]);
    await ended("succeeded");
    expect(ran).toBe(1);
  });

  it("repeats a failed step alone, after the wait that its error asks for", async () => {
    const ran: string[] = [];
    await run(
      (client) => [
        client.createFunction({ id: "retry", retries: 1, triggers }, async ({ step }) => {
          await step.run("good", () => ran.push("good"));
          await step.run("flaky", () => {
            ran.push("flaky");
            if (ran.length < 3) throw new RetryAfterError("later", 1_000);
          });
        }),
      ],
      event("e1"),
    );
    await ended("succeeded");
    expect(ran).toEqual(["good", "flaky", "flaky"]);
  });

  it("tells onFailure when a step will not succeed", async () => {
    const told: unknown[] = [];
    await run(
      (client) => [
        client.createFunction(
          {
            id: "hopeless",
            retries: 3,
            triggers,
            onFailure: ({ error, event: failure, step }) =>
              step.run("tell", () => {
                told.push(error.message, failure.data.event.data);
              }),
          },
          ({ step }) =>
            step.run("refuse", () => {
              throw new NonRetriableError("never");
            }),
        ),
      ],
      event("e1", { thing: 7 }),
    );
    await ended("failed", "succeeded");
    expect(told).toEqual(["never", { thing: 7 }]);
  });

  it("gives up a function that throws between its steps after its attempts", async () => {
    let bodies = 0;
    await run(
      (client) => [
        client.createFunction({ id: "throws", retries: 1, triggers }, () => {
          bodies++;
          throw new RetryAfterError("no", 1_000);
        }),
      ],
      event("e1"),
    );
    await ended("failed");
    expect(bodies).toBe(2);
  });

  it("sends the events of a step and runs what they trigger", async () => {
    let got: unknown;
    await run(
      (client) => [
        client.createFunction({ id: "first", triggers }, async ({ step }) => {
          await step.sendEvent("pass on", {
            id: "next",
            name: "thing/used",
            data: { by: "first" },
          });
        }),
        client.createFunction(
          { id: "second", triggers: [{ event: "thing/used" }] },
          ({ event: received, step }) =>
            step.run("get", () => {
              got = received.data;
            }),
        ),
      ],
      event("e1"),
    );
    await ended("succeeded", "succeeded");
    expect(got).toEqual({ by: "first" });
  });

  it("keeps to the limit of runs at once over two processes", async () => {
    const hold = gate();
    let now = 0;
    let most = 0;
    const functions: Parameters<typeof embeddedJobs>[1] = (client) => [
      client.createFunction({ id: "limited", concurrency: { limit: 2 }, triggers }, ({ step }) =>
        step.run("work", async () => {
          most = Math.max(most, ++now);
          await hold.opened;
          now--;
        }),
      ),
    ];
    await run(functions);
    await run(functions, ...["1", "2", "3", "4", "5"].map((id) => event(id)));
    await expect.poll(() => now).toBe(2);
    hold.open();
    await ended("succeeded", "succeeded", "succeeded", "succeeded", "succeeded");
    expect(most).toBe(2);
  });

  it("takes no more of a function than its process can do", async () => {
    const hold = gate();
    const at = new Map<string, number>();
    const functions =
      (name: string): Parameters<typeof embeddedJobs>[1] =>
      (client) => [
        client.createFunction({ id: "heavy", triggers }, ({ step }) =>
          step.run("work", async () => {
            at.set(name, (at.get(name) ?? 0) + 1);
            await hold.opened;
          }),
        ),
      ];
    const ids = ["1", "2", "3", "4", "5"];
    await runWith({ heavy: 2 }, functions("first"), ...ids.map((id) => event(id)));
    await expect.poll(() => at.get("first"), soon).toBe(2);
    await runWith({ heavy: 1 }, functions("second"));
    await expect.poll(() => at.get("second"), soon).toBe(1);
    expect(at.get("first")).toBe(2);
    hold.open();
    await ended(...ids.map(() => "succeeded"));
  });

  it("takes a run of a key that has none driven before others of a busy key", async () => {
    const began: string[] = [];
    const holds = new Map(["a1", "a2", "b1"].map((id) => [id, gate()]));
    const functions: Parameters<typeof embeddedJobs>[1] = (client) => [
      client.createFunction(
        { id: "shared", concurrency: { limit: 2, key: "event.data.who" }, triggers },
        ({ event: { id, data }, step }) =>
          step.run("work", async () => {
            began.push(`${data.who} ${id}`);
            await holds.get(String(id))?.opened;
          }),
      ),
    ];
    const of = (id: string, who: string) => ({ ...event(id), data: { who } });
    const first = await runWith({ shared: 1 }, functions, of("a1", "a"));
    await expect.poll(() => began, soon).toEqual(["a a1"]);
    await first.send([of("a2", "a")]);
    await expect.poll(statuses, soon).toHaveLength(2);
    await first.send([of("b1", "b")]);
    await expect.poll(statuses, soon).toHaveLength(3);
    await runWith({ shared: 1 }, functions);
    await expect.poll(() => began, soon).toEqual(["a a1", "b b1"]);
    for (const { open } of holds.values()) open();
    await ended("succeeded", "succeeded", "succeeded");
  });

  it("never runs a step in two processes at once", async () => {
    const ran: string[] = [];
    const functions: Parameters<typeof embeddedJobs>[1] = (client) => [
      client.createFunction({ id: "shared", triggers }, async ({ event: { id }, step }) => {
        await step.run("a", () => ran.push(`${id} a`));
        await step.run("b", () => ran.push(`${id} b`));
      }),
    ];
    await run(functions);
    const ids = Array.from({ length: 12 }, (_, i) => `e${i}`);
    await run(functions, ...ids.map((id) => event(id)));
    await ended(...ids.map(() => "succeeded"));
    expect([...ran].sort()).toEqual(ids.flatMap((id) => [`${id} a`, `${id} b`]).sort());
  });

  it("takes over a run whose process is gone, and leaves one that is held", async () => {
    const ran: string[] = [];
    const functions: Parameters<typeof embeddedJobs>[1] = (client) => [
      client.createFunction({ id: "left", triggers }, async ({ event: { id }, step }) => {
        await step.run("work", () => ran.push(String(id)));
      }),
    ];
    const first = await run(functions, event("lost"), event("held"));
    await ended("succeeded", "succeeded");
    await first.stop(1_000);
    await database.db
      .update(runnerSteps)
      .set({ settledAt: null, result: null, startedAt: new Date() });
    const open = { status: "open" as const, leaseOwner: "another", endedAt: null };
    const moment = (offset: number) => new Date(Date.now() + offset);
    await database.db.update(runnerRuns).set({ ...open, leaseUntil: moment(60_000) });
    await database.db
      .update(runnerRuns)
      .set({ leaseUntil: moment(-1) })
      .where(eq(runnerRuns.eventId, "lost"));
    ran.length = 0;
    await run(functions);
    await expect.poll(statuses).toContain("succeeded");
    expect(ran).toEqual(["lost"]);
    const [step] = await database.db
      .select()
      .from(runnerSteps)
      .where(eq(runnerSteps.runId, "inkform-left:lost"));
    expect(step?.lost).toBe(1);
  });

  it("gives up a step during which the process was lost again and again", async () => {
    let ran = 0;
    const functions: Parameters<typeof embeddedJobs>[1] = (client) => [
      client.createFunction({ id: "deadly", retries: 0, triggers }, ({ step }) =>
        step.run("work", () => {
          ran++;
        }),
      ),
    ];
    const first = await run(functions, event("e1"));
    await ended("succeeded");
    await first.stop(1_000);
    await database.db
      .update(runnerSteps)
      .set({ settledAt: null, result: null, startedAt: new Date(), lost: 4 });
    await database.db.update(runnerRuns).set({ status: "open", endedAt: null });
    await run(functions);
    await ended("failed");
    expect(ran).toBe(1);
  });

  it("parks what does not end within the grace of a stop", async () => {
    const hold = gate();
    const jobs = await run(
      (client) => [
        client.createFunction({ id: "slow", triggers }, ({ step }) =>
          step.run("work", () => hold.opened),
        ),
      ],
      event("e1"),
    );
    const steps = () => database.db.select().from(runnerSteps);
    await expect.poll(async () => (await steps())[0]?.startedAt ?? null).not.toBeNull();
    await jobs.stop(10);
    const [row] = await database.db.select().from(runnerRuns);
    expect(row).toMatchObject({ status: "open", leaseOwner: null });
    expect((await steps())[0]).toMatchObject({ startedAt: null, lost: 0 });
    hold.open();
  });

  it("runs a schedule once a slot over all processes", async () => {
    let ran = 0;
    const functions: Parameters<typeof embeddedJobs>[1] = (client) => [
      client.createFunction({ id: "yearly", triggers: [{ cron: "0 0 1 1 *" }] }, ({ step }) =>
        step.run("tick", () => {
          ran++;
        }),
      ),
    ];
    await run(functions);
    await run(functions);
    await ended("succeeded");
    const [row] = await database.db.select().from(runnerRuns);
    expect(row?.eventId).toBe("cron:inkform-yearly:2026-01-01T00:00:00.000Z");
    expect(ran).toBe(1);
  });
});
