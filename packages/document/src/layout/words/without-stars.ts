import type { Word } from "../../model";

const STARS = /^\*{2,5}$/;

/** "**** TOTAL  183.83": without the stars that set off what a till prints before an amount. */
export function withoutStars(words: readonly Word[]): readonly Word[] {
  const [first, second, ...more] = words;
  const isSetOff =
    first && STARS.test(first.text) && second && /^\p{L}{2}/u.test(second.text) && more.length > 0;
  const isAmount = /^\D{0,3}\d[\d.,]*\D{0,3}$/.test(more.at(-1)?.text ?? "");
  const isEnclosed = more.some(({ text }) => STARS.test(text));
  return isSetOff && isAmount && !isEnclosed ? words.slice(1) : words;
}
