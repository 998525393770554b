import fs from "node:fs";
import path from "node:path";
import { cadJobSchema } from "@inkform/contract/cad";
import { ERROR_STATUS, type ErrorCode, errorBodySchema } from "@inkform/contract/errors";
import { extractionSchema } from "@inkform/contract/extraction";
import { meSchema } from "@inkform/contract/me";
import { usageSchema } from "@inkform/contract/usage";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CAD, EXTRACT, form, restClient } from "./rest-client";
import { paddedPng, textPdf, whitePng } from "./rest-files";
import { makeDataDir, type Service, serviceEnv, startService } from "./service";

const MB = 2 ** 20;
const dataDir = makeDataDir();
let service: Service;
let rest: ReturnType<typeof restClient>;
let demoKey: string;

beforeAll(async () => {
  service = await startService(await serviceEnv(dataDir));
  rest = restClient(service);
  demoKey = rest.demoKey;
});

afterAll(async () => {
  service.signal("SIGKILL");
  await service.exited;
  fs.rmSync(path.dirname(dataDir), { recursive: true, force: true });
});

const call = (address: string, init: RequestInit = {}, key: string | null = demoKey) =>
  fetch(service.baseUrl + address, {
    ...init,
    headers: { ...(key ? { authorization: `Bearer ${key}` } : {}), ...init.headers },
  });

const extract = (file: Buffer | null, more = {}, key = demoKey) =>
  call("/v1/extract", form(EXTRACT, file, more), key);
const draw = (file: Buffer | null, more = {}, headers = {}, key = demoKey) =>
  call("/v1/cad", { ...form(CAD, file, more), headers }, key);
const drawUrl = (url: string) =>
  call("/v1/cad", {
    method: "POST",
    body: JSON.stringify({ model: CAD, url }),
    headers: { "content-type": "application/json" },
  });

/** The answer is this error in its whole shape. */
async function expectError(answer: Response, code: ErrorCode, param?: string) {
  const body = errorBodySchema.parse(await answer.json());
  expect([answer.status, body.error.code]).toEqual([ERROR_STATUS[code], code]);
  expect(body.error.param).toBe(param);
  expect(body.error.request_id).toBe(answer.headers.get("x-request-id"));
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return answer;
}

async function used(key: string, model: string): Promise<number> {
  const { data } = usageSchema.parse(await (await call("/v1/usage", {}, key)).json());
  return data.find((row) => row.model === model)?.count ?? 0;
}

