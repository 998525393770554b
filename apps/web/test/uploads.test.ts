import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import { type ErrorBody, errorBodySchema } from "@inkform/contract/errors";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CAD, EXTRACT, restClient } from "./rest-client";
import { makeDataDir, type Service, serviceEnv, startService } from "./service";

const MB = 2 ** 20;
const HUGE = 2 * 1024 * MB;
/** Megabytes that a fast sender may have sent until a refusal reaches it: far from all. */
const SOON_MB = 256;
const dataDir = makeDataDir();
const chunk = Buffer.alloc(MB, "%PDF-1.4 ");
let service: Service;
let key: string;

beforeAll(async () => {
  service = await startService(await serviceEnv(dataDir));
  key = restClient(service).demoKey;
});

afterAll(async () => {
  service.signal("SIGKILL");
  await service.exited;
  fs.rmSync(path.dirname(dataDir), { recursive: true, force: true });
});

interface Upload {
  headers?: http.OutgoingHttpHeaders;
  /** Sent before the megabytes. */
  opening?: string;
  /** Bytes that the client is ready to send. */
  size: number;
  address?: string;
}

interface Heard {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: ErrorBody;
  /** Megabytes sent until the answer came. */
  sentMb: number;
  continued: boolean;
}

/** Sends as fast as it is taken, and stops once the connection ends; @returns what was answered */
function upload({
  headers = {},
  opening = "",
  size,
  address = "/v1/extract",
}: Upload): Promise<Heard> {
  return new Promise((resolve, reject) => {
    let sent = 0;
    let heard: Heard | undefined;
    let continued = false;
    const request = http.request(service.baseUrl + address, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, ...headers },
      agent: false,
    });
    const pump = () => {
      while (sent < size && !request.destroyed) {
        sent += chunk.length;
        if (!request.write(chunk)) return void request.once("drain", pump);
      }
      if (!request.destroyed) request.end();
    };
    request.on("continue", () => {
      continued = true;
      pump();
    });
    request.on("response", async (response) => {
      const sentMb = sent / MB;
      const chunks: Buffer[] = [];
      for await (const piece of response) chunks.push(piece);
      const body = errorBodySchema.parse(JSON.parse(Buffer.concat(chunks).toString()));
      heard = {
        status: response.statusCode ?? 0,
        headers: response.headers,
        body,
        sentMb,
        continued,
      };
      if (headers.expect) request.destroy();
    });
    request.on("error", (error) => {
      if (!heard) reject(error);
    });
    request.on("close", () => {
      if (heard) resolve({ ...heard, sentMb: Math.max(heard.sentMb, 0) });
    });
    if (headers.expect) return request.flushHeaders();
    if (opening) request.write(opening);
    pump();
  });
}

const BOUNDARY = "----an-upload-of-the-tests";
const multipart = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
const part = (name: string, more = "") =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`;
const opening = `${part("model")}${EXTRACT}\r\n${part("file", '; filename="a.pdf"')}`;

function expectTooLarge({ status, body, headers }: Heard): void {
  expect([status, body.error.code, body.error.param]).toEqual([413, "file_too_large", "file"]);
  expect(body.error.request_id).toBe(headers["x-request-id"]);
}

/** Megabytes that the service holds. */
function memory(): number {
  const { pid } = JSON.parse(fs.readFileSync(path.join(dataDir, "lock"), "utf8"));
  const status = fs.readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

test("one of 2 GB that says so is refused before it is read", async () => {
  const headers = { ...multipart, "content-length": HUGE };
  const heard = await upload({ headers, opening, size: HUGE - 2 * MB });
  expectTooLarge(heard);
  expect(heard.sentMb).toBeLessThan(SOON_MB);
});

test("a client that asks first is not told to go on", async () => {
  const headers = { ...multipart, "content-length": HUGE, expect: "100-continue" };
  const refused = await upload({ headers, size: HUGE });
  expectTooLarge(refused);
  expect([refused.continued, refused.sentMb]).toEqual([false, 0]);
  const small = { ...multipart, "content-length": MB, expect: "100-continue" };
  const taken = await upload({ headers: small, size: MB });
  expect([taken.continued, taken.body.error.code]).toEqual([true, "invalid_request"]);
});

test.runIf(process.platform === "linux")(
  "one of 2 GB that does not say so is cut off at the limit and never held",
  async () => {
    // What the first one needs, code and the heap to work in, stays.
    await upload({ headers: multipart, opening, size: HUGE });
    const before = memory();
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, memory());
    }, 20);
    const heard = await upload({ headers: multipart, opening, size: HUGE }).finally(() =>
      clearInterval(watch),
    );
    expectTooLarge(heard);
    expect(heard.sentMb).toBeLessThan(SOON_MB);
    expect(most - before).toBeLessThan(100);
  },
);

test("the key is looked at first, however much is sent", async () => {
  const headers = { ...multipart, "content-length": HUGE, authorization: "Bearer nobody" };
  const heard = await upload({ headers, opening, size: HUGE - 2 * MB });
  expect([heard.status, heard.body.error.code]).toEqual([401, "invalid_api_key"]);
  expect(heard.sentMb).toBeLessThan(SOON_MB);
});

test("JSON that is too long is refused, and the refusal is heard", async () => {
  const headers = { "content-type": "application/json" };
  const open = `{"model": "${CAD}", "url": "`;
  const heard = await upload({ headers, opening: open, size: 20 * MB, address: "/v1/cad" });
  expect([heard.status, heard.body.error.code]).toEqual([400, "invalid_request"]);
});

test("the service goes on as before", async () => {
  expect((await fetch(`${service.baseUrl}/readyz`)).status).toBe(200);
  const me = await fetch(`${service.baseUrl}/v1/me`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(me.status).toBe(200);
});
