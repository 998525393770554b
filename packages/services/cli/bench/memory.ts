import { readdirSync, readFileSync } from "node:fs";

/** Megabytes of memory that a process and all that it started hold; NaN where there is no /proc. */
export function familyMb(pid: number): number {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").split(" ").filter(Boolean),
    );
    // A child that ended meanwhile holds none.
    const held = children.map((child) => familyMb(Number(child))).filter((mb) => !Number.isNaN(mb));
    return held.reduce((sum, mb) => sum + mb, heldMb(pid));
  } catch {
    return Number.NaN;
  }
}

/** Pages that several processes hold, such as Node's own code, are shared out among them: summed as resident, each would count them whole. */
function heldMb(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1]) / 1024;
}
