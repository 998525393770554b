import type { Word } from "../../model";
import { isCjk } from "../../text/fold";
import type { Line } from "../lines";
import { type Segment, toSegment } from "../segment";

/** "長さ": a quality in ideographs or kana, "4,260": how much of it there is, "mm": counted in what, with or without spaces between them. */
const MEASURE = /([\u3041-\u30ff\u3400-\u9fff]{1,5})(\d[\d.,]*)([a-z]{1,3}[²³]?|[㎜㎝㎏㎡])/gu;
const LEAST = 2;

/** "長さ 3,310 mm 幅 1,475 mm": several measures on a line seen on pixels, parted from each other, all with the spaces of most. */
export function partMeasures(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const segments = line.segments.flatMap(partsOf);
    return segments.length === line.segments.length ? line : { ...line, segments };
  });
}

function partsOf(segment: Segment): Segment[] {
  const signs = signsOf(segment.words);
  const text = signs.map(({ sign }) => sign).join("");
  const found = [...text.matchAll(MEASURE)];
  const isWhole = found.reduce((length, [one]) => length + one.length, 0) === text.length;
  if (segment.source !== "ocr" || found.length < LEAST || !isWhole) return [segment];
  const unitAt = found.map(
    ({ index, 1: name = "", 2: number = "" }) => index + name.length + number.length,
  );
  const isSpaced = unitAt.filter((at) => signs[at]?.isFirst).length > unitAt.length / 2;
  return found.map(({ index, 0: whole, 1: name = "" }, i) => {
    const from = index + name.length;
    const end = index + whole.length;
    const middle = isSpaced ? (unitAt[i] ?? end) : end;
    const number = { ...wordOf(signs.slice(from, middle)), spaceBefore: true };
    const unit = signs.slice(middle, end);
    const value = unit.length > 0 ? [number, { ...wordOf(unit), spaceBefore: true }] : [number];
    return toSegment([wordOf(signs.slice(index, from)), ...value], segment.page);
  });
}

/** A sign of a word, where it stands if ideographs are twice as wide as other signs. */
interface Sign {
  sign: string;
  word: Word;
  x0: number;
  x1: number;
  isFirst: boolean;
}

function signsOf(words: readonly Word[]): Sign[] {
  return words.flatMap((word) => {
    const own = [...word.text];
    const widths = own.map((sign) => (isCjk(sign) ? 2 : 1));
    const unit = (word.box.x1 - word.box.x0) / widths.reduce((sum, width) => sum + width, 0);
    let x1 = word.box.x0;
    return own.map((sign, i) => {
      const x0 = x1;
      x1 += (widths[i] ?? 1) * unit;
      return { sign, word, x0, x1, isFirst: i === 0 };
    });
  });
}

function wordOf(signs: readonly Sign[]): Word {
  const [first] = signs;
  const last = signs.at(-1);
  if (!first || !last) throw new Error("a measure without signs");
  const text = signs.map(({ sign }) => sign).join("");
  return { ...first.word, text, box: { ...first.word.box, x0: first.x0, x1: last.x1 } };
}
