import { CAD_MODEL, EXTRACT_MODEL } from "@inkform/contract/models";
import { invitations, roles } from "@inkform/db/schema/account";
import { projects, rateBuckets } from "@inkform/db/schema/project";
import { extractionLayouts } from "@inkform/db/schema/work";
import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { seedDemo } from "../src/demo/seed";
import { extract } from "../src/extraction/extract";
import { getExtraction } from "../src/extraction/get";
import { getExtractionLayout } from "../src/extraction/get-layout";
import { listExtractions } from "../src/extraction/list";
import { openExtractionFile } from "../src/extraction/open-file";
import { authenticateKey } from "../src/key/authenticate";
import { createKey } from "../src/key/create";
import { listKeys } from "../src/key/list";
import { revokeKey } from "../src/key/revoke";
import { setLimits } from "../src/limits/set";
import { describeMe } from "../src/me/describe";
import { addMember } from "../src/member/add";
import { admitUser } from "../src/member/admit";
import { actInProject } from "../src/project/act-in";
import { listProjectsForUser } from "../src/project/list-for-user";
import { rotateWebhookSecret } from "../src/project/rotate-secret";
import { setProjectStatus } from "../src/project/set-status";
import { takeToken } from "../src/rate-limit/take";
import { onBothEngines, paper } from "./world";

const AMPLE = { included: 100, cap: 0 };

