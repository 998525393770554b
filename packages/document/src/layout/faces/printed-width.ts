import type { Word } from "../../model";

/** Widths of the signs of print, in em of an average face; of all others, of capitals and of digits. */
const SIGNS: readonly [RegExp, number][] = [
  [/[ijlI|.,:;'’!]/g, 0.27],
  [/[frt()[\]/-]/g, 0.35],
  [/[mwMW]/g, 0.85],
  [/\d/g, 0.56],
  [/\p{Lu}/gu, 0.66],
];
const OTHER = 0.52;

/** Widths of words as a share of what their signs say, each of print. */
export function printShares(words: readonly Word[]): number[] {
  const long = words.filter(({ text }) => [...text].length > 3);
  return long.map(
    (word) => (word.box.x1 - word.box.x0) / (word.fontSize * printedWidth(word.text)),
  );
}

/** How wide the signs of a word are in print, in em of an average face. */
export function printedWidth(text: string): number {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "");
  const counted = SIGNS.map(([signs, width]) => [plain.match(signs)?.length ?? 0, width] as const);
  // "I" is narrow and a capital, "M" and "W" wide ones.
  const twice = plain.match(/[IMW]/g)?.length ?? 0;
  const known = counted.reduce((sum, [count]) => sum + count, 0) - twice;
  const widths = counted.reduce((sum, [count, width]) => sum + count * width, 0) - 0.66 * twice;
  return widths + OTHER * (plain.length - known);
}
