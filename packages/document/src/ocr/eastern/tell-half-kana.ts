import type { Word } from "../../model";
import { HALF_KANA, toHalfKana } from "../../text/half-kana";

/** Signs of which each is as wide as high in words that have full width alone; others vary with the typeface. */
const SQUARE = /^[\u3041-\u30fe\u3400-\u9fff]+$/u;
/** Voiced and half-voiced signs have two cells of half width, whose second a reader may see as a middle dot by itself. */
const DOTTED = /(?<=[ガギグゲゴザジズゼゾダヂヅデドバビブベボパピプペポヴ])・/g;
/** A bar of half width is as short as a dash. */
const BAR = /(?<=[ァ-ヺ])-/gu;
/** So much narrower than in full width a word has to be in half width for its width to tell, in em. */
const LEAST = 0.9;
/** Of that, what a word may have more than in half width: white on both sides of it is none of its ink. */
const SLACK = 0.35;

/** Words with so many signs, fewer of katakana alone, which take half of the room, and so many such words on a page: the pen of one word may be narrow. */
const SIGNS = 4;
const KATAKANA = /^[\u30a1-\u30fc]{3}$/u;
const WORDS = 3;

/**
 * Katakana of Japanese pages in half width, as tills print them, told by how wide their words are for their height: readers know them in full width. In
 * words of ideographs and kana alone.
 */
export function tellHalfKana(words: readonly Word[]): Word[] {
  const halved = new Map(
    words.flatMap((word) => {
      const full = word.text.replace(BAR, "ー");
      const mayTell = SQUARE.test(full) && (full.length >= SIGNS || KATAKANA.test(full));
      const text = mayTell ? halvedIn(full, word) : full;
      return text === full ? [] : [[word, { ...word, text }]];
    }),
  );
  return halved.size < WORDS ? [...words] : words.map((word) => halved.get(word) ?? word);
}

function halvedIn(text: string, { box, fontSize }: Word): string {
  const width = (box.x1 - box.x0) / fontSize;
  const candidates = [text, text.replace(DOTTED, "")].map((one) => [one, toHalfKana(one)] as const);
  const fits = candidates
    .map(([full, half]) => ({ half, wide: widthOf(full), narrow: widthOf(half) }))
    .filter(
      ({ wide, narrow }) => wide - narrow >= LEAST && width <= narrow + SLACK * (wide - narrow),
    )
    .toSorted((a, b) => Math.abs(a.narrow - width) - Math.abs(b.narrow - width));
  return fits[0]?.half ?? text;
}

/** In em. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (HALF_KANA.test(sign) ? 0.5 : 1), 0);
