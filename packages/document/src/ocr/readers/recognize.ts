import type { GreyImage } from "../image/grey-image";
import { ocrSettings } from "../settings";
import { helper } from "./helper";
import type { Model } from "./model-data";
import { type OcrLine, recognizeHere } from "./tesseract";

/** Between lines of writing this many rows are blank, at least. */
const BLANK = 4;
/** The cut lies between these shares of the ink, or one half would keep the other waiting. */
const BALANCED = [0.38, 0.62] as const;

/** Reads an image with one language's model: its upper half in this thread, its lower one by the helper meanwhile. */
export async function recognize(image: GreyImage, model: Model): Promise<OcrLine[]> {
  const cut = rowToCut(image);
  if (cut === null) return recognizeHere(image, model);
  // The helper first: this thread answers nobody while it reads.
  const [lower, upper] = await Promise.all([
    helper.ask("lines", { image: rowsOf(image, cut, image.height), model }),
    recognizeHere(rowsOf(image, 0, cut), model),
  ]);
  return [...upper, ...lower.map((line) => movedDown(line, cut))];
}

/** The blank row that parts the writing most evenly; null where there is none near its middle. */
export function rowToCut({ width, height, data }: GreyImage): number | null {
  const ink = new Float64Array(height);
  let all = 0;
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let at = y * width; at < (y + 1) * width; at++) {
      if ((data[at] as number) < ocrSettings.inkLevel) row++;
    }
    ink[y] = row;
    all += row;
  }
  let above = 0;
  let blank = 0;
  let best: number | null = null;
  let least = 0.5 - BALANCED[0];
  for (let y = 0; y < height; y++) {
    above += ink[y] as number;
    blank = ink[y] === 0 ? blank + 1 : 0;
    const off = Math.abs(above / all - 0.5);
    if (blank < BLANK || !(off < least)) continue;
    least = off;
    best = y - (blank >> 1);
  }
  return best;
}

function rowsOf({ width, data }: GreyImage, from: number, to: number): GreyImage {
  return { width, height: to - from, data: data.slice(from * width, to * width) };
}

function movedDown({ words, baseline }: OcrLine, by: number): OcrLine {
  const moved = <T extends { box: OcrLine["words"][number]["box"] }>(part: T): T => ({
    ...part,
    box: { ...part.box, top: part.box.top + by, bottom: part.box.bottom + by },
  });
  return {
    baseline: { ...baseline, y0: baseline.y0 + by, y1: baseline.y1 + by },
    words: words.map((word) => ({ ...moved(word), symbols: word.symbols.map(moved) })),
  };
}
