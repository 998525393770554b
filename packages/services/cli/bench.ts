import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readPages } from "@inkform/document/page/read-pages";
import { readDocument } from "@inkform/document/read-document";
import { cadLimits, extractLimits } from "@inkform/raster/limits";
import { openUpload } from "@inkform/raster/open-upload";
import { drawSketch } from "../src/engine/draw-sketch";
import { longText, scanOf } from "./bench/document-fixtures";
import { benchPeer, comparePeer, pageImage } from "./bench/peers";
import { milliseconds, row } from "./bench/print";
import { type SketchFixture, sketchFixtures } from "./bench/sketch-fixtures";
import { benchMemory, benchTogether } from "./bench/time-documents";
import { benchEngine } from "./bench/time-engine";
import { benchJobs } from "./bench/time-jobs";

/**
 * `npm run bench [-- --runs N] [--document FILE]… [--sketch FILE]… [--no-jobs] [--no-long]`
 *
 * Time of both engines by stage (median over the runs) and the process's memory, with well-known tools on the same files
 * in the same run where they are installed. Without `--document`, an order as text, scanned, and on twenty pages; with engine threads
 * then two scans at once and, but for `--no-long`, the memory of a hundred documents. Then sketches through a service, from `queued` to `succeeded`, and its
 * memory above idle. Without `--sketch`, generated scans and 12 megapixel photos. Absolute times depend on the machine:
 * compare within one run.
 */
const { values } = parseArgs({
  allowNegative: true,
  options: {
    runs: { type: "string", default: "3" },
    document: { type: "string", multiple: true },
    sketch: { type: "string", multiple: true },
    jobs: { type: "boolean", default: true },
    long: { type: "boolean", default: true },
  },
});

/** What the service promises on two cores: of sketches, and of documents in times of the peer's time. */
const TARGETS = { scanMs: 1500, photoMs: 3000, memoryMb: 700 };
const READING = { scanTimes: 2.5, textTimes: 3, longTextMs: 1000, memoryMb: 1200 };
const LONG = { pages: 20, documents: 100 };
const GENERATED = 3;

const order = fileURLToPath(new URL("../../../apps/web/demo/purchase-order.pdf", import.meta.url));
const runs = Math.max(1, Number(values.runs) || 3);
const scratch = mkdtempSync(join(tmpdir(), "inkform-bench-"));

async function benchDocument(file: string) {
  const upload = await openUpload(readFileSync(file), extractLimits);
  console.log(`\nReading ${basename(file)} (${upload.pages} p.)`);
  const ours = await benchEngine(runs, upload.pages, (onStage) =>
    readDocument(upload, { onStage }),
  );
  const isScan = (await readPages(upload)).some(({ source }) => source === "ocr");
  if (isScan) {
    const image = await pageImage(upload, scratch);
    const peer = benchPeer(runs, "tesseract, page 1", "tesseract", [image, "-"]);
    comparePeer(ours / upload.pages, peer, READING.scanTimes);
  } else {
    const args = ["-bbox-layout", file, join(scratch, "layout.html")];
    const peer = benchPeer(runs, "pdftotext -bbox-layout", "pdftotext", args);
    if (upload.pages === 1) comparePeer(ours, peer, READING.textTimes);
  }
  return ours;
}

/** An order as a text layer, scanned, and on many pages; then what the engine's threads make of scans together. */
async function benchOrder() {
  const upload = await openUpload(readFileSync(order), extractLimits);
  const scan = await scanOf(upload);
  const [scanned, long] = [join(scratch, "scan.pdf"), join(scratch, "long.pdf")];
  writeFileSync(scanned, scan);
  writeFileSync(long, await longText(upload, LONG.pages));
  await benchDocument(order);
  const time = await benchDocument(long);
  row(`  ${LONG.pages} pages`, `${milliseconds(time)}   target ${READING.longTextMs} ms`);
  await benchDocument(scanned);
  console.log("\nScans on engine threads");
  await benchTogether(runs, scan);
  if (!values.long) return;
  console.log(`\nMemory over ${LONG.documents} documents on engine threads`);
  await benchMemory(LONG.documents, [scan, readFileSync(order)], READING.memoryMb);
}

async function benchSketch(title: string, { name, bytes }: SketchFixture) {
  console.log(`\nDrawing ${title} ${name}`);
  await benchEngine(runs, 1, (onStage) => drawSketch(bytes, "R2000", onStage));
  const image = await pageImage(await openUpload(bytes, cadLimits), scratch);
  benchPeer(runs, "potrace, page 1", "potrace", ["-b", "dxf", "-o", "/dev/null", image]);
}

const given = values.sketch?.map((file) => ({ name: basename(file), bytes: readFileSync(file) }));
const generated = given ? null : await sketchFixtures(GENERATED);
if (values.document) for (const file of values.document) await benchDocument(file);
else await benchOrder();
for (const sketch of given ?? []) await benchSketch("", sketch);
if (generated) {
  const { scans, photos } = generated;
  for (const scan of scans.slice(0, 1)) await benchSketch("the scan", scan);
  for (const photo of photos.slice(0, 1)) await benchSketch("the 12 MP photo", photo);
}
if (values.jobs) {
  console.log("\nSketches through the service, from queued to succeeded");
  const benches = generated
    ? [
        { title: "scans, median", sketches: generated.scans, targetMs: TARGETS.scanMs },
        { title: "12 MP photos, median", sketches: generated.photos, targetMs: TARGETS.photoMs },
      ]
    : [{ title: "given, median", sketches: given ?? [], targetMs: TARGETS.photoMs }];
  await benchJobs(runs, benches, TARGETS.memoryMb);
}
rmSync(scratch, { recursive: true });
