import { CAD_MODEL, EXTRACT_MODEL } from "@inkform/contract/models";
import { invoices, usageEvents } from "@inkform/db/schema/metering";
import { webhookDeliveries } from "@inkform/db/schema/webhook";
import { cadJobs, extractionLayouts, extractions, idempotencyKeys } from "@inkform/db/schema/work";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createCadJob } from "../src/cad/create";
import { getCadJob } from "../src/cad/get";
import { runCadJob } from "../src/cad/run";
import type { ServiceContext } from "../src/context";
import { extract } from "../src/extraction/extract";
import { purgeExpired } from "../src/retention/purge";
import { reportUsage } from "../src/usage/report";
import { listDeliveries } from "../src/webhook/list";
import { replayDelivery } from "../src/webhook/replay";
import { onBothEngines, paper } from "./world";

const PLANS = {
  [CAD_MODEL]: { included: 1000, cap: 0 },
  [EXTRACT_MODEL]: { included: 1000, cap: 0 },
};
const DAY_MS = 86_400_000;

/** A database whose transactions never come to an end. */
function endlessTransactions(db: ServiceContext["db"], transaction: () => Promise<never>) {
  return new Proxy(db, {
    get: (target, name) => (name === "transaction" ? transaction : Reflect.get(target, name)),
  });
}

