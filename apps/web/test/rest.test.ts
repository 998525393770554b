import fs from "node:fs";
import path from "node:path";
import { cadJobSchema } from "@inkform/contract/cad";
import { ERROR_STATUS, type ErrorCode, errorBodySchema } from "@inkform/contract/errors";
import { extractionSchema } from "@inkform/contract/extraction";
import { meSchema } from "@inkform/contract/me";
import { usageSchema } from "@inkform/contract/usage";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { paddedPng, textPdf, whitePng } from "./rest-files";
import { makeDataDir, readDemo, type Service, serviceEnv, shell, startService } from "./service";

const EXTRACT = "langbiang-extract-1.0";
const CAD = "fansipan-cad-1.0";
const MB = 2 ** 20;
const dataDir = makeDataDir();
let service: Service;
let demoKey: string;
let organizationId: string;

beforeAll(async () => {
  service = await startService(await serviceEnv(dataDir));
  const demo = JSON.parse(fs.readFileSync(path.join(dataDir, "demo.json"), "utf8"));
  demoKey = readDemo(dataDir).api_key;
  organizationId = demo.organization_id;
});

afterAll(async () => {
  service.signal("SIGKILL");
  await service.exited;
  fs.rmSync(path.dirname(dataDir), { recursive: true, force: true });
});

async function svc(words: string) {
  const command = `npm run --silent svc -- ${words} --json`;
  const env = { DATA_DIR: dataDir, SVC_BASE_URL: service.baseUrl };
  const { code, stdout, stderr } = await shell(command, env);
  if (code !== 0) throw new Error(`svc ${words}: ${stderr}`);
  return JSON.parse(stdout);
}

/** A project of its own, with a key, and plans that include so many units and no more. */
async function project(plans: Record<string, number>, scopes = "extract,cad,usage") {
  const { id } = await svc(`project create --org ${organizationId} --name Test`);
  for (const [model, included] of Object.entries(plans)) {
    const terms = `--included ${included} --overage-price 0.10 --currency USD --cap 0`;
    await svc(`plan set --project ${id} --model ${model} ${terms}`);
  }
  const made = await svc(`key create --project ${id} --name test --scopes ${scopes}`);
  return { id: id as string, key: made.key as string, keyId: made.id as string };
}

const call = (address: string, init: RequestInit = {}, key: string | null = demoKey) =>
  fetch(service.baseUrl + address, {
    ...init,
    headers: { ...(key ? { authorization: `Bearer ${key}` } : {}), ...init.headers },
  });

function form(model: string, file: Buffer | null, more: Record<string, string> = {}): RequestInit {
  const body = new FormData();
  for (const [name, value] of Object.entries({ model, ...more })) body.set(name, value);
  if (file) body.set("file", new Blob([new Uint8Array(file)]), "upload.bin");
  return { method: "POST", body };
}

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
    const before = await used(demoKey, EXTRACT);
    await expectError(await extract(Buffer.from("plain text")), "unsupported_file_type", "file");
    await expectError(await extract(page.subarray(0, 300)), "unreadable_document", "file");
    await expectError(await extract(sketch), "unreadable_document", "file");
    await expectError(await draw(sketch.subarray(0, 60)), "unreadable_document", "file");
    expect(await used(demoKey, EXTRACT)).toBe(before);
  });
});

describe("the key", () => {
  test("is checked before anything else of the request", async () => {
    const answer = await call("/v1/extract", { method: "POST", body: "rubbish" }, null);
    const refusal = await expectError(answer, "invalid_api_key");
    expect(refusal.headers.get("www-authenticate")).toBe("Bearer");
    const { id, key, keyId } = await project({}, "usage");
    await expectError(await extract(page, {}, key), "forbidden");
    await svc(`project suspend ${id}`);
    await expectError(await extract(page, {}, key), "project_suspended");
    await expectError(await call("/v1/me", {}, key), "project_suspended");
    await svc(`project resume ${id}`);
    expect((await call("/v1/me", {}, key)).status).toBe(200);
    await svc(`key revoke ${keyId}`);
    await expectError(await call("/v1/me", {}, key), "invalid_api_key");
  });

  test("needs a plan and stops at its cap", async () => {
    const { key } = await project({ [EXTRACT]: 1 });
    await expectError(await draw(sketch, {}, {}, key), "no_plan", "model");
    await expectError(await extract(textPdf(["one", "two"]), {}, key), "cap_reached");
    expect(await used(key, EXTRACT)).toBe(0);
    expect((await extract(page, {}, key)).status).toBe(200);
    await expectError(await extract(page, {}, key), "cap_reached");
    expect(await used(key, EXTRACT)).toBe(1);
  });

  test("has so many requests a minute", async () => {
    const { id, key } = await project({});
    await svc(`limits set --project ${id} --extract-rpm 2`);
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
