import { CAD_MODEL } from "@inkform/contract/models";
import { usageEvents } from "@inkform/db/schema/metering";
import { webhookDeliveries } from "@inkform/db/schema/webhook";
import { cadJobs } from "@inkform/db/schema/work";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createCadJob } from "../src/cad/create";
import { failCadJob } from "../src/cad/fail";
import { getCadJob } from "../src/cad/get";
import { inspectCadJob } from "../src/cad/inspect";
import { listCadJobs } from "../src/cad/list";
import { listStrandedJobs } from "../src/cad/list-stranded";
import { openDxf, openSignedDxf } from "../src/cad/open-dxf";
import { runCadJob } from "../src/cad/run";
import type { ServiceContext } from "../src/context";
import { EngineError } from "../src/engine/engines";
import { setProjectStatus } from "../src/project/set-status";
import { purgeExpired } from "../src/retention/purge";
import { onBothEngines, paper } from "./world";

const AMPLE = { [CAD_MODEL]: { included: 100, cap: 0 } };
const DAY_MS = 86_400_000;

/** Somebody who signed in and may see the project's work. */
const asMember = (ctx: ServiceContext, projectId: string): ServiceContext => ({
  ...ctx,
  actor: {
    kind: "member",
    userId: "user_test",
    projectId,
    organizationId: "org_test",
    permissions: ["work.read"],
  },
});

