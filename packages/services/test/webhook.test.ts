import { createHmac } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import type { CadJob } from "@inkform/contract/cad";
import { type OpenDatabase, openDatabase } from "@inkform/db/open-database";
import { organizations } from "@inkform/db/schema/account";
import { projects } from "@inkform/db/schema/project";
import { cadJobs } from "@inkform/db/schema/work";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ServiceContext } from "../src/context";
import type { Permission } from "../src/member/permissions";
import { createGuardedClient } from "../src/outbound/guarded-client";
import { parseNetworks } from "../src/outbound/parse-networks";
import { rotateWebhookSecret } from "../src/project/rotate-secret";
import { attemptDelivery, dropDelivery, waitAfterAttempt } from "../src/webhook/attempt";
import { enqueueDelivery } from "../src/webhook/enqueue";
import { listDeliveries } from "../src/webhook/list";
import { listStrandedDeliveries } from "../src/webhook/list-stranded";
import { replayDelivery } from "../src/webhook/replay";

const NOW = new Date("2026-11-21T09:00:00.000Z");
const SECRET = "whsec_current";
const JOB: CadJob = {
  id: "cad_1",
  model: "fansipan-cad-1.0",
  status: "failed",
  created_at: NOW.toISOString(),
  finished_at: NOW.toISOString(),
  error: { code: "no_part_found", message: "Nothing is drawn.", retryable: false },
};

type Hit = { headers: http.IncomingHttpHeaders; body: string };
let database: OpenDatabase;
let ctx: ServiceContext;
let sent: unknown[] = [];
let hits: Hit[] = [];
let respond: (response: http.ServerResponse) => void = () => {};
let receiver = "";

const server = http.createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    hits.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    respond(response);
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  receiver = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  database = await openDatabase({ dataDir: null });
  await database.migrate();
  const networks = parseNetworks(["127.0.0.0/8"]);
  ctx = {
    db: database.db,
    outbound: createGuardedClient({ allowed: networks.ok ? networks.networks : [] }),
    clock: () => NOW,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    events: { send: async (events: unknown[]) => void sent.push(...events) },
    actor: { kind: "operator" },
  } as unknown as ServiceContext;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await ctx.outbound.close();
  await database.close();
});

beforeEach(async () => {
  hits = [];
  sent = [];
  const { db } = database;
  await db.insert(organizations).values({ id: "org_1", name: "Org", createdAt: NOW });
  await db.insert(projects).values({
    id: "proj_1",
    organizationId: "org_1",
    name: "Project",
    status: "active",
    webhookSecret: SECRET,
    createdAt: NOW,
  });
  await db.insert(cadJobs).values({
    id: JOB.id,
    projectId: "proj_1",
    source: "api",
    model: JOB.model,
    fileType: "png",
    fileBytes: 1,
    fileBlob: "blob",
    pages: 1,
    createdAt: NOW,
    expiresAt: new Date(NOW.getTime() + 7 * 86_400_000),
    status: "failed",
    dxfVersion: "R2000",
    webhookUrl: receiver,
  });
});

afterEach(() => database.db.delete(organizations));

const enqueue = async (url = receiver): Promise<string> => {
  const { id } = await enqueueDelivery({
    tx: database.db,
    clock: NOW,
    job: { id: JOB.id, projectId: "proj_1", webhookUrl: url },
    type: "cad.failed",
    data: JOB,
  });
  return id;
};

const attempt = (deliveryId: string, number: number) =>
  attemptDelivery({ ctx, input: { deliveryId, number } });

const deliveries = () => listDeliveries({ ctx, input: { projectId: "proj_1" } });

const hmac = (secret: string, text: string) =>
  createHmac("sha256", secret).update(text).digest("hex");

