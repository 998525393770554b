import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type CadJob, cadJobSchema } from "@inkform/contract/cad";
import { type PostgresServer, startPostgres } from "@inkform/db/postgres-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "./free-port";
import { CAD, demoFile, EXTRACT, form } from "./rest-client";

/** Two web processes as docs/deploy.md starts them, on one Postgres and one blob storage. */
const SERVE = fileURLToPath(new URL("../scripts/serve.mjs", import.meta.url));
const OPERATOR = "operator-of-the-tests-0123456789";
const SLOW = { timeout: 100_000, interval: 200 };

type Web = { address: string; child: ChildProcess; output: () => string };

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "inkform-scale-"));
const sketch = demoFile("plate-sketch.png");
let database: PostgresServer;
let shared: Record<string, string>;
let first: Web;
let second: Web;

/** Keeps every delivery open until it is told to answer. */
const held: http.ServerResponse[] = [];
const hits: { event: string; body: string }[] = [];
let holds = true;
const receiver = http.createServer((request, response) => {
  let body = "";
  request.setEncoding("utf8").on("data", (chunk) => {
    body += chunk;
  });
  request.on("end", () => {
    hits.push({ event: String(request.headers["service-event-id"]), body });
    if (holds) held.push(response);
    else response.writeHead(204).end();
  });
});

async function startWeb(name: string): Promise<Web> {
  const port = String(await freePort());
  const env = { ...shared, PORT: port, DATA_DIR: path.join(folder, name) };
  const child = spawn(process.execPath, [SERVE], { env: env as unknown as NodeJS.ProcessEnv });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  }
  return { address: `http://127.0.0.1:${port}`, child, output: () => output };
}

