import { createHmac } from "node:crypto";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CAD, EXTRACT, restClient } from "./rest-client";
import { makeDataDir, type Service, serviceEnv, startService } from "./service";

type Hit = { at: number; headers: http.IncomingHttpHeaders; body: string };
type Job = { id: string; status: string; finished_at: string | null };

const dataDir = makeDataDir();
const hits: Hit[] = [];
let env: Record<string, string>;
let service: Service;
let authorization = "";
let hook = "";

/** Fails the first delivery. */
const receiver = http.createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    const body = Buffer.concat(chunks).toString();
    hits.push({ at: Date.now(), headers: request.headers, body });
    response.writeHead(hits.length === 1 ? 500 : 204).end();
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  env = await serviceEnv(dataDir);
  service = await startService(env);
  // Not the demo's project, which the service draws a sketch for after its start.
  const rest = restClient(service);
  const { id, key } = await rest.project({ [EXTRACT]: 100, [CAD]: 100 });
  authorization = `Bearer ${key}`;
  // The tests ask as often as they can.
  await rest.operate("project.setLimits", { projectId: id, read: 1_000_000 });
});

afterAll(async () => {
  service.signal("SIGKILL");
  await service.exited;
  receiver.closeAllConnections();
  receiver.close();
  fs.rmSync(path.dirname(dataDir), { recursive: true, force: true });
});

const demo = (name: string) =>
  new Blob([fs.readFileSync(new URL(`../demo/${name}`, import.meta.url))]);

async function call<T>(address: string, form?: FormData): Promise<T> {
  const post = form ? { method: "POST", body: form } : {};
  const response = await fetch(service.baseUrl + address, { headers: { authorization }, ...post });
  expect(response.ok, await response.clone().text()).toBe(true);
  return response.json() as Promise<T>;
}

function submit(more: Record<string, string> = {}): Promise<Job> {
  const form = new FormData();
  form.set("model", CAD);
  form.set("file", demo("plate-sketch.png"), "plate-sketch.png");
  for (const [name, value] of Object.entries(more)) form.set(name, value);
  return call("/v1/cad", form);
}

const jobOf = (id: string) => call<Job>(`/v1/cad/${id}`);
const slow = { timeout: 110_000, interval: 50 };

it("answers /healthz all the while both engines are busy", async () => {
  const jobs = await Promise.all(Array.from({ length: 3 }, () => submit()));
  const form = new FormData();
  form.set("model", EXTRACT);
  form.set("file", demo("purchase-order.pdf"), "purchase-order.pdf");
  const reading = call<{ pages: number }>("/v1/extract", form);
  let answers = 0;
  for (let busy = true; busy; answers += 1) {
    for (let probe = 0; probe < 20; probe += 1) {
      expect((await fetch(`${service.baseUrl}/healthz`)).status).toBe(200);
    }
    const states = await Promise.all(jobs.map(({ id }) => jobOf(id)));
    busy = states.some(({ finished_at }) => finished_at === null);
  }
  // An engine on the event loop would let one round through between two of its tasks.
  expect(answers).toBeGreaterThan(10);
  expect((await reading).pages).toBe(1);
});

it("finishes a job whose process was killed, bills it once and delivers its event", async () => {
  const used = async () =>
    (await call<{ data: { model: string; count: number }[] }>("/v1/usage")).data.find(
      ({ model }) => model === CAD,
    )?.count ?? 0;
  const before = await used();
  const { id } = await submit({ webhook_url: hook });
  await expect.poll(async () => (await jobOf(id)).status, slow).toBe("running");
  service.signal("SIGKILL");
  await service.exited;
  service = await startService(env);
  await expect.poll(async () => (await jobOf(id)).finished_at, slow).not.toBeNull();
  const job = await jobOf(id);
  expect(job.status).toBe("succeeded");
  expect(await used()).toBe(before + 1);

  await expect.poll(() => hits.length, slow).toBe(2);
  const [first, second] = hits as [Hit, Hit];
  expect(second.at - first.at).toBeGreaterThan(1_900);
  expect(second.at - first.at).toBeLessThan(5_000);
  expect(JSON.parse(second.body)).toMatchObject({ type: "cad.succeeded", data: job });
  expect(second.body).toBe(first.body);
  expect(second.headers["service-delivery-attempt"]).toBe("2");
  const { webhook_secret: secret } = await call<{ webhook_secret: string }>("/v1/me");
  const [t, v1] = String(second.headers["service-signature"]).split(",");
  const mac = createHmac("sha256", secret)
    .update(`${t?.slice(2)}.${second.body}`)
    .digest("hex");
  expect(v1).toBe(`v1=${mac}`);
});