describe("a webhook", () => {
  it("carries the signed event and ends with a 2xx", async () => {
    respond = (response) => response.writeHead(204).end();
    const id = await enqueue();
    expect(await attempt(id, 1)).toBe("delivered");
    expect(await attempt(id, 2)).toBe("ended");
    expect(hits).toHaveLength(1);
    const [{ headers, body }] = hits as [Hit];
    const event = JSON.parse(body);
    expect(event).toEqual({
      id: expect.stringMatching(/^evt_/),
      type: "cad.failed",
      created_at: NOW.toISOString(),
      data: JOB,
    });
    const t = NOW.getTime() / 1000;
    expect(headers["service-signature"]).toBe(`t=${t},v1=${hmac(SECRET, `${t}.${body}`)}`);
    expect(headers["service-event-id"]).toBe(event.id);
    expect(headers["service-delivery-attempt"]).toBe("1");
    expect(headers["content-type"]).toBe("application/json");
  });

  it("is signed with both secrets while the previous one holds", async () => {
    respond = (response) => response.end();
    const holds = { previousWebhookSecret: "whsec_old", previousWebhookSecretUntil: NOW };
    await database.db.update(projects).set(holds).where(eq(projects.id, "proj_1"));
    await attempt(await enqueue(), 1);
    const until = new Date(NOW.getTime() + 1);
    await database.db.update(projects).set({ previousWebhookSecretUntil: until });
    await attempt(await enqueue(), 1);
    const signatures = hits.map(({ headers }) => String(headers["service-signature"]).split(","));
    expect(signatures.map(({ length }) => length)).toEqual([2, 3]);
    const t = NOW.getTime() / 1000;
    expect(signatures[1]?.[2]).toBe(`v1=${hmac("whsec_old", `${t}.${hits[1]?.body}`)}`);
  });

  it("is signed with the old and the new secret for a day after a rotation", async () => {
    respond = (response) => response.end();
    const input = { projectId: "proj_1" };
    const { webhook_secret: fresh } = await rotateWebhookSecret({ ctx, input });
    await attempt(await enqueue(), 1);
    const later = { ...ctx, clock: () => new Date(NOW.getTime() + 86_400_000) };
    await attemptDelivery({ ctx: later, input: { deliveryId: await enqueue(), number: 1 } });
    const expected = (hit: Hit | undefined, at: Date, secrets: string[]) => {
      const t = at.getTime() / 1000;
      const signatures = secrets.map((secret) => `v1=${hmac(secret, `${t}.${hit?.body}`)}`);
      expect(hit?.headers["service-signature"]).toBe([`t=${t}`, ...signatures].join(","));
    };
    expected(hits[0], NOW, [fresh, SECRET]);
    expected(hits[1], later.clock(), [fresh]);
  });

  it("keeps every failed attempt with the same event and drops the third", async () => {
    respond = (response) => response.writeHead(503).end("busy".repeat(1000));
    const id = await enqueue();
    for (const number of [1, 2, 3]) expect(await attempt(id, number)).toBe("failed");
    expect([1, 2, 3].map(waitAfterAttempt)).toEqual([2_000, 10_000, null]);
    await dropDelivery({ ctx, input: { deliveryId: id } });
    expect(new Set(hits.map(({ body }) => body)).size).toBe(1);
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ id, status: "dropped", job_id: JOB.id });
    expect(delivery?.attempts.map(({ number, status_code }) => [number, status_code])).toEqual([
      [1, 503],
      [2, 503],
      [3, 503],
    ]);
    expect(delivery?.attempts[0]?.response).toHaveLength(1024);
  });

  it("does not follow a redirect and does not reach a refused address", async () => {
    respond = (response) => response.writeHead(302, { location: receiver }).end();
    expect(await attempt(await enqueue(), 1)).toBe("failed");
    expect(hits).toHaveLength(1);
    expect(await attempt(await enqueue("http://10.0.0.1/hook"), 1)).toBe("failed");
    const [newest] = await deliveries();
    expect(newest?.attempts[0]).toMatchObject({ status_code: null, error: "url_not_allowed" });
  });

  it("is acknowledged by the status, though the body never ends", async () => {
    respond = (response) => void response.writeHead(200).write("thanks");
    const id = await enqueue();
    expect(await attempt(id, 1)).toBe("delivered");
    expect((await deliveries())[0]?.attempts[0]?.response).toBe("thanks");
  });

  it("is replayed as a delivery of its own with the same event", async () => {
    respond = (response) => response.end();
    const id = await enqueue();
    await attempt(id, 1);
    const replayed = await replayDelivery({ ctx, input: { deliveryId: id } });
    expect(sent).toEqual([
      {
        id: `webhook/delivery.created:${replayed.id}`,
        name: "webhook/delivery.created",
        data: { deliveryId: replayed.id, projectId: "proj_1" },
      },
    ]);
    expect(await attempt(replayed.id, 1)).toBe("delivered");
    expect(hits[1]?.body).toBe(hits[0]?.body);
  });

  it("is shown to and replayed by a member whose role allows it, in their project only", async () => {
    respond = (response) => response.end();
    const id = await enqueue();
    await attempt(id, 1);
    const member = (projectId: string, permissions: Permission[]): ServiceContext => ({
      ...ctx,
      actor: { kind: "member", userId: "u", organizationId: "org_1", projectId, permissions },
    });
    const allowed = member("proj_1", ["webhooks.manage"]);
    const seen = await listDeliveries({ ctx: allowed, input: {} });
    expect(seen.map((delivery) => [delivery.id, delivery.attempts[0]?.status_code])).toEqual([
      [id, 200],
    ]);
    const input = { deliveryId: id };
    expect(await replayDelivery({ ctx: allowed, input })).toMatchObject({ status: "pending" });
    const sales = member("proj_1", ["work.read", "work.create"]);
    const key = { ...ctx, actor: { ...allowed.actor, kind: "key" } } as unknown as ServiceContext;
    for (const refused of [sales, key]) {
      const list = listDeliveries({ ctx: refused, input: {} });
      await expect(list).rejects.toMatchObject({ code: "forbidden" });
      const replay = replayDelivery({ ctx: refused, input });
      await expect(replay).rejects.toMatchObject({ code: "forbidden" });
    }
    const stranger = member("proj_2", ["webhooks.manage"]);
    expect(await listDeliveries({ ctx: stranger, input: {} })).toEqual([]);
    const replay = replayDelivery({ ctx: stranger, input });
    await expect(replay).rejects.toMatchObject({ code: "not_found" });
  });

  it("is found stranded when it stays pending", async () => {
    const id = await enqueue();
    expect(await listStrandedDeliveries({ ctx, input: {} })).toEqual([]);
    const later = { ...ctx, clock: () => new Date(NOW.getTime() + 61_000) };
    expect(await listStrandedDeliveries({ ctx: later, input: {} })).toEqual([
      { id, projectId: "proj_1" },
    ]);
  });
});