onBothEngines((world) => {
  const submit = (
    ctx: ServiceContext,
    more: Partial<Parameters<typeof createCadJob>[0]["input"]> = {},
  ) =>
    createCadJob({
      ctx,
      input: { model: CAD_MODEL, bytes: paper({ pages: 1 }), ...more },
    });
  const run = (jobId: string) => runCadJob({ ctx: world().base, input: { jobId } });
  const billed = async (id: string) => {
    const rows = await world()
      .base.db.select()
      .from(usageEvents)
      .where(eq(usageEvents.sourceId, id));
    return rows.map((row) => row.billed);
  };

  test("a job is announced once, runs once, is billed once and keeps its end", async () => {
    const { ctx } = await world().project(AMPLE);
    const bytes = paper({ pages: 1, parts: 2 });
    const { id, job } = await submit(ctx, { bytes, webhookUrl: "https://example.com/hook" });
    expect(job).toEqual({
      id,
      model: CAD_MODEL,
      status: "queued",
      created_at: world().now.value.toISOString(),
      finished_at: null,
    });
    expect(world().events.filter((event) => event.data.jobId === id)).toHaveLength(1);
    const first = await run(id);
    expect(first).toMatchObject({
      status: "succeeded",
      delivery: { id: expect.stringMatching(/^whd_/), projectId: expect.any(String) },
    });
    expect(await run(id)).toEqual(first);
    await failCadJob({ ctx: world().base, input: { jobId: id, code: "internal_error" } });
    const ended = await getCadJob({ ctx, input: { id } });
    expect(ended).toMatchObject({ status: "succeeded", usage: { unit: "part", count: 2 } });
    expect(ended.parts?.map(({ dxf }) => [dxf.filename, dxf.version])).toEqual([
      ["part-1-1.dxf", "AC1015"],
      ["part-2-2.dxf", "AC1015"],
    ]);
    expect(await billed(id)).toEqual([2]);
    const deliveries = await world()
      .base.db.select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.jobId, id));
    expect(deliveries).toHaveLength(1);
    expect(JSON.parse(deliveries[0]?.body ?? "").data).toEqual(ended);
  });

  test("a job that fails bills nothing and frees its place", async () => {
    const { ctx } = await world().project({ [CAD_MODEL]: { included: 1, cap: 0 } });
    const refused = { code: "no_part_found" as const, message: "Nothing is drawn on it." };
    const { id } = await submit(ctx, { bytes: paper({ pages: 1, refused }) });
    await expect(submit(ctx)).rejects.toMatchObject({ code: "cap_reached" });
    expect((await run(id)).status).toBe("failed");
    const ended = await getCadJob({ ctx, input: { id } });
    expect(ended.error).toEqual({
      code: "no_part_found",
      message: "Nothing is drawn on it.",
      retryable: false,
    });
    expect(ended.finished_at).not.toBeNull();
    expect(await billed(id)).toEqual([]);
    expect((await inspectCadJob({ ctx, input: { id } })).overlays).toHaveLength(1);
    await submit(ctx);
  });

  test("what fails its audit is neither delivered nor billed, and kept for the members", async () => {
    const { id: projectId, ctx } = await world().project(AMPLE);
    const bytes = paper({ pages: 1, parts: 2, faulty: true });
    const { id } = await submit(ctx, { bytes });
    expect((await run(id)).status).toBe("failed");
    const job = await getCadJob({ ctx, input: { id } });
    expect(job.error?.code).toBe("audit_failed");
    expect(job).not.toHaveProperty("parts");
    expect(await billed(id)).toEqual([]);
    await expect(openDxf({ ctx, input: { id, index: 1 } })).rejects.toMatchObject({
      code: "not_found",
    });
    const member = asMember(ctx, projectId);
    const seen = await inspectCadJob({ ctx: member, input: { id } });
    expect(seen.overlays).toEqual([{ page: 1, svg: "<svg/>" }]);
    const finding = { code: "loop_not_closed", message: "an end is open at (0, 0)" };
    expect(seen.rejected).toEqual([
      { index: 1, name: "PART 1", findings: [finding] },
      { index: 2, name: "PART 2", findings: [finding] },
    ]);
    const file = await openDxf({ ctx: member, input: { id, index: 2 } });
    expect(new TextDecoder().decode(file.bytes)).toContain("part 2");
    const [row] = await listCadJobs({ ctx: member, input: {} });
    expect(row).toMatchObject({ id, status: "failed", partCount: 0 });
  });

  test("a job whose worker was lost waits again, and is drawn by the next one", async () => {
    const { ctx } = await world().project(AMPLE);
    const lost = new EngineError("crashed", "the engine's thread ended");
    const { id } = await submit(ctx, { bytes: paper({ pages: 1, fails: lost }) });
    await expect(run(id)).rejects.toMatchObject({ code: "crashed" });
    expect((await getCadJob({ ctx, input: { id } })).status).toBe("queued");
    const sketch = [...world().files.keys()].find((name) => name.includes(id)) ?? "";
    world().files.set(sketch, paper({ pages: 1 }));
    expect((await run(id)).status).toBe("succeeded");
    expect(await billed(id)).toEqual([1]);
  });

  test("an error that may pass is thrown, so that the step is tried again", async () => {
    const { ctx } = await world().project(AMPLE);
    const { id } = await submit(ctx, {
      bytes: paper({ pages: 1, fails: new Error("out of memory") }),
    });
    await expect(run(id)).rejects.toThrow("out of memory");
    expect((await getCadJob({ ctx, input: { id } })).status).toBe("running");
    await failCadJob({ ctx: world().base, input: { jobId: id, code: "internal_error" } });
    expect((await getCadJob({ ctx, input: { id } })).error).toMatchObject({
      code: "internal_error",
      retryable: true,
    });
  });

  test("ten at once with room for three: three jobs; parts beyond the cap are delivered unbilled", async () => {
    const { ctx } = await world().project({ [CAD_MODEL]: { included: 2, cap: 1 } });
    const bytes = paper({ pages: 1, parts: 2 });
    const made = await Promise.allSettled(Array.from({ length: 10 }, () => submit(ctx, { bytes })));
    const ids = made.flatMap((one) => (one.status === "fulfilled" ? [one.value.id] : []));
    expect(ids).toHaveLength(3);
    await Promise.all(ids.map(run));
    const counts = (await Promise.all(ids.map(billed))).flat().sort();
    expect(counts).toEqual([0, 1, 2]);
    const jobs = await Promise.all(ids.map((id) => getCadJob({ ctx, input: { id } })));
    expect(jobs.map((job) => job.parts?.length)).toEqual([2, 2, 2]);
    expect(jobs.map((job) => job.usage?.billed ?? 2).sort()).toEqual([0, 1, 2]);
    await expect(submit(ctx)).rejects.toMatchObject({ code: "cap_reached" });
  });

  test("twenty twins under one key make one job, also at the cap and after its end", async () => {
    const { ctx } = await world().project({ [CAD_MODEL]: { included: 1, cap: 0 } });
    const idempotencyKey = "twins";
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => submit(ctx, { idempotencyKey })),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    const id = answers[0]?.id ?? "";
    expect(world().events.filter((event) => event.data.jobId === id)).toHaveLength(1);
    await run(id);
    const again = await submit(ctx, { idempotencyKey });
    expect(again).toMatchObject({ id, replayed: true, job: { status: "succeeded" } });
    const names = [...world().files.keys()].filter((name) => name.includes("sketch"));
    const rows = await world().base.db.select({ blob: cadJobs.fileBlob }).from(cadJobs);
    expect(names.sort()).toEqual(rows.map(({ blob }) => blob).sort());
  });

  test("a key belongs to its request and its project; a refused request frees it", async () => {
    const { ctx } = await world().project(AMPLE);
    const idempotencyKey = "mine";
    await expect(submit(ctx, { idempotencyKey, bytes: new Uint8Array() })).rejects.toMatchObject({
      code: "invalid_request",
    });
    const { id } = await submit(ctx, { idempotencyKey });
    const others = [
      { bytes: paper({ pages: 2 }) },
      { webhookUrl: "https://example.com/" },
      { dxfVersion: "R12" as const },
    ];
    for (const other of others) {
      await expect(submit(ctx, { idempotencyKey, ...other })).rejects.toMatchObject({
        code: "idempotency_key_reused",
      });
    }
    const stranger = await world().project(AMPLE);
    const theirs = await submit(stranger.ctx, { idempotencyKey });
    expect(theirs).toMatchObject({ replayed: false });
    expect(theirs.id).not.toBe(id);
  });

  test("the signed link opens its file until the retention ends, whatever becomes of the key", async () => {
    const { id: projectId, ctx } = await world().project(AMPLE);
    const { id } = await submit(ctx);
    await run(id);
    const job = await getCadJob({ ctx, input: { id } });
    const url = new URL(job.parts?.[0]?.dxf.url ?? "");
    const link = {
      id,
      index: 1,
      expires: url.searchParams.get("expires"),
      signature: url.searchParams.get("signature"),
    };
    const fetchLink = (change = {}) =>
      openSignedDxf({ ctx: world().base, input: { ...link, ...change } });
    expect((await fetchLink()).bytes.length).toBe(job.parts?.[0]?.dxf.bytes);
    const tampered = [
      { index: 2 },
      { signature: null },
      { expires: null },
      { expires: `${Number(link.expires) + 1}` },
      { expires: `${link.expires}.0` },
      { id: "cad_other" },
    ];
    for (const change of tampered) {
      await expect(fetchLink(change)).rejects.toMatchObject({ code: "forbidden" });
    }
    const { operator } = world();
    const status = (to: "active" | "suspended") =>
      setProjectStatus({ ctx: operator, input: { projectId, status: to } });
    await status("suspended");
    await expect(fetchLink()).rejects.toMatchObject({ code: "project_suspended" });
    await status("active");
    const before = world().now.value;
    world().now.value = new Date(before.getTime() + 7 * DAY_MS);
    await expect(fetchLink()).rejects.toMatchObject({ code: "not_found" });
    await expect(getCadJob({ ctx, input: { id } })).rejects.toMatchObject({ code: "not_found" });
    world().now.value = before;
  });

  test("another project's job is as unknown as none", async () => {
    const { ctx } = await world().project(AMPLE);
    const { id } = await submit(ctx);
    await run(id);
    const stranger = await world().project(AMPLE);
    const messages = [];
    for (const name of [id, "cad_0", "cad_\u0000", "'; drop table cad_jobs --"]) {
      const attempt = getCadJob({ ctx: stranger.ctx, input: { id: name } });
      await expect(attempt).rejects.toMatchObject({ code: "not_found" });
      messages.push(await attempt.catch((error: Error) => error.message));
    }
    expect(new Set(messages).size).toBe(1);
    await expect(openDxf({ ctx: stranger.ctx, input: { id, index: 1 } })).rejects.toMatchObject({
      code: "not_found",
    });
  });

  test("a job whose event was lost is found again; what is past its retention is purged", async () => {
    const { ctx } = await world().project(AMPLE);
    const { id } = await submit(ctx);
    const before = world().now.value;
    const stranded = async () =>
      (await listStrandedJobs({ ctx: world().base, input: {} })).map((job) => job.id);
    expect(await stranded()).not.toContain(id);
    world().now.value = new Date(before.getTime() + 11_000);
    expect(await stranded()).toContain(id);
    await run(id);
    expect(await stranded()).not.toContain(id);
    const at = new Date(before.getTime() + 7 * DAY_MS + 11_000);
    const purged = await purgeExpired({ ctx: world().base, input: { at } });
    expect(purged.jobs).toBeGreaterThan(0);
    expect(purged.files).toBeGreaterThan(purged.jobs);
    expect([...world().files.keys()].filter((name) => name.includes(id))).toEqual([]);
    expect(await billed(id)).toEqual([1]);
    world().now.value = before;
  });
});
