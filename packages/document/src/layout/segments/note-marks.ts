import type { Word } from "../../model";

/** "(2)" */
const MARK = /^[(（]\d{1,2}[)）]$/u;
/** What follows the code of an area in brackets; a year does not. */
const SUBSCRIBER = /^\d{3}/;
const YEAR = /^(?:19|20)\d\d$/;

/** The mark of a note behind the colon of a label, "Residence: (2)", and not the code of an area. */
export function isNoteMark(words: readonly Word[], at: number): boolean {
  const [before, word, next, last] = [-1, 0, 1, 2].map((step) => words[at + step]?.text ?? "");
  if (!MARK.test(word ?? "") || !/[:：]$/.test(before ?? "")) return false;
  const isYear = YEAR.test(next ?? "") && !/^\d/.test(last ?? "");
  return isYear || !SUBSCRIBER.test(next ?? "");
}
