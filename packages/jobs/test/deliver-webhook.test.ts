import http from "node:http";
import type { AddressInfo } from "node:net";
import type { OpenDatabase } from "@inkform/db/open-database";
import { organizations } from "@inkform/db/schema/account";
import { projects } from "@inkform/db/schema/project";
import { runnerEvents } from "@inkform/db/schema/runner";
import { webhookDeliveries } from "@inkform/db/schema/webhook";
import { cadJobs } from "@inkform/db/schema/work";
import type { ServiceContext } from "@inkform/services/context";
import { createGuardedClient } from "@inkform/services/outbound/guarded-client";
import { parseNetworks } from "@inkform/services/outbound/parse-networks";
import { deliveryEvent, enqueueDelivery } from "@inkform/services/webhook/enqueue";
import { webhookSettings } from "@inkform/services/webhook/settings";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { Jobs } from "../src/create-jobs";
import { createDeliverWebhook } from "../src/functions/deliver-webhook";
import { sweep } from "../src/sweep";
import { embeddedJobs, openMemoryDatabase, quietLog } from "./harness";

const JOB: Parameters<typeof enqueueDelivery>[0]["data"] = {
  id: "",
  model: "fansipan-cad-1.0",
  status: "failed",
  created_at: "2026-11-21T09:00:00.000Z",
  finished_at: "2026-11-21T09:00:00.000Z",
  error: { code: "no_part_found", message: "Nothing is drawn.", retryable: false },
};

/** Answers at /quick and never at /dead. */
const receiver = http.createServer((request, response) => {
  request.resume();
  if (request.url === "/quick") {
    quick.push(String(request.headers["service-event-id"]));
    response.writeHead(204).end();
    return;
  }
  held += 1;
  most = Math.max(most, held);
  request.socket.once("close", () => {
    held -= 1;
  });
});
const wait = { timeout: 60_000, interval: 20 };
let quick: string[] = [];
let held = 0;
let most = 0;
let database: OpenDatabase;
let jobs: Jobs;
let ctx: ServiceContext;

beforeAll(() => new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve)));

afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

beforeEach(async () => {
  quick = [];
  most = 0;
  database = await openMemoryDatabase();
  const networks = parseNetworks(["127.0.0.0/8"]);
  ctx = {
    db: database.db,
    outbound: createGuardedClient({ allowed: networks.ok ? networks.networks : [] }),
    clock: () => new Date(),
    log: { ...quietLog, info: () => {} },
    events: { send: (events: Parameters<Jobs["send"]>[0]) => jobs.send(events) },
    actor: { kind: "system" },
  } as unknown as ServiceContext;
  jobs = embeddedJobs(database, (client) => [createDeliverWebhook(client, ctx)]);
  await database.db
    .insert(organizations)
    .values({ id: "org_1", name: "Org", createdAt: new Date() });
  for (const id of ["proj_dead", "proj_quick"]) {
    const settings = { status: "active" as const, webhookSecret: "whsec_test" };
    const row = { id, organizationId: "org_1", name: id, createdAt: new Date(), ...settings };
    await database.db.insert(projects).values(row);
  }
});

afterEach(async () => {
  await ctx.outbound.close();
  await jobs.stop(1_000);
  await database.close();
});

/** A job that has ended, and its delivery as it was written down with its end. */
async function endJob(id: string, projectId: string, path: string, at = new Date()) {
  const webhookUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}${path}`;
  await database.db.insert(cadJobs).values({
    id,
    projectId,
    source: "api",
    model: JOB.model,
    fileType: "png",
    fileBytes: 1,
    fileBlob: "blob",
    pages: 1,
    createdAt: at,
    expiresAt: new Date(Date.now() + 86_400_000),
    status: "failed",
    dxfVersion: "R2000",
    webhookUrl,
  });
  const job = { id, projectId, webhookUrl };
  const data = { ...JOB, id };
  return enqueueDelivery({ tx: database.db, clock: at, job, type: "cad.failed", data });
}

const statusOf = async (id: string) =>
  (await database.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id)))[0]
    ?.status;

it("a dead receiver holds a few places of its own, and another project's event passes it", async () => {
  const dead = [];
  for (let number = 1; number <= 30; number += 1) {
    dead.push(await endJob(`cad_dead${number}`, "proj_dead", "/dead"));
  }
  await jobs.send(dead.map((delivery) => deliveryEvent(delivery)));
  await jobs.start();
  await expect.poll(() => held, wait).toBe(webhookSettings.atOncePerProject);
  const delivery = await endJob("cad_quick", "proj_quick", "/quick");
  await jobs.send([deliveryEvent(delivery)]);
  await expect.poll(() => statusOf(delivery.id), wait).toBe("delivered");
  expect(most).toBe(webhookSettings.atOncePerProject);
  for (const { id } of dead) expect(await statusOf(id)).toBe("pending");
});

it("many that wait their turn hide no event that was lost", async () => {
  const longAgo = new Date(Date.now() - webhookSettings.strandedAfterMs - 1);
  for (let number = 1; number <= 205; number += 1) {
    await endJob(`cad_dead${number}`, "proj_dead", "/dead", longAgo);
  }
  await sweep(ctx);
  expect(await database.db.$count(runnerEvents)).toBe(205);
});

it("an event whose process was killed before it told anybody is delivered once by the sweep", async () => {
  await jobs.start();
  const longAgo = new Date(Date.now() - webhookSettings.strandedAfterMs - 1);
  const { id } = await endJob("cad_lost", "proj_quick", "/quick", longAgo);
  await sweep(ctx);
  await sweep(ctx);
  await expect.poll(() => statusOf(id), wait).toBe("delivered");
  await sweep(ctx);
  const after = await endJob("cad_after", "proj_quick", "/quick");
  await jobs.send([deliveryEvent(after)]);
  await expect.poll(() => statusOf(after.id), wait).toBe("delivered");
  expect(quick).toHaveLength(2);
});
