import { type Segment, toSegment } from "../../layout/segment";
import { cutWord } from "../../layout/words/cut-word";
import type { Word } from "../../model";
import { beginsWithBox, endsTicked } from "../choices/tick-boxes";

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
 * "☐ no ☒ yes (which: pollen)", "☐ なし ☒ あり（病名：ぜんそく）", "☒ yes, namely birch": a remark in brackets or with a comma behind a ticked choice that asks for
 * something of its own; null for any other text. Further choices may follow.
 */
export function splitRemark(words: readonly Word[]): Remark | null {
  return inBrackets(words) ?? behindComma(words);
}

function inBrackets(words: readonly Word[]): Remark | null {
  const parts = words.flatMap((word) => cutWord(word, SIGN));
  const open = parts.findLastIndex(({ text }) => OPEN.test(text));
  const choices = parts.slice(0, open);
  const inside = parts.slice(open + 1);
  const close = inside.findIndex(({ text }) => CLOSE.test(text));
  const colon = inside.findIndex(({ text }) => COLON.test(text));
  const answer = colon < 0 ? afterGap(inside) || afterFace(inside.slice(0, close)) : colon + 1;
  const rest = inside.slice(close + 1);
  const goesOn = rest.length === 0 || beginsWithBox(rest[0]?.text ?? "");
  if (open < 1 || answer < 1 || !goesOn || close <= answer) return null;
  const label = inside.slice(0, answer).filter(({ text }) => !COLON.test(text));
  const asked = label.map(({ text }) => text).join(" ");
  if (!endsTicked(choices) || !/\p{L}{2}|\p{Script=Han}/u.test(asked) || EXAMPLE.test(asked))
    return null;
  return {
    choices: [...choices, ...rest],
    pair: [inside.slice(0, answer), inside.slice(answer, close)],
  };
}

/** Words that a form asks with behind the comma of a choice. */
const MOST_ASKING = 4;

/** Behind the comma in the face of the choices, before an answer in another one. */
function behindComma(words: readonly Word[]): Remark | null {
  const parted = atComma(words);
  if (!parted) return null;
  const { choices, behind, rest } = parted;
  const answer = afterFace(behind);
  if (!isAsking(behind.slice(0, answer))) return null;
  return {
    choices: [...choices, ...rest],
    pair: [behind.slice(0, answer), behind.slice(answer)],
  };
}

/** An answer stands so near behind what asks for it, in em. */
const NEAR = 3;

/**
 * "☒ garden, how large" before "180" in another face on its line: the choices, and what is asked for behind the comma; null where nothing is.
 */
export function askedByChoice(
  { words, box, baseline, fontSize, page }: Segment,
  next: Segment,
): [Segment, Segment] | null {
  const parted = atComma(words);
  const face = parted?.behind[0]?.face;
  const gap = (next.box.x0 - box.x1) / fontSize;
  const isBeside = gap < NEAR && Math.abs(next.baseline - baseline) < 0.5 * fontSize;
  const given = next.words[0]?.face;
  if (!parted || parted.rest.length > 0 || !isBeside || !given || given === face) return null;
  const { choices, behind } = parted;
  if (!isAsking(behind) || behind.some((word) => word.face !== face)) return null;
  return [toSegment(choices, page), toSegment(behind, page)];
}

interface Parted {
  /** Up to the comma of the last choice that is ticked. */
  choices: Word[];
  /** From there to the next box. */
  behind: Word[];
  rest: Word[];
}

function atComma(words: readonly Word[]): Parted | null {
  const box = words.findLastIndex(
    ({ text }, at) => beginsWithBox(text) && endsTicked(words.slice(0, at + 1)),
  );
  const isNextBox = words.findIndex(({ text }, at) => at > box && beginsWithBox(text));
  const end = isNextBox < 0 ? words.length : isNextBox;
  const comma = words.findIndex(
    ({ text }, at) => at > box && at < end && /\p{L}[,、]$/u.test(text),
  );
  const behind = words.slice(comma + 1, end);
  const { face } = words[comma] ?? {};
  if (box < 0 || comma < 0 || face === undefined || behind[0]?.face !== face) return null;
  return { choices: words.slice(0, comma + 1), behind, rest: words.slice(end) };
}

const isAsking = (words: readonly Word[]): boolean =>
  words.length > 0 &&
  words.length <= MOST_ASKING &&
  words.some(({ text }) => /\p{L}{2}/u.test(text));

/** Where an answer begins in another face than that of the words before it, but for a bracket that closes with it; 0 where it does not. */
function afterFace(words: readonly Word[]): number {
  const face = words[0]?.face;
  const cut = words.findIndex((word) => word.face !== face);
  const isGiven = (word: Word) =>
    word.face !== face && (word.face !== undefined || word.source === "pdf");
  return face !== undefined && cut > 0 && words.slice(cut).every(isGiven) ? cut : 0;
}

/** Where the answer begins that stands a gap apart from one word that asks; 0 where none does. */
function afterGap([asked, given]: readonly Word[]): number {
  const gap = asked && given ? given.box.x0 - asked.box.x1 : 0;
  return asked && given && gap > APART * asked.fontSize && !CLOSE.test(given.text) ? 1 : 0;
}
