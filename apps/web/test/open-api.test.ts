import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type CadEvent, type CadJob, cadEventSchema } from "@inkform/contract/cad";
import { ERROR_CODES, type ErrorBody, errorBodySchema } from "@inkform/contract/errors";
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { normalizeExample } from "./normalize-example";
import { type OpenApi, openApiChecker } from "./open-api-checker";
import { CAD, demoFile, EXTRACT, form, restClient } from "./rest-client";
import { paddedPng, textPdf, whitePng } from "./rest-files";
import { launch, makeDataDir, type Service, serviceEnv, startService } from "./service";

const ROUTES = fileURLToPath(new URL("../src/app/v1", import.meta.url));
const EXAMPLES = new URL("../../../packages/contract/src/openapi/examples/", import.meta.url);
const MB = 2 ** 20;

const dataDir = makeDataDir();
const events: CadEvent[] = [];
const receiver = http.createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  events.push(cadEventSchema.parse(JSON.parse(Buffer.concat(chunks).toString())));
  response.end();
});
/** Refusals by code, as they were heard first. */
const refused = new Map<string, ErrorBody>();

let service: Service;
let rest: ReturnType<typeof restClient>;
let document: OpenApi;
let checker: ReturnType<typeof openApiChecker>;
let starting: Response | undefined;

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const env = await serviceEnv(dataDir);
  const hurried = launch(env);
  starting = await firstAnswer(hurried);
  hurried.signal("SIGKILL");
  await hurried.exited;
  service = await startService(env);
  rest = restClient(service);
  document = await (await rest.call("/v1/openapi.json", {}, null)).json();
  checker = openApiChecker(document);
});

afterAll(async () => {
  service.signal("SIGKILL");
  await service.exited;
  receiver.close();
  fs.rmSync(path.dirname(dataDir), { recursive: true, force: true });
});

/** The first thing a service says that is being started. */
async function firstAnswer({ baseUrl, exited }: Service): Promise<Response> {
  let gone = false;
  exited.then(() => {
    gone = true;
  });
  while (!gone) {
    const answer = await fetch(`${baseUrl}/v1/me`).catch(() => undefined);
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("The service ended before it listened.");
}

/** Calls an operation and holds the answer against the document; @returns its body */
async function ask<T>(
  operation: string,
  init: RequestInit & { at?: string; key?: string | null } = {},
): Promise<T> {
  const [method = "", template = ""] = operation.split(" ");
  const { at = template, key, ...rest_ } = init;
  const answer = await rest.call(at, { method, ...rest_ }, key);
  return heard<T>(operation, answer);
}

async function heard<T>(operation: string, answer: Response): Promise<T> {
  const [method = "", template = ""] = operation.split(" ");
  const json = answer.headers.get("content-type")?.startsWith("application/json");
  const body = json ? await answer.json() : await answer.text();
  checker.check(method, template, answer, body);
  if (!answer.ok) {
    const { error } = errorBodySchema.parse(body);
    expect(error.request_id).toBe(answer.headers.get("x-request-id"));
    if (!refused.has(error.code)) refused.set(error.code, body);
  }
  return body as T;
}

const record = (name: string, value: unknown) =>
  expect(
    `${JSON.stringify(normalizeExample(value, service.baseUrl), null, 2)}\n`,
  ).toMatchFileSnapshot(fileURLToPath(new URL(`${name}.json`, EXAMPLES)));

const json = (body: unknown): RequestInit => ({
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
});
const sketch = whitePng(400, 300);

/** The documented path of a route's folder. */
function pathOf(folder: string): string {
  const names = path.relative(ROUTES, folder).split(path.sep).join("/");
  return `/v1/${names}`.replace("[file]", "{index}.dxf").replace(/\[(\w+)\]/g, "{$1}");
}

test("it is an OpenAPI 3.1 document without a fault, and its examples fit their schemas", async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors ?? []).toEqual([]);
  expect([valid, document.openapi]).toEqual([true, "3.1.0"]);
  const { post } = document.webhooks.cad ?? {};
  expect(post).toBeDefined();
  for (const [template, operations] of Object.entries(document.paths)) {
    for (const [method, { responses }] of Object.entries(operations)) {
      for (const [status, { content = {} }] of Object.entries(responses)) {
        const { example, examples = {} } = (content["application/json"] ?? {}) as {
          example?: unknown;
          examples?: Record<string, { value: unknown }>;
        };
        const at = ["paths", template, method, "responses", status, "content", "application/json"];
        const shown = [
          ...(example ? [example] : []),
          ...Object.values(examples).map((e) => e.value),
        ];
        for (const value of shown) checker.validate([...at, "schema"], value);
        expect(shown.length > 0 || status === "200", `${at}: an example`).toBe(true);
      }
    }
  }
});

test("what is live is documented, and what is documented is live", async () => {
  const folders = fs
    .readdirSync(ROUTES, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "route.ts")
    .map((file) => pathOf(path.dirname(path.join(ROUTES, file))))
    // These two answer every address that is none of the interface.
    .filter((found) => found !== "/v1/" && !found.includes("[..."));
  expect(Object.keys(document.paths).sort()).toEqual(folders.sort());
  for (const [template, operations] of Object.entries(document.paths)) {
    const at = template.replace("{index}", "1").replace("{id}", "cad_none");
    const live = ["get", "post", "put", "patch", "delete"];
    const documented = Object.keys(operations);
    for (const method of live) {
      const answer = await rest.call(at, { method: method.toUpperCase() }, null);
      const name = `${method} ${template}`;
      expect(answer.status !== 405, name).toBe(documented.includes(method));
      if (answer.status !== 405) await heard(`${method} ${template}`, answer);
      else expect(answer.headers.get("allow")?.toLowerCase(), name).toMatch(documented[0] ?? "");
    }
  }
});

