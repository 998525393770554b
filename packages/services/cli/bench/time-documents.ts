import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createEnginePool, type EnginePool } from "../../src/engine/pool";
import { familyMb } from "./memory";
import { median, milliseconds, row } from "./print";

const THREADS = 2;
/** Minutes, on a busy machine. */
const TIMEOUT_MS = 600_000;
/** The documents at either end of a long run whose memory is compared. */
const END = 10;

/** Two scans at once against one, on as many engine threads as there are processors on a small machine. */
export async function benchTogether(runs: number, scan: Buffer): Promise<void> {
  const pool = openPool();
  await readAtOnce(pool, scan);
  const alone: number[] = [];
  const together: number[] = [];
  for (let run = 0; run < runs; run++) {
    alone.push(await timed(() => read(pool, scan)));
    together.push(await timed(() => readAtOnce(pool, scan)));
  }
  await pool.close();
  row("one scan", milliseconds(median(alone)));
  row(`${THREADS} scans at once`, milliseconds(median(together)));
}

/** Many documents one after another on each thread: memory above idle, and whether it grows. */
export async function benchMemory(
  count: number,
  documents: readonly Buffer[],
  targetMb: number,
): Promise<void> {
  const pool = openPool();
  const idle = familyMb(process.pid);
  const memory: number[] = [];
  const left = Array.from({ length: count }, (_, i) => documents[i % documents.length] as Buffer);
  await Promise.all(
    Array.from({ length: THREADS }, async () => {
      for (let next = left.pop(); next; next = left.pop()) {
        await read(pool, next);
        memory.push(familyMb(process.pid) - idle);
      }
    }),
  );
  await pool.close();
  const megabytes = (value: number) => `${value.toFixed(0)} MB`.padStart(10);
  row("most above idle", `${megabytes(Math.max(...memory))}   target ${targetMb} MB`);
  row(`  first ${END} documents, median`, megabytes(median(memory.slice(0, END))));
  row(`  last ${END} documents, median`, megabytes(median(memory.slice(-END))));
}

/** Threads as the service runs them: bundled, from the sources as they are. */
function openPool(): EnginePool {
  execFileSync(process.execPath, [
    fileURLToPath(new URL("../../scripts/build-worker.mjs", import.meta.url)),
  ]);
  const workerUrl = new URL("../../dist/engine-worker.mjs", import.meta.url);
  return createEnginePool({ size: THREADS, workerUrl });
}

function readAtOnce(pool: EnginePool, scan: Buffer): Promise<unknown> {
  return Promise.all(Array.from({ length: THREADS }, () => read(pool, scan)));
}

function read(pool: EnginePool, bytes: Buffer): Promise<unknown> {
  return pool.readDocument({ bytes, options: {} }, { timeoutMs: TIMEOUT_MS });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
