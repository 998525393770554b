import type { Page, Word } from "../../src/model";

/** A line of print without its spaces, and before which of its signs one stands. */
export interface PrintedLine {
  signs: string[];
  spaced: boolean[];
}

/** Baselines of one line differ by less than this, and white between two words is wider; in em. */
const LEVEL = 0.3;
const SPACE = 0.12;

/** The lines of pages as their text layer has them. */
export function printedLines(pages: readonly Page[]): PrintedLine[] {
  return pages.flatMap(({ words }) => linesOf(words).map(toLine));
}

function linesOf(words: readonly Word[]): Word[][] {
  const lines: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.baseline - b.baseline)) {
    const line = lines.findLast(
      ([first]) => first && Math.abs(first.baseline - word.baseline) < LEVEL * word.fontSize,
    );
    if (line) line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.box.x0 - b.box.x0));
}

function toLine(words: readonly Word[]): PrintedLine {
  const line: PrintedLine = { signs: [], spaced: [] };
  for (const [i, word] of words.entries()) {
    const last = words[i - 1];
    const gap = last ? (word.box.x0 - last.box.x1) / word.fontSize : 0;
    let isSpaced = last !== undefined && (word.spaceBefore || gap > SPACE);
    for (const sign of word.text) {
      if (sign.trim() !== "") {
        line.signs.push(sign);
        line.spaced.push(isSpaced);
      }
      isSpaced = sign.trim() === "";
    }
  }
  return line;
}

/** A longer text than this is found among lines that it differs from in a fifth of its signs at most. */
const LONG = 6;
const ALIKE = 0.8;

/**
 * Before which signs of a text a space is printed: null where that is not known, for the first sign, where another sign is printed than was read, and where several
 * lines have the text with other spaces.
 */
export function printedSpaces(
  text: readonly string[],
  lines: readonly PrintedLine[],
): (boolean | null)[] {
  const whole = text.join("");
  const found = lines.flatMap((line) => {
    const at = line.signs.join("").indexOf(whole);
    return at < 0 ? [] : [line.spaced.slice(at, at + text.length)];
  });
  const [first] = found;
  if (first) {
    const isPlain = found.every((other) => other.slice(1).join() === first.slice(1).join());
    return text.map((_, i) => (isPlain && i > 0 ? (first[i] ?? null) : null));
  }
  const best = text.length < LONG ? [] : lines.map((line) => common(text, line.signs));
  const length = Math.max(0, ...best.map((pairs) => pairs.length));
  const index = best.findIndex((pairs) => pairs.length === length);
  const spaced: (boolean | null)[] = text.map(() => null);
  if (length < ALIKE * text.length) return spaced;
  const pairs = best[index] ?? [];
  for (const [k, [i, j]] of pairs.entries()) {
    const [before, behind] = pairs[k - 1] ?? [];
    if (before === i - 1 && behind === j - 1) spaced[i] = lines[index]?.spaced[j] ?? null;
  }
  return spaced;
}

/** The places of the longest common subsequence of two texts. */
function common(a: readonly string[], b: readonly string[]): [number, number][] {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] as number;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}
