import type { Word } from "../../model";
import { faceOf } from "../units/unit";

/** Of what was seen on pixels so large a share is in the face of all of it: the look of few letters tells little. */
const OF_FACE = 0.75;

/** Whether a text that was filled in is set in another face than what it answers. */
export function isFilledInBeside(asked: readonly Word[], answer: readonly Word[]): boolean {
  if (asked[0]?.source === "ocr" && answer[0]?.source === "ocr")
    return typedShare(answer) >= OF_FACE && typedShare(asked) <= 1 - OF_FACE;
  const [own, other] = [faceOf(asked), faceOf(answer)];
  return own !== undefined && other !== undefined && own !== other;
}

/** The share of the signs of words seen on pixels that were typed. */
function typedShare(words: readonly Word[]): number {
  const signs = (own: readonly Word[]) => own.reduce((sum, { text }) => sum + text.length, 0);
  return signs(words.filter(({ face }) => face === "typed")) / signs(words);
}
