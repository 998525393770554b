import { readdirSync, readFileSync } from "node:fs";

/** Resident megabytes of a process and of all that it started; NaN where there is no /proc. */
export function familyMb(pid: number): number {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").split(" ").filter(Boolean),
    );
    // A child that ended meanwhile holds none.
    const held = children.map((child) => familyMb(Number(child))).filter((mb) => !Number.isNaN(mb));
    return held.reduce((sum, mb) => sum + mb, residentMb(pid));
  } catch {
    return Number.NaN;
  }
}

function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}
