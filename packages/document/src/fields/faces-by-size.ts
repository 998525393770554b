import type { Word } from "../model";

/** An answer is so many times as large as the caption before it. */
const LARGER = 1.12;

/**
 * Words of one typeface in two sizes, told apart as if in two faces: small captions, each with a larger answer behind it. Null for text whose sizes tell
 * nothing, as those of what was read from pixels do.
 */
export function facesBySize(words: readonly Word[]): Word[] | null {
  const sizes = [...new Set(words.map(({ fontSize }) => Math.round(10 * fontSize)))];
  const [small = 0, large = 0, ...more] = sizes.sort((a, b) => a - b);
  const isTold =
    more.length === 0 &&
    large >= LARGER * small &&
    words.every(({ source, face }) => source === "pdf" && face === words[0]?.face);
  const isSmall = ({ fontSize }: Word) => Math.round(10 * fontSize) === small;
  if (!isTold || !words[0] || !isSmall(words[0])) return null;
  return words.map((word) => ({ ...word, face: isSmall(word) ? "small" : "large" }));
}
