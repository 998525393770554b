import { median } from "../../layout/box";
import type { Word } from "../../model";
import type { Model } from "../readers/model-data";
import { isPrinted } from "../words/printed-words";
import { type Meeting, meetingAt } from "./said-spaces";
import { signClass } from "./sign-classes";

/** What is known of the white between two signs of a text; widths in em. What is not known is UNKNOWN. */
export const spaceNames = [
  "white",
  "second",
  "first",
  "decided",
  "widestNear",
  "usualNear",
  "timesNear",
  "usualLetter",
  "widestLetter",
  "usualSpace",
  "narrowestSpace",
  "beyondPage",
  "probabilityBefore",
  "probabilityBehind",
  "confidenceBefore",
  "confidenceBehind",
  "agreedBefore",
  "agreedBehind",
  "classBefore",
  "classBehind",
  "classTwoBefore",
  "classTwoBehind",
  "lengthBefore",
  "lengthBehind",
  "digitsBefore",
  "digitsBehind",
  "whiteBefore",
  "whiteBehind",
  "spacedBefore",
  "spacedBehind",
  "secondBefore",
  "secondBehind",
  "signs",
  "pixels",
  "pageShare",
  "pageCount",
  "beyondPair",
  "joined",
  "left",
  "right",
] as const;

export type SpaceName = (typeof spaceNames)[number];
export type SpaceEvidence = Record<SpaceName, number>;

export const UNKNOWN = -9;
/** So many places on either side tell how far letters stand from each other. */
const BESIDE = 4;
/** More places alike tell no more. */
const MANY = 20;

/** A printed sign of a text and the white before it. */
export interface Place {
  sign: string;
  /** The word of its text that it belongs to, and its place among the signs of that. */
  word: number;
  at: number;
  /** Whether a space stands before it, as two readers and the ink have decided. */
  spaced: boolean;
  /** In em; null where the second reader saw other signs. */
  white: number | null;
  /** Whether the first reader saw a space there, and how likely one is to the second. */
  first: boolean | null;
  second: number | null;
  /** How likely the sign is to the second reader. */
  probability: number | null;
}

/** The signs of a text and the words they stand in. */
export interface PlacedText {
  words: readonly Word[];
  places: readonly Place[];
}

/** The places of one page between signs of the same two classes: how many, how many with a space, and their whites in order. */
interface Pair {
  count: number;
  spaced: number;
  whites: number[];
}

type PageSpaces = ReadonlyMap<string, Pair>;

export function pageSpaces(texts: readonly PlacedText[]): PageSpaces {
  const byPair = new Map<string, Pair>();
  for (const { places } of texts) {
    for (const [i, { spaced, white }] of places.entries()) {
      if (i === 0) continue;
      const key = pairOf(places, i);
      const pair = byPair.get(key) ?? { count: 0, spaced: 0, whites: [] };
      pair.count++;
      pair.spaced += Number(spaced);
      if (white !== null) pair.whites.push(white);
      byPair.set(key, pair);
    }
  }
  for (const pair of byPair.values()) pair.whites.sort((a, b) => a - b);
  return byPair;
}

const pairOf = (places: readonly Place[], at: number): string =>
  `${signClass(places[at - 1]?.sign)} ${signClass(places[at]?.sign)}`;

/** Where both readers and the ink say the same: a space that the second is as sure of, with so much white, in em, or none. */
const CLEAR = { space: { second: 0.9, white: 0.2 }, none: { second: 0.01, white: 0.12 } } as const;

function isClear({ spaced, first, second, white }: Place): boolean {
  if (first !== spaced || second === null || white === null) return false;
  const { space, none } = CLEAR;
  return spaced
    ? second >= space.second && white >= space.white
    : second <= none.second && white <= none.white;
}

/** The evidence about a space before every sign of a text but the first; null where there is no doubt of one. `space` is the width of the page's spaces, in em. */
export function spaceEvidence(
  { words, places }: PlacedText,
  page: PageSpaces,
  space: number,
  model: Model,
): (SpaceEvidence | null)[] {
  const whites = (isSpaced: boolean) =>
    places
      .slice(1)
      .flatMap(({ white, spaced }) => (white !== null && spaced === isSpaced ? [white] : []));
  const [letters, spaces] = [whites(false), whites(true)];
  const whole = {
    usualLetter: usual(letters),
    widestLetter: widest(letters),
    usualSpace: usual(spaces),
    narrowestSpace: spaces.length === 0 ? UNKNOWN : Math.min(...spaces),
    signs: places.length,
    pixels: words[0]?.fontSize ?? UNKNOWN,
  };
  return places.slice(1).map((place, i) => {
    if (isClear(place)) return null;
    const at = i + 1;
    const near = places
      .slice(Math.max(1, at - BESIDE), at + BESIDE + 1)
      .flatMap((other) =>
        other !== place && other.white !== null && !other.spaced ? [other.white] : [],
      );
    const white = place.white;
    const widestNear = widest(near);
    return {
      ...whole,
      white: white ?? UNKNOWN,
      second: place.second ?? UNKNOWN,
      first: place.first === null ? UNKNOWN : Number(place.first),
      decided: Number(place.spaced),
      widestNear,
      usualNear: usual(near),
      timesNear: white === null || widestNear <= 0 ? UNKNOWN : white / widestNear,
      beyondPage: white === null ? UNKNOWN : white - space,
      ...aroundOf(words, places, at),
      ...alikeOf(page.get(pairOf(places, at)), place),
      ...spelledAt(places, at, model),
    };
  });
}

