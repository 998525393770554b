import { afterEach, expect, test } from "vitest";
import { createEnginePool, type EnginePool } from "../src/engine/pool";

const workerUrl = new URL("./unruly-worker.mjs", import.meta.url);
const ANSWERS = 0;
const EXITS = 1;
const THROWS = 2;
const REFUSES = 3;
const SPINS = 4;

let pool: EnginePool;
afterEach(() => pool.close());

const open = (size: number) => {
  pool = createEnginePool({ size, workerUrl });
};

/** The stand-in's answer: its own thread and the second byte. */
const read = (what: number, echo = 0, timeoutMs = 60_000, onStage?: (stage: string) => void) =>
  pool.readDocument(
    { bytes: new Uint8Array([what, echo]), options: {} },
    { timeoutMs, ...(onStage ? { onStage } : {}) },
  ) as unknown as Promise<{ echo: number; threadId: number }>;

test("hands out more work than there are threads, and each gets its own answer", async () => {
  open(2);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, echo) => read(ANSWERS, echo)));
  expect(answers.map(({ echo }) => echo)).toEqual(Array.from({ length: 20 }, (_, echo) => echo));
  expect(new Set(answers.map(({ threadId }) => threadId)).size).toBeLessThanOrEqual(2);
});

test("tells the stages while it works", async () => {
  open(1);
  const stages: string[] = [];
  await read(ANSWERS, 1, 60_000, (stage) => stages.push(stage));
  expect(stages).toEqual(["begun"]);
});

test("a thread that dies takes its own work with it and no other", async () => {
  open(1);
  const outcomes = await Promise.allSettled([
    read(EXITS),
    read(ANSWERS, 7),
    read(THROWS),
    read(ANSWERS, 8),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    "rejected",
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  await expect(read(EXITS)).rejects.toMatchObject({ name: "EngineError", code: "crashed" });
});

test("work that never ends is stopped at its time, and the next goes on", async () => {
  open(1);
  const endless = read(SPINS, 0, 1000);
  const next = read(ANSWERS, 9);
  await expect(endless).rejects.toMatchObject({ name: "EngineError", code: "timeout" });
  expect((await next).echo).toBe(9);
});

test("an upload's fault crosses the thread with its code, and the thread lives on", async () => {
  open(1);
  const { threadId } = await read(ANSWERS);
  await expect(read(REFUSES)).rejects.toMatchObject({
    name: "UploadError",
    code: "unreadable_document",
  });
  expect((await read(ANSWERS)).threadId).toBe(threadId);
});

test("a look at an upload does not wait for the engines; readings go before sketches", async () => {
  open(1);
  const order: string[] = [];
  const busy = read(SPINS, 0, 1500).catch(() => order.push("stopped"));
  const bytes = new Uint8Array([ANSWERS, 0]);
  const sketch = pool
    .drawSketch({ bytes, dxfVersion: "R2000" }, { timeoutMs: 60_000 })
    .then(() => order.push("sketch"));
  const document = read(ANSWERS).then(() => order.push("document"));
  await pool.inspect({ bytes, limits: "cad" }).then(() => order.push("inspected"));
  await Promise.all([busy, sketch, document]);
  expect(order).toEqual(["inspected", "stopped", "document", "sketch"]);
});

test("closing refuses what waits and what runs", async () => {
  open(1);
  const pending = Promise.allSettled([read(SPINS), read(ANSWERS)]);
  await pool.close();
  for (const outcome of await pending) {
    expect(outcome).toMatchObject({ status: "rejected", reason: { code: "unavailable" } });
  }
  await expect(read(ANSWERS)).rejects.toMatchObject({ code: "unavailable" });
});
