import { isOf } from "../../lexicon/word-classes";
import type { Sign } from "../readers/print-network";

/** A stretch of a word as two readers see it: one sign that both see, or what each made of a place. */
export interface Part {
  first: readonly string[];
  second: readonly Sign[];
  isSame: boolean;
}

/** Digits, letters and percent signs as wide as ideographs, which are told from narrow ones by where they stand. */
const WIDE = /[０-９Ａ-Ｚａ-ｚ％]/;

function isSame(first: string | undefined, second: Sign | undefined): boolean {
  const seen = second?.text ?? "";
  return first === seen || (WIDE.test(seen) && first === seen.normalize("NFKC"));
}

/** What it costs to leave out a sign of either reading, and to take one for another. */
const COST = { left: 2, taken: 3 } as const;

/** A word's parts in order, aligned so that the fewest signs differ; signs that differ side by side are one part. */
export function partsOf(first: readonly string[], second: readonly Sign[]): Part[] {
  const width = second.length + 1;
  const costs = new Uint16Array((first.length + 1) * width);
  const at = (i: number, j: number) => costs[i * width + j] as number;
  const taking = (i: number, j: number) =>
    at(i + 1, j + 1) + (isSame(first[i], second[j]) ? 0 : COST.taken);
  const isBoth = (i: number, j: number) => i < first.length && j < second.length;
  for (let i = first.length; i >= 0; i--)
    for (let j = second.length; j >= 0; j--) {
      const ways = [
        ...(isBoth(i, j) ? [taking(i, j)] : []),
        ...(i < first.length ? [at(i + 1, j) + COST.left] : []),
        ...(j < second.length ? [at(i, j + 1) + COST.left] : []),
      ];
      costs[i * width + j] = ways.length === 0 ? 0 : Math.min(...ways);
    }
  const parts: { first: string[]; second: Sign[]; isSame: boolean }[] = [];
  let [i, j] = [0, 0];
  while (i < first.length || j < second.length) {
    const takesBoth = isBoth(i, j) && at(i, j) === taking(i, j);
    const isAlike = takesBoth && isSame(first[i], second[j]);
    const takesFirst = takesBoth || (i < first.length && at(i, j) === at(i + 1, j) + COST.left);
    const last = parts.at(-1);
    const part =
      isAlike || !last || last.isSame ? { first: [], second: [], isSame: isAlike } : last;
    if (part !== last) parts.push(part);
    if (takesFirst) part.first.push(first[i++] as string);
    if (takesBoth || !takesFirst) part.second.push(second[j++] as Sign);
  }
  return parts;
}

/** More places in dispute make a word that no choice of places settles. */
const MOST = 4;

/** Which reader a word that was decided followed in each of its disputes (true: the second); null where it is neither's. */
export function choicesOf(parts: readonly Part[], decided: string): boolean[] | null {
  const count = parts.filter(({ isSame }) => !isSame).length;
  if (count === 0 || count > MOST) return null;
  for (let mask = 0; mask < 1 << count; mask++) {
    const choices = Array.from({ length: count }, (_, i) => (mask & (1 << i)) !== 0);
    if (composed(parts, choices).join("") === decided) return choices;
  }
  return null;
}

/** The signs of a word whose disputes are decided so. */
export function composed(parts: readonly Part[], choices: readonly boolean[]): string[] {
  let next = 0;
  return parts.flatMap(({ first, second, isSame }) =>
    isSame || !choices[next++] ? first : second.map(({ text }) => text),
  );
}

/** A bracket beside a letter or digit that both readers see, of two widths: which one is printed there the ink tells better than what was learned elsewhere. */
export function isBracketOfLatin(parts: readonly Part[], at: number): boolean {
  const { first, second } = parts[at] as Part;
  const sign = second[0]?.text ?? "";
  if (first.length !== 1 || second.length !== 1 || !/^[()（）]$/.test(sign)) return false;
  const isSameSign = first[0]?.normalize("NFKC") === sign.normalize("NFKC");
  const inner =
    sign.normalize("NFKC") === "(" ? parts[at + 1]?.first[0] : parts[at - 1]?.first.at(-1);
  return isSameSign && /^[!-~]$/.test(inner ?? "");
}

/** The apostrophe behind an elided article, which the second reader did not see: with what follows the article makes no word. */
export function isElision(parts: readonly Part[], at: number): boolean {
  const { first, second } = parts[at] as Part;
  const isLost = second.length === 0 && /^['’‘]$/.test(first.join(""));
  const before = parts.slice(0, at).flatMap((part) => part.first);
  return (
    isLost && isOf("elisions", before.join("")) && /^\p{L}/u.test(parts[at + 1]?.first[0] ?? "")
  );
}
