import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readDocument } from "@inkform/document/read-document";
import { cadLimits, extractLimits } from "@inkform/raster/limits";
import { openUpload } from "@inkform/raster/open-upload";
import { drawSketch } from "../src/engine/draw-sketch";
import { benchPeer, pageImage } from "./bench/peers";
import { type SketchFixture, sketchFixtures } from "./bench/sketch-fixtures";
import { benchEngine } from "./bench/time-engine";
import { benchJobs } from "./bench/time-jobs";

/**
 * `npm run bench [-- --runs N] [--document FILE]… [--sketch FILE]… [--no-jobs]`
 *
 * Time of both engines by stage (median over the runs) and the process's memory, with well-known tools on the same files
 * in the same run where they are installed; then sketches through a service, from `queued` to `succeeded`, and its
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
  },
});

/** What the service promises on two cores. */
const TARGETS = { scanMs: 1500, photoMs: 3000, memoryMb: 700 };
const GENERATED = 3;

const order = fileURLToPath(new URL("../../../apps/web/demo/purchase-order.pdf", import.meta.url));
const runs = Math.max(1, Number(values.runs) || 3);
const scratch = mkdtempSync(join(tmpdir(), "inkform-bench-"));

async function benchDocument(file: string) {
  const upload = await openUpload(readFileSync(file), extractLimits);
  console.log(`\nReading ${basename(file)} (${upload.pages} p.)`);
  await benchEngine(runs, upload.pages, (onStage) => readDocument(upload, { onStage }));
  if (upload.type === "pdf") {
    benchPeer(runs, "pdftotext, whole file", "pdftotext", ["-layout", file, "/dev/null"]);
  }
  benchPeer(runs, "tesseract, page 1", "tesseract", [await pageImage(upload, scratch), "-"]);
}

async function benchSketch(title: string, { name, bytes }: SketchFixture) {
  console.log(`\nDrawing ${title} ${name}`);
  await benchEngine(runs, 1, (onStage) => drawSketch(bytes, "R2000", onStage));
  const image = await pageImage(await openUpload(bytes, cadLimits), scratch);
  benchPeer(runs, "potrace, page 1", "potrace", ["-b", "dxf", "-o", "/dev/null", image]);
}

const given = values.sketch?.map((file) => ({ name: basename(file), bytes: readFileSync(file) }));
const generated = given ? null : await sketchFixtures(GENERATED);
for (const file of values.document ?? [order]) await benchDocument(file);
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
