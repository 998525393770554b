import type { Box } from "../model";
import type { SecondReader } from "./confirm-words";
import { findLetters } from "./find-letters";
import { findMissed } from "./find-missed";
import type { GreyImage } from "./grey-image";
import { isJapaneseIdeograph } from "./japanese-ideographs";
import { type Piece, type PieceReading, readPieces } from "./read-pieces";
import { ocrSettings } from "./settings";
import type { Model, OcrLine } from "./tesseract";

/** A reading as a number by the English model counts from this confidence on. */
const SURE_NUMBER = 0.6;
/** An ideograph is a letter to the English model, which may be surer of it. */
const SURE_IDEOGRAPH = 0.4;
const IDEOGRAPH = /[\u3041-\u30fa\u3400-\u9fff]/;
/** The second reader is believed from this probability of each of its signs on. */
const CERTAIN = 0.85;
/** Its ideographs from this on where the engine sees nothing at all: it takes lone ones for specks. */
const LIKELY = 0.6;
/** White around a piece, and the height of a line above and below its baseline, in em. */
const MARGIN = 0.12;
const ASCENT = 0.93;
const DESCENT = 0.32;
/** A piece stands on a line's baseline when its foot is this near to it, in em. */
const ON_LINE = 0.35;

/**
 * Lines for the letters that a first pass left out, by the second reader; what this is not sure of by the page's model and the
 * English one, which comes last: it has seen the most numbers, and lone characters are mostly digits.
 */
export async function readMissed(
  image: GreyImage,
  model: Model,
  reader: SecondReader,
  lines: readonly OcrLine[],
  em: number,
): Promise<OcrLine[]> {
  const pieces = findMissed(findLetters(image), lines, em).map((box) => ({
    box,
    baseline: baselineFor(box, lines, em),
  }));
  const second: PieceReading[] = [];
  for (const piece of pieces) second.push(await readAlone(image, piece, reader, em));
  const isCertain = ({ text, confidence }: PieceReading) =>
    confidence >= CERTAIN && isKnown(text, model);
  const open = pieces.filter((_, i) => !isCertain(second[i] as PieceReading));
  const readings: PieceReading[][] = [];
  for (const name of new Set<Model>([model, "eng"])) {
    readings.push(await readPieces(image, name, open, em));
  }
  return pieces.flatMap((piece, i) => {
    const own = second[i] as PieceReading;
    const at = open.indexOf(piece);
    const models = at < 0 ? [] : readings.map((reading) => reading[at] as PieceReading);
    const isUnseen = models.every(({ text }) => text === "");
    const isLikely = own.confidence >= LIKELY && IDEOGRAPH.test(own.text);
    const isOwn = at < 0 || (isUnseen && isLikely && isKnown(own.text, model));
    const best = isOwn ? own : surest(models);
    return best.confidence < ocrSettings.leastConfidence ? [] : [lineOf(piece, best)];
  });
}

/** What the second reader can know: of most languages it lacks letters, of Japanese the kana and some of the ideographs. */
function isKnown(text: string, model: Model): boolean {
  if (model === "eng" || model === "chi_sim") return true;
  const letters = [...text].filter((sign) => /\p{L}/u.test(sign));
  return model === "jpn" ? letters.every(isJapaneseIdeograph) : letters.length === 0;
}

/** A piece as a line of its own, at the height of the page's letters. */
async function readAlone(
  image: GreyImage,
  { box, baseline }: Piece,
  reader: SecondReader,
  em: number,
): Promise<PieceReading> {
  const signs = await reader.read(image, {
    x0: box.x0 - MARGIN * em,
    x1: box.x1 + MARGIN * em,
    top: Math.min(box.top, baseline - ASCENT * em),
    bottom: Math.max(box.bottom, baseline + DESCENT * em),
  });
  return {
    text: signs.map((sign) => sign.text).join(""),
    confidence: signs.length === 0 ? 0 : Math.min(...signs.map((sign) => sign.probability)),
  };
}

/** The baseline of the nearest line that the piece could stand on, else its own foot. */
function baselineFor(box: Box, lines: readonly OcrLine[], em: number): number {
  let baseline = box.bottom;
  let nearest = Number.POSITIVE_INFINITY;
  for (const { baseline: line } of lines) {
    const y = (line.y0 + line.y1) / 2;
    const distance = Math.max(line.x0 - box.x1, box.x0 - line.x1, 0);
    if (Math.abs(y - box.bottom) > ON_LINE * em || distance >= nearest) continue;
    nearest = distance;
    baseline = y;
  }
  return baseline;
}

function surest(readings: readonly PieceReading[]): PieceReading {
  const english = readings.at(-1) as PieceReading;
  if (/^\d[\d.,]*$/.test(english.text) && english.confidence >= SURE_NUMBER) return english;
  const [own] = readings;
  if (own && IDEOGRAPH.test(own.text) && own.confidence >= SURE_IDEOGRAPH) return own;
  return readings.reduce((best, other) => (other.confidence > best.confidence ? other : best));
}

function lineOf(piece: Piece, { text, confidence }: PieceReading): OcrLine {
  const { box } = piece;
  const symbols = [...text].map((character, i, all) => {
    const step = (box.x1 - box.x0) / all.length;
    const x0 = box.x0 + i * step;
    return { text: character, confidence, box: { ...box, x0, x1: x0 + step } };
  });
  return {
    words: [{ text, confidence, box, symbols }],
    baseline: { x0: box.x0, x1: box.x1, y0: piece.baseline, y1: piece.baseline },
  };
}
