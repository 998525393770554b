import { extractLimits } from "@inkform/raster/limits";
import type { Upload } from "@inkform/raster/model";
import { openUpload } from "@inkform/raster/open-upload";
import type { FractionBox } from "../../src/model";
import { type Captured, capturePhoto, captureScan } from "./capture/capture";
import { hullThrough } from "./capture/picture";
import type { ScanHabit } from "./capture/scan";
import { type Composed, composeDocument } from "./compose/compose-document";
import type { Measured } from "./print/measure-texts";
import type { Printed, Printer } from "./print/open-printer";
import { createRandom } from "./random";
import type { DocumentId, DocumentSet } from "./sets";
import type { Place, RenderingName, Truth } from "./truth";

export interface GeneratedDocument {
  id: string;
  truth: Truth;
  files: { rendering: RenderingName; file: string; bytes: Buffer }[];
}

/** One document of a set in its renderings, the same every time. */
export async function generateDocument(
  set: DocumentSet,
  document: DocumentId,
  printer: Printer,
): Promise<GeneratedDocument> {
  const { composed, printed } = await printUntilItFits(set, document, printer);
  const upload = await openUpload(printed.pdf, extractLimits);
  const renderings = document.renderings.map((name) =>
    name === "photo" && printed.pages > 1 ? "scan" : name,
  );
  const captured = await captureAll(set, document, renderings, upload);
  const files: GeneratedDocument["files"] = captured.map(({ rendering, as }) => ({
    rendering,
    file: as.file,
    bytes: as.bytes,
  }));
  if (renderings.includes("text"))
    files.unshift({ rendering: "text", file: "text.pdf", bytes: printed.pdf });
  const place = placesIn(printed, captured);
  return {
    id: document.id,
    truth: toTruth(set, document, { composed, printed, place, files, captured }),
    files,
  };
}

const ATTEMPTS = 14;

async function printUntilItFits(
  set: DocumentSet,
  document: DocumentId,
  printer: Printer,
): Promise<{ composed: Composed; printed: Printed }> {
  let isStacked = false;
  for (let attempt = 0; attempt < ATTEMPTS; ) {
    const composed = composeDocument(set, document, attempt, isStacked);
    const printed = await printer.print(composed);
    // One of the held-out documents has been cut since they were frozen.
    const isWhole = printed && (!printed.isCut || isStacked || set.name === "held-out");
    if (isWhole) return { composed, printed };
    if (printed) isStacked = true;
    else attempt++;
  }
  throw new Error(`${set.name} ${document.id} never fits its pages.`);
}

interface CapturedAs {
  rendering: "scan" | "photo";
  as: Captured;
}

async function captureAll(
  set: DocumentSet,
  document: DocumentId,
  renderings: readonly RenderingName[],
  upload: Upload,
): Promise<CapturedAs[]> {
  const random = createRandom(`${set.seed}/${document.id}/capture`);
  const captured: CapturedAs[] = [];
  if (renderings.includes("scan")) {
    const often = set.scans.filter(({ rare }) => !rare);
    const seldom = set.scans.filter(({ rare }) => rare);
    const habit = set.inTurn
      ? scanInTurn(set.scans, document.index)
      : random.fork("habit").pick(document.index % 9 === 4 ? seldom : often);
    const strip = document.kind === "receipt";
    const as = await captureScan(upload, habit, { strip }, random.fork("scan"));
    captured.push({ rendering: "scan", as });
  }
  if (renderings.includes("photo")) {
    const habit = random.fork("camera").pick(set.photos);
    captured.push({
      rendering: "photo",
      as: await capturePhoto(upload, habit, random.fork("photo")),
    });
  }
  return captured;
}

/** Where a measured text stands in each rendering. */
function placesIn({ texts, width, height }: Printed, captured: readonly CapturedAs[]) {
  const fractions = ({ x0, top, x1, bottom }: Omit<Measured, "page">): FractionBox => {
    const [left, up] = [Math.max(0, x0), Math.max(0, top)];
    return [left, up, Math.min(1, x1) - left, Math.min(1, bottom) - up].map(
      (value) => Math.round(value * 1e6) / 1e6,
    ) as FractionBox;
  };
  return (id: string): Place | null => {
    const at = texts.get(id);
    if (!at) return null;
    const part = {
      x0: at.x0 / width,
      top: at.top / height,
      x1: at.x1 / width,
      bottom: at.bottom / height,
    };
    const place: Place = { page: at.page, box: fractions(part) };
    for (const { rendering, as } of captured) {
      const map = as.forward[at.page - 1];
      if (map) place[`box_${rendering}`] = fractions(hullThrough(map, part));
    }
    return place;
  };
}

interface Finished {
  composed: Composed;
  printed: Printed;
  place: (id: string) => Place | null;
  files: GeneratedDocument["files"];
  captured: readonly CapturedAs[];
}

function toTruth(
  set: DocumentSet,
  document: DocumentId,
  { composed, printed, place, files, captured }: Finished,
): Truth {
  const { draft, language } = composed;
  const fields = draft.fields.flatMap(({ id, key, label, value, optional }) => {
    const at = place(`${id}v`);
    return at && value !== "" ? [{ key, label, value, optional, ...at }] : [];
  });
  const rows = draft.rows.map((cells) => {
    const placed = cells.flatMap(({ id, key, label, value }) => {
      const at = place(id);
      return at && value !== "" ? [{ key, label, value, ...at }] : [];
    });
    return { page: placed[0]?.page ?? 1, cells: placed };
  });
  const how = (rendering: RenderingName) =>
    captured.find((one) => one.rendering === rendering)?.as.how ?? "";
  return {
    id: document.id,
    set: set.name,
    language,
    kind: document.kind,
    pages: Array.from({ length: printed.pages }, () => ({
      w: printed.width * 0.75,
      h: printed.height * 0.75,
    })),
    fields,
    line_items: rows,
    anomalies: draft.anomalies,
    renderings: Object.fromEntries(
      files.map(({ rendering, file }) => [
        rendering,
        { file, pages: printed.pages, how: how(rendering) },
      ]),
    ),
  };
}

/** Another habit comes first in each round. */
function scanInTurn(scans: readonly ScanHabit[], index: number): ScanHabit {
  const round = Math.floor(index / scans.length);
  const habit = scans[(index + 3 * round) % scans.length];
  if (!habit) throw new Error("No scans.");
  return habit;
}
