import type { Word } from "../../model";
import { areLevel } from "./words-on-line";

/** Words of one line overlap by no more than this, in em. */
const OVERLAP = 0.3;

/** Words that claim the room of the words beside them on their line, cut back to where these begin, or end where more of the room lies behind them. */
export function clipWords(words: readonly Word[]): Word[] {
  return words.map((word) => {
    const { box, fontSize } = word;
    const slack = OVERLAP * fontSize;
    const claimed = words.filter(
      (other) =>
        other !== word &&
        areLevel(word, other) &&
        other.box.x0 > box.x0 - slack &&
        other.box.x0 < box.x1 - slack &&
        other.box.x1 > box.x0 + slack &&
        other.box.x1 - other.box.x0 < box.x1 - box.x0,
    );
    if (claimed.length === 0) return word;
    const [before, inside] = [true, false].map((isBefore) =>
      claimed.filter((other) => other.box.x0 <= box.x0 + slack === isBefore),
    ) as [Word[], Word[]];
    const start = Math.max(box.x0, ...before.map((other) => other.box.x1));
    const [from, to] = [
      Math.min(box.x1, ...inside.map((other) => other.box.x0)),
      Math.max(start, ...inside.map((other) => other.box.x1)),
    ];
    const isBehind = inside.length > 0 && box.x1 - to > from - start;
    return { ...word, box: { ...box, x0: isBehind ? to : start, x1: isBehind ? box.x1 : from } };
  });
}
