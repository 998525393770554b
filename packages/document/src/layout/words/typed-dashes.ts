import type { Word } from "../../model";

/** A dash by itself, between digits, or below nought: "+/-". */
const EN_DASH = /^–$|(?<=\d)–(?=\d)|(?<=^\+\/)–/g;
/** Digits of most typefaces are as wide as each other: words of letters tell. */
const LETTERS = /\p{L}{4}/u;
/** So large a share of a page's words was typed, where any was. */
const TYPED = 0.25;
/** Words of one text stand this near to each other, in em. */
const NEAR = 2;

/**
 * Words seen on pixels, with the dashes of a typewriter: it has hyphens alone, which are as wide as the en dashes of print. `words` are in reading order and know the pitch
 * of what was typed.
 */
export function typedDashes(words: readonly Word[]): Word[] {
  const named = words.filter(({ text, source }) => source === "ocr" && LETTERS.test(text));
  const typed = named.filter(({ pitch }) => pitch !== undefined);
  if (typed.length === 0 || typed.length < TYPED * named.length) return [...words];
  return words.map((word, i) => {
    if (word.source !== "ocr" || !word.text.includes("–")) return word;
    // What stands off from the text before it is the sign of an amount.
    if (isSign(word, words[i - 1])) return word;
    const isTyped = [word, words[i - 1], words[i + 1]].some(
      (one) => one?.pitch !== undefined && isOnLine(one, word),
    );
    return isTyped ? { ...word, text: word.text.replace(EN_DASH, "-") } : word;
  });
}

const isSign = ({ text, box, fontSize }: Word, before: Word | undefined): boolean =>
  text === "–" && !(before && Math.abs(box.x0 - before.box.x1) < NEAR * fontSize);

const isOnLine = (one: Word, { baseline, fontSize }: Word): boolean =>
  Math.abs(one.baseline - baseline) < 0.5 * fontSize;
