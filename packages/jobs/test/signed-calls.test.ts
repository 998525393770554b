import type { OpenDatabase } from "@inkform/db/open-database";
import type { Inngest } from "inngest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createJobs } from "../src/create-jobs";
import { canonicalJson } from "../src/runner/canonical-json";
import { sign } from "../src/runner/protocol";
import { embeddedJobs, openMemoryDatabase, quietLog } from "./harness";

const SIGNING_KEY = "signkey-test-0123456789abcdef";
const ADDRESS = "http://localhost/api/inngest?fnId=inkform-double&stepId=step";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());

const functions = (client: Inngest) => [
  client.createFunction(
    { id: "double", triggers: [{ event: "number/given" }] },
    ({ event, step }) => step.run("double", () => 2 * event.data.number),
  ),
];

function realServerJobs(serveOrigin?: string) {
  return createJobs({
    db: database.db,
    exclusive: true,
    inngest: {
      baseUrl: "http://127.0.0.1:9",
      eventKey: "events",
      signingKey: SIGNING_KEY,
      serveOrigin,
    },
    functions,
    log: quietLog,
  });
}

function call(at: number, key: string, address = ADDRESS): Request {
  const event = { id: "e1", name: "number/given", data: { number: 21 }, ts: at * 1000 };
  const ctx = { run_id: "run", attempt: 0, stack: { stack: [], current: 0 }, use_api: false };
  const text = canonicalJson({ version: 2, event, events: [event], steps: {}, ctx });
  return new Request(address, {
    method: "POST",
    headers: { host: "localhost", "x-inngest-signature": sign(text, key, at) },
    body: text,
  });
}

const now = () => Math.floor(Date.now() / 1000);

describe("a real Inngest server's calls", () => {
  it("are answered where they are signed", async () => {
    const response = await realServerJobs().handle(call(now(), SIGNING_KEY));
    expect(response.status).toBe(206);
    expect(await response.json()).toMatchObject([{ op: "StepRun", data: 42 }]);
    expect(response.headers.get("x-inngest-signature")).toMatch(/^t=\d+&s=[0-9a-f]{64}$/);
  });

  it.each([
    ["under another key", () => call(now(), "signkey-test-ffff")],
    ["ten minutes ago", () => call(now() - 600, SIGNING_KEY)],
  ])("are refused where they were signed %s", async (_how, request) => {
    expect((await realServerJobs().handle(request())).status).toBe(401);
  });

  it.each(["GET", "POST", "PUT"])("are refused without a signature: %s", async (method) => {
    const body = method === "GET" ? null : "{}";
    const headers = { host: "localhost" };
    const request = new Request(ADDRESS, { method, headers, body });
    expect((await realServerJobs().handle(request)).status).toBe(401);
  });

  it("are told where the service is reached, whatever address they came by", async () => {
    const headers = { host: "localhost", "x-inngest-signature": sign("", SIGNING_KEY, now()) };
    const request = new Request("http://0.0.0.0:3000/api/inngest", { headers });
    const response = await realServerJobs("http://web:3000").handle(request);
    expect(await response.json()).toMatchObject({ serve_origin: "http://web:3000" });
  });

  it("are refused while the embedded runner drives", async () => {
    const response = await embeddedJobs(database, functions).handle(call(now(), SIGNING_KEY));
    expect(response.status).toBe(401);
  });
});
