import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ERROR_CLASSES } from "../src/errors.js";
import {
  ApiError,
  CadJobFailedError,
  ConnectionError,
  Inkform,
  InputError,
  ModelUnavailableError,
  RateLimitedError,
  type RetryNotice,
  TimeoutError,
  WaitTimeoutError,
} from "../src/index.js";
import { type FaultyService, refusal, startFaultyService } from "./faulty-service";

let service: FaultyService;
/** The clock stands still but for the waits, which are noted and over at once. */
let waits: number[];
let notices: RetryNotice[];
let client: Inkform;

beforeAll(async () => {
  service = await startFaultyService();
});

afterAll(() => service.close());

beforeEach(() => {
  service.heard.length = 0;
  service.plan.length = 0;
  waits = [];
  notices = [];
  client = makeClient();
});

function makeClient(more: Partial<ConstructorParameters<typeof Inkform>[0]> = {}): Inkform {
  let now = 0;
  return new Inkform({
    apiKey: "svc_live_test",
    baseUrl: service.baseUrl,
    random: () => 0,
    clock: {
      now: () => now,
      sleep: async (ms, signal) => {
        signal?.throwIfAborted();
        waits.push(ms);
        now += ms;
      },
    },
    onRetry: (notice) => notices.push(notice),
    ...more,
  });
}

const plan = (...turns: FaultyService["plan"]) => service.plan.push(...turns);
const file = new Blob(["sketch"]);
const job = (status: string, more = {}) => ({
  status: 200,
  body: { id: "cad_1", status, ...more },
});
const limited = (seconds: number) =>
  refusal(429, "rate_limited", { "retry-after": String(seconds) });
const unavailable = refusal(503, "model_unavailable");

describe("a call that fails for a while", () => {
  test("waits as long as Retry-After says and is answered", async () => {
    plan(limited(3), limited(1), { status: 200, body: { pages: 1 } });
    expect(await client.extract({ file })).toEqual({ pages: 1 });
    expect(waits).toEqual([3000, 1000]);
    expect(service.heard).toHaveLength(3);
    expect(new Set(service.heard.map(({ body }) => body.includes("sketch")))).toEqual(
      new Set([true]),
    );
    expect(notices.map(({ failures, waitMs }) => [failures, waitMs])).toEqual([
      [1, 3000],
      [2, 1000],
    ]);
    expect(notices[0]?.error).toBeInstanceOf(RateLimitedError);
  });

  test("waits longer each time where nobody says how long", async () => {
    plan(unavailable, unavailable, unavailable, { status: 200, body: { data: [] } });
    expect(await client.usage()).toEqual({ data: [] });
    expect(waits).toEqual([250, 500, 1000]);
  });

  test("gives up with the last error", async () => {
    plan(unavailable, unavailable, unavailable);
    await expect(client.me({ maxRetries: 2 })).rejects.toThrow(ModelUnavailableError);
    expect(service.heard).toHaveLength(3);
  });

  test("does not wait for an hour", async () => {
    plan(limited(3600));
    const error = await client.me().catch((reason) => reason);
    expect(error).toBeInstanceOf(RateLimitedError);
    expect([error.retryAfter, waits]).toEqual([3600, []]);
  });

  test("starts one job over dropped and broken connections", async () => {
    plan("drop", "break", unavailable, { status: 202, body: { id: "cad_1" } });
    expect(await client.cad.create({ file })).toEqual({ id: "cad_1" });
    const keys = service.heard.map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
    plan({ status: 202, body: { id: "cad_2" } }, { status: 202, body: { id: "cad_3" } });
    await client.cad.create({ file });
    await client.cad.create({ file }, { idempotencyKey: "mine" });
    expect(service.heard[4]?.headers["idempotency-key"]).not.toBe(keys[0]);
    expect(service.heard[5]?.headers["idempotency-key"]).toBe("mine");
  });

  test("does not read a document twice that may have been read", async () => {
    for (const turn of ["drop", "break"] as const) {
      plan(turn);
      await expect(client.extract({ file })).rejects.toThrow(ConnectionError);
    }
    expect(service.heard).toHaveLength(2);
  });

  test("is sent again where it was never sent", async () => {
    const gone = await startFaultyService();
    await gone.close();
    const lost = makeClient({ baseUrl: gone.baseUrl, maxRetries: 2 });
    await expect(lost.extract({ file })).rejects.toThrow(ConnectionError);
    expect(waits).toEqual([250, 500]);
  });

  test("is timed for each attempt, answer included", async () => {
    plan("hang", "hang");
    const error = client.me({ timeoutMs: 30, maxRetries: 1 });
    await expect(error).rejects.toThrow(TimeoutError);
    expect(service.heard).toHaveLength(2);
  });

  test("ends with the caller's reason", async () => {
    const reason = new Error("no longer wanted");
    const own = new AbortController();
    plan("hang");
    const call = client.me({ signal: own.signal });
    await expect.poll(() => service.heard.length).toBe(1);
    own.abort(reason);
    await expect(call).rejects.toBe(reason);
    const before = client.extract({ file }, { signal: AbortSignal.abort(reason) });
    await expect(before).rejects.toBe(reason);
    expect(service.heard).toHaveLength(1);
  });
});

