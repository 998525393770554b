import type { Box } from "../../model";
import type { GreyImage } from "../image/grey-image";
import type { OcrLine, OcrSymbol, OcrWord } from "../readers/tesseract";
import { inkBand, inkPieces, inkStretches, levelIn } from "../words/ink-gaps";
import { type Cell, type LaidSymbol, laySymbols } from "./lay-symbols";

/**
 * Lines with ideographs. The engine's network tells which characters follow one another, but where
 * they stand only roughly, and it parts words where none are parted. The ink tells: characters are
 * laid over its stretches in order, and words end where the ink leaves a gap.
 */

const IDEOGRAPH = /[\u3041-\u30fa\u3400-\u9fff]/;
const CJK = /[\u3000-\u30ff\u3400-\u9fff\uff01-\uff9f]/;
/** Blanks narrower than this are parts of a character, in em. */
const LEAST_GAP = 0.12;
/** A blank this wide ends a word between ideographs, which leave 0.2 em at most, and kana, which leave 0.5 em. */
const IDEOGRAPH_GAP = 0.4;
const KANA_GAP = 0.55;
/** No more than this is between the strokes of a sign, which is no wider than that, in em. */
const BESIDE = 0.25;
const WIDEST = 1.1;
/** A bracket with this much blank before it is a full-width one, in em; a space and a narrow one leave less. */
const WIDE_BRACKET_GAP = 0.45;
/** A word space between Latin words in em, where the engine saw one too. */
const LATIN_GAP = 0.15;
/** A slash brings no blank of its own: what there is beyond that of its neighbour is a space, in em. */
const SLASH_GAP = { before: 0.28, after: 0.14 } as const;
/** A gap that ends any word, in em. */
const COLUMN_GAP = 0.6;
/** Full-width punctuation brings up to this much blank of its own, in em. */
const PUNCTUATION_GAP = 0.85;
/** Ink of an ideograph is this much of its em. */
const INK_HEIGHT = 0.92;
/** A colon's dots are narrower and lower than this, in em. */
const DOT = 0.3;
const KANA = /[\u3041-\u30ff]/;
const OPENING = /[（(「『【〔［]$/;
const CLOSING = /^[）)」』】〕］、。，．：]/;
const ENDING = /[、。，．：）)」』】〕］]$/;
const LEADING = /^[（(「『【〔［：]/;

export function hasIdeographs(line: OcrLine): boolean {
  return line.words.some((word) => IDEOGRAPH.test(word.text));
}

/** The line with its words parted by ink, and its font size in pixels. */
export function partIdeographs(
  line: OcrLine,
  image: GreyImage,
): { line: OcrLine; fontSize: number } {
  const symbols = line.words.flatMap((word) =>
    word.symbols.map((symbol, i) => ({ ...symbol, opensWord: i === 0 })),
  );
  const around = hullOf(line.words.map((word) => word.box));
  const hull = { ...around, ...inkBand(image, around) };
  const fontSize = (hull.bottom - hull.top) / INK_HEIGHT;
  const stretches = inkStretches(image, hull, LEAST_GAP * fontSize, levelIn(image, hull));
  const cells = laySymbols(symbols, stretches, fontSize);
  cells.forEach((cell, i) => {
    if (isColon(cell, image, hull, fontSize)) setColon(cells, i);
  });
  const words = join(withStrokes(cells, fontSize), fontSize, hull);
  // The foot of an ideograph lies below the baseline of Latin letters.
  const foot = hull.bottom - fontSize * (INK_HEIGHT - 0.84);
  const baseline = { x0: hull.x0, x1: hull.x1, y0: foot, y1: foot };
  return { line: { ...line, words, baseline }, fontSize };
}

/** Two dots over one another, standing free. */
function isColon(cell: Cell, image: GreyImage, hull: Box, fontSize: number): boolean {
  const { from, to } = cell.stretch;
  if (to - from > DOT * fontSize) return false;
  const pieces = inkPieces(image, hull, cell.stretch);
  return pieces.length === 2 && pieces.every((piece) => piece.to - piece.from <= DOT * fontSize);
}

const DOTS = /^[:：・·.]$/;

/**
 * The network takes the full-width colon for a middle dot, or for both, and may see it a little
 * beside: what it saw of it becomes the colon, what else lies on the cell goes to its neighbours.
 */
function setColon(cells: Cell[], at: number): void {
  const [before, cell, after] = [cells[at - 1], cells[at] as Cell, cells[at + 1]];
  const around = [...(before?.symbols.splice(-1) ?? []), ...cell.symbols];
  const next = after?.symbols.splice(0, 1) ?? [];
  const all = [...around, ...next];
  const first = all.findIndex((symbol) => DOTS.test(symbol.text));
  const last = all.findLastIndex((symbol) => DOTS.test(symbol.text));
  if (first < 0 || before === undefined) {
    before?.symbols.push(...around.splice(0, around.length - cell.symbols.length));
    after?.symbols.unshift(...next);
    return;
  }
  before.symbols.push(...all.slice(0, first));
  after?.symbols.unshift(...all.slice(last + 1));
  cell.symbols = [{ ...(all[first] as LaidSymbol), text: "：", opensWord: false }];
}

/** Ink that was not read and stands off from the sign before it, but not from the next, is that one's first stroke (は), if both are no wider than one sign. */
function withStrokes(cells: readonly Cell[], fontSize: number): Cell[] {
  const isOfNext = (at: number): boolean => {
    const [before, cell, next] = [cells[at - 1], cells[at], cells[at + 1]];
    if (!before?.symbols.length || cell?.symbols.length !== 0 || !next?.symbols.length)
      return false;
    const isApart = cell.stretch.from - before.stretch.to > KANA_GAP * fontSize;
    const isBeside = next.stretch.from - cell.stretch.to < BESIDE * fontSize;
    return isApart && isBeside && next.stretch.to - cell.stretch.from < WIDEST * fontSize;
  };
  return cells.flatMap((cell, at) => {
    if (isOfNext(at)) return [];
    const unread = isOfNext(at - 1) ? cells[at - 1]?.stretch : undefined;
    return unread ? [{ ...cell, stretch: { from: unread.from, to: cell.stretch.to } }] : [cell];
  });
}

function join(cells: readonly Cell[], fontSize: number, hull: Box): OcrWord[] {
  const words: OcrWord[] = [];
  let previous: Cell | undefined;
  cells.forEach((cell) => {
    const { stretch, symbols } = cell;
    const gap = previous ? (stretch.from - previous.stretch.to) / fontSize : 0;
    const last = words.at(-1);
    const text = widen(symbols.map((symbol) => symbol.text).join(""), last?.text ?? "", gap);
    previous = cell;
    const opens = symbols[0]?.opensWord ?? false;
    if (last && (text === "" || !parts(last.text, text, gap, opens))) {
      last.text += text;
      last.symbols.push(...symbols);
      last.box.x1 = stretch.to;
    } else {
      const box = { x0: stretch.from, top: hull.top, x1: stretch.to, bottom: hull.bottom };
      words.push({ text, confidence: 0, box, symbols: [...symbols] });
    }
  });
  return words.map((word) => ({ ...word, confidence: meanConfidence(word.symbols) }));
}

/** An opening bracket that stands off from an ideograph has its blank from being full-width. */
function widen(text: string, before: string, gap: number): string {
  if (!text.startsWith("(") || !CJK.test(before.at(-1) ?? "")) return text;
  return gap >= WIDE_BRACKET_GAP ? `（${text.slice(1)}` : text;
}

/** Whether a gap (in em) between two texts ends a word; `opens` tells that the engine ended one there. */
function parts(before: string, after: string, gap: number, opens: boolean): boolean {
  if (before.endsWith("：")) return true;
  const ideographs = CJK.test(before.at(-1) ?? "") || CJK.test(after[0] ?? "");
  if (ENDING.test(before) || LEADING.test(after) || OPENING.test(before) || CLOSING.test(after)) {
    return gap > PUNCTUATION_GAP;
  }
  if (before.endsWith("/") && /^\p{L}/u.test(after) && !ideographs) return gap > SLASH_GAP.after;
  if (after.startsWith("/") && ideographs) return gap > SLASH_GAP.before;
  if (KANA.test(before.at(-1) ?? "") || KANA.test(after[0] ?? "")) return gap > KANA_GAP;
  if (ideographs) return gap > IDEOGRAPH_GAP;
  return gap > (opens ? LATIN_GAP : COLUMN_GAP);
}

function meanConfidence(symbols: readonly OcrSymbol[]): number {
  const sum = symbols.reduce((total, symbol) => total + symbol.confidence, 0);
  return symbols.length === 0 ? 0 : sum / symbols.length;
}

/** The smallest box around boxes. */
export function hullOf(boxes: readonly Box[]): Box {
  return {
    x0: Math.min(...boxes.map((box) => box.x0)),
    top: Math.min(...boxes.map((box) => box.top)),
    x1: Math.max(...boxes.map((box) => box.x1)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}
