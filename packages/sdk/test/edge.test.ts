import { createHmac, webcrypto } from "node:crypto";
import { fileURLToPath } from "node:url";
import vm from "node:vm";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FaultyService, startFaultyService } from "./faulty-service";

type Sdk = typeof import("../src/index.js");

let service: FaultyService;
let sdk: Sdk;

/** What an edge runtime has: the web's interfaces, and nothing of Node. */
const webGlobals = () => ({
  AbortController,
  AbortSignal,
  Blob,
  FormData,
  Headers,
  ReadableStream,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  clearTimeout,
  crypto: webcrypto,
  fetch,
  setTimeout,
});

beforeAll(async () => {
  service = await startFaultyService();
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("../src/index.ts", import.meta.url))],
    bundle: true,
    // Neither Node's modules nor a package's Node version are found on this platform.
    platform: "neutral",
    format: "iife",
    globalName: "sdk",
    target: "es2022",
    write: false,
  });
  const context = vm.createContext(webGlobals());
  sdk = vm.runInContext(`${outputFiles[0]?.text}; sdk`, context);
});

afterAll(() => service.close());

test("the client calls and retries without anything of Node", async () => {
  const inkform = new sdk.Inkform({ apiKey: "svc_live_test", baseUrl: service.baseUrl });
  const limited = { status: 429, headers: { "retry-after": "0" } };
  service.plan.push(limited, { status: 202, body: { id: "cad_1" } });
  const file = new Blob(["sketch"]).stream();
  expect((await inkform.cad.create({ file })).id).toBe("cad_1");
  expect(service.heard).toHaveLength(2);
  service.plan.push({ status: 404, body: { error: { code: "not_found", message: "No." } } });
  const error = await inkform.cad.get("cad_2").catch((reason) => reason);
  expect(error).toBeInstanceOf(sdk.NotFoundError);
});

test("a webhook is verified without anything of Node", async () => {
  const body = '{"id":"evt_1","type":"cad.failed","data":{"id":"cad_1"}}';
  const at = Math.floor(Date.now() / 1000);
  const mac = createHmac("sha256", "whsec_test").update(`${at}.${body}`).digest("hex");
  const event = await sdk.verifyWebhook(body, `t=${at},v1=${mac}`, "whsec_test");
  expect(event.type).toBe("cad.failed");
  const forged = sdk.verifyWebhook(`${body} `, `t=${at},v1=${mac}`, "whsec_test");
  await expect(forged).rejects.toBeInstanceOf(sdk.WebhookVerificationError);
});
