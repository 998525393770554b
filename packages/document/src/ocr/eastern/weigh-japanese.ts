import type { Word } from "../../model";
import { type Sign, wideShare } from "../readers/print-network";
import {
  differencesIn,
  isForeign,
  likeness,
  type Neighbours,
  type Place,
  placesOf,
} from "../readings/by-sign";
import { bareSigns } from "../readings/plain-signs";
import { ocrSettings } from "../settings";
import { alikeInJapanese, asWritten, isBarBehindKana } from "./japanese-lookalikes";
import { widened } from "./widened";

/** The least probability from which on a sign replaces what the first reader is so sure of, surest first. */
const REPLACES = [
  { from: 0.98, least: 0.97 },
  { from: 0.96, least: 0.9 },
  { from: 0, least: 0.75 },
] as const;
/** The network of kana and ideographs is the weaker one at Latin letters and digits. */
const REPLACES_LATIN = 0.9;
/** A sign that the first reader overlooked, within its word and at the ends, where it may be a neighbour's. */
const INSERTS = { within: 0.75, end: 0.92, bar: 0.45 } as const;
/** Readings less alike than this are settled as a whole: a mixture of two would be neither. */
const DIFFERS = 0.7;
/** … by the second reader's mean probability, where the first is less sure than this. */
const WHOLE = { below: 0.975, mean: 0.9 } as const;
/** The first reader makes up signs in words that it is less sure of than this. */
const MAKES_UP = 0.97;
/** … where all that the second saw is likelier than this; for one that it has twice in a row less will do. */
const SEES_ALL = 0.85;
const SEES_ONCE = 0.6;
/** … and, of kana and ideographs, however sure the first was, where the second saw all as clearly as this. Points and slim letters it overlooks. */
const SEES_CLEARLY = 0.95;
const WIDE = /[\u3041-\u30ff\u3400-\u9fff]/;
/** Dots and strokes that the first reader makes of specks. */
const SPECK = /^[・.,:：'!|·_“”"]$/;
/** Nothing begins with these. */
const CLOSING = /^[。、]$/;
/** The network is this sure that a letter or digit is as wide as an ideograph. */
const SURELY_WIDE = 0.9;
const AGREED = 0.99;
const LATIN = /^[!-~]$/;

interface Reading extends Neighbours {
  places: readonly Place[];
  confidence: number;
  known: ReadonlySet<string>;
  /** The least probability of the second reading. */
  probability: number;
}

/**
 * A word with kana or ideographs read by two readers, both of which know them: settled sign by sign, for such a word is often a whole
 * line, of which one sign is misread.
 */
export function weighJapanese(
  word: Word,
  signs: readonly Sign[],
  known: ReadonlySet<string>,
  neighbours: Neighbours,
): Word {
  const probability = Math.min(1, ...signs.map((sign) => sign.probability));
  const reading = {
    ...neighbours,
    places: placesOf(word, signs),
    confidence: word.confidence,
    known,
    probability: signs.length === 0 ? 0 : probability,
  };
  const seen = signs.map((sign) => sign.text).join("");
  const readings = {
    first: word.confidence,
    second: reading.probability,
    alike: likeness(word.text, seen),
  };
  if (signs.length === 0) return { ...word, second: "none", readings };
  const text =
    readings.alike < DIFFERS && differencesIn(word.text, seen) > 1 && !isWithin(word.text, seen)
      ? settleWhole(word, signs, reading)
      : reading.places.map((_, at) => settle(reading, at)).join("");
  const isSeen = reading.places.every(
    ({ own, seen: [sign, ...more] }) =>
      sign && more.length === 0 && (alikeInJapanese(own, sign.text) || isForeign(own, known)),
  );
  if (isSeen) {
    const isTold = !reading.places.some(({ own }) => isForeign(own, known));
    const confidence = isTold ? AGREED : word.confidence;
    return { ...word, text, confidence, second: "agrees", readings };
  }
  const kept = text === word.text;
  return {
    ...word,
    text,
    confidence: Math.min(kept ? word.confidence : probability, ocrSettings.disputed),
    second: kept ? "differs" : "overrules",
    readings,
  };
}

/** The reading that is surer on the whole; a first one that was misread throughout is often not unsure of it. */
function settleWhole(word: Word, signs: readonly Sign[], { probability, known }: Reading): string {
  const isForeignTo = [...word.text].some((sign) => isForeign(sign, known));
  const mean = signs.reduce((sum, sign) => sum + sign.probability, 0) / signs.length;
  const isLikely = word.confidence < WHOLE.below && mean >= WHOLE.mean;
  const isSurer = isLikely || probability >= leastFor(word.confidence);
  return isSurer && !isForeignTo ? signs.map(printed).join("") : word.text;
}

function leastFor(confidence: number): number {
  return REPLACES.find(({ from }) => confidence >= from)?.least ?? 1;
}

/** What is printed in the place of one sign of the first reading: it, another, several or nothing. */
function settle(reading: Reading, at: number): string {
  const { places, confidence, known } = reading;
  const { own, seen } = places[at] as Place;
  if (seen.length === 0) return isMadeUp(reading, at) ? "" : own;
  const same = seen.findIndex((sign) => alikeInJapanese(own, sign.text));
  if (same >= 0) {
    return seen
      .map((sign, i) =>
        i === same
          ? spaceIn(reading, at, sign) +
            inItsWidth(asWritten(own, sign.text, before(reading, at), after(reading, at)), sign)
          : inserted(reading, at, i - same, sign),
      )
      .join("");
  }
  if (isForeign(own, known)) return own;
  const isLatin = LATIN.test(own) && seen.every(({ text }) => LATIN.test(text));
  const least = Math.max(leastFor(confidence), isLatin ? REPLACES_LATIN : 0);
  return seen.every(({ probability }) => probability >= least) ? seen.map(printed).join("") : own;
}

/** A space that only the second reader saw, between a letter or digit and a digit. */
function spaceIn({ places }: Reading, at: number, { spaced }: Sign): string {
  const [last, own] = [places[at - 1]?.own ?? "", places[at]?.own ?? ""];
  return spaced && /[A-Za-z0-9]/.test(last) && /\d/.test(own) ? " " : "";
}

/** A sign that the first reader overlooked, so many places behind (or before) one that it saw. */
function inserted(reading: Reading, at: number, step: number, sign: Sign): string {
  const isEnd = (step < 0 ? before(reading, at) : after(reading, at)) === "";
  const previous = step < 0 ? before(reading, at) : (reading.places[at]?.own ?? "");
  if (isBarBehindKana(sign.text, previous)) return sign.probability >= INSERTS.bar ? "ー" : "";
  return sign.probability >= (isEnd ? INSERTS.end : INSERTS.within) ? printed(sign) : "";
}

function before(reading: Reading, at: number): string {
  return reading.places[at - 1]?.own ?? reading.before;
}

function after(reading: Reading, at: number): string {
  return reading.places[at + 1]?.own ?? reading.after;
}

/** Nothing stands in its place for the second reader, and the first is known to make such a sign up. */
function isMadeUp(reading: Reading, at: number): boolean {
  const { places, confidence, known, probability } = reading;
  const own = places[at]?.own ?? "";
  if (isForeign(own, known)) return false;
  const [left, right] = [before(reading, at), after(reading, at)];
  if (/^[xX]$/.test(own) && /^[xX×]$/.test(left)) return true;
  if (isTwin(left, own) || isTwin(right, own)) {
    const twin = places[at + (isTwin(left, own) ? -1 : 1)]?.seen ?? [];
    return probability >= SEES_ONCE || twin.some((sign) => sign.probability >= SEES_ALL);
  }
  if (left === "" && CLOSING.test(own) && probability >= SEES_ALL) return true;
  if (probability < SEES_ALL || (/\d/.test(left) && /\d/.test(right))) return false;
  const isUnseen = probability >= SEES_CLEARLY && WIDE.test(own);
  return SPECK.test(own) || confidence < MAKES_UP || isUnseen;
}

/** One sign of Japanese twice, be it in the letters of both syllabaries. */
function isTwin(a: string, b: string): boolean {
  return a !== "" && !LATIN.test(b) && alikeInJapanese(a, b);
}

/** Letters and digits are narrow in print unless the network is sure of the contrary; of both wave dashes one is typed. */
function printed(sign: Sign): string {
  if (sign.text === "〜") return "～";
  const isLetter = /^[０-９Ａ-Ｚａ-ｚ]$/.test(sign.text);
  return isLetter ? inItsWidth(sign.text.normalize("NFKC"), sign) : sign.text;
}

/** A letter or digit as wide as an ideograph where the network saw it so: what stands alone between these the ink alone hardly tells. */
function inItsWidth(own: string, sign: Sign): string {
  return /^[0-9A-Za-z]$/.test(own) && wideShare(sign) >= SURELY_WIDE ? widened(own) : own;
}

/** Of the second reading the first lacks some signs, and has no other. */
function isWithin(first: string, second: string): boolean {
  let from = 0;
  for (const sign of bareSigns(first)) {
    const at = bareSigns(second).indexOf(sign, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return from > 0;
}
