import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { CAD_MODEL, EXTRACT_MODEL } from "@inkform/contract/models";
import { extractLimits } from "@inkform/raster/limits";
import { openUpload } from "@inkform/raster/open-upload";
import { renderPage } from "@inkform/raster/render-page";
import sharp from "sharp";
import { median, row } from "../bench/print";
import { fire } from "./fire";
import type { Bench } from "./open-bench";

const DEMO = new URL("../../../../apps/web/demo/", import.meta.url);
const ROUNDS = 3;
const RATE = 40;
const TARGET = 5;
/** More than there are threads, so that both engines always find work. */
const SENDERS = 3;

/** The p99 of `/v1/me` at a steady rate: idle, and while every engine thread reads or draws. */
export async function benchSaturation(bench: Bench, seconds: number) {
  console.log(`\nGET /v1/me, ${RATE} a second`);
  const { headers } = await bench.createProject();
  const me = () => fire({ url: `${bench.baseUrl}/v1/me`, headers, seconds, rate: RATE });
  await me();
  const idle: number[] = [];
  const busy: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    idle.push((await me()).p99);
    const stop = await saturate(bench, headers);
    busy.push((await me()).p99);
    await stop();
  }
  row("p99 idle", `${median(idle).toFixed(0)} ms`);
  row("p99 while both engines work", `${median(busy).toFixed(0)} ms`);
  const ratio = median(busy.map((p99, round) => p99 / (idle[round] ?? Number.NaN)));
  row("ratio", `${ratio.toFixed(1)}   target ≤ ${TARGET}`);
}

/** Sends scans and sketches, each sender one after another. @returns what stops it and waits until it is quiet */
async function saturate({ baseUrl }: Bench, headers: Record<string, string>) {
  let stopped = false;
  const scan = await scanOf("purchase-order.pdf");
  const sketch = readFileSync(fileURLToPath(new URL("plate-sketch.png", DEMO)));
  const post = (path: string, model: string, bytes: Uint8Array) => {
    const body = new FormData();
    body.set("model", model);
    body.set("file", new Blob([new Uint8Array(bytes)]), "file");
    return fetch(baseUrl + path, { method: "POST", body, headers });
  };
  const read = async () => {
    while (!stopped) await post("/v1/extract", EXTRACT_MODEL, scan);
  };
  const draw = async () => {
    while (!stopped) {
      const { id } = (await (await post("/v1/cad", CAD_MODEL, sketch)).json()) as { id: string };
      while ((await pollJob(baseUrl, id, headers)) === null) await pause(500);
    }
  };
  const senders = Array.from({ length: SENDERS }, () => [read(), draw()]).flat();
  await pause(3_000);
  return async () => {
    stopped = true;
    await Promise.all(senders);
  };
}

async function pollJob(baseUrl: string, id: string, headers: Record<string, string>) {
  const answer = await fetch(`${baseUrl}/v1/cad/${id}`, { headers });
  return ((await answer.json()) as { finished_at: string | null }).finished_at;
}

/** The page as a scanner gives it, without its text layer. */
async function scanOf(name: string): Promise<Uint8Array> {
  const upload = await openUpload(readFileSync(fileURLToPath(new URL(name, DEMO))), extractLimits);
  const { data, width, height } = await renderPage(upload, 1, { dpi: 200, grey: true });
  return sharp(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
