import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cadJobSchema } from "@inkform/contract/cad";
import { CAD_MODEL } from "@inkform/contract/models";
import { familyMb } from "./memory";
import { median, milliseconds, row } from "./print";
import type { SketchFixture } from "./sketch-fixtures";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
/** To count the pages of processes of a gigabyte takes some milliseconds of the time that is measured. */
const MEMORY_EVERY_MS = 250;

interface Service {
  process: ChildProcess;
  baseUrl: string;
  key: string;
}

export interface JobBench {
  title: string;
  sketches: readonly SketchFixture[];
  targetMs: number;
}

/**
 * Jobs through a service of its own, one after another, as an integrator sees them: from `queued` to
 * `finished_at`, and the memory of the whole process above what it takes when idle.
 */
export async function benchJobs(runs: number, benches: readonly JobBench[], targetMb: number) {
  const dataDir = mkdtempSync(join(tmpdir(), "inkform-bench-data-"));
  const service = await start(dataDir);
  try {
    const idle = memoryOf(service);
    let peak = idle;
    const watch = setInterval(() => {
      peak = Math.max(peak, memoryOf(service));
    }, MEMORY_EVERY_MS);
    for (const { title, sketches, targetMs } of benches) {
      const times: number[] = [];
      for (let run = 0; run <= runs; run++) {
        for (const sketch of sketches) {
          const time = await runJob(service, sketch);
          // The first round loads the models and warms the threads.
          if (run > 0) times.push(time);
        }
      }
      row(title, `${milliseconds(median(times))}   target ${targetMs} ms`);
    }
    clearInterval(watch);
    const above = Number.isNaN(idle) ? "not told here" : `${(peak - idle).toFixed(0)} MB`;
    row("memory above idle", `${above.padStart(10)}   target ${targetMb} MB`);
  } finally {
    service.process.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function runJob({ baseUrl, key }: Service, { name, bytes }: SketchFixture): Promise<number> {
  const headers = { authorization: `Bearer ${key}` };
  const body = new FormData();
  body.set("model", CAD_MODEL);
  body.set("file", new Blob([new Uint8Array(bytes)]), name);
  const answer = await fetch(`${baseUrl}/v1/cad`, { method: "POST", body, headers });
  const limited = Number(answer.headers.get("retry-after"));
  if (answer.status === 429) {
    await wait(1000 * limited);
    return runJob({ baseUrl, key } as Service, { name, bytes });
  }
  const { id } = cadJobSchema.parse(await answer.json());
  for (;;) {
    const job = cadJobSchema.parse(
      await (await fetch(`${baseUrl}/v1/cad/${id}`, { headers })).json(),
    );
    if (job.finished_at) {
      if (job.status === "failed") row(`  ${name}`, `  ${job.error?.code}`);
      return Date.parse(job.finished_at) - Date.parse(job.created_at);
    }
    await wait(250);
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function start(dataDir: string): Promise<Service> {
  const [port, idpPort] = [await freePort(), await freePort()];
  const baseUrl = `http://localhost:${port}`;
  const child = spawn(process.execPath, ["apps/web/scripts/start.mjs"], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? "",
      HOME: process.env.HOME ?? "",
      PORT: String(port),
      DEMO_IDP_PORT: String(idpPort),
      DATA_DIR: dataDir,
    } as unknown as NodeJS.ProcessEnv,
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (child.exitCode === null) {
    const ready = await fetch(`${baseUrl}/readyz`).catch(() => null);
    if (ready?.ok) {
      const demo = JSON.parse(readFileSync(join(dataDir, "demo.json"), "utf8"));
      return { process: child, baseUrl, key: demo.api_key };
    }
    await wait(200);
  }
  throw new Error("the service did not start");
}

function memoryOf({ process: { pid } }: Service): number {
  return familyMb(pid ?? Number.NaN);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
