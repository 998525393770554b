import { median } from "../../layout/box";
import type { Box, Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { inkStretches, type Stretch } from "../words/ink-gaps";
import { layStretches } from "./lay-stretches";
import { hullOf } from "./part-ideographs";

/** Words of one chain overlap by this share of the lower one's height, and stand no further apart than this, in em. */
const LEVEL = 0.5;
export const NEAR = [-0.3, 0.8] as const;
/** … behind a point, which stands at the left of its cell. */
export const BEHIND_POINT = 1.1;
/** White that parts two stretches of ink, and the room around a chain's words, in em. */
const APART = 0.04;
const AROUND = 0.06;
/** So many ideographs and kana in a row tell how wide one is, less the white at their ends. */
const ROW = 3;
const ENDS = 0.1;

export const CJK_SIGN = /[\u3041-\u30fa\u3400-\u9fff々〆]/;
/** Points stand at one side of their cell, so that distances are taken across them. */
export const POINT = /[.,]/;

/** A sign of a chain, the word that it is of, and where its ink is along the line. */
export interface ChainSign {
  text: string;
  word: number;
  ink: Stretch;
}

/** Words that follow one another on a line, and their signs, none where their ink tells nothing; `em` in pixels. */
export interface Chain {
  words: Word[];
  signs: ChainSign[];
  em: number;
}

/** The chains of a page's words; the ink of those alone of which a sign is asked. */
export function chainsIn(
  words: readonly Word[],
  image: GreyImage,
  isAsked: (sign: string) => boolean,
): Chain[] {
  const usual = median(
    words.flatMap((word) => {
      const pitch = pitchOf(word);
      return pitch === null ? [] : [pitch / word.fontSize];
    }),
  );
  return chainsOf(words).map((chain) => laid(chain, usual || 1, image, isAsked));
}

/** How wide an ideograph of a word is, in pixels. */
function pitchOf({ text, box }: Word): number | null {
  const signs = [...text];
  const isRow = signs.length >= ROW && signs.every((sign) => CJK_SIGN.test(sign));
  return isRow ? (box.x1 - box.x0) / (signs.length - ENDS) : null;
}

/** Words that follow one another on a line. */
function chainsOf(words: readonly Word[]): Word[][] {
  const chains: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.box.x0 - b.box.x0)) {
    const chain = chains.findLast((other) => follows(other.at(-1) as Word, word));
    if (chain) chain.push(word);
    else chains.push([word]);
  }
  return chains;
}

function follows({ text, box, fontSize }: Word, word: Word): boolean {
  const em = Math.max(fontSize, word.fontSize);
  const gap = (word.box.x0 - box.x1) / em;
  const over = Math.min(box.bottom, word.box.bottom) - Math.max(box.top, word.box.top);
  const lower = Math.min(box.bottom - box.top, word.box.bottom - word.box.top);
  return (
    gap > NEAR[0] &&
    gap < (POINT.test(text.at(-1) ?? "") ? BEHIND_POINT : NEAR[1]) &&
    over >= LEVEL * lower
  );
}

function laid(
  words: Word[],
  usual: number,
  image: GreyImage,
  isAsked: (sign: string) => boolean,
): Chain {
  const pitches = words.flatMap((word) => pitchOf(word) ?? []);
  const em =
    pitches.length > 0 ? median(pitches) : usual * Math.max(...words.map((word) => word.fontSize));
  const signs = words.flatMap(({ text }, word) =>
    [...text].flatMap((sign) => (sign.trim() === "" ? [] : [{ text: sign, word }])),
  );
  if (!signs.some(({ text }) => isAsked(text))) return { words, signs: [], em };
  const around = hullOf(words.map(({ box }) => box));
  const hull: Box = {
    x0: Math.floor(around.x0 - AROUND * em),
    x1: Math.ceil(around.x1 + AROUND * em),
    top: Math.floor(around.top),
    bottom: Math.ceil(around.bottom),
  };
  const stretches = inkStretches(image, hull, Math.max(2, APART * em));
  const inks = layStretches(
    signs.map(({ text }) => text),
    stretches,
    em,
  );
  if (!inks) return { words, em, signs: [] };
  const placed = signs.map((sign, i) => ({ ...sign, ink: inks[i] as Stretch }));
  return { words, em: seenPitch(placed) ?? em, signs: placed };
}

/** How far ideographs and kana stand apart that follow one another without white, in pixels. */
function seenPitch(signs: readonly ChainSign[]): number | null {
  const steps = signs.slice(1).flatMap((sign, i) => {
    const before = signs[i] as ChainSign;
    const isRow =
      before.word === sign.word && [before, sign].every(({ text }) => CJK_SIGN.test(text));
    return isRow ? [middleOf(sign) - middleOf(before)] : [];
  });
  return steps.length < ROW - 1 ? null : median(steps);
}

export const middleOf = ({ ink }: ChainSign): number => (ink.from + ink.to) / 2;
