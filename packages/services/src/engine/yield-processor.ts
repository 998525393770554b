import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";
import path from "node:path";

/** As far as a task of minutes should stand back behind an answer of milliseconds. */
const NICENESS = 10;

/**
 * Lets the process's other threads go first when processors are short. Linux keeps a priority for
 * each thread; elsewhere the calling thread goes on as it was.
 */
export function yieldProcessor(): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(Number(path.basename(readlinkSync("/proc/thread-self"))), NICENESS);
  } catch {
    // Without /proc or the permission, threads share the processors evenly.
  }
}
