import type { Word } from "../../model";

/** Signs that a word of ideographs may share with the word beside it. */
const LETTER = "[\\p{Script=Latin}\\d]";
const LAST = new RegExp(`^([\\u3041-\\u30ff\\u3400-\\u9fff]+)(${LETTER})$`, "u");
const FIRST = new RegExp(`^(${LETTER})([\\u3041-\\u30ff\\u3400-\\u9fff]+)$`, "u");
/** No sign but ideographs has room in a word that is no wider than they are and this, in em. */
const ROOM = 0.45;
/** Words of one line are level and no further apart than this, in em. */
const LEVEL = 0.3;
const BESIDE = 0.9;

/**
 * Words without the letter or digit beside their ideographs that is the next word's: the first reader knows only roughly where signs stand, so that one between
 * two words may be dealt to both. Where it is printed twice its word is wider.
 */
export function dropDoubled(words: readonly Word[]): Word[] {
  return words.map((word) => {
    const behind = LAST.exec(word.text);
    const before = FIRST.exec(word.text);
    const [ideographs, sign] = behind ? [behind[1], behind[2]] : [before?.[2], before?.[1]];
    if (!ideographs || !sign) return word;
    const room = word.box.x1 - word.box.x0 - [...ideographs].length * word.fontSize;
    if (room > ROOM * word.fontSize) return word;
    const neighbour = words.find((other) => isBeside(word, other, behind !== null));
    const isShared = behind
      ? neighbour?.text.startsWith(sign)
      : neighbour?.text.replace(/[,.，、]$/, "").endsWith(sign);
    if (!isShared) return word;
    return { ...word, text: behind ? word.text.slice(0, -1) : word.text.slice(1) };
  });
}

function isBeside(word: Word, other: Word, isBehind: boolean): boolean {
  const gap = isBehind ? other.box.x0 - word.box.x1 : word.box.x0 - other.box.x1;
  return (
    other !== word &&
    Math.abs(gap) < BESIDE * word.fontSize &&
    Math.abs(other.baseline - word.baseline) < LEVEL * word.fontSize
  );
}
