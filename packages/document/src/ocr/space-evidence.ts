import { median } from "../layout/box";
import type { Word } from "../model";
import type { Model } from "./model-data";
import { isPrinted } from "./printed-words";
import { meetingAt } from "./said-spaces";
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

/** Places of one page between signs of the same two classes. */
export type PageSpaces = ReadonlyMap<string, readonly Place[]>;

export function pageSpaces(texts: readonly PlacedText[]): PageSpaces {
  const byPair = new Map<string, Place[]>();
  for (const { places } of texts) {
    for (const [i, place] of places.entries()) {
      if (i === 0) continue;
      const key = pairOf(places, i);
      byPair.set(key, [...(byPair.get(key) ?? []), place]);
    }
  }
  return byPair;
}

const pairOf = (places: readonly Place[], at: number): string =>
  `${signClass(places[at - 1]?.sign)} ${signClass(places[at]?.sign)}`;

/** The evidence about a space before every sign of a text but the first. `space` is the width of the page's spaces, in em. */
export function spaceEvidence(
  { words, places }: PlacedText,
  page: PageSpaces,
  space: number,
  model: Model,
): SpaceEvidence[] {
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
      ...alikeOf(page.get(pairOf(places, at)) ?? [], place),
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

/** How the page sets the same two kinds of signs elsewhere. */
function alikeOf(pair: readonly Place[], place: Place) {
  const others = pair.filter((other) => other !== place);
  const whites = others.flatMap(({ white }) => (white === null ? [] : [white]));
  const isKnown = place.white !== null && whites.length > 0;
  return {
    pageShare:
      others.length === 0 ? UNKNOWN : others.filter(({ spaced }) => spaced).length / others.length,
    pageCount: Math.min(MANY, others.length),
    beyondPair: isKnown ? (place.white as number) - median(whites) : UNKNOWN,
  };
}

/** Whether the language has what meets there, as one word, and each of both. */
function spelledAt(places: readonly Place[], at: number, model: Model) {
  const start = places.findLastIndex((place, i) => i < at && (place.spaced || i === 0));
  const end = places.findIndex((place, i) => i > at && place.spaced);
  const characters = places.slice(start, end < 0 ? undefined : end).map(({ sign }) => sign);
  const meeting = meetingAt(characters, at - start);
  if (!meeting) return { joined: UNKNOWN, left: UNKNOWN, right: UNKNOWN };
  const { left, right } = meeting;
  return {
    joined: Number(isPrinted(model, left + right)),
    left: Number(isPrinted(model, left)),
    right: Number(isPrinted(model, right)),
  };
}
