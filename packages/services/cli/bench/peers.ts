import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Upload } from "@inkform/raster/model";
import { renderPage } from "@inkform/raster/render-page";
import { median, milliseconds, row } from "./print";

/** A peer's median on the same file, or a line that says it is not installed. */
export function benchPeer(runs: number, name: string, command: string, args: string[]): void {
  if (spawnSync("sh", ["-c", `command -v ${command}`]).status !== 0) {
    row(name, "  not installed");
    return;
  }
  const times = Array.from({ length: runs }, () => {
    const started = performance.now();
    spawnSync(command, args, { stdio: "ignore" });
    return performance.now() - started;
  });
  row(name, milliseconds(median(times)));
}

/** The first page as a grey PGM, which every peer reads; a PDF's at 200 dpi. */
export async function pageImage(upload: Upload, scratch: string): Promise<string> {
  const { data, width, height } = await renderPage(upload, 1, { dpi: 200, grey: true });
  const path = join(scratch, "page.pgm");
  writeFileSync(path, Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), data]));
  return path;
}
