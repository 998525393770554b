import type { Word } from "../../model";

/** An answer is so many times as large as the caption before it; seen on pixels, where sizes jitter, as each of the words before it. */
const LARGER = { printed: 1.12, seen: 1.28 } as const;

/**
 * Words of one typeface in two sizes, told apart as if in two faces: small captions, each with a larger answer behind it. Words seen on pixels are small
 * up to one from which on all are larger by far. Null for text whose sizes tell nothing.
 */
export function facesBySize(words: readonly Word[]): Word[] | null {
  if (words.every(({ source }) => source === "ocr")) return facesBySeenSize(words);
  const sizes = [...new Set(words.map(({ fontSize }) => Math.round(10 * fontSize)))];
  const [small = 0, large = 0, ...more] = sizes.sort((a, b) => a - b);
  const isTold =
    more.length === 0 &&
    large >= LARGER.printed * small &&
    words.every(({ source, face }) => source === "pdf" && face === words[0]?.face);
  const isSmall = ({ fontSize }: Word) => Math.round(10 * fontSize) === small;
  if (!isTold || !words[0] || !isSmall(words[0])) return null;
  return words.map((word) => ({ ...word, face: isSmall(word) ? "small" : "large" }));
}

/** Fewer letters are seen larger or smaller than they are, and more words are a text. */
const SEEN = { asked: 5, given: 4, words: 40 } as const;
const ANSWER = /^[\p{Lu}\d][^\u3040-\u9fff]*$/u;

function facesBySeenSize(words: readonly Word[]): Word[] | null {
  if (words.length > SEEN.words) return null;
  const sizes = words.map(({ fontSize }) => fontSize);
  const isCut = (at: number) =>
    Math.min(...sizes.slice(at)) >= LARGER.seen * Math.max(...sizes.slice(0, at));
  const cut = words.findIndex((_, at) => at > 0 && isCut(at));
  const [asked, given] = [words.slice(0, cut), words.slice(cut)].map((part) =>
    part.map(({ text }) => text).join(""),
  ) as [string, string];
  const areLong = asked.length >= SEEN.asked && given.length >= SEEN.given;
  if (cut < 0 || !areLong || !ANSWER.test(given)) return null;
  return words.map((word, at) => ({ ...word, face: at < cut ? "small" : "large" }));
}
