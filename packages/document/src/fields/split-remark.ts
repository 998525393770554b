import { cutWord } from "../layout/cut-word";
import type { Word } from "../model";
import { endsTicked } from "./tick-boxes";

const SIGN = /([()（）:：])/u;
const OPEN = /^[(（]$/;
const CLOSE = /^[)）]$/;
const COLON = /^[:：]$/;
/** No space between words is as wide, in em. */
const APART = 0.6;
/** An example is no question. */
const EXAMPLE = /^(?:z\.?\s?B|e\.?\s?g|p\.?\s?ex|np|例|如|vd)\.?$/iu;

/** Choices, and what the remark behind the one that is ticked asks for and is told. */
interface Remark {
  choices: Word[];
  pair: readonly [label: Word[], value: Word[]];
}

/**
 * "☐ no ☒ yes (which: pollen)", "☐ なし ☒ あり（病名：ぜんそく）": a remark in brackets behind a ticked choice that asks for something of its own;
 * null for any other text.
 */
export function splitRemark(words: readonly Word[]): Remark | null {
  const parts = words.flatMap((word) => cutWord(word, SIGN));
  const open = parts.findLastIndex(({ text }) => OPEN.test(text));
  const choices = parts.slice(0, open);
  const inside = parts.slice(open + 1);
  const close = inside.findIndex(({ text }) => CLOSE.test(text));
  const colon = inside.findIndex(({ text }) => COLON.test(text));
  const answer = colon < 0 ? afterGap(inside) : colon + 1;
  if (open < 1 || answer < 1 || close < inside.length - 1 || close <= answer) return null;
  const label = inside.slice(0, answer).filter(({ text }) => !COLON.test(text));
  const asked = label.map(({ text }) => text).join(" ");
  if (!endsTicked(choices) || !/\p{L}{2}|\p{Script=Han}/u.test(asked) || EXAMPLE.test(asked))
    return null;
  return {
    choices,
    pair: [inside.slice(0, answer), inside.slice(answer, close)],
  };
}

/** Where the answer begins that stands a gap apart from one word that asks; 0 where none does. */
function afterGap([asked, given]: readonly Word[]): number {
  const gap = asked && given ? given.box.x0 - asked.box.x1 : 0;
  return asked && given && gap > APART * asked.fontSize && !CLOSE.test(given.text) ? 1 : 0;
}
