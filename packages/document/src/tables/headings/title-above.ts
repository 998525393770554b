import { overlapX } from "../../layout/box";
import type { Line } from "../../layout/lines";
import { type LanguageWeights, matchColumn } from "../../lexicon/vocabulary";
import { isOcr } from "./heading-walls";

/** Headings of a table whose title stands close above them, at least. */
const COLUMNS = 3;
/** A heading that the lexicon knows as it is, and one that it knows with the text above it. */
const KNOWN = 0.98;
const WHOLE = 0.9;

/** A text by itself over a line of headings, of which the one below it is whole: "Specimens" over "No.  Mark  Description" is the title, "Unit" over "price" none. */
export function isTitle(line: Line, next: Line | undefined, weights: LanguageWeights): boolean {
  const [only, ...others] = line.segments;
  if (!only || others.length > 0 || !next || next.segments.length < COLUMNS) return false;
  const below = next.segments.filter(({ box }) => overlapX(box, only.box) > 0);
  const scoreOf = (text: string) => matchColumn(text, isOcr([only]), weights)?.score ?? 0;
  const [first] = below;
  return (
    first !== undefined &&
    scoreOf(first.text) >= KNOWN &&
    below.every(({ text }) => scoreOf(`${only.text} ${text}`) < WHOLE)
  );
}
