import type { Box } from "../../model";
import { findLetters, findLevelStrokes, findWords } from "../image/find-letters";
import type { GreyImage } from "../image/grey-image";
import type { Model } from "../readers/model-data";
import { type Piece, type PieceReading, readPieces } from "../readers/read-pieces";
import { IDEOGRAPH, readSecond, type SecondReaders } from "../readers/second-reader";
import type { OcrLine } from "../readers/tesseract";
import { ocrSettings } from "../settings";
import { inEitherCase } from "../words/either-case";
import { chooseMissed, isCertain, isSurer, type SpelledReading, WORD } from "./choose-missed";
import { findDoubted, findJoined, findMissed, findPale } from "./find-missed";

/** White around a piece, and the height of a line above and below its baseline, in em. */
const MARGIN = 0.12;
const ASCENT = 0.93;
const DESCENT = 0.32;
/** Models of pages on which a level stroke may be a character. */
const IDEOGRAPHIC: ReadonlySet<Model> = new Set<Model>(["jpn", "chi_sim"]);
/** A piece stands on a line's baseline when its foot is this near to it, in em, or so far below it, as the tails of letters are, of its height. */
const ON_LINE = { near: 0.35, tail: 0.42 } as const;

/**
 * Lines for the letters that a first pass left out, by the second reader; what this is not sure of by the page's model and the
 * English one, which comes last: it has seen the most numbers, and lone characters are mostly digits.
 */
export async function readMissed(
  image: GreyImage,
  model: Model,
  readers: SecondReaders,
  lines: readonly OcrLine[],
  em: number,
): Promise<OcrLine[]> {
  const isIdeographic = IDEOGRAPHIC.has(model);
  const strokes = isIdeographic ? findLevelStrokes(image, em) : [];
  const doubted = isIdeographic ? [] : findDoubted(lines);
  const letters = [...findLetters(image), ...strokes];
  const toPiece = (box: Box): Piece => ({ box, baseline: baselineFor(box, lines, em) });
  const pieces = findMissed(letters, lines, em, doubted).map(toPiece);
  const readOwn = isIdeographic ? readCloser : readAlone;
  const second = await Promise.all(pieces.map((piece) => readOwn(image, piece, readers, em)));
  const open = pieces.filter((_, i) => !isCertain(second[i] as SpelledReading));
  const readings: PieceReading[][] = [];
  for (const name of new Set<Model>([model, "eng"])) {
    readings.push(await readPieces(image, name, open, em));
  }
  const joined = isIdeographic ? [] : findJoined(findWords(image, em), letters, lines, em);
  const pale = [...findPale(letters, doubted, em), ...joined].map(toPiece);
  const seen = await Promise.all(pale.map((piece) => readAlone(image, piece, readers, em)));
  const certain = pale.flatMap((piece, i) => {
    const own = seen[i] as SpelledReading;
    return isCertain(own) && WORD.test(own.text) ? [lineOf(piece, own)] : [];
  });
  const found = pieces.flatMap((piece, i) => {
    const own = second[i] as SpelledReading;
    const at = open.indexOf(piece);
    const models = readings.map((reading) => reading[at] as PieceReading);
    const best = at < 0 ? own : chooseMissed(own, models);
    return best.confidence < ocrSettings.leastConfidence ? [] : [lineOf(piece, best)];
  });
  return [...found, ...certain];
}

/**
 * A piece on a page in ideographs, which fill the height of their line: where the height of the page's letters leaves the second reader in doubt, it is
 * shown the ink alone.
 */
async function readCloser(
  image: GreyImage,
  piece: Piece,
  readers: SecondReaders,
  em: number,
): Promise<SpelledReading> {
  const own = await readAlone(image, piece, readers, em);
  if (isCertain(own)) return own;
  const { top, bottom } = piece.box;
  const margin = MARGIN * em;
  const area = { ...piece.box, top: top - margin, bottom: bottom + margin };
  const close = await readArea(image, area, readers, em, IDEOGRAPH);
  return isSurer(close, own) ? close : own;
}

/** A piece as a line of its own, at the height of the page's letters. */
function readAlone(
  image: GreyImage,
  { box, baseline }: Piece,
  readers: SecondReaders,
  em: number,
): Promise<SpelledReading> {
  const area = {
    ...box,
    top: Math.min(box.top, baseline - ASCENT * em),
    bottom: Math.max(box.bottom, baseline + DESCENT * em),
  };
  return readArea(image, area, readers, em);
}

async function readArea(
  image: GreyImage,
  area: Box,
  readers: SecondReaders,
  em: number,
  first = "",
): Promise<SpelledReading> {
  const [x0, x1] = [area.x0 - MARGIN * em, area.x1 + MARGIN * em];
  const { signs, spells } = await readSecond(first, image, { ...area, x0, x1 }, readers);
  const likely = signs.map(inEitherCase);
  return {
    text: signs.map(({ text, spaced }, i) => (spaced && i > 0 ? ` ${text}` : text)).join(""),
    confidence: signs.length === 0 ? 0 : Math.min(...likely),
    mean: signs.length === 0 ? 0 : likely.reduce((sum, one) => sum + one, 0) / signs.length,
    spells,
  };
}

/** The baseline of the nearest line that the piece could stand on, else its own foot. */
function baselineFor(box: Box, lines: readonly OcrLine[], em: number): number {
  let baseline = box.bottom;
  let nearest = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const y = heightAt(line, (box.x0 + box.x1) / 2);
    const below = box.bottom - y;
    const { x0, x1 } = line.baseline;
    const distance = Math.max(x0 - box.x1, box.x0 - x1, 0);
    const most = Math.max(ON_LINE.near * em, ON_LINE.tail * (box.bottom - box.top));
    if (below > most || below < -ON_LINE.near * em || distance >= nearest) continue;
    nearest = distance;
    baseline = y;
  }
  return baseline;
}

/** Where the baseline of a line, or what leads on from it, is at a place. */
function heightAt({ baseline: { x0, y0, x1, y1 } }: OcrLine, x: number): number {
  return x1 === x0 ? y0 : y0 + ((x - x0) * (y1 - y0)) / (x1 - x0);
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
