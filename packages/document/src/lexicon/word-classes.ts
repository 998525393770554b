import { fold } from "../text/fold";
import type { Lexicon } from "./lexicon";
import { lexicons } from "./phrases";

/** Classes of few words each, which lexicons list. */
export type WordClass = keyof Pick<
  Lexicon,
  | "links"
  | "prepositions"
  | "agents"
  | "reckoning"
  | "streets"
  | "letterBoxes"
  | "debit"
  | "credit"
  | "elisions"
>;

const remembered = new Map<WordClass, ReadonlySet<string>>();

/** The words of all languages, as `fold` leaves them. */
function wordsOf(kind: WordClass): ReadonlySet<string> {
  const known = remembered.get(kind);
  if (known) return known;
  const words = lexicons.flatMap((lexicon) => lexicon[kind]?.split("|").map(fold) ?? []);
  const all = new Set(words);
  remembered.set(kind, all);
  return all;
}

/** True where the whole text, whatever its case, marks and points, is a word of that class. */
export const isOf = (kind: WordClass, text: string): boolean => wordsOf(kind).has(fold(text));

/** True where the text begins with a word of that class, by itself or cut short with a point: "Av. Central". */
export function beginsWith(kind: WordClass, text: string): boolean {
  const [, first] = /^(\p{L}+)(?![\p{L}\d])/u.exec(text) ?? [];
  return first !== undefined && isOf(kind, first);
}

/** True where the last of several words is one of that class: "Date of". */
export function endsWith(kind: WordClass, text: string): boolean {
  const [, last] = /\s(\p{L}+)$/u.exec(text) ?? [];
  return last !== undefined && isOf(kind, last);
}