const usual = (whites: readonly number[]): number =>
  whites.length === 0 ? UNKNOWN : median(whites);
const widest = (whites: readonly number[]): number =>
  whites.length === 0 ? UNKNOWN : Math.max(...whites);

/** What stands on both sides. */
function aroundOf(words: readonly Word[], places: readonly Place[], at: number) {
  const [before, behind, next] = [places[at - 1], places[at], places[at + 1]];
  const wordOf = (place: Place | undefined) => words[place?.word ?? -1];
  const agreed = (word: Word | undefined) =>
    word?.second === "agrees" ? 2 : word?.second === "overrules" ? 1 : 0;
  const start = places.findLastIndex((place, i) => i < at && (place.spaced || i === 0));
  const end = places.findIndex((place, i) => i > at && place.spaced);
  return {
    probabilityBefore: before?.probability ?? UNKNOWN,
    probabilityBehind: behind?.probability ?? UNKNOWN,
    confidenceBefore: wordOf(before)?.confidence ?? UNKNOWN,
    confidenceBehind: wordOf(behind)?.confidence ?? UNKNOWN,
    agreedBefore: agreed(wordOf(before)),
    agreedBehind: agreed(wordOf(behind)),
    classBefore: signClass(before?.sign),
    classBehind: signClass(behind?.sign),
    classTwoBefore: signClass(places[at - 2]?.sign),
    classTwoBehind: signClass(next?.sign),
    lengthBefore: at - start,
    lengthBehind: (end < 0 ? places.length : end) - at,
    digitsBefore: digitsFrom(places, at - 1, -1),
    digitsBehind: digitsFrom(places, at, 1),
    whiteBefore: (at > 1 ? before?.white : null) ?? UNKNOWN,
    whiteBehind: next?.white ?? UNKNOWN,
    spacedBefore: at > 1 ? Number(before?.spaced) : UNKNOWN,
    spacedBehind: next ? Number(next.spaced) : UNKNOWN,
    secondBefore: (at > 1 ? before?.second : null) ?? UNKNOWN,
    secondBehind: next?.second ?? UNKNOWN,
  };
}

function digitsFrom(places: readonly Place[], at: number, step: 1 | -1): number {
  let count = 0;
  while (/\d/.test(places[at + step * count]?.sign ?? "")) count++;
  return count;
}

/** How the page sets the same two kinds of signs elsewhere; `pair` counts the place itself, too. */
function alikeOf(pair: Pair | undefined, { spaced, white }: Place) {
  const others = (pair?.count ?? 1) - 1;
  const isKnown = pair && white !== null && pair.whites.length > 1;
  return {
    pageShare: pair && others > 0 ? (pair.spaced - Number(spaced)) / others : UNKNOWN,
    pageCount: Math.min(MANY, others),
    beyondPair: isKnown ? white - medianBut(pair.whites, white) : UNKNOWN,
  };
}

/** The median of values in order without one of them. */
function medianBut(sorted: readonly number[], value: number): number {
  const middle = (sorted.length - 1) >> 1;
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const at = (from + to) >> 1;
    if ((sorted[at] as number) < value) from = at + 1;
    else to = at;
  }
  return sorted[middle < from ? middle : middle + 1] ?? 0;
}

/** Whether the language has what meets there, as one word, and each of both. */
function spelledAt(places: readonly Place[], at: number, model: Model) {
  const meeting = lettersAt(places, at);
  if (!meeting) return { joined: UNKNOWN, left: UNKNOWN, right: UNKNOWN };
  const { left, right } = meeting;
  return {
    joined: Number(isPrinted(model, left + right)),
    left: Number(isPrinted(model, left)),
    right: Number(isPrinted(model, right)),
  };
}

/** The letters on both sides of a place up to the next spaces and other signs; null where none meet there. */
export function lettersAt(places: readonly Place[], at: number): Meeting | null {
  const start = places.findLastIndex((place, i) => i < at && (place.spaced || i === 0));
  const end = places.findIndex((place, i) => i > at && place.spaced);
  const characters = places.slice(start, end < 0 ? undefined : end).map(({ sign }) => sign);
  return meetingAt(characters, at - start);
}
