import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { CadJob } from "@inkform/contract/cad";
import type { Extraction } from "@inkform/contract/extraction";
import type { Me } from "@inkform/contract/me";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { CAD, demoFile, EXTRACT, form, restClient } from "./rest-client";
import { makeDataDir, type Service, serviceEnv, startService } from "./service";

const dataDir = makeDataDir();

/** Takes webhooks at /hook and, as a collector of OpenTelemetry, traces at /v1/traces. */
const outside = http.createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  if (request.url === "/v1/traces") keepSpans(JSON.parse(Buffer.concat(chunks).toString()));
  response.writeHead(200, { "content-type": "application/json" }).end("{}");
});

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
});
type Span = z.infer<typeof spanSchema>;
const exported = z.object({
  resourceSpans: z.array(
    z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) }),
  ),
});
const spans: Span[] = [];

function keepSpans(body: unknown): void {
  for (const { scopeSpans } of exported.parse(body).resourceSpans) {
    spans.push(...scopeSpans.flatMap((scope) => scope.spans));
  }
}

let service: Service;
let rest: ReturnType<typeof restClient>;
let me: Me;
let job: CadJob;
let accepted: Response;
let extraction: Extraction;
let drawing: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => outside.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  const more = { OTEL_EXPORTER_OTLP_ENDPOINT: address, SVC_DEMO: "1", LOG_LEVEL: "debug" };
  service = await startService(await serviceEnv(dataDir, more));
  rest = restClient(service);
  me = await (await rest.call("/v1/me")).json();
  await rest.call("/v1/me", {}, null);
  const read = await rest.call("/v1/extract", form(EXTRACT, demoFile("purchase-order.pdf")));
  extraction = await read.json();
  const plate = form(CAD, demoFile("plate-sketch.png"), { webhook_url: `${address}/hook` });
  accepted = await rest.call("/v1/cad", plate);
  job = await rest.finished((await accepted.json()).id);
  drawing = await (await fetch(job.parts?.[0]?.dxf.url ?? "")).text();
  const noted = () => expect(service.output()).toContain('"webhook attempt"');
  await vi.waitFor(noted, { timeout: 60_000 });
});

afterAll(async () => {
  service.signal("SIGKILL");
  await service.exited;
  outside.close();
  fs.rmSync(path.dirname(dataDir), { recursive: true, force: true });
});

type Line = { message: string } & Record<string, unknown>;
const lines = (): Line[] =>
  service
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));

test("each request is one line of the log, with its id, its project and its time", () => {
  const id = accepted.headers.get("x-request-id");
  const [line, ...more] = lines().filter((entry) => entry.requestId === id);
  expect(more).toEqual([]);
  expect(line).toEqual({
    time: expect.any(String),
    level: "info",
    message: "request",
    requestId: id,
    projectId: me.project.id,
    method: "POST",
    route: "/v1/cad",
    status: 202,
    durationMs: expect.any(Number),
  });
  const refusal = lines().find(({ code }) => code === "invalid_api_key");
  expect(refusal).toMatchObject({ route: "/v1/me", status: 401 });
});

test.each([
  ["ok", () => rest.operatorToken],
  ["unauthorized", () => rest.demoKey],
])("an operator's call is one line, too, with its end: %s", async (outcome, token) => {
  const answer = await fetch(`${service.baseUrl}/api/operator/organization.list`, {
    headers: { authorization: `Bearer ${token()}` },
  });
  const requestId = answer.headers.get("x-request-id");
  const linesOf = () => lines().filter((entry) => entry.requestId === requestId);
  const path = "organization.list";
  const call = { message: "procedure", path, type: "query", durationMs: expect.any(Number) };
  await expect.poll(linesOf).toMatchObject([{ ...call, outcome }]);
});

test("jobs, extractions and deliveries are lines too", () => {
  const projectId = me.project.id;
  const durationMs = expect.any(Number);
  const ended = lines().find(({ jobId, message }) => jobId === job.id && message === "job ended");
  expect(ended).toMatchObject({ projectId, status: "succeeded", durationMs });
  const read = lines().find(({ extractionId }) => extractionId === extraction.id);
  expect(read).toMatchObject({ projectId, outcome: "succeeded", durationMs });
  const attempt = lines().find(({ message }) => message === "webhook attempt");
  expect(attempt).toMatchObject({ projectId, number: 1, outcome: "delivered", durationMs });
});

