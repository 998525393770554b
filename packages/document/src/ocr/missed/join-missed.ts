import { hasIdeographs, hullOf } from "../eastern/part-ideographs";
import type { OcrLine, OcrWord } from "../readers/tesseract";
import { ocrSettings } from "../settings";

/** A piece is on a line whose baseline is this near, and next to its words where the gap is no wider; in em. */
const LEVEL = 0.35;
const BESIDE = 1;
/** Nearer than this it is a part of the word, in em: no space is as narrow. */
const TOUCHING = 0.12;

/** Puts pieces that were read alone into the lines that they are part of, and into the words; the others stay lines of their own. */
export function joinMissed(
  lines: readonly OcrLine[],
  missed: readonly OcrLine[],
  em: number,
): OcrLine[] {
  // A missed piece often lies where the engine saw something that it did not believe itself.
  const joined = lines.map((line) => ({ ...line, words: line.words.filter(isRead) }));
  const alone: OcrLine[] = [];
  for (const piece of missed) {
    const [word] = piece.words;
    const at = word
      ? joined.findIndex((line) => !hasIdeographs(line) && isPartOf(word, piece, line, em))
      : -1;
    const line = joined[at];
    if (word && line) joined[at] = { ...line, words: withPiece(line.words, word, em) };
    else alone.push(piece);
  }
  return [...joined, ...alone];
}

function isRead(word: OcrWord): boolean {
  return word.confidence >= ocrSettings.leastConfidence;
}

function isPartOf({ box }: OcrWord, piece: OcrLine, line: OcrLine, em: number): boolean {
  const { x0, y0, x1, y1 } = line.baseline;
  const middle = (box.x0 + box.x1) / 2;
  const baseline = x1 === x0 ? y0 : y0 + ((middle - x0) * (y1 - y0)) / (x1 - x0);
  if (Math.abs(baseline - piece.baseline.y0) > LEVEL * em) return false;
  return line.words.some(
    (word) => Math.max(box.x0 - word.box.x1, word.box.x0 - box.x1) < BESIDE * em,
  );
}

function withPiece(words: readonly OcrWord[], piece: OcrWord, em: number): OcrWord[] {
  const all = [...words, piece].toSorted((a, b) => a.box.x0 - b.box.x0);
  const at = all.indexOf(piece);
  const [left, right] = [all[at - 1], all[at + 1]];
  if (left && piece.box.x0 - left.box.x1 < TOUCHING * em) {
    return all.toSpliced(at - 1, 2, merge(left, piece));
  }
  if (right && right.box.x0 - piece.box.x1 < TOUCHING * em) {
    return all.toSpliced(at, 2, merge(piece, right));
  }
  return all;
}

function merge(left: OcrWord, right: OcrWord): OcrWord {
  return {
    text: left.text + right.text,
    confidence: Math.min(left.confidence, right.confidence),
    box: hullOf([left.box, right.box]),
    symbols: [...left.symbols, ...right.symbols],
  };
}
