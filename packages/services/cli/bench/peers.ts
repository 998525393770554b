import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Upload } from "@inkform/raster/model";
import { renderPage } from "@inkform/raster/render-page";
import { median, milliseconds, row } from "./print";

/** A peer's median on the same file, printed, in milliseconds; null, and a line that says so, where it is not installed. */
export function benchPeer(
  runs: number,
  name: string,
  command: string,
  args: string[],
): number | null {
  if (spawnSync("sh", ["-c", `command -v ${command}`]).status !== 0) {
    row(name, "  not installed");
    return null;
  }
  const times = Array.from({ length: runs }, () => {
    const started = performance.now();
    spawnSync(command, args, { stdio: "ignore" });
    return performance.now() - started;
  });
  row(name, milliseconds(median(times)));
  return median(times);
}

/** Our time in times of a peer's, beside what is promised. */
export function comparePeer(ours: number, peer: number | null, promised: number): void {
  if (peer === null) return;
  row("  times the peer's", `${(ours / peer).toFixed(1).padStart(10)}   target ${promised}`);
}

/** The first page as a grey PGM, which every peer reads; a PDF's at 200 dpi. */
export async function pageImage(upload: Upload, scratch: string): Promise<string> {
  const { data, width, height } = await renderPage(upload, 1, { dpi: 200, grey: true });
  const path = join(scratch, "page.pgm");
  writeFileSync(path, Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), data]));
  return path;
}
