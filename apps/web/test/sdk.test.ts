import { createHash } from "node:crypto";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { cadJobSchema } from "@inkform/contract/cad";
import { extractionSchema } from "@inkform/contract/extraction";
import { meSchema } from "@inkform/contract/me";
import { usageSchema } from "@inkform/contract/usage";
import {
  type CadEvent,
  CadJobFailedError,
  IdempotencyKeyReusedError,
  Inkform,
  InvalidApiKeyError,
  NotFoundError,
  UnsupportedFileTypeError,
  UrlNotAllowedError,
  verifyWebhook,
} from "@inkform/sdk";
import { fromPath } from "@inkform/sdk/node";
import { signWebhook } from "@inkform/services/webhook/sign";
import { transform } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, makeProgramDir } from "./markdown-code";
import { whitePng } from "./rest-files";
import { runProgram } from "./run-program";
import { makeDataDir, readDemo, type Service, serviceEnv, startService } from "./service";

const dataDir = makeDataDir();
const programs = makeProgramDir();
const tsc = fileURLToPath(new URL("../../../node_modules/typescript/bin/tsc", import.meta.url));
const order = new URL("../demo/purchase-order.pdf", import.meta.url);
const plate = new URL("../demo/plate-sketch.png", import.meta.url);

let service: Service;
let apiKey: string;
let inkform: Inkform;
let secret: string;

/** Gives out the demo's files, and takes webhooks. */
const events: CadEvent[] = [];
const elsewhere = http.createServer(async (request, response) => {
  if (request.method === "GET") {
    return void response.end(fs.readFileSync(request.url === "/order.pdf" ? order : plate));
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const header = request.headers["service-signature"];
  events.push(await verifyWebhook(Buffer.concat(chunks), header, secret));
  response.writeHead(204).end();
});
let elsewhereUrl: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
  elsewhereUrl = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  service = await startService(await serviceEnv(dataDir));
  apiKey = readDemo(dataDir).api_key;
  inkform = new Inkform({ baseUrl: service.baseUrl, apiKey });
  secret = (await inkform.me()).webhook_secret;
});

afterAll(async () => {
  service.signal("SIGKILL");
  await service.exited;
  elsewhere.closeAllConnections();
  elsewhere.close();
  fs.rmSync(path.dirname(dataDir), { recursive: true, force: true });
  fs.rmSync(programs, { recursive: true, force: true });
});

describe("the client", () => {
  test("reads a document from a path, a stream and an address alike", async () => {
    const stream = new Blob([fs.readFileSync(order)]).stream();
    const files = [await fromPath(order), stream, new URL(`${elsewhereUrl}/order.pdf`)];
    const [first, ...others] = await Promise.all(files.map((file) => inkform.extract({ file })));
    const { id: _, ...reading } = extractionSchema.strict().parse(first);
    expect(reading.fields.length).toBeGreaterThan(5);
    for (const { id, ...other } of others) {
      expect(id).toMatch(/^ext_/);
      expect(other).toEqual(reading);
    }
  });

  test("hints at languages and chooses the comment's", async () => {
    const file = await fromPath(order);
    const request = { file, languages: ["eng", "deu"], comment_language: "de" } as const;
    expect((await inkform.extract(request)).usage).toEqual({ unit: "page", count: 1 });
  });

  test("draws a sketch, waits for it and loads its file", async () => {
    const seen = new Set<string>();
    const job = await inkform.cad.createAndWait(
      { file: await fromPath(plate), dxf_version: "R12" },
      { onProgress: ({ status }) => seen.add(status) },
    );
    expect(cadJobSchema.parse(job)).toEqual(job);
    expect(seen.has("succeeded")).toBe(true);
    const [part] = job.parts;
    const dxf = await inkform.cad.downloadDxf(job.id, part ?? 0);
    expect(createHash("sha256").update(dxf).digest("hex")).toBe(part?.dxf.sha256);
    expect(part?.dxf.version).toBe("AC1009");
    expect(await inkform.cad.downloadDxf(job.id, 1)).toEqual(dxf);
  });

  test("has the service fetch a sketch, and is told of the end by a signed event", async () => {
    const job = await inkform.cad.create({
      url: `${elsewhereUrl}/plate.png`,
      webhook_url: `${elsewhereUrl}/hook`,
    });
    await expect.poll(() => events.length, { timeout: 110_000, interval: 100 }).toBe(1);
    const [event] = events;
    expect(event?.type).toBe("cad.succeeded");
    expect(event?.data).toEqual(await inkform.cad.get(job.id));
  });

  test("starts one job under one key", async () => {
    const options = { idempotencyKey: "sdk-test" };
    const file = new Blob([new Uint8Array(whitePng(400, 300))]);
    const first = await inkform.cad.create({ file }, options);
    const same = { file, filename: "other name.png", dxf_version: "R2000" } as const;
    expect((await inkform.cad.create(same, options)).id).toBe(first.id);
    const other = inkform.cad.create({ file, dxf_version: "R12" }, options);
    await expect(other).rejects.toThrow(IdempotencyKeyReusedError);
    await expect(inkform.cad.wait(first.id)).rejects.toThrow(CadJobFailedError);
  });

  test("names refusals by their class", async () => {
    const text = inkform.extract({ file: new Blob(["plain text"]) });
    await expect(text).rejects.toThrow(UnsupportedFileTypeError);
    await expect(inkform.cad.get("cad_0")).rejects.toThrow(NotFoundError);
    const inside = inkform.cad.create({ url: "http://10.0.0.1/a.png" });
    await expect(inside).rejects.toThrow(UrlNotAllowedError);
    const stranger = new Inkform({ baseUrl: service.baseUrl, apiKey: "svc_live_0" });
    const error = await stranger.me().catch((reason) => reason);
    expect(error).toBeInstanceOf(InvalidApiKeyError);
    expect(error.requestId).toMatch(/^req_/);
  });

  test("tells of the account and of the interface", async () => {
    const me = await inkform.me();
    expect(meSchema.parse(me)).toEqual(me);
    const usage = await inkform.usage({ model: "langbiang-extract-1.0", group_by: "day" });
    expect(usageSchema.parse(usage)).toEqual(usage);
    expect(usage.data.map(({ model }) => model)).toEqual(["langbiang-extract-1.0"]);
    expect(usage.data[0]?.days?.at(-1)?.count).toBeGreaterThan(0);
    expect((await inkform.openApi()).openapi).toMatch(/^3\.1\./);
  });
});