test("the log has nothing of a document, a file's name, a key or a secret", () => {
  const log = lines()
    .map((line) => JSON.stringify(line))
    .join("\n");
  const values = extraction.fields.flatMap(({ label, value }) => [label, value]);
  const cells = extraction.line_items.flatMap((row) => row.cells.map(({ value }) => value));
  // Of what is short or a plain number, an equal text may well be in an id or a duration.
  const content = [...values, ...cells].filter((text) => text.length > 4 && /[A-Za-z]/.test(text));
  expect(content.length).toBeGreaterThan(10);
  const files = ["purchase-order", "plate-sketch", "upload.bin", job.parts?.[0]?.dxf.filename];
  const secrets = [rest.demoKey, rest.operatorToken, me.webhook_secret, "signature=", "/hook"];
  for (const text of [...content, ...files, ...secrets, "ENTITIES"]) {
    expect(log).not.toContain(text);
  }
  expect(drawing).toContain("ENTITIES");
});

const figureOf = (text: string, name: string): number =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length),
  );

test("the figures are for the operator alone, and count what was done", async () => {
  const answer = await rest.call("/metrics", {}, rest.demoKey);
  expect(answer.status).toBe(401);
  const figures = await rest.call("/metrics", {}, rest.operatorToken);
  expect(figures.headers.get("content-type")).toMatch(/^text\/plain/);
  const text = await figures.text();
  const figure = (name: string) => figureOf(text, name);
  const requests =
    'inkform_http_request_duration_seconds_count{method="POST",route="/v1/cad",status="202"}';
  expect(figure(requests)).toBe(1);
  expect(figure('inkform_refusals_total{code="invalid_api_key"}')).toBe(1);
  expect(figure('inkform_rate_limit_requests_total{bucket="cad",granted="true"}')).toBe(1);
  expect(figure('inkform_webhook_attempt_duration_seconds_count{outcome="delivered"}')).toBe(1);
  // The demo's own samples are among these.
  expect(figure('inkform_cad_job_duration_seconds_count{status="succeeded"}')).toBeGreaterThan(0);
  expect(figure('inkform_extraction_duration_seconds_count{outcome="succeeded"}')).toBeGreaterThan(
    0,
  );
  for (const [task, stage] of [
    ["readDocument", "layout"],
    ["drawSketch", "solve"],
  ]) {
    const name = `inkform_engine_stage_duration_seconds_count{task="${task}",stage="${stage}"}`;
    expect(figure(name)).toBeGreaterThan(0);
  }
  expect(text).not.toContain(me.project.id);
});

test("the figures tell what waits and since when", async () => {
  const queues = ["queuedJobs", "runningJobs", "runningExtractions", "pendingDeliveries"];
  const waiting = async () => {
    const text = await (await rest.call("/metrics", {}, rest.operatorToken)).text();
    const of = (name: string) => queues.map((queue) => figureOf(text, `${name}{queue="${queue}"}`));
    return [...of("inkform_queue_size"), ...of("inkform_queue_age_seconds")];
  };
  // The demo's samples may still be under way.
  await expect.poll(waiting, { timeout: 60_000 }).toEqual(Array(8).fill(0));
  await rest.call("/v1/cad", form(CAD, demoFile("plate-sketch.png")));
  const [queued = 0, running = 0, ...more] = await waiting();
  expect([queued + running, more.slice(0, 2)]).toEqual([1, [0, 0]]);
});

const attribute = ({ attributes }: Span, name: string): unknown =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];

test("one trace goes from the request to the job and its delivery", async () => {
  const requestId = accepted.headers.get("x-request-id");
  const ofRequest = () => spans.find((span) => attribute(span, "inkform.request_id") === requestId);
  const below = (name: string) => {
    const request = ofRequest();
    return spans.find((span) => span.name === name && span.traceId === request?.traceId);
  };
  const found = () => [ofRequest()?.name, below("cad.draw")?.name, below("webhook.attempt")?.name];
  const whole = ["POST /v1/cad", "cad.draw", "webhook.attempt"];
  await expect.poll(found, { timeout: 30_000 }).toEqual(whole);
  const request = ofRequest();
  expect(request && attribute(request, "inkform.project_id")).toBe(me.project.id);
  for (const name of ["cad.draw", "webhook.attempt"]) {
    expect(below(name)?.parentSpanId).toBe(request?.spanId);
  }
  const read = spans.find((span) => attribute(span, "inkform.extraction_id") === extraction.id);
  const above = spans.find(({ spanId }) => spanId === read?.parentSpanId);
  expect([read?.name, above?.name]).toEqual(["extraction.read", "POST /v1/extract"]);
});

test("the traces have nothing of a document, a link or a secret", () => {
  const text = JSON.stringify(spans);
  const [first] = extraction.fields;
  expect(first?.value.length).toBeGreaterThan(3);
  for (const secret of [first?.value, rest.demoKey, me.webhook_secret, "signature", "/hook"]) {
    expect(text).not.toContain(secret);
  }
});
