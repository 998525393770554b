import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Inkform } from "@inkform/sdk";
import { signWebhook } from "@inkform/services/webhook/sign";
import { transform } from "esbuild";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf, makeProgramDir } from "./markdown-code";
import { textPdf, whitePng } from "./rest-files";
import { runProgram } from "./run-program";
import { makeDataDir, readDemo, type Service, serviceEnv, shell, startService } from "./service";

const dataDir = makeDataDir();
const example = (name: string) =>
  fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url));

let service: Service;
let apiKey: string;
let inkform: Inkform;
let folder: string;

beforeAll(async () => {
  service = await startService(await serviceEnv(dataDir));
  apiKey = readDemo(dataDir).api_key;
  inkform = new Inkform({ baseUrl: service.baseUrl, apiKey });
});

afterAll(async () => {
  service.signal("SIGKILL");
  await service.exited;
  fs.rmSync(path.dirname(dataDir), { recursive: true, force: true });
});

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "inkform-example-"));
});

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const account = () => ({ INKFORM_URL: service.baseUrl, INKFORM_KEY: apiKey });
const patient = { timeout: 110_000, interval: 100 };

describe("the webhook receiver", () => {
  let receiver: ChildProcess;
  let output = "";
  let hook: string;

  beforeEach(async () => {
    const { PATH = "" } = process.env;
    const env = { PATH, ...account(), PORT: "0", EVENTS_DIR: path.join(folder, "events") };
    receiver = spawn("node", [example("webhook-receiver/receiver.mjs")], {
      env: env as unknown as NodeJS.ProcessEnv,
    });
    output = "";
    for (const stream of [receiver.stdout, receiver.stderr]) {
      stream?.on("data", (chunk) => {
        output += chunk;
      });
    }
    await expect.poll(() => output, patient).toMatch(/listening on/);
    hook = `http://127.0.0.1:${/:(\d+)$/m.exec(output)?.[1]}/hooks/inkform`;
  });

  afterEach(() => receiver.kill());

  const kept = () => fs.readdirSync(path.join(folder, "events"));

  test("keeps what the service sends, once, and works on it", async () => {
    const file = new Blob([new Uint8Array(whitePng(400, 300))]);
    const { id } = await inkform.cad.create({ file, webhook_url: hook });
    await expect.poll(() => output, patient).toContain(`${id} failed: no_part_found`);
    const [name = ""] = kept();
    const body = fs.readFileSync(path.join(folder, "events", name), "utf8");
    expect(JSON.parse(body).data).toEqual(await inkform.cad.get(id));

    const { webhook_secret: secret } = await inkform.me();
    const send = (text: string, at = Date.now() / 1000) =>
      fetch(hook, {
        method: "POST",
        body: text,
        headers: { "service-signature": signWebhook(text, Math.floor(at), [secret]) },
      });
    expect((await send(body)).status).toBe(204);
    expect((await send(body, Date.now() / 1000 - 3600)).status).toBe(400);
    expect(output.match(/no_part_found/g)).toHaveLength(1);
    expect(kept()).toEqual([name]);
  });

  test("keeps nothing that anybody else sends", async () => {
    const body = '{"id":"evt_1","type":"cad.failed","data":{"id":"cad_1"}}';
    const signature = signWebhook(body, Math.floor(Date.now() / 1000), ["whsec_guessed"]);
    const forged = await fetch(hook, {
      method: "POST",
      body,
      headers: { "service-signature": signature },
    });
    expect(forged.status).toBe(400);
    expect((await fetch(hook, { method: "POST", body })).status).toBe(400);
    expect((await fetch(hook)).status).toBe(404);
    expect(kept()).toEqual([]);
  });
});

