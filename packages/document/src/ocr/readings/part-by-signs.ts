import type { Word } from "../../model";
import type { Sign } from "../readers/print-network";

/** Words that stand so far apart, in em, leave no doubt on which side a sign is. */
const APART = 0.25;
/** The middle of a sign lies so far within the word that it belongs to, in em. */
const WITHIN = 0.1;

/**
 * A text's words with the signs at their ends on the side of the white where a second reader saw them: the first one knows the order of ideographs, but
 * where they stand only roughly, and so parts them at the wrong place ("氏名山|田"). `dealt` are the second reader's signs of each word.
 */
export function partBySigns(
  text: readonly Word[],
  dealt: readonly (readonly Sign[])[],
): readonly Word[] {
  const signs = dealt.map((own) => [...own]);
  const characters = text.map((word) => [...word.text]);
  const isSame = (i: number) => characters[i]?.length === dealt[i]?.length;
  for (const [i, word] of text.entries()) {
    const next = text[i + 1];
    if (!next || !isSame(i) || !isSame(i + 1)) continue;
    const em = Math.min(word.fontSize, next.fontSize);
    if (next.box.x0 - word.box.x1 < APART * em) continue;
    const [left, right] = [signs[i], signs[i + 1]] as [Sign[], Sign[]];
    const isBehind = ({ x }: Sign) => x > next.box.x0 + WITHIN * em;
    const isBefore = ({ x }: Sign) => x < word.box.x1 - WITHIN * em;
    const behind = left.length - 1 - left.findLastIndex((sign) => !isBehind(sign));
    const first = right.findIndex((sign) => !isBefore(sign));
    const before = first < 0 ? right.length : first;
    const [own, others] = [characters[i], characters[i + 1]] as [string[], string[]];
    if (behind > 0 && behind < left.length) {
      right.unshift(...left.splice(-behind));
      others.unshift(...own.splice(-behind));
    } else if (before > 0 && before < right.length) {
      left.push(...right.splice(0, before));
      own.push(...others.splice(0, before));
    }
  }
  return text.map((word, i) => {
    const own = (characters[i] as string[]).join("");
    return own === word.text ? word : { ...word, text: own };
  });
}
