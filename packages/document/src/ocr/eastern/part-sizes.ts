import { median } from "../../layout/box";
import type { GreyImage } from "../image/grey-image";
import type { OcrLine, OcrSymbol, OcrWord } from "../readers/tesseract";
import { inkBand, inkStretches, levelIn, type Stretch } from "../words/ink-gaps";
import { hullOf } from "./part-ideographs";

/** White between what may be of different sizes, in heights of the line. */
const GAP = 0.4;
/** Ink of an ideograph is this much of its em, and so much larger is type of another size. */
const INK_HEIGHT = 0.92;
const LARGER = 1.18;
/** So many ideographs, or hiragana, of which some are low, tell the size of what they stand among. */
const TELLING = { ideographs: 2, hiragana: 4 } as const;
const IDEOGRAPH = /[\u3400-\u9fff]/;
const HIRAGANA = /[\u3041-\u3096]/;

/** What stands between wide gaps, and its size in pixels, where its signs tell it. */
interface Run {
  stretch: Stretch;
  words: OcrWord[];
  size: number | null;
}

/** A line parted where the size of its ideographs changes: a caption and what was written beside it are read as one line. */
export function partSizes(line: OcrLine, image: GreyImage): OcrLine[] {
  const around = hullOf(line.words.map(({ box }) => box));
  const hull = { ...around, ...inkBand(image, around) };
  const gap = GAP * (hull.bottom - hull.top);
  const stretches = inkStretches(image, hull, gap, levelIn(image, hull));
  const runs = stretches.map((stretch): Run => {
    const words = wordsOn(line, stretch, stretches);
    return { stretch, words, size: sizeOf(words, stretch, hull, image) };
  });
  const groups: Run[][] = [];
  for (const run of runs.filter(({ words }) => words.length > 0)) {
    const last = groups.at(-1);
    if (last && !differ(sizeIn(last), run.size)) last.push(run);
    else groups.push([run]);
  }
  if (groups.length < 2) return [line];
  return groups.map((group) => ({ ...line, words: wordsIn(group) }));
}

/** As wide as their ink: where the signs stand is only roughly known. */
function wordsIn(group: readonly Run[]): OcrWord[] {
  const words = group.flatMap((run) => run.words);
  const [x0, x1] = [group[0]?.stretch.from ?? 0, group.at(-1)?.stretch.to ?? 0];
  return words.map((word, i) => {
    const left = i === 0 ? x0 : Math.max(x0, word.box.x0);
    const right = i === words.length - 1 ? x1 : Math.min(x1, word.box.x1);
    return { ...word, box: { ...word.box, x0: left, x1: right } };
  });
}

const differ = (a: number | null, b: number | null): boolean =>
  a !== null && b !== null && Math.max(a / b, b / a) > LARGER;

function sizeIn(group: readonly Run[]): number | null {
  const sizes = group.flatMap(({ size }) => size ?? []);
  return sizes.length === 0 ? null : median(sizes);
}

/** The words, or the parts of them, whose signs stand on a stretch or nearer to it than to any other. */
function wordsOn(line: OcrLine, own: Stretch, all: readonly Stretch[]): OcrWord[] {
  const distance = ({ box }: OcrSymbol, { from, to }: Stretch) => {
    const middle = (box.x0 + box.x1) / 2;
    return Math.max(0, from - middle, middle - to);
  };
  const isOn = (symbol: OcrSymbol) => {
    const least = Math.min(...all.map((stretch) => distance(symbol, stretch)));
    return all.find((stretch) => distance(symbol, stretch) === least) === own;
  };
  return line.words.flatMap((word) => {
    const symbols = word.symbols.filter(isOn);
    if (symbols.length === 0) return [];
    if (symbols.length === word.symbols.length) return [word];
    const text = symbols.map((symbol) => symbol.text).join("");
    const box = { ...word.box, x0: symbols[0]?.box.x0 ?? 0, x1: symbols.at(-1)?.box.x1 ?? 0 };
    return [{ ...word, text, symbols, box }];
  });
}

function sizeOf(
  words: readonly OcrWord[],
  { from, to }: Stretch,
  line: { top: number; bottom: number },
  image: GreyImage,
): number | null {
  const signs = words.flatMap(({ symbols }) => symbols.map(({ text }) => text));
  const count = (kind: RegExp) => signs.filter((sign) => kind.test(sign)).length;
  if (count(IDEOGRAPH) < TELLING.ideographs && count(HIRAGANA) < TELLING.hiragana) return null;
  const { top, bottom } = inkBand(image, { ...line, x0: from, x1: to });
  return (bottom - top) / INK_HEIGHT;
}
