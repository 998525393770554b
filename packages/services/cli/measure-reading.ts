import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Page, Reading } from "@inkform/document/model";
import { type ShownLine, shownLines } from "@inkform/document/ocr/readers/print-network";
import { weighedReadings } from "@inkform/document/ocr/readings/tell-signs";
import { weighedSpaces } from "@inkform/document/ocr/readings/tell-spaces";
import { readPages } from "@inkform/document/page/read-pages";
import { readingOf } from "@inkform/document/read-document";
import { generateDocument } from "@inkform/document/test/generator/generate-document";
import { openPrinter, type Printer } from "@inkform/document/test/generator/print/open-printer";
import {
  type ReadingScore,
  scoreReading,
} from "@inkform/document/test/generator/score/score-reading";
import { summarise } from "@inkform/document/test/generator/score/summarise";
import {
  type DocumentId,
  documentSets,
  listDocuments,
} from "@inkform/document/test/generator/sets";
import type { RenderingName, Truth } from "@inkform/document/test/generator/truth";
import { writeDocument } from "@inkform/document/test/generator/write-document";
import { extractLimits } from "@inkform/raster/limits";
import { UploadError } from "@inkform/raster/model";
import { openUpload } from "@inkform/raster/open-upload";
import { toExtraction } from "../src/extraction/stored-reading";

/**
 * `npm run --silent measure:reading -- [--set dev|calibration|held-out|papers|archive|rough|restyled] [--rendering text|scan|photo] [--take N] [--id dNNN] [--keep DIR] [--words] [--lines] [--generate-only]`
 *
 * Makes our own documents one after the other, reads each of their renderings and scores what was read against the truth:
 * for each the misses, then the table. `--take` spreads over what is left of the set. With `--keep` every document is
 * written into DIR/dNNN with its truth, its renderings and what was read; a document that lies there already is not made again.
 * Beside the words of what was read from pixels `calibrate:spaces` and `calibrate:signs` find what was known of the white between their signs, and what two readers saw.
 * With `--lines` the crops that the networks for print were shown are kept, too, for `packages/document/training`.
 * With `--words` the words that an earlier run kept there are taken instead of reading the pixels once more: layout alone is
 * measured then, and no boxes.
 * Of the held-out set nothing but the table is shown.
 */
const { values } = parseArgs({
  options: {
    set: { type: "string", default: "dev" },
    rendering: { type: "string" },
    take: { type: "string" },
    id: { type: "string", multiple: true },
    keep: { type: "string" },
    words: { type: "boolean", default: false },
    lines: { type: "boolean", default: false },
    "generate-only": { type: "boolean", default: false },
  },
});
const set = Object.entries(documentSets).find(([name]) => name === values.set)?.[1];
const only = (["text", "scan", "photo"] as const).find((name) => name === values.rendering);
if (set === undefined || (values.rendering !== undefined && only === undefined)) {
  console.error(
    "usage: npm run measure:reading -- [--set dev|calibration|held-out|papers|archive|rough|restyled] [--rendering text|scan|photo] [--take N] [--id dNNN] [--keep DIR] [--words] [--lines] [--generate-only]",
  );
  process.exit(2);
}
if (values.lines && set.name === "held-out") {
  console.error("Nothing is taught on the held-out documents: --lines is for the other sets.");
  process.exit(2);
}

interface Made {
  truth: Truth;
  bytesOf: (rendering: RenderingName) => Buffer;
}

const scores: ReadingScore[] = [];
const started = performance.now();
const opened: { printer: Printer | null } = { printer: null };
for (const document of chosen(listDocuments(set))) {
  const { truth, bytesOf } = await make(document);
  for (const rendering of Object.keys(truth.renderings) as RenderingName[]) {
    if (values["generate-only"] || (only && rendering !== only)) continue;
    const from = performance.now();
    const { reading, refusal } = await read(bytesOf(rendering), `${document.id}.${rendering}`);
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    const score = scoreReading(truth, rendering, reading);
    scores.push(score);
    if (values.keep && reading) keep(values.keep, document.id, rendering, reading);
    if (set.name === "dev") console.log(tell(truth, score, refusal, seconds));
  }
}
await opened.printer?.close();
console.log(`\n${summarise(scores)}`);
console.log(
  `\n${scores.length} renderings of ${values.set}, ${((performance.now() - started) / 1000).toFixed(0)} s`,
);
process.exit(0);

function chosen(all: DocumentId[]): DocumentId[] {
  const { id, take } = values;
  const own = all.filter((document) => id === undefined || id.includes(document.id));
  const count = Math.min(take === undefined ? own.length : Number(take), own.length);
  return Array.from(
    { length: count },
    (_, i) => own[Math.floor((i * own.length) / count)] as DocumentId,
  );
}

