import { median } from "../../layout/box";
import type { Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { hullOf } from "./part-ideographs";
import {
  BEHIND_POINT,
  type Chain,
  type ChainSign,
  CJK_SIGN,
  chainsIn,
  middleOf,
  NEAR,
  POINT,
} from "./sign-chains";
import { areLoneWide, withWideLone } from "./wide-lone";
import { DASHES, widened } from "./widened";

/** Two signs of full width are no further apart than this from middle to middle, and no nearer than that, in em. */
const PITCH = [0.8, 1.22] as const;
/** A lone sign of full width between two of a row leaves so much between them, in em. */
const LONE = [0.98, 1.42] as const;
/** … and so much on each side, about as much on both, but for a one, whose stroke stands to a side. */
const BESIDE = 0.15;
const EVEN = 0.17;
const EVEN_ONE = 0.24;
/** White within the cell of ideographs that hardly fill it, in em: to the right of their ink, and to the left. */
const BEARING: Partial<Record<string, readonly [number, number]>> = {
  月: [0.12, 0.08],
  日: [0.12, 0.13],
  目: [0.1, 0.1],
};
/** Narrow digits that stand off from ideographs leave so much, in em, on most of so many places. */
const SET_OFF = { least: 0.28, most: 0.45, places: 2 } as const;
/** A yen sign of full width is so many times as wide as digits, and so far from the first, in em. */
const YEN = { wider: 1.25, apart: 0.15 } as const;

/** Beside an ideograph a sign of full width that belongs to it leaves no more than this, in em. */
const ROOM = 0.6;

const SIGN = /[0-9A-Za-z%¥￥０-９Ａ-Ｚａ-ｚ]/;
/** Within a run of full width these are of full width, too; readers take a wide dash for one in ideographs. */
const BETWEEN = /[.,\-一ー―–—~～/－]/;
/** Widths of signs that are no ideographs in proportional type, in em. */
const NARROW: readonly [RegExp, number][] = [
  [/[MWmw%]/, 0.9],
  [/[A-HJ-LN-VX-Z&@]/, 0.68],
  [/[iljI.,']/, 0.28],
  [/./, 0.56],
];

/**
 * Letters, digits and signs of Japanese pages that are as wide as ideographs, told by how far their ink stands apart: readers know them in one width. What
 * was read in pieces for it is joined.
 */
export function tellWidths(words: readonly Word[], image: GreyImage): Word[] {
  const chains = chainsIn(words, image, (sign) => SIGN.test(sign));
  const wide = chains.map((chain) => wideSigns(chain, false));
  const lone = hasNarrowSpaces(chains, wide) ? wide : chains.map((chain) => wideSigns(chain, true));
  const told = new Map<Word, Word | null>();
  for (const [i, chain] of chains.entries()) tell(chain, lone[i] as Set<number>, told);
  const all = words.flatMap((word) => {
    const own = told.get(word);
    return own === null ? [] : [own ?? word];
  });
  return areLoneWide(chains, lone) ? withWideLone(all) : all;
}

/** Which signs of a chain are of full width; lone ones between ideographs only where asked. */
function wideSigns({ signs, em }: Chain, withLone: boolean): Set<number> {
  const wide = new Set<number>();
  for (let from = 0; from < signs.length; from++) {
    if (!isSign(signs[from])) continue;
    let to = from + 1;
    while (to < signs.length && (isSign(signs[to]) || isBetween(signs, to))) to++;
    const own = signs.slice(from, to);
    const letters = own.filter((sign) => isSign(sign));
    const isWide =
      letters.length > 1
        ? areWide(own, em)
        : withLone && own.length === 1 && isLone(signs, from, em);
    if (isWide) for (let at = from; at < to; at++) wide.add(at);
    else if (isWideYen(own, em)) wide.add(from);
    from = to;
  }
  return wide;
}

const isSign = (sign: ChainSign | undefined): boolean => sign !== undefined && SIGN.test(sign.text);

/** A dash or point between two signs, or a dash that ends an amount. */
function isBetween(signs: readonly ChainSign[], at: number): boolean {
  if (!BETWEEN.test(signs[at]?.text ?? "")) return false;
  return (
    isSign(signs[at + 1]) ||
    (DASHES.test(signs[at]?.text ?? "") && /\d/.test(signs[at - 1]?.text ?? ""))
  );
}

/** The signs stand as far apart as ideographs, and further than in their own width. */
function areWide(own: readonly ChainSign[], em: number): boolean {
  const letters = own.filter(({ text }) => !POINT.test(text));
  const steps = letters.slice(1).map((sign, i) => {
    const before = letters[i] as ChainSign;
    const cells = own.indexOf(sign) - own.indexOf(before);
    return {
      pitch: (middleOf(sign) - middleOf(before)) / em / cells,
      narrow: (narrowOf(before.text) + narrowOf(sign.text)) / 2,
    };
  });
  const mean = (of: (step: (typeof steps)[number]) => number) =>
    steps.reduce((sum, step) => sum + of(step), 0) / steps.length;
  return (
    steps.every(({ pitch }) => pitch >= PITCH[0] && pitch <= PITCH[1]) &&
    mean(({ pitch }) => pitch) >= (1 + mean(({ narrow }) => narrow)) / 2
  );
}

const narrowOf = (sign: string): number =>
  NARROW.find(([signs]) => signs.test(sign.normalize("NFKC")))?.[1] ?? 1;

/** One sign between two of a row. */
function isLone(signs: readonly ChainSign[], at: number, em: number): boolean {
  const [before, own, after] = [signs[at - 1], signs[at] as ChainSign, signs[at + 1]];
  if (!before || !after || ![before, after].every(({ text }) => CJK_SIGN.test(text))) return false;
  const [left, right] = [whiteBehind(before, own, em), whiteBehind(own, after, em)];
  const room = left + right + (own.ink.to - own.ink.from) / em;
  const isEven = Math.abs(left - right) <= (own.text === "1" ? EVEN_ONE : EVEN);
  return isEven && Math.min(left, right) >= BESIDE && room >= LONE[0] && room <= LONE[1];
}

/** From one sign to the next, in em, less what the cells of ideographs leave white. */
function whiteBehind(sign: ChainSign, next: ChainSign, em: number): number {
  const within = (BEARING[sign.text]?.[0] ?? 0) + (BEARING[next.text]?.[1] ?? 0);
  return (next.ink.from - sign.ink.to) / em - within;
}

/** A yen sign before digits of their own width. */
function isWideYen(own: readonly ChainSign[], em: number): boolean {
  const [yen, first] = own;
  if (!yen || !first || !/[¥￥]/.test(yen.text)) return false;
  const digits = own.filter(({ text }) => /[02-9]/.test(text)).map(({ ink }) => ink.to - ink.from);
  const apart = (first.ink.from - yen.ink.to) / em;
  return (
    digits.length > 0 &&
    apart >= YEN.apart &&
    yen.ink.to - yen.ink.from >= YEN.wider * median(digits)
  );
}

/** Whether the page sets narrow digits off from ideographs by a quarter of an em, as a lone digit of full width stands off. */
function hasNarrowSpaces(chains: readonly Chain[], wide: readonly Set<number>[]): boolean {
  const gaps = chains.flatMap(({ signs, em }, c) =>
    signs.flatMap((sign, at) => {
      const next = signs[at + 1];
      if (!next || wide[c]?.has(at) || wide[c]?.has(at + 1)) return [];
      const isEdge =
        (/\d/.test(sign.text) &&
          /\d/.test(signs[at - 1]?.text ?? "") &&
          CJK_SIGN.test(next.text)) ||
        (/\d/.test(next.text) && /\d/.test(signs[at + 2]?.text ?? "") && CJK_SIGN.test(sign.text));
      const gap = whiteBehind(sign, next, em);
      return isEdge && gap <= SET_OFF.most ? [gap] : [];
    }),
  );
  const off = gaps.filter((gap) => gap >= SET_OFF.least).length;
  return off >= SET_OFF.places && 2 * off > gaps.length;
}

/** Notes a chain's words anew: null is one that continues the one before it. */
function tell({ words, signs, em }: Chain, wide: Set<number>, told: Map<Word, Word | null>): void {
  if (wide.size === 0) return;
  const owners = words.map((_, i) => i);
  for (const [at, sign] of signs.entries()) {
    const before = signs[at - 1];
    if (!before || before.word === sign.word || !(wide.has(at - 1) || wide.has(at))) continue;
    if (/[¥￥]/.test(sign.text)) continue;
    const isRun = wide.has(at - 1) && wide.has(at);
    const most = POINT.test(before.text) ? BEHIND_POINT : isRun ? NEAR[1] : ROOM;
    if (sign.ink.from - before.ink.to < most * em)
      owners[sign.word] = owners[before.word] as number;
  }
  const texts = textsOf(words, wide);
  for (const [i, word] of words.entries()) {
    const parts = words.filter((_, k) => owners[k] === i);
    const text = texts.filter((_, k) => owners[k] === i).join("");
    if (owners[i] !== i) told.set(word, null);
    else if (text !== word.text)
      told.set(word, {
        ...word,
        text,
        box: hullOf(parts.map(({ box }) => box)),
        confidence: Math.min(...parts.map(({ confidence }) => confidence)),
      });
  }
}

/** The texts of words with these of their signs of full width, beside which no space stands. */
function textsOf(words: readonly Word[], wide: ReadonlySet<number>): string[] {
  let at = 0;
  return words.map(({ text }) => {
    let told = "";
    for (const sign of text) {
      const isSpace = sign.trim() === "";
      if (isSpace && (wide.has(at - 1) || wide.has(at))) continue;
      told += !isSpace && wide.has(at) ? widened(sign) : sign;
      if (!isSpace) at++;
    }
    return told;
  });
}
