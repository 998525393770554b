import { isAsTyped } from "../../layout/faces/seen-pitch";
import type { Word } from "../../model";
import type { Sign } from "../readers/print-network";
import { ocrSettings } from "../settings";
import { bareSigns } from "./plain-signs";

/** A typed point or comma and the space behind it leave this much white, in cells; a space alone less. */
const WHITE = 1.75;
/** The second reader sees the mark rather than not. */
const SEEN = 0.5;

/**
 * A typed word that the first reader saw without the point or comma behind it, with that mark where the second one saw it and the next word stands a cell further
 * off than a space. `pitch` in pixels; `next` is undefined at the end of a text.
 */
export function withTypedMark(
  word: Word,
  signs: readonly Sign[],
  next: Word | undefined,
  pitch: number,
): Word {
  const mark = signs.at(-1);
  if (word.second !== "differs" || !next || !mark || !/^[.,]$/.test(mark.text)) return word;
  const seen = signs
    .slice(0, -1)
    .map(({ text }) => text)
    .join("");
  if (bareSigns(seen) !== bareSigns(word.text) || mark.probability < SEEN) return word;
  const isApart = next.box.x0 - word.box.x1 >= WHITE * pitch;
  if (!isApart || !isAsTyped(word, pitch)) return word;
  const confidence = Math.min(mark.probability, ocrSettings.disputed);
  return { ...word, text: word.text + mark.text, confidence, second: "overrules" };
}