async function finished(id: string) {
  const deadline = Date.now() + 110_000;
  while (Date.now() < deadline) {
    const job = cadJobSchema.parse(await (await call(`/v1/cad/${id}`)).json());
    if (job.finished_at) return job;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("the job did not end");
}

const page = textPdf(["Order No: 4711"]);
const sketch = whitePng(400, 300);

describe("the request", () => {
  test("is refused with 400 and the parameter at fault", async () => {
    await expectError(await extract(page, { model: "other" }), "invalid_request", "model");
    await expectError(await extract(null), "invalid_request", "file");
    await expectError(await extract(Buffer.alloc(0)), "invalid_request", "file");
    await expectError(await extract(page, { languages: "x" }), "invalid_request", "languages");
    await expectError(await draw(sketch, { dxf_version: "R13" }), "invalid_request", "dxf_version");
    await expectError(await draw(sketch, { url: "http://a.example" }), "invalid_request", "url");
    const blank = await draw(sketch, {}, { "idempotency-key": "a b" });
    await expectError(blank, "invalid_request", "idempotency-key");
    await expectError(await call("/v1/usage?from=yesterday"), "invalid_request", "from");
    for (const type of ["text/plain", "multipart/form-data", "application/json"]) {
      const init = { method: "POST", body: '{"model": ', headers: { "content-type": type } };
      await expectError(await call("/v1/cad", init), "invalid_request");
    }
  });

  test("may leave an optional part of its form empty as well as out", async () => {
    const read = await extract(page, { languages: "", comment_language: "" });
    expect(read.status).toBe(200);
    expect((await draw(sketch, { webhook_url: "", dxf_version: "" })).status).toBe(202);
    await expectError(await extract(page, { model: "" }), "invalid_request", "model");
  });

  test("names an address that is refused or not reached", async () => {
    await expectError(await drawUrl("http://10.0.0.1/a.png"), "url_not_allowed", "url");
    await expectError(await drawUrl("http://127.0.0.1:9/a.png"), "url_unreachable", "url");
    const hook = { webhook_url: "http://169.254.169.254/" };
    await expectError(await draw(sketch, hook), "url_not_allowed", "webhook_url");
  });

  test("is known by its idempotency key", async () => {
    const headers = { "idempotency-key": "rest-test" };
    const first = await draw(sketch, {}, headers);
    const again = await draw(sketch, {}, headers);
    expect([first.status, again.status]).toEqual([202, 202]);
    expect(first.headers.get("idempotent-replayed")).toBeNull();
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect((await again.json()).id).toBe((await first.json()).id);
    const other = await draw(sketch, { dxf_version: "R12" }, headers);
    await expectError(other, "idempotency_key_reused");
  });

  test("leaves its connection open for longer than balancers and clients keep theirs", async () => {
    const { headers } = await call("/v1/me");
    const [, seconds] = /timeout=(\d+)/.exec(headers.get("keep-alive") ?? "") ?? [];
    expect(Number(seconds)).toBeGreaterThan(60);
  });

  test("finds nothing at an unknown address and no other method at a known one", async () => {
    for (const address of ["/v1", "/v1/nothing", "/v2/me", "/v1/cad/x/parts/1.svg"]) {
      await expectError(await call(address, {}, null), "not_found");
    }
    await expectError(await call("/v1/cad/cad_0"), "not_found");
    const answer = await call("/v1/extract", { method: "DELETE" }, null);
    expect((await expectError(answer, "method_not_allowed")).headers.get("allow")).toBe("POST");
  });
});

describe("the file", () => {
  test("is bounded in bytes, pages and pixels", async () => {
    await expectError(await extract(paddedPng(sketch, 5 * MB + 1)), "file_too_large", "file");
    const many = textPdf(Array.from({ length: 21 }, (_, at) => `Page ${at}`));
    await expectError(await extract(many), "too_many_pages", "file");
    await expectError(await extract(whitePng(8000, 5001)), "too_many_pixels", "file");
    expect((await draw(paddedPng(sketch, 5 * MB))).status).toBe(202);
    // Refused early, but heard: the client is still sending when it is known to be too large.
    await expectError(await extract(Buffer.alloc(30 * MB, "%PDF-1.4 ")), "file_too_large", "file");
  });

  test("is known by its bytes and read to its end, and what cannot be read bills nothing", async () => {
    const { key } = await rest.project({ [EXTRACT]: 10, [CAD]: 10 });
    const read = (file: Buffer) => extract(file, {}, key);
    await expectError(await read(Buffer.from("plain text")), "unsupported_file_type", "file");
    await expectError(await read(page.subarray(0, 300)), "unreadable_document", "file");
    await expectError(await read(sketch), "unreadable_document", "file");
    const cut = sketch.subarray(0, 60);
    await expectError(await draw(cut, {}, {}, key), "unreadable_document", "file");
    expect([await used(key, EXTRACT), await used(key, CAD)]).toEqual([0, 0]);
  });
});

describe("the key", () => {
  test("is checked before anything else of the request", async () => {
    const answer = await call("/v1/extract", { method: "POST", body: "rubbish" }, null);
    const refusal = await expectError(answer, "invalid_api_key");
    expect(refusal.headers.get("www-authenticate")).toBe("Bearer");
    const { id, key, keyId } = await rest.project({}, ["usage"]);
    await expectError(await extract(page, {}, key), "forbidden");
    await rest.operate("project.setStatus", { projectId: id, status: "suspended" });
    await expectError(await extract(page, {}, key), "project_suspended");
    await expectError(await call("/v1/me", {}, key), "project_suspended");
    await rest.operate("project.setStatus", { projectId: id, status: "active" });
    expect((await call("/v1/me", {}, key)).status).toBe(200);
    await rest.operate("key.revoke", { id: keyId });
    await expectError(await call("/v1/me", {}, key), "invalid_api_key");
  });

  test("needs a plan and stops at its cap", async () => {
    const { key } = await rest.project({ [EXTRACT]: 1 });
    await expectError(await draw(sketch, {}, {}, key), "no_plan", "model");
    await expectError(await extract(textPdf(["one", "two"]), {}, key), "cap_reached");
    expect(await used(key, EXTRACT)).toBe(0);
    expect((await extract(page, {}, key)).status).toBe(200);
    await expectError(await extract(page, {}, key), "cap_reached");
    expect(await used(key, EXTRACT)).toBe(1);
  });

  test("has so many requests a minute", async () => {
    const { id, key } = await rest.project({});
    await rest.operate("project.setLimits", { projectId: id, extract: 2 });
    await expectError(await extract(null, {}, key), "invalid_request", "file");
    const second = await extract(null, {}, key);
    expect(second.headers.get("ratelimit-limit")).toBe("2");
    expect(second.headers.get("ratelimit-remaining")).toBe("0");
    const third = await expectError(await extract(null, {}, key), "rate_limited");
    expect(Number(third.headers.get("retry-after"))).toBeGreaterThan(0);
    const me = meSchema.parse(await (await call("/v1/me", {}, key)).json());
    expect(me.project.limits.requests_per_minute.extract).toBe(2);
  });
});

test("of several faults the first in the documented order is told", async () => {
  const { id, key: narrow } = await rest.project({}, ["usage"]);
  const made = { projectId: id, name: "cad", scopes: ["cad"] };
  const { key } = await rest.operate<{ key: string }>("key.create", made);
  const { key: hasty } = await rest.operate<{ key: string }>("key.create", made);
  const limit = (cad: number) => rest.operate("project.setLimits", { projectId: id, cad });
  const setStatus = (status: string) =>
    rest.operate("project.setStatus", { projectId: id, status });
  const text = Buffer.from("plain text");
  const faulty = (by: string | null, method = "POST") =>
    call("/v1/cad", { ...form(CAD, text, { dxf_version: "R13" }), method }, by);
  const sent = (file: Buffer, headers = {}) => draw(file, {}, headers, key);
  const url = (address: string) =>
    call(
      "/v1/cad",
      {
        method: "POST",
        body: JSON.stringify({ model: CAD, url: address }),
        headers: { "content-type": "application/json" },
      },
      key,
    );

  await limit(1);
  await setStatus("suspended");
  await expectError(await faulty(null, "PUT"), "method_not_allowed");
  await expectError(await faulty(null), "invalid_api_key");
  await expectError(await faulty(narrow), "project_suspended");
  await setStatus("active");
  await expectError(await faulty(narrow), "forbidden");
  await expectError(await faulty(hasty), "invalid_request", "dxf_version");
  const limited = await expectError(await faulty(hasty), "rate_limited");
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
  await limit(100);
  await expectError(await faulty(key), "invalid_request", "dxf_version");
  await expectError(await sent(text), "no_plan", "model");
  await expectError(await url("http://127.0.0.1:9/a.png"), "no_plan", "model");
  const terms = { included: 1, overagePrice: "0.10", currency: "USD", cap: 0 };
  await rest.operate("plan.set", { projectId: id, model: CAD, ...terms });
  await expectError(await sent(text), "unsupported_file_type", "file");
  await expectError(await url("http://127.0.0.1:9/a.png"), "url_unreachable", "url");
  await expectError(await sent(sketch.subarray(0, 60)), "unreadable_document", "file");
  const once = { "idempotency-key": "the-last-one" };
  // Held while its job runs and billed from then on: that of a blank sketch would be given back as soon as it fails.
  const plate = fs.readFileSync(new URL("../demo/plate-sketch.png", import.meta.url));
  expect((await sent(plate, once)).status).toBe(202);
  expect((await sent(plate, once)).headers.get("idempotent-replayed")).toBe("true");
  await expectError(await sent(text, once), "idempotency_key_reused");
  await expectError(await sent(text), "cap_reached");
});

describe("the answer", () => {
  test("to a document is what is printed on it", async () => {
    const answer = await extract(page);
    const read = extractionSchema.parse(await answer.json());
    expect(read).toMatchObject({ pages: 1, usage: { unit: "page", count: 1 } });
    expect(read.fields.map(({ value }) => value)).toContain("4711");
  });

  test("to a blank sketch is a job that fails; the demo's ends in a file that its link opens", async () => {
    const blank = cadJobSchema.parse(await (await draw(sketch)).json());
    expect((await finished(blank.id)).error?.code).toBe("no_part_found");
    const plate = fs.readFileSync(new URL("../demo/plate-sketch.png", import.meta.url));
    const job = await finished(cadJobSchema.parse(await (await draw(plate)).json()).id);
    expect(job.status).toBe("succeeded");
    const dxf = job.parts?.[0]?.dxf;
    const file = await fetch(dxf?.url ?? "");
    expect(file.headers.get("content-type")).toBe("image/vnd.dxf");
    expect(file.headers.get("content-disposition")).toContain(dxf?.filename);
    expect((await file.arrayBuffer()).byteLength).toBe(dxf?.bytes);
    await expectError(await fetch(`${dxf?.url}0`), "forbidden");
    const plain = (dxf?.url ?? "").replace(service.baseUrl, "").replace(/\?.*/, "");
    expect((await call(plain)).status).toBe(200);
  });

  test("is declared in the OpenAPI document", async () => {
    const document = await (await call("/v1/openapi.json", {}, null)).json();
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.servers).toEqual([{ url: service.baseUrl }]);
    expect(Object.keys(document.paths)).toContain("/v1/cad/{id}/parts/{index}.dxf");
  });
});