async function make(document: DocumentId): Promise<Made> {
  const folder = values.keep && join(values.keep, document.id);
  if (folder && existsSync(join(folder, "truth.json"))) {
    const truth = JSON.parse(readFileSync(join(folder, "truth.json"), "utf8")) as Truth;
    return {
      truth,
      bytesOf: (name) => readFileSync(join(folder, truth.renderings[name]?.file ?? "")),
    };
  }
  opened.printer ??= await openPrinter();
  const made = await generateDocument(set as NonNullable<typeof set>, document, opened.printer);
  if (values.keep) await writeDocument(values.keep, made);
  const bytesOf = (name: RenderingName) =>
    made.files.find(({ rendering }) => rendering === name)?.bytes ?? Buffer.alloc(0);
  return { truth: made.truth, bytesOf };
}

async function read(
  bytes: Buffer,
  name: string,
): Promise<{ reading: Reading | null; refusal: string | null }> {
  try {
    return { reading: readingOf(await pagesOf(bytes, name)), refusal: null };
  } catch (error) {
    if (!(error instanceof UploadError)) throw error;
    return { reading: null, refusal: error.code };
  }
}

async function pagesOf(bytes: Buffer, name: string): Promise<Page[]> {
  const file = values.keep && join(values.keep, "words", `${name}.json`);
  if (values.words && file && existsSync(file)) {
    const kept = JSON.parse(readFileSync(file, "utf8")) as Omit<Page, "toUploaded">[];
    return kept.map((page) => ({ ...page, toUploaded: () => [0, 0, 0, 0] }));
  }
  const weighed = { spaces: weighedSpaces, disputes: weighedReadings };
  const told = Object.entries(weighed).map(([kind, channel]) => {
    const all: unknown[] = [];
    const note = (one: unknown) => all.push(one);
    channel.subscribe(note);
    return { kind, all, end: () => channel.unsubscribe(note) };
  });
  const crops: Buffer[] = [];
  const keepCrop = (line: unknown) => crops.push(toBytes(line as ShownLine));
  if (values.keep && values.lines) shownLines.subscribe(keepCrop);
  const pages = await readPages(await openUpload(bytes, extractLimits));
  for (const { end } of told) end();
  shownLines.unsubscribe(keepCrop);
  if (values.keep && crops.length > 0) {
    mkdirSync(join(values.keep, "lines"), { recursive: true });
    writeFileSync(join(values.keep, "lines", `${name}.bin`), Buffer.concat(crops));
  }
  if (values.keep) {
    write(values.keep, "words", name, pages);
    for (const { kind, all } of told) if (all.length > 0) write(values.keep, kind, name, all);
  }
  return pages;
}

/** A line of JSON, and the pixels of the crop row by row. */
function toBytes({ network, image, text }: ShownLine): Buffer {
  const head = `${JSON.stringify({ network, width: image.width, height: image.height, text })}\n`;
  return Buffer.concat([Buffer.from(head), image.data]);
}

function write(folder: string, kind: string, name: string, content: unknown): void {
  mkdirSync(join(folder, kind), { recursive: true });
  writeFileSync(join(folder, kind, `${name}.json`), JSON.stringify(content));
}

/** What was read, as the public interface gives it. */
function keep(folder: string, id: string, rendering: RenderingName, reading: Reading): void {
  mkdirSync(join(folder, "readings"), { recursive: true });
  const file = join(folder, "readings", `${id}.${rendering}.json`);
  writeFileSync(file, `${JSON.stringify(toExtraction(`ext_${id}`, reading), null, 1)}\n`);
}

/** One line a rendering, and below it what went wrong. */
function tell(
  truth: Truth,
  { rendering, fields, rows, comment, defectFound, falseAlarm }: ReadingScore,
  refusal: string | null,
  seconds: string,
): string {
  const how = truth.renderings[rendering]?.how ?? "";
  const head = `${truth.id} ${truth.kind} ${truth.language} ${rendering} ${how} ${fields.right}/${fields.asked} fields ${rows.right}/${rows.asked} rows ${seconds} s${refusal ? ` ${refusal}` : ""}`;
  const quote = (text: string) => JSON.stringify(text);
  return [
    head,
    ...fields.missed.map(
      ({ label, value, foundUnder }) =>
        `    missed ${quote(label)} = ${quote(value)}${foundUnder === null ? "" : ` (under ${quote(foundUnder)})`}`,
    ),
    ...fields.extra.map(
      ({ label, value, unsure }) =>
        `    extra  ${quote(label)} = ${quote(value)}${unsure ? " [unsure]" : ""}`,
    ),
    ...rows.missed.map(
      ({ row, missing, instead }) =>
        `    row ${row}: ${missing.map(shown).join(", ")} instead ${instead === null ? "nothing" : instead.map(shown).join(", ")}`,
    ),
    ...(rows.read > rows.asked ? [`    ${rows.read - rows.asked} rows too many`] : []),
    ...(defectFound === false
      ? [`    defect not found: ${truth.anomalies.map(({ kind }) => kind).join(", ")}`]
      : []),
    ...(falseAlarm ? [`    false alarm: ${comment}`] : []),
  ].join("\n");
}

function shown(cell: string): string {
  return cell.replace("\u0001", "=");
}
