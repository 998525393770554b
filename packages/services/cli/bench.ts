import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readDocument } from "@inkform/document/read-document";
import { cadLimits, extractLimits } from "@inkform/raster/limits";
import type { Upload } from "@inkform/raster/model";
import { openUpload } from "@inkform/raster/open-upload";
import { renderPage } from "@inkform/raster/render-page";
import { sketchToDrawing } from "@inkform/sketch/sketch-to-drawing";

/**
 * `npm run bench [-- --runs N] [--document FILE]… [--sketch FILE]…`
 *
 * Time of both engines by stage (median over the runs) and the process's memory, with well-known tools on the same files
 * in the same run where they are installed. Absolute times depend on the machine: compare within one run.
 */
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    document: { type: "string", multiple: true },
    sketch: { type: "string", multiple: true },
  },
});

const demo = (name: string) =>
  fileURLToPath(new URL(`../../../apps/web/demo/${name}`, import.meta.url));
const documents = values.document ?? [demo("purchase-order.pdf")];
const sketches = values.sketch ?? [demo("plate-sketch.png")];
const runs = Math.max(1, Number(values.runs) || 3);
const scratch = mkdtempSync(join(tmpdir(), "inkform-bench-"));

type Engine = (onStage: (stage: string) => void) => Promise<unknown>;

const median = (numbers: number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const ms = (value: number) => `${value.toFixed(0)} ms`.padStart(10);
const megabytes = () => `${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB`;
const row = (name: string, value: string) => console.log(`  ${name.padEnd(34)}${value}`);

/** Milliseconds of one run: in all, and between one stage's beginning and the next one's. */
async function timed(engine: Engine) {
  const stages = new Map<string, number>();
  const started = performance.now();
  let current = "open";
  let since = started;
  const close = () => {
    stages.set(current, (stages.get(current) ?? 0) + performance.now() - since);
    since = performance.now();
  };
  await engine((stage) => {
    close();
    current = stage;
  });
  close();
  return { total: performance.now() - started, stages };
}

async function benchEngine(title: string, pages: number, engine: Engine) {
  console.log(`\n${title}`);
  const first = await timed(engine);
  const warm = [];
  for (let run = 0; run < runs; run++) warm.push(await timed(engine));
  row("first run, models loaded", ms(first.total));
  for (const stage of first.stages.keys()) {
    row(`  ${stage}`, ms(median(warm.map((run) => run.stages.get(stage) ?? 0))));
  }
  row(`warm, median of ${runs}`, ms(median(warm.map((run) => run.total))));
  if (pages > 1) row("  a page", ms(median(warm.map((run) => run.total / pages))));
  row("memory of the process", megabytes().padStart(10));
}

/** A peer's median on the same file, or a line that says it is not installed. */
function benchPeer(name: string, command: string, args: string[]) {
  if (spawnSync("sh", ["-c", `command -v ${command}`]).status !== 0) {
    row(name, "  not installed");
    return;
  }
  const times = Array.from({ length: runs }, () => {
    const started = performance.now();
    spawnSync(command, args, { stdio: "ignore" });
    return performance.now() - started;
  });
  row(name, ms(median(times)));
}

/** The first page at 200 dpi as a grey PGM, which every peer reads. */
async function pageImage(upload: Upload) {
  const { data, width, height } = await renderPage(upload, 1, { dpi: 200, grey: true });
  const path = join(scratch, "page.pgm");
  writeFileSync(path, Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), data]));
  return path;
}

for (const file of documents) {
  const upload = await openUpload(readFileSync(file), extractLimits);
  await benchEngine(`Reading ${basename(file)} (${upload.pages} p.)`, upload.pages, (onStage) =>
    readDocument(upload, { onStage }),
  );
  if (upload.type === "pdf") {
    benchPeer("pdftotext, whole file", "pdftotext", ["-layout", file, "/dev/null"]);
  }
  benchPeer("tesseract, page 1", "tesseract", [await pageImage(upload), "-"]);
}
for (const file of sketches) {
  const upload = await openUpload(readFileSync(file), cadLimits);
  await benchEngine(`Drawing ${basename(file)} (${upload.pages} p.)`, upload.pages, (onStage) =>
    sketchToDrawing(upload, { onStage }),
  );
  const image = await pageImage(upload);
  benchPeer("potrace, page 1", "potrace", ["-b", "dxf", "-o", "/dev/null", image]);
}
rmSync(scratch, { recursive: true });
