import { randomUUID } from "node:crypto";
import fs from "node:fs";
import { hostname } from "node:os";
import path from "node:path";

/** Another process holds the folder. */
export class DataDirLocked extends Error {
  override readonly name = "DataDirLocked";
}

type Holder = { pid: number; started: string; host: string; token: string };

/** A lock of another machine that was not renewed for this long has lost its holder. */
const FOREIGN_LOCK_EXPIRES_MS = 30_000;
const RENEW_MS = 5_000;
/** A process that was just killed takes a moment to give its memory back. */
const ENDING_MS = 2_000;
const ENDING_CHECK_MS = 50;

/**
 * Makes the folder (mode 0700) and takes its lock; PGlite takes none of its own. A lock left
 * behind by a process that is gone is taken over.
 *
 * @returns the function that releases the lock
 * @throws DataDirLocked where a living process holds it
 */
export function lockDataDir(dataDir: string): () => void {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  fs.chmodSync(dataDir, 0o700);
  const file = path.join(dataDir, "lock");
  const mine: Holder = {
    pid: process.pid,
    started: startOf(process.pid),
    host: hostname(),
    token: randomUUID(),
  };
  if (!tryWrite(file, mine)) {
    const holder = readHolder(file);
    if (holder && !waitForEnd(holder, file)) throw refusal(dataDir, holder);
    fs.rmSync(file, { force: true });
    if (!tryWrite(file, mine)) throw refusal(dataDir, readHolder(file));
  }
  // Two processes may both have found the same stale lock: the last writer keeps it.
  if (readHolder(file)?.token !== mine.token) throw refusal(dataDir, readHolder(file));
  const renewal = setInterval(() => renew(file), RENEW_MS);
  renewal.unref();
  return () => {
    clearInterval(renewal);
    if (readHolder(file)?.token === mine.token) fs.rmSync(file, { force: true });
  };
}

function tryWrite(file: string, holder: Holder): boolean {
  try {
    fs.writeFileSync(file, JSON.stringify(holder), { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8")) as Holder;
  } catch {
    return undefined;
  }
}

function renew(file: string): void {
  const now = new Date();
  try {
    fs.utimesSync(file, now, now);
  } catch {
    // The folder was removed under the running process; its own reads and writes will say so.
  }
}

/** Whether the holder is gone, or goes within a moment. */
function waitForEnd(holder: Holder, file: string): boolean {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  const deadline = Date.now() + ENDING_MS;
  while (isAlive(holder, file)) {
    if (Date.now() > deadline) return false;
    Atomics.wait(pause, 0, 0, ENDING_CHECK_MS);
  }
  return true;
}

/** The same process number may belong to another process by now, hence the start time. */
function isAlive(holder: Holder, file: string): boolean {
  if (holder.host !== hostname()) {
    return Date.now() - fs.statSync(file).mtimeMs < FOREIGN_LOCK_EXPIRES_MS;
  }
  if (holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  return startOf(holder.pid) === holder.started;
}

/** Ticks between the machine's start and the process's, where /proc tells; else, and of a dead one, empty. */
function startOf(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    const values = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // A zombie has ended; only its parent has not asked yet.
    return values[0] === "Z" ? "" : (values[19] ?? "");
  } catch {
    return "";
  }
}

function refusal(dataDir: string, holder: Holder | undefined): DataDirLocked {
  const who = holder ? `process ${holder.pid} on ${holder.host}` : "another process";
  return new DataDirLocked(
    `DATA_DIR ${dataDir} is in use by ${who}. Stop it, or set DATA_DIR (and PORT) for this one.`,
  );
}

/** Reads a secret kept in the folder, or makes it (mode 0600). */
export function keepSecret(dataDir: string, name: string, make: () => string): string {
  const file = path.join(dataDir, name);
  try {
    const kept = fs.readFileSync(file, "utf8").trim();
    if (kept) return kept;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  const made = make();
  writePrivate(dataDir, name, `${made}\n`);
  return made;
}

/** Writes a file of mode 0600 whole or not at all. */
export function writePrivate(dataDir: string, name: string, content: string): void {
  const draft = path.join(dataDir, `.${name}.${process.pid}`);
  fs.writeFileSync(draft, content, { mode: 0o600 });
  fs.renameSync(draft, path.join(dataDir, name));
}