describe("a refusal", () => {
  test("is the error of its code", async () => {
    for (const [code, errorClass] of Object.entries(ERROR_CLASSES)) {
      plan(refusal(400, code));
      const error = await client.me().catch((reason) => reason);
      expect(error).toBeInstanceOf(errorClass);
      expect(error).toMatchObject({ code, status: 400, param: "file", requestId: "req_1" });
    }
  });

  test("with a code nobody knows yet, or from a proxy, is an ApiError", async () => {
    plan(refusal(418, "teapot"), { status: 413, body: "<html>" }, { status: 302, body: "" });
    const errors = [];
    for (let turn = 0; turn < 3; turn++) errors.push(await client.me().catch((reason) => reason));
    expect(errors.map((error) => error.constructor)).toEqual([ApiError, ApiError, ApiError]);
    expect(errors.map(({ code, status }) => [code, status])).toEqual([
      ["teapot", 418],
      ["unexpected_response", 413],
      ["unexpected_response", 302],
    ]);
  });

  test("is an error also where it is called a success", async () => {
    plan({ status: 200, body: "<html>" });
    await expect(client.me()).rejects.toMatchObject({ code: "unexpected_response", status: 200 });
  });
});

describe("a job that is waited for", () => {
  const created = { status: 202, body: { id: "cad_1", status: "queued" } };

  test("is asked for ever more rarely, and reported on each time", async () => {
    plan(created, job("queued"), job("running"), job("running"), job("succeeded", { parts: [] }));
    const seen: string[] = [];
    const done = await client.cad.createAndWait(
      { file },
      { onProgress: ({ status }) => seen.push(status) },
    );
    expect(done.parts).toEqual([]);
    expect(seen).toEqual(["queued", "queued", "running", "running", "succeeded"]);
    expect(waits).toEqual([500, 500, 750, 1125]);
  });

  test("is asked for again where one question fails", async () => {
    plan(created, "drop", job("succeeded"));
    expect((await client.cad.createAndWait({ file })).status).toBe("succeeded");
  });

  test("throws what it failed of", async () => {
    const error = { code: "no_part_found", message: "No outline.", retryable: false };
    plan(created, job("failed", { error }));
    const thrown = await client.cad.createAndWait({ file }).catch((reason) => reason);
    expect(thrown).toBeInstanceOf(CadJobFailedError);
    expect(thrown).toMatchObject({ code: "no_part_found", retryable: false, job: { id: "cad_1" } });
  });

  test("is not waited for past the time given", async () => {
    plan(job("running"), job("running"), job("running"));
    const thrown = await client.cad.wait("cad_1", { waitMs: 700 }).catch((reason) => reason);
    expect(thrown).toBeInstanceOf(WaitTimeoutError);
    expect(thrown.job.id).toBe("cad_1");
    expect(waits).toEqual([500, 200]);
  });

  test("is left alone once the caller gave up", async () => {
    const own = new AbortController();
    plan(job("running"));
    const wait = client.cad.wait("cad_1", { signal: own.signal, onProgress: () => own.abort() });
    await expect(wait).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
    expect(service.heard).toHaveLength(1);
  });
});

describe("what is sent", () => {
  test("is JSON for an address and a form for a file", async () => {
    const answer = { status: 202, body: {} };
    plan(answer, answer);
    const common = { dxf_version: "R12", webhook_url: new URL("https://a.example/hook") } as const;
    await client.cad.create({ url: "https://a.example/b.png", ...common });
    const named = { file, filename: "b.png", ...common };
    await client.cad.create(named);
    const [json, form] = service.heard;
    expect(JSON.parse(json?.body ?? "")).toEqual({
      model: "fansipan-cad-1.0",
      url: "https://a.example/b.png",
      webhook_url: "https://a.example/hook",
      dxf_version: "R12",
    });
    expect(form?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    for (const part of ['name="dxf_version"', 'name="webhook_url"', 'filename="b.png"', "sketch"]) {
      expect(form?.body).toContain(part);
    }
    expect(form?.headers.authorization).toBe("Bearer svc_live_test");
  });

  test("is what the query names", async () => {
    plan({ status: 200 }, { status: 200 });
    await client.usage({ from: "2026-11-01", to: undefined, group_by: "day" });
    await client.cad.get("a/../b");
    expect(service.heard.map(({ url }) => url)).toEqual([
      "/v1/usage?from=2026-11-01&group_by=day",
      "/v1/cad/a%2F..%2Fb",
    ]);
  });

  test("is nothing where it makes no sense", async () => {
    const both = { file, url: "https://a.example/" } as never;
    await expect(client.cad.create(both)).rejects.toThrow(InputError);
    expect(() => makeClient({ apiKey: "" })).toThrow(InputError);
    expect(() => makeClient({ baseUrl: "localhost" })).toThrow(InputError);
    expect(service.heard).toHaveLength(0);
  });
});

test("a DXF file that did not arrive whole is not handed on", async () => {
  const sha256 = "5994471abb01112afcc18159f6cc74b4f511b99806da59b3caf5a9c173cacfc5";
  plan({ status: 200, body: "12345" }, { status: 200, body: "1234" });
  const part = { index: 2, dxf: { sha256 } } as never;
  expect(new TextDecoder().decode(await client.cad.downloadDxf("cad_1", part))).toBe("12345");
  expect(service.heard[0]?.url).toBe("/v1/cad/cad_1/parts/2.dxf");
  await expect(client.cad.downloadDxf("cad_1", part)).rejects.toThrow(ConnectionError);
});
