import { median } from "../../layout/box";
import type { Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { hullOf } from "./part-ideographs";
import { type Chain, type ChainSign, chainsIn, middleOf } from "./sign-chains";

/** Digits of one number stand as far apart as its others, or so many times as far; a narrow space is wider. */
const STEP = 1.25;
/** So many steps tell how far apart the digits of a line stand. */
const FEWEST = 2;

/** A sign of a chain, and whether a space was seen before it. */
interface Spaced extends ChainSign {
  apart: boolean;
}

/**
 * Numbers of pages in ideographs in one piece: a narrow 1 leaves white beside it, in which the readers see a space ("331 8", "2041 7"), but the middles
 * of its neighbours stand no further apart than those of other digits.
 */
export function joinDigits(words: readonly Word[], image: GreyImage): Word[] {
  const told = new Map<Word, Word | null>();
  for (const chain of chainsIn(words, image, (sign) => /\d/.test(sign))) join(chain, told);
  return words.flatMap((word) => {
    const own = told.get(word);
    return own === null ? [] : [own ?? word];
  });
}

function join({ words, signs }: Chain, told: Map<Word, Word | null>): void {
  const spaced = withSpaces(words, signs);
  const steps = spaced.flatMap((sign, i) => {
    const before = spaced[i - 1];
    return before && areDigits(before, sign) && !sign.apart
      ? [middleOf(sign) - middleOf(before)]
      : [];
  });
  if (steps.length < FEWEST) return;
  const pitch = median(steps);
  const closed = new Set<number>();
  for (const [i, sign] of spaced.entries()) {
    const before = spaced[i - 1];
    if (!before || !sign.apart || !areDigits(before, sign)) continue;
    if (middleOf(sign) - middleOf(before) <= STEP * pitch) closed.add(i);
  }
  if (closed.size > 0) rewrite(words, spaced, closed, told);
}

const areDigits = (a: ChainSign, b: ChainSign): boolean =>
  [a, b].every(({ text }) => /\d/.test(text));

function withSpaces(words: readonly Word[], signs: readonly ChainSign[]): Spaced[] {
  const apart = words.flatMap(({ text }, word) => {
    const all = [...text];
    return all.flatMap((sign, i) =>
      sign.trim() === "" ? [] : [i === 0 ? word > 0 : all[i - 1]?.trim() === ""],
    );
  });
  return signs.map((sign, i) => ({ ...sign, apart: apart[i] === true }));
}

/** Notes the words of a chain without these of their spaces; null is one that goes on with the word before it. */
function rewrite(
  words: readonly Word[],
  signs: readonly Spaced[],
  closed: ReadonlySet<number>,
  told: Map<Word, Word | null>,
): void {
  const owners = words.map((_, i) => i);
  const texts = words.map(() => "");
  for (const [i, sign] of signs.entries()) {
    const isFirst = signs[i - 1]?.word !== sign.word;
    if (isFirst && closed.has(i))
      owners[sign.word] = owners[(signs[i - 1] as Spaced).word] as number;
    const owner = owners[sign.word] as number;
    const space = sign.apart && !isFirst && !closed.has(i) ? " " : "";
    texts[owner] += space + sign.text;
  }
  for (const [i, word] of words.entries()) {
    const parts = words.filter((_, k) => owners[k] === i);
    if (owners[i] !== i) told.set(word, null);
    else if (texts[i] !== word.text)
      told.set(word, {
        ...word,
        text: texts[i] as string,
        box: hullOf(parts.map(({ box }) => box)),
        confidence: Math.min(...parts.map(({ confidence }) => confidence)),
      });
  }
}