describe("the README's program", () => {
  const program = codeOf("packages/sdk/README.md", "ts").join("\n");

  test("has the right types", async () => {
    fs.writeFileSync(path.join(programs, "readme.ts"), program);
    const options = "--noEmit --strict --skipLibCheck --module nodenext --types node readme.ts";
    const { code, stdout } = await runProgram("node", [tsc, ...options.split(" ")], {
      cwd: programs,
    });
    expect([code, stdout]).toEqual([0, ""]);
  });

  test("does what it says", async () => {
    const { code: script } = await transform(program, { loader: "ts", format: "esm" });
    fs.writeFileSync(path.join(programs, "readme.js"), script);
    const { code, stdout, stderr } = await runProgram("node", ["readme.js"], {
      cwd: programs,
      env: {
        INKFORM_URL: service.baseUrl,
        INKFORM_KEY: apiKey,
        HOOK_URL: `${elsewhereUrl}/hook`,
      },
    });
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^\d+ rows;/m);
    expect(stdout).toMatch(/^succeeded$/m);
    expect(stdout).toMatch(/^cad_\w+ (queued|running|succeeded)$/m);
    expect(stdout).toContain("scan it again");
    expect(stdout).toMatch(/langbiang-extract-1\.0 \d+\/\d+/);
    const drawn = fs.readdirSync(programs).filter((name) => name.endsWith(".dxf"));
    expect(drawn).toHaveLength(1);
  });

  test("answers a webhook", async () => {
    const hook = codeOf("packages/sdk/README.md", "ts").find((code) => code.includes("POST("));
    const { code: script } = await transform(`${hook}\n${DELIVERY}`, { loader: "ts" });
    fs.writeFileSync(path.join(programs, "hook.js"), script);
    const body = '{"id":"evt_1","type":"cad.failed","data":{"id":"cad_1"}}';
    const signature = signWebhook(body, Math.floor(Date.now() / 1000), ["whsec_new", "whsec_old"]);
    const deliver = (INKFORM_WEBHOOK_SECRET: string) =>
      runProgram("node", ["hook.js", body, signature], {
        cwd: programs,
        env: { INKFORM_WEBHOOK_SECRET },
      });
    expect((await deliver("whsec_old")).stdout).toBe("evt_1 cad.failed cad_1\n204 \n");
    expect((await deliver("whsec_other")).stdout).toBe("400 wrong_signature\n");
  });
});

/** Hands the program's second argument to its handler, signed by the third. */
const DELIVERY = `
const [, , body, signature = ""] = process.argv;
const headers = { "service-signature": signature };
const answer = await POST(new Request("http://a.example/", { method: "POST", body, headers }));
console.log(answer.status, await answer.text());
`;
