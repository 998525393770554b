import { gunzipSync, gzipSync } from "node:zlib";
import type { FractionBox, PageLayout } from "@inkform/document/model";
import { z } from "zod";

/** Parts of a page: finer than a pixel at the widest zoom of a viewer. */
const PARTS = 10_000;
/** What is kept of a document, before compression: twice what twenty pages of 2,000 words take. */
const MOST_BYTES = 4 * 2 ** 20;

const part = z.int().min(0).max(PARTS);
const box = z.tuple([part, part, part, part]);
const percent = z.int().min(0).max(100);

const packedSchema = z.array(
  z.object({
    page: z.int(),
    words: z.array(z.tuple([z.string(), part, part, part, part, percent])),
    blocks: z.array(box),
    tables: z.array(z.object({ box, cells: z.array(box) })),
  }),
);
type Packed = z.output<typeof packedSchema>[number];

/** Layouts as they lie in the database. Pages from the one on that would pass the limit are left out. */
export function packLayouts(layouts: readonly PageLayout[]): Uint8Array {
  const kept: string[] = [];
  let bytes = 0;
  for (const layout of layouts) {
    const text = JSON.stringify(pack(layout));
    bytes += Buffer.byteLength(text);
    if (bytes > MOST_BYTES) break;
    kept.push(text);
  }
  return new Uint8Array(gzipSync(`[${kept.join(",")}]`));
}

export function parseStoredLayouts(stored: Uint8Array): PageLayout[] {
  return packedSchema.parse(JSON.parse(gunzipSync(stored).toString("utf8"))).map(unpack);
}

function pack({ page, words, blocks, tables }: PageLayout): Packed {
  return {
    page,
    words: words.map(({ text, box: at, confidence }) => [
      text,
      ...toParts(at),
      Math.round(100 * confidence),
    ]),
    blocks: blocks.map(toParts),
    tables: tables.map((table) => ({ box: toParts(table.box), cells: table.cells.map(toParts) })),
  };
}

function unpack({ page, words, blocks, tables }: Packed): PageLayout {
  return {
    page,
    words: words.map(([text, x, y, width, height, sure]) => ({
      text,
      box: toFractions([x, y, width, height]),
      confidence: sure / 100,
    })),
    blocks: blocks.map(toFractions),
    tables: tables.map((table) => ({
      box: toFractions(table.box),
      cells: table.cells.map(toFractions),
    })),
  };
}

const toParts = ([x, y, width, height]: FractionBox): FractionBox => [
  Math.round(x * PARTS),
  Math.round(y * PARTS),
  Math.round(width * PARTS),
  Math.round(height * PARTS),
];

const toFractions = ([x, y, width, height]: FractionBox): FractionBox => [
  x / PARTS,
  y / PARTS,
  width / PARTS,
  height / PARTS,
];