onBothEngines((world) => {
  const authenticate = (authorization: string | null) =>
    authenticateKey({ ctx: world().base, input: { authorization } });

  test("the demo is made on an empty database alone", async () => {
    const ctx = world().operator;
    const demo = await seedDemo({ ctx, input: { memberEmail: "demo@example.com" } });
    expect(demo?.apiKey).toMatch(/^svc_live_/);
    expect(demo?.webhookSecret).toMatch(/^whsec_.{16,}/);
    expect(await seedDemo({ ctx, input: { memberEmail: "demo@example.com" } })).toBeNull();
    const actor = await authenticate(`Bearer ${demo?.apiKey}`);
    const me = await describeMe({ ctx: { ...world().base, actor } });
    expect(me.plans.map(({ model }) => model).sort()).toEqual([CAD_MODEL, EXTRACT_MODEL]);
  });

  test("a key works under any spelling of bearer until it is revoked, and not one request longer", async () => {
    const { id, key } = await world().project({});
    for (const scheme of ["Bearer", "bearer", "BEARER"]) {
      expect((await authenticate(`${scheme} ${key}`)).projectId).toBe(id);
    }
    const refused = [
      null,
      "",
      "Bearer",
      key,
      `Basic ${key}`,
      `Bearer ${key}x`,
      `Bearer ${key} ${key}`,
    ];
    for (const header of refused) {
      await expect(authenticate(header)).rejects.toMatchObject({ code: "invalid_api_key" });
    }
    const [row] = await listKeys({ ctx: world().operator, input: { projectId: id } });
    await revokeKey({ ctx: world().operator, input: { id: row?.id ?? "" } });
    await expect(authenticate(`Bearer ${key}`)).rejects.toMatchObject({ code: "invalid_api_key" });
  });

  test("a suspended project refuses its keys at once and takes them again at once", async () => {
    const { id, key } = await world().project({});
    const set = (status: "active" | "suspended") =>
      setProjectStatus({ ctx: world().operator, input: { projectId: id, status } });
    await set("suspended");
    await expect(authenticate(`Bearer ${key}`)).rejects.toMatchObject({
      code: "project_suspended",
    });
    await set("active");
    expect((await authenticate(`Bearer ${key}`)).projectId).toBe(id);
  });

  test("thirty at once take no more than the bucket holds; a raised limit fills at its own rate", async () => {
    const { ctx } = await world().project({});
    if (ctx.actor.kind !== "key") throw new Error("no key");
    const { keyId } = ctx.actor;
    const { base } = world();
    const take = (limit: number) =>
      takeToken({ ctx: base, input: { keyId, bucket: "extract", limit } });
    const taken = await Promise.all(Array.from({ length: 30 }, () => take(5)));
    const granted = taken.filter((one) => one.granted);
    expect(granted.map(({ remaining }) => remaining).sort()).toEqual([0, 1, 2, 3, 4]);
    const refused = await take(5);
    expect(refused).toMatchObject({ granted: false, limit: 5, remaining: 0 });
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(12);
    const other = { keyId, bucket: "cad" as const, limit: 20 };
    expect(await takeToken({ ctx: base, input: other })).toMatchObject({
      granted: true,
      limit: 20,
      remaining: 19,
    });
    await base.db
      .update(rateBuckets)
      .set({ updatedAt: sql`clock_timestamp() - interval '12 seconds'` })
      .where(and(eq(rateBuckets.keyId, keyId), eq(rateBuckets.bucket, "extract")));
    expect(await take(5)).toMatchObject({ granted: true, remaining: 0 });
    await base.db
      .update(rateBuckets)
      .set({ updatedAt: sql`clock_timestamp() - interval '1 hour'` })
      .where(and(eq(rateBuckets.keyId, keyId), eq(rateBuckets.bucket, "extract")));
    expect(await take(60_000)).toMatchObject({ granted: true, limit: 60_000, remaining: 59_999 });
  });

  test("a key is told its project's limits anew with each request", async () => {
    const { id, key } = await world().project({});
    const limits = async () => (await authenticate(`Bearer ${key}`)).requestsPerMinute;
    expect(await limits()).toEqual({ extract: 60, cad: 20, read: 300 });
    await setLimits({ ctx: world().operator, input: { projectId: id, extract: 5 } });
    expect(await limits()).toEqual({ extract: 5, cad: 20, read: 300 });
  });

  test("both webhook secrets are kept for a day after a rotation", async () => {
    const { id, ctx } = await world().project({});
    const before = (await describeMe({ ctx })).webhook_secret;
    const { webhook_secret } = await rotateWebhookSecret({
      ctx: world().operator,
      input: { projectId: id },
    });
    const [row] = await world().base.db.select().from(projects).where(eq(projects.id, id));
    expect(row).toMatchObject({ webhookSecret: webhook_secret, previousWebhookSecret: before });
    expect(row?.previousWebhookSecretUntil?.getTime()).toBe(
      world().now.value.getTime() + 24 * 3_600_000,
    );
  });

  test("a member sees the projects given to them and what lies in these alone", async () => {
    const { id, ctx } = await world().project({ [EXTRACT_MODEL]: AMPLE });
    const { id: elsewhere } = await world().project({ [EXTRACT_MODEL]: AMPLE });
    if (ctx.actor.kind !== "key") throw new Error("no key");
    const { userId } = await addMember({
      ctx: world().operator,
      input: {
        organizationId: ctx.actor.organizationId,
        email: `Sales-${id}@Example.com`,
        role: "sales",
        projectIds: [id],
      },
    });
    const user = { ...world().base, actor: { kind: "user" as const, userId } };
    const own = await listProjectsForUser({ ctx: user, input: {} });
    expect(own.map((project) => project.id)).toEqual([id]);
    await expect(
      actInProject({ ctx: user, input: { projectId: elsewhere } }),
    ).rejects.toMatchObject({ code: "not_found" });
    const member = await actInProject({ ctx: user, input: { projectId: id } });
    const bytes = paper({ pages: 2 });
    const result = await extract({
      ctx: member,
      input: { bytes, model: EXTRACT_MODEL, fileName: "order.png", source: "workbench" },
    });
    const [entry] = await listExtractions({ ctx: member, input: {} });
    expect(entry).toMatchObject({
      id: result.id,
      fileName: "order.png",
      status: "succeeded",
      pages: 2,
      fieldCount: 1,
      unsureCount: 1,
    });
    const seen = await getExtraction({ ctx: member, input: { id: result.id } });
    expect(seen.result).toEqual(result);
    const file = await openExtractionFile({ ctx: member, input: { id: result.id } });
    expect(file.bytes).toEqual(bytes);
    const layout = await getExtractionLayout({ ctx: member, input: { id: result.id } });
    expect(layout.map(({ page }) => page)).toEqual([1, 2]);
    expect(layout[0]?.words).toEqual([{ text: "7", box: [0.1, 0.1, 0.2, 0.05], confidence: 0.5 }]);
    // As of a reading of before it was kept.
    const ofResult = eq(extractionLayouts.extractionId, result.id);
    await world().base.db.delete(extractionLayouts).where(ofResult);
    expect(await getExtractionLayout({ ctx: member, input: { id: result.id } })).toEqual([]);
    const stranger = await world().project({ [EXTRACT_MODEL]: AMPLE });
    for (const read of [getExtraction, getExtractionLayout, openExtractionFile]) {
      await expect(read({ ctx: stranger.ctx, input: { id: result.id } })).rejects.toMatchObject({
        code: "not_found",
      });
    }
    await expect(
      createKey({ ctx: member, input: { name: "no", scopes: ["extract"] } }),
    ).rejects.toMatchObject({ code: "forbidden" });
  });

  test("only a verified, invited address comes in, and as one person", async () => {
    const { ctx } = await world().project({});
    if (ctx.actor.kind !== "key") throw new Error("no key");
    const { organizationId } = ctx.actor;
    const { base } = world();
    const identity = {
      email: "New@Example.com",
      emailVerified: true,
      name: "New",
      subject: "sub-1",
    };
    const admit = (change = {}) => admitUser({ ctx: base, input: { ...identity, ...change } });
    expect(await admit()).toEqual({ admitted: false, reason: "not_invited" });
    const [role] = await base.db
      .select()
      .from(roles)
      .where(and(eq(roles.organizationId, organizationId), eq(roles.name, "developer")));
    await base.db.insert(invitations).values({
      id: "inv_1",
      email: "new@example.com",
      organizationId,
      roleId: role?.id ?? "",
      tokenHash: "hash",
      createdAt: base.clock(),
      expiresAt: new Date(base.clock().getTime() + 1000),
    });
    expect(await admit({ emailVerified: false })).toEqual({
      admitted: false,
      reason: "email_not_verified",
    });
    expect(await admit()).toMatchObject({ admitted: true, user: { email: "new@example.com" } });
    expect(await admit()).toMatchObject({ admitted: true });
    expect(await admit({ subject: "sub-2" })).toEqual({ admitted: false, reason: "other_person" });
  });
});