describe("the batch reader", () => {
  /** Passes everything on; from the given number of documents on it hangs up. */
  const documents: string[] = [];
  let hangUpAfter = Number.POSITIVE_INFINITY;
  const between = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", async () => {
      if (documents.length >= hangUpAfter) return void request.socket.destroy();
      const body = Buffer.concat(chunks);
      documents.push(/filename="([^"]+)"/.exec(body.toString("latin1"))?.[1] ?? "");
      const { authorization = "", "content-type": type = "" } = request.headers;
      const init = { method: "POST", body, headers: { authorization, "content-type": type } };
      const answer = await fetch(service.baseUrl + request.url, init);
      response.writeHead(answer.status, { "content-type": "application/json" });
      response.end(await answer.text());
    });
  });

  beforeAll(() => new Promise<void>((resolve) => between.listen(0, "127.0.0.1", resolve)));
  afterAll(() => {
    between.closeAllConnections();
    between.close();
  });

  test("goes on where it stopped and reads nothing twice", async () => {
    for (const [name, bytes] of Object.entries({
      "a.pdf": textPdf(["Order No: =4711"]),
      "b/blank.png": whitePng(400, 300),
      "b/second.pdf": textPdf(["Order No: 4712"]),
      "c.pdf": textPdf(["Order No: 4713"]),
      "notes.txt": Buffer.from("no document"),
    })) {
      fs.mkdirSync(path.dirname(path.join(folder, "in", name)), { recursive: true });
      fs.writeFileSync(path.join(folder, "in", name), bytes);
    }
    const out = path.join(folder, "out.csv");
    const run = () => {
      const { port } = between.address() as AddressInfo;
      const env = { ...account(), INKFORM_URL: `http://127.0.0.1:${port}` };
      const program = example("batch-folder/extract-folder.mjs");
      return runProgram("node", [program, path.join(folder, "in"), out], { cwd: folder, env });
    };

    hangUpAfter = 2;
    const first = await run();
    expect(first.code, first.stderr).toBe(1);
    expect(first.stderr).toContain("b/second.pdf");
    // As if it had been killed while it wrote.
    fs.appendFileSync(out, "b/second.pdf,read,1,,po_num");
    fs.appendFileSync(`${out}.progress`, '{"file":"b/sec');
    hangUpAfter = Number.POSITIVE_INFINITY;
    const second = await run();
    expect(second.code, second.stderr).toBe(0);
    expect(documents).toEqual(["a.pdf", "blank.png", "second.pdf", "c.pdf"]);

    const rows = fs.readFileSync(out, "utf8").slice(1).trimEnd().split("\r\n");
    expect(rows[0]).toBe("file,status,page,row,key,label,value,unsure");
    expect(rows.filter((row) => row.startsWith("a.pdf"))[0]).toMatch(/^a\.pdf,read,1,,.*,'=4711,/);
    expect(rows).toContain("b/blank.png,unreadable_document,,,,,,");
    expect(rows.filter((row) => /471[23],(true|false)$/.test(row))).toHaveLength(2);

    const third = await run();
    expect([third.code, third.stdout, documents.length]).toEqual([0, "", 4]);
  });
});

describe("the shell script", async () => {
  const missing = (await shell("command -v curl && command -v jq")).code !== 0;
  const draw = (sketch: string, env: Record<string, string>) =>
    runProgram(example("curl/draw.sh"), [sketch, path.join(folder, "out")], { cwd: folder, env });

  test.skipIf(missing)("turns a sketch into a DXF file", async () => {
    const plate = fileURLToPath(new URL("../demo/plate-sketch.png", import.meta.url));
    const { code, stdout, stderr } = await draw(plate, account());
    expect([code, stderr]).toEqual([0, ""]);
    const [file = ""] = stdout.split("\n");
    expect(fs.readFileSync(file, "latin1")).toMatch(/^\s*0\r?\nSECTION/);
  });

  test.skipIf(missing)("says why there is none", async () => {
    const blank = path.join(folder, "blank.png");
    fs.writeFileSync(blank, whitePng(400, 300));
    const failed = await draw(blank, account());
    expect([failed.code, failed.stderr]).toEqual([1, expect.stringContaining("no_part_found")]);
    const refused = await draw(blank, { ...account(), INKFORM_KEY: "svc_live_0" });
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("invalid_api_key")]);
    const away = await draw(path.join(folder, "none.png"), account());
    expect([away.code, away.stderr]).toEqual([1, expect.stringContaining("no answer")]);
  });
});

describe("the quickstart", () => {
  const programs = makeProgramDir();
  const quickstart = (language: string) => codeOf("docs/guides/quickstart.md", language).join("\n");
  const run = (command: string, args: string[]) =>
    runProgram(command, args, { cwd: programs, env: account() });

  afterAll(() => fs.rmSync(programs, { recursive: true, force: true }));

  test("has commands that do what they say, one after the other", async () => {
    const { code, stdout, stderr } = await run("sh", ["-euc", quickstart("sh")]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain('"webhook_secret":"whsec_');
    expect(stdout).toContain('"key":"po_number"');
    expect(stdout).toContain('"status":"succeeded"');
    expect(fs.readFileSync(path.join(programs, "part-1.dxf"), "latin1")).toMatch(/EOF\s*$/);
  });

  test("has a program that does the same", async () => {
    const { code: script } = await transform(quickstart("ts"), { loader: "ts" });
    fs.writeFileSync(path.join(programs, "quickstart.js"), script);
    const { code, stdout, stderr } = await run("node", ["quickstart.js"]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^po_number = \S+$/m);
    expect(stdout).toMatch(/^[\d.]+ × [\d.]+: http/m);
  });
});