onBothEngines((world) => {
  const submit = (ctx: ServiceContext, more = {}) =>
    createCadJob({ ctx, input: { model: CAD_MODEL, bytes: paper({ pages: 1 }), ...more } });
  const run = (jobId: string) => runCadJob({ ctx: world().base, input: { jobId } });
  const read = (ctx: ServiceContext) =>
    extract({ ctx, input: { model: EXTRACT_MODEL, bytes: paper({ pages: 1 }) } });
  const purge = (input: Parameters<typeof purgeExpired>[0]["input"] = {}) =>
    purgeExpired({ ctx: world().base, input });

  /** Does something so much later, and comes back. */
  async function later<T>(days: number, act: () => Promise<T>): Promise<T> {
    const { now } = world();
    const before = now.value;
    now.value = new Date(before.getTime() + days * DAY_MS);
    try {
      return await act();
    } finally {
      now.value = before;
    }
  }

  test("a job is kept for seven days from its end, and one without an end until it has one", async () => {
    const { ctx } = await world().project(PLANS);
    const { id } = await submit(ctx);
    await later(8, async () => {
      expect((await purge()).jobs).toBe(0);
      expect((await run(id)).status).toBe("succeeded");
    });
    const ended = await later(14.9, () => getCadJob({ ctx, input: { id } }));
    const link = new URL(ended.parts?.[0]?.dxf.url ?? "").searchParams.get("expires");
    const end = Date.parse(ended.finished_at ?? "");
    expect(Number(link)).toBe(Math.floor((end + 7 * DAY_MS) / 1000));
    await later(15, async () => {
      await expect(getCadJob({ ctx, input: { id } })).rejects.toMatchObject({ code: "not_found" });
      expect((await purge()).jobs).toBe(1);
    });
  });

  test("everything that hangs on a job goes with it, also its files; usage and invoices stay", async () => {
    const { id: projectId, ctx } = await world().project(PLANS);
    const { db } = world().base;
    const bytes = paper({ pages: 1, parts: 2 });
    const webhookUrl = "https://example.com/hook";
    const { id } = await submit(ctx, { bytes, webhookUrl, idempotencyKey: "once" });
    await run(id);
    const { id: reading } = await read(ctx);
    const { operator, now } = world();
    await db.insert(invoices).values({
      id: `inv_${projectId}`,
      number: Number.parseInt(projectId.slice(-6), 36) % 2_000_000_000,
      organizationId: ctx.actor.kind === "key" ? ctx.actor.organizationId : "",
      periodStart: "2026-11-01",
      periodEnd: "2026-11-30",
      total: "1.00",
      currency: "EUR",
      status: "open",
      createdAt: now.value,
    });
    const ofReading = eq(extractionLayouts.extractionId, reading);
    const layouts = () => db.select().from(extractionLayouts).where(ofReading);
    expect(await layouts()).toHaveLength(1);
    const [delivery] = await listDeliveries({ ctx: operator, input: { projectId } });
    const filesOf = () =>
      [...world().files.keys()].filter((name) => name.includes(id) || name.includes(reading));
    expect(filesOf()).toHaveLength(4);
    await later(7, async () => {
      // Gone for everybody before anything was purged.
      expect(await listDeliveries({ ctx: operator, input: { projectId } })).toEqual([]);
      const replay = replayDelivery({ ctx: operator, input: { deliveryId: delivery?.id ?? "" } });
      await expect(replay).rejects.toMatchObject({ code: "not_found" });
      const again = await submit(ctx, { bytes, idempotencyKey: "once" });
      expect(again).toMatchObject({ replayed: false });
      await purge();
    });
    expect(filesOf()).toEqual([]);
    expect(await db.select().from(cadJobs).where(eq(cadJobs.id, id))).toEqual([]);
    expect(await db.select().from(extractions).where(eq(extractions.id, reading))).toEqual([]);
    expect(await layouts()).toEqual([]);
    const ofJob = eq(webhookDeliveries.jobId, id);
    expect(await db.select().from(webhookDeliveries).where(ofJob)).toEqual([]);
    const keys = await db.select().from(idempotencyKeys);
    expect(keys.filter(({ jobId }) => jobId === id)).toEqual([]);
    const events = await db.select().from(usageEvents);
    expect(events.filter(({ sourceId }) => [id, reading].includes(sourceId))).toHaveLength(2);
    const kept = await db.select().from(invoices);
    expect(kept.map((invoice) => invoice.id)).toContain(`inv_${projectId}`);
    const { data } = await reportUsage({ ctx, input: { from: "2026-11-01", to: "2026-11-30" } });
    expect(data.map(({ count }) => count)).toEqual([1, 2]);
  });

  test("much goes in bounded rounds; a file that cannot be deleted keeps its row and no other", async () => {
    const { ctx } = await world().project(PLANS);
    await later(7, () => purge());
    const made = [];
    for (let number = 0; number < 120; number += 1) made.push(await read(ctx));
    const stuck = made[3]?.id ?? "";
    const { base } = world();
    const asked: string[] = [];
    const blobs = {
      ...base.blobs,
      delete: async (name: string) => {
        asked.push(name);
        if (name.includes(stuck)) throw new Error("the storage is away");
        await base.blobs.delete(name);
      },
    };
    const ctxOfPurge = { ...base, blobs };
    await later(7, async () => {
      const first = await purgeExpired({ ctx: ctxOfPurge, input: { limit: 70 } });
      expect(first.extractions).toBe(70);
      const rest = await purgeExpired({ ctx: ctxOfPurge, input: {} });
      expect(rest.extractions).toBe(49);
    });
    const left = await base.db.select({ id: extractions.id }).from(extractions);
    expect(left).toEqual([{ id: stuck }]);
    expect(asked.filter((name) => name.includes(stuck))).toHaveLength(2);
    expect((await later(7, () => purge())).extractions).toBe(1);
  });

  test("an upload whose process was lost before it was accepted is deleted within the hour", async () => {
    const { ctx } = await world().project(PLANS);
    const { base, files } = world();
    const before = new Set(files.keys());
    const added = () => [...files.keys()].filter((name) => !before.has(name));
    // As a kill does: nothing after the file was kept comes to its end.
    const killed = (): Promise<never> => new Promise(() => {});
    const lost = { ...ctx, db: endlessTransactions(base.db, killed) };
    void submit(lost);
    void read(lost);
    await expect.poll(() => added().length).toBe(2);
    await later(0.5 / 24, () => purge());
    expect(added()).toHaveLength(2);
    expect((await later(1.1 / 24, () => purge())).files).toBe(2);
    expect(added()).toEqual([]);
    // One that is accepted or refused leaves nothing to be deleted.
    await submit(ctx);
    expect((await later(1.1 / 24, () => purge())).files).toBe(0);
  });

  test("a storage that is away is told, and nothing is forgotten", async () => {
    const { ctx } = await world().project(PLANS);
    for (let number = 0; number < 60; number += 1) await read(ctx);
    const { base } = world();
    const gone = () => Promise.reject(new Error("the storage is away"));
    const away = { ...base, blobs: { ...base.blobs, delete: gone } };
    const count = async () => (await base.db.select().from(extractions)).length;
    const before = await count();
    await later(7, async () => {
      await expect(purgeExpired({ ctx: away, input: {} })).rejects.toThrow("cannot be deleted");
    });
    expect(await count()).toBe(before);
  });
});
