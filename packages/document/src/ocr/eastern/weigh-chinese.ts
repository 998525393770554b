import type { Word } from "../../model";
import type { Sign } from "../readers/print-network";
import { isForeign, likeness, type Neighbours, type Place, placesOf } from "../readings/by-sign";
import { ocrSettings } from "../settings";
import { alikeInJapanese } from "./japanese-lookalikes";

/** The least probability of a sign that replaces another, or that the first reader overlooked, within its word and at the ends, where it may be a neighbour's. */
const REPLACES = 0.5;
const INSERTS = { within: 0.5, end: 0.8 } as const;
/** What the second reader, this sure of what stands beside it, saw nothing of is made up, but for signs that it overlooks behind others; the first reader makes points and quotes of the ends of rules. */
const SEES_BESIDE = 0.8;
const OVERLOOKED = /[一、。，；：！？）】》·.,:;!?)\]-]/;
const OPENING = /[一（【《([-]/;
/** Points that the first reader tells better. */
const POINT = /^[、，,丶。.]$/;
const AGREED = 0.99;

const IDEOGRAPH = /[\u3400-\u9fff]/;
const BAR = /^[一ー―－—–-]$/;
/** Points and brackets between ideographs are as wide as these. */
const WIDE: Record<string, string> = {
  ",": "，",
  ":": "：",
  ";": "；",
  "!": "！",
  "?": "？",
  "(": "（",
  ")": "）",
  丶: "、",
};

/**
 * A word with ideographs on a Chinese page. The second reader, which knows more of them and sees whole lines, is believed sign by sign unless it is unsure; what
 * only the first one saw is kept where the other is known to overlook it.
 */
export function weighChinese(
  word: Word,
  signs: readonly Sign[],
  known: ReadonlySet<string>,
  neighbours: Neighbours,
): Word {
  const places = placesOf(word, signs);
  const seen = signs.map((sign) => sign.text).join("");
  const probability = signs.length === 0 ? 0 : Math.min(...signs.map((sign) => sign.probability));
  const readings = {
    first: word.confidence,
    second: probability,
    alike: likeness(word.text, seen),
  };
  if (signs.length === 0) return { ...word, second: "none", readings };
  const text = places.map((_, at) => settle(places, at, known, neighbours)).join("");
  const isSeen = places.every(
    ({ own, seen: [sign, ...more] }) =>
      sign && more.length === 0 && (alikeInJapanese(own, sign.text) || isForeign(own, known)),
  );
  if (isSeen) return { ...word, text, confidence: AGREED, second: "agrees", readings };
  const kept = text === word.text;
  return {
    ...word,
    text,
    confidence: Math.min(kept ? word.confidence : probability, ocrSettings.disputed),
    second: kept ? "differs" : "overrules",
    readings,
  };
}

/** What is printed in the place of one sign of the first reading: it, another, several or nothing. */
function settle(
  places: readonly Place[],
  at: number,
  known: ReadonlySet<string>,
  neighbours: Neighbours,
): string {
  const { own, seen } = places[at] as Place;
  const before = places[at - 1]?.own ?? neighbours.before;
  const after = places[at + 1]?.own ?? neighbours.after;
  if (seen.length === 0) return isMadeUp(places, at, known) ? "" : own;
  const same = seen.findIndex((sign) => alikeInJapanese(own, sign.text));
  if (same < 0) {
    if (POINT.test(own) && seen.every((sign) => POINT.test(sign.text))) return own;
    const isLikely = seen.every(({ probability }) => probability >= REPLACES);
    return isForeign(own, known) || !isLikely ? own : written(seen, before, after);
  }
  const likely = (signs: readonly Sign[], neighbour: string) =>
    signs.filter(({ text, probability }) => {
      // 一 is seen as two dashes.
      const isHalf = BAR.test(own) && BAR.test(text);
      return !isHalf && probability >= (neighbour === "" ? INSERTS.end : INSERTS.within);
    });
  const left = written(likely(seen.slice(0, same), before), before, own);
  const right = written(likely(seen.slice(same + 1), after), own, after);
  return left + own + right;
}

function isMadeUp(places: readonly Place[], at: number, known: ReadonlySet<string>): boolean {
  const own = places[at]?.own ?? "";
  const isFirst = at === 0 || places.slice(0, at).every((place) => place.seen.length === 0);
  if ((isFirst ? OPENING : OVERLOOKED).test(own) || isForeign(own, known)) return false;
  const beside = [places[at - 1], places[at + 1]].flatMap((place) => place?.seen ?? []);
  return beside.length > 0 && beside.every(({ probability }) => probability >= SEES_BESIDE);
}

/** Signs that only the second reader saw, which has one form of points, brackets and strokes for all scripts. */
function written(signs: readonly Sign[], before: string, after: string): string {
  const text = signs.map((sign) => sign.text).join("");
  const isBeside = IDEOGRAPH.test(before) || IDEOGRAPH.test(after);
  if (isBeside && /^-{1,2}$/.test(text) && !/\d/.test(before + after)) return "一";
  const isAmong = isBeside || IDEOGRAPH.test(text);
  return isAmong ? [...text].map((sign) => WIDE[sign] ?? sign).join("") : text;
}