test("a service that is being started says so as any other refusal", async () => {
  expect(starting?.status).toBe(503);
  if (starting) await heard("GET /v1/me", starting);
});

test("the document is read", async () => {
  const order = demoFile("purchase-order.pdf");
  const read = await ask("POST /v1/extract", form(EXTRACT, order));
  await record("extraction", read);
});

test("a sketch is drawn, fetched and announced", async () => {
  const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const plate = form(CAD, demoFile("plate-sketch.png"), { webhook_url: hook });
  const accepted = await ask<CadJob>("POST /v1/cad", plate);
  const blank = await ask<CadJob>("POST /v1/cad", form(CAD, sketch));
  await rest.finished(accepted.id);
  await rest.finished(blank.id);
  const job = await ask<CadJob>("GET /v1/cad/{id}", { at: `/v1/cad/${accepted.id}` });
  const failed = await ask<CadJob>("GET /v1/cad/{id}", { at: `/v1/cad/${blank.id}` });
  const at = `/v1/cad/${accepted.id}/parts/1.dxf`;
  expect(await ask("GET /v1/cad/{id}/parts/{index}.dxf", { at })).toContain("ENTITIES");
  await expect.poll(() => events.length, { timeout: 60_000 }).toBe(1);
  expect(events[0]?.data).toEqual(job);
  await record("cad-accepted", accepted);
  await record("cad-succeeded", job);
  await record("cad-failed", failed);
  await record("cad-event", events[0]);
});

test("the account is described", async () => {
  const { key } = await rest.project({ [EXTRACT]: 500, [CAD]: 100 });
  await ask("POST /v1/extract", { ...form(EXTRACT, textPdf(["Order No: 4711"])), key });
  await record("me", await ask("GET /v1/me", { key }));
  await record("usage", await ask("GET /v1/usage", { at: "/v1/usage?group_by=day", key }));
  await ask("GET /v1/openapi.json", { key: null });
});

test("every code is heard where it is documented", async () => {
  const extract = (file: Uint8Array | null, more = {}, key = rest.demoKey) =>
    ask("POST /v1/extract", { ...form(EXTRACT, file, more), key });
  const draw = (init: RequestInit, key = rest.demoKey) => ask("POST /v1/cad", { ...init, key });
  await ask("GET /v1/me", { key: null });
  await extract(null);
  await ask("GET /v1/usage", { at: "/v1/usage?from=yesterday" });
  await draw(json({ model: CAD, url: "http://10.0.0.1/a.png" }));
  await draw(json({ model: CAD, url: "http://127.0.0.1:9/a.png" }));
  const once = { headers: { "idempotency-key": "order-7" } };
  await draw({ ...form(CAD, sketch), ...once });
  await draw({ ...form(CAD, sketch), ...once });
  await draw({ ...form(CAD, sketch, { dxf_version: "R12" }), ...once });
  const empty = await rest.project({ [EXTRACT]: 1 });
  await draw(form(CAD, sketch), empty.key);
  await extract(textPdf(["one", "two"]), {}, empty.key);
  await ask("GET /v1/cad/{id}", { at: "/v1/cad/cad_none" });
  const none = "/v1/cad/cad_none/parts/1.dxf";
  await ask("GET /v1/cad/{id}/parts/{index}.dxf", { at: none });
  await ask("GET /v1/cad/{id}/parts/{index}.dxf", { at: none, key: null });
  await extract(paddedPng(sketch, 5 * MB + 1));
  await extract(textPdf(Array.from({ length: 21 }, (_, at) => `Page ${at}`)));
  await extract(whitePng(8000, 5001));
  await extract(Buffer.from("plain text"));
  await extract(sketch);
  const narrow = await rest.project({}, ["usage"]);
  await draw(form(CAD, sketch), narrow.key);
  await ask("GET /v1/cad/{id}", { at: "/v1/cad/cad_none", key: narrow.key });
  const limits = { projectId: narrow.id, extract: 60, cad: 20, read: 1 };
  await rest.operate("project.setLimits", limits);
  await ask("GET /v1/usage", { key: narrow.key });
  await ask("GET /v1/usage", { key: narrow.key });
  await rest.operate("project.setStatus", { projectId: narrow.id, status: "suspended" });
  await ask("GET /v1/me", { key: narrow.key });
  const other = await rest.call("/v1/extract", { method: "DELETE" }, null);
  refused.set("method_not_allowed", errorBodySchema.parse(await other.json()));
  // Files can be kept no more: something nobody expected.
  fs.renameSync(path.join(dataDir, "blobs"), path.join(dataDir, "blobs-away"));
  fs.writeFileSync(path.join(dataDir, "blobs"), "");
  await draw(form(CAD, sketch));
  expect([...refused.keys()].sort()).toEqual([...ERROR_CODES].sort());
  await record("errors", Object.fromEntries(ERROR_CODES.map((code) => [code, refused.get(code)])));
});
