import type { Word } from "../../model";
import type { Segment } from "../segment";

/** The white before each word of a text but the first, in em. */
export function gapsIn({ words }: Segment): number[] {
  return words.slice(1).map((word, i) => {
    const before = words[i] as Word;
    return (word.box.x0 - before.box.x1) / Math.max(word.fontSize, before.fontSize);
  });
}