async function ready({ address, child, output }: Web): Promise<void> {
  const deadline = Date.now() + 110_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The process did not become ready:\n${output()}`);
}

async function end({ child }: Web): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await gone;
}

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  database = await startPostgres();
  const { PATH = "", HOME = "" } = process.env;
  shared = {
    PATH,
    HOME,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    BASE_URL: "https://service.example",
    DATABASE_URL: await database.createDatabase(),
    BLOB_URL: pathToFileURL(path.join(folder, "blobs")).href,
    AUTH_SECRET: "a secret that both processes have, for the tests",
    SVC_OPERATOR_TOKEN: OPERATOR,
    OUTBOUND_ALLOW: "127.0.0.0/8",
    ENGINE_WORKERS: "1",
  };
  // Both at once, so that both would migrate the empty database.
  [first, second] = await Promise.all([startWeb("first"), startWeb("second")]);
  await Promise.all([ready(first), ready(second)]);
});

afterAll(async () => {
  await Promise.all([first, second].map((web) => web && end(web)));
  receiver.closeAllConnections();
  receiver.close();
  await database.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function operate<T>(web: Web, procedure: string, input: object): Promise<T> {
  const answer = await fetch(`${web.address}/api/operator/${procedure}`, {
    method: "POST",
    headers: { authorization: `Bearer ${OPERATOR}`, "content-type": "application/json" },
    body: JSON.stringify({ json: input }),
  });
  const { result, error } = await answer.json();
  if (!result) throw new Error(`${procedure}: ${JSON.stringify(error)}`);
  return result.data.json as T;
}

/** A project of its own with a key; whatever limits it is given hold in both processes. */
async function project(
  included: number,
  limits: { extract?: number; cad?: number; read?: number },
) {
  const { id: organizationId } = await operate<{ id: string }>(first, "organization.create", {
    name: "Works",
  });
  const made = { organizationId, name: "Customer" };
  const { id: projectId } = await operate<{ id: string }>(first, "project.create", made);
  const terms = { included, overagePrice: "0.10", currency: "USD", cap: 0 };
  for (const model of [CAD, EXTRACT])
    await operate(first, "plan.set", { projectId, model, ...terms });
  await operate(second, "project.setLimits", { projectId, ...limits });
  const { key, id: keyId } = await operate<{ key: string; id: string }>(second, "key.create", {
    projectId,
    name: "test",
    scopes: ["extract", "cad", "usage"],
  });
  const call = (web: Web, address: string, init: RequestInit = {}) =>
    fetch(web.address + address, {
      ...init,
      headers: { authorization: `Bearer ${key}`, ...init.headers },
    });
  return { projectId, keyId, call };
}

const at = (number: number) => (number % 2 === 0 ? first : second);
const times = <T>(count: number, make: (number: number) => T) =>
  Array.from({ length: count }, (_, number) => make(number));

it("shares keys, limits, idempotency and caps", async () => {
  const { projectId, keyId, call } = await project(4, { cad: 1000, read: 2 });

  // Twins of one request arrive at both: one job, which both answer with.
  const twin = (number: number) =>
    call(at(number), "/v1/cad", {
      ...form(CAD, sketch),
      headers: { "idempotency-key": "one-order" },
    });
  const twins = await Promise.all(times(6, twin));
  expect(twins.map(({ status }) => status)).toEqual(times(6, () => 202));
  const ids = await Promise.all(twins.map(async (answer) => ((await answer.json()) as CadJob).id));
  expect(new Set(ids).size).toBe(1);
  expect(twins.filter(({ headers }) => headers.has("idempotent-replayed"))).toHaveLength(5);

  // Three are left of four; twelve ask at once.
  const asked = await Promise.all(
    times(12, (number) => call(at(number), "/v1/cad", form(CAD, sketch))),
  );
  const statuses = asked.map(({ status }) => status).sort();
  expect(statuses).toEqual([...times(3, () => 202), ...times(9, () => 402)]);

  // Two readings a minute, wherever they are asked for.
  const reads = await Promise.all(times(30, (number) => call(at(number), "/v1/me")));
  expect(reads.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(reads.filter(({ status }) => status === 429)).toHaveLength(28);

  // What one process changes holds in the other with its next request.
  await operate(first, "project.setLimits", { projectId, read: 1_000_000 });
  await operate(first, "project.setStatus", { projectId, status: "suspended" });
  expect((await call(second, "/v1/me")).status).toBe(403);
  await operate(second, "project.setStatus", { projectId, status: "active" });
  expect((await call(first, "/v1/me")).status).toBe(200);
  await operate(second, "key.revoke", { id: keyId });
  expect((await call(first, "/v1/me")).status).toBe(401);
});

it("goes on with the jobs and deliveries of a process that was killed", async () => {
  const { call } = await project(100, { cad: 1000, read: 10_000 });
  const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const jobOf = async (id: string) =>
    cadJobSchema.parse(await (await call(second, `/v1/cad/${id}`)).json());
  const submit = async () => {
    const request = form(CAD, sketch, { webhook_url: hook });
    return ((await (await call(first, "/v1/cad", request)).json()) as CadJob).id;
  };
  const ids = await Promise.all(times(3, submit));
  await expect.poll(() => held.length, SLOW).toBeGreaterThan(0);
  await end(first);
  holds = false;
  for (const response of held.splice(0)) response.destroy();
  for (const id of ids) {
    await expect.poll(async () => (await jobOf(id)).status, SLOW).toBe("succeeded");
  }
  const { data } = await (await call(second, "/v1/usage")).json();
  expect(data.find(({ model }: { model: string }) => model === CAD).count).toBe(3);
  // Every event arrives, under one id and with one body however often it was sent.
  await expect
    .poll(() => new Set(hits.map(({ body }) => JSON.parse(body).data.id)), SLOW)
    .toEqual(new Set(ids));
  expect(new Set(hits.map(({ event }) => event)).size).toBe(3);
  expect(new Set(hits.map(({ body }) => body)).size).toBe(3);
  // A file that the killed process wrote is opened by the other, through the link that it signed.
  const [part] = (await jobOf(ids[0] ?? "")).parts ?? [];
  const link = (part?.dxf.url ?? "").replace("https://service.example", second.address);
  const file = await fetch(link);
  expect(file.status).toBe(200);
  expect((await file.arrayBuffer()).byteLength).toBe(part?.dxf.bytes);
});
