import { channel } from "node:diagnostics_channel";
import { probabilityOf } from "../../checks/trees";
import type { Word } from "../../model";
import { hullOf } from "../eastern/part-ideographs";
import type { GreyImage } from "../image/grey-image";
import type { Model } from "../readers/model-data";
import { SIDE_BEARING } from "../words/lines-to-words";
import { isLexical } from "../words/printed-words";
import { whitesIn } from "./ink-spaces";
import {
  lettersAt,
  type Place,
  type PlacedText,
  pageSpaces,
  type SpaceEvidence,
  spaceEvidence,
} from "./space-evidence";
import { spaceTrees } from "./space-trees";
import type { ReadText } from "./tell-signs";

/** White between letters of one word is no wider, in em. */
const WIDE = 0.7;
/** Before the point of a sum so little is no space, in em, nor what the second reader thinks less likely than this. */
const NARROW = 0.2;
const UNSEEN = 0.2;
/** Between two words of labels that together are none, so likely a space is one: the trees hardly ever see such a pair within a word. */
const LIKELY_BETWEEN_LABELS = 0.15;

/** A text whose words two readers and the ink have settled. */
export interface SettledText extends ReadText {
  /** Which words continue the one before them without a space. */
  joined: readonly boolean[];
}

/** What `weighedSpaces` tells: the printed signs of a text, and what is known of the white before each but the first; null where it leaves no doubt. */
export interface WeighedSpaces {
  signs: string[];
  evidence: (SpaceEvidence | null)[];
}

/** Where every text whose spaces are weighed is told, for who learns from them. */
export const weighedSpaces = channel("inkform:weighed-spaces");

/** The words of a page's texts with the spaces that all that is known of the white between their signs speaks for; null is one that continues the one before it. */
export function tellSpaces(
  texts: readonly SettledText[],
  image: GreyImage,
  space: number,
  model: Model,
): (Word | null)[][] {
  const placed = texts.map(
    (text): PlacedText => ({
      words: text.words,
      places: text.words.flatMap((_, word) => placesIn(text, word, image)),
    }),
  );
  const page = pageSpaces(placed);
  return placed.map((text, i) => {
    const evidence = spaceEvidence(text, page, space, model);
    if (weighedSpaces.hasSubscribers) {
      const told: WeighedSpaces = { signs: text.places.map(({ sign }) => sign), evidence };
      weighedSpaces.publish(told);
    }
    const spaces = text.places.map((place, at) =>
      isWithinAmount(text.places, at)
        ? { is: false, risk: 0 }
        : spaceAt(place, evidence[at - 1] ?? null, sureOf(text.places, at, evidence[at - 1])),
    );
    return respaced(texts[i] as SettledText, text.places, spaces);
  });
}

/** Whether a space stands before a sign, and how unlikely that is: -ln of its probability. */
interface Space {
  is: boolean;
  risk: number;
}

/** "28 ,00": before the point of a sum no space is printed, if only the first reader saw one where hardly any white is. */
function isWithinAmount(places: readonly Place[], at: number): boolean {
  const [before, point, first, second, behind] = [-1, 0, 1, 2, 3].map((by) => places[at + by]);
  if (!/\d/.test(before?.sign ?? "") || !/[.,]/.test(point?.sign ?? "")) return false;
  const areCents = [first, second].every((place) => /\d/.test(place?.sign ?? ""));
  const isNarrow = (point?.white ?? 0) <= NARROW;
  return areCents && !/\d/.test(behind?.sign ?? "") && isNarrow && (point?.second ?? 1) < UNSEEN;
}

/** How likely the trees have to find a space that nobody decided on. */
function sureOf(places: readonly Place[], at: number, evidence?: SpaceEvidence | null): number {
  const meeting = evidence?.joined === 0 ? lettersAt(places, at) : null;
  const areOfLabels = meeting && isLexical(meeting.left) && isLexical(meeting.right);
  return areOfLabels ? LIKELY_BETWEEN_LABELS : spaceTrees.sure;
}

/** What was decided stays where the trees are not sure of the contrary, and a space that is as wide as none within a word. */
function spaceAt({ spaced, white }: Place, evidence: SpaceEvidence | null, sure: number): Space {
  if (evidence === null || (spaced && (white ?? 0) > WIDE)) return { is: spaced, risk: 0 };
  const probability = probabilityOf(spaceTrees, evidence);
  const is = spaced ? probability > 1 - spaceTrees.sure : probability >= sure;
  return { is, risk: -Math.log(is ? probability : 1 - probability) };
}

function placesIn(
  { words, joined, first, signs }: SettledText,
  word: number,
  image: GreyImage,
): Place[] {
  const own = words[word] as Word;
  const spaced = spacedSigns(own.text);
  const seen = signs[word] ?? [];
  const isSeen = seen.length === spaced.length;
  const said = spacedSigns(first[word]?.text ?? "");
  const isSaid = said.length === spaced.length;
  const last = signs[word - 1]?.at(-1);
  const whites = isSeen ? whitesIn(own, last ? [last, ...seen] : seen, image) : [];
  return spaced.map(({ sign, isSpaced }, at): Place => {
    const isFirst = at === 0;
    const isBegin = isFirst && word === 0;
    const { from = 0, to = 0 } = whites[last ? at + 1 : at] ?? {};
    const white = isSeen && (last || !isFirst) ? (to - from) / own.fontSize : null;
    return {
      sign,
      word,
      at,
      spaced: isFirst ? !isBegin && joined[word] !== true : isSpaced,
      white: isFirst ? (white ?? apartOf(words, word)) : white,
      first: isFirst ? true : isSaid ? (said[at]?.isSpaced ?? false) : null,
      second: isSeen && !isBegin ? (seen[at]?.space ?? 0) : null,
      probability: isSeen ? (seen[at]?.probability ?? 0) : null,
    };
  });
}

/** The room between a word and the one before it, in em. */
function apartOf(words: readonly Word[], at: number): number | null {
  const [before, word] = [words[at - 1], words[at]];
  return before && word ? (word.box.x0 - before.box.x1) / word.fontSize + 2 * SIDE_BEARING : null;
}

function spacedSigns(text: string): { sign: string; isSpaced: boolean }[] {
  const characters = [...text];
  return characters.flatMap((sign, i) =>
    sign === " " ? [] : [{ sign, isSpaced: characters[i - 1] === " " }],
  );
}

/** The words anew: null is one that continues the one before it without a space. */
function respaced(
  { words }: SettledText,
  places: readonly Place[],
  spaces: readonly Space[],
): (Word | null)[] {
  const result: (Word | null)[] = [];
  for (const [index, word] of words.entries()) {
    const own = places.flatMap((place, i) =>
      place.word === index ? [{ ...place, ...(spaces[i] as Space) }] : [],
    );
    const text = own.map(({ sign, at, is }) => (at > 0 && is ? ` ${sign}` : sign)).join("");
    const owner = own[0]?.is === false ? result.findLastIndex((one) => one !== null) : -1;
    const last = result[owner];
    const risk = own.reduce((sum, place) => sum + place.risk, word.risk ?? 0);
    result.push(last ? null : risk === 0 && text === word.text ? word : { ...word, text, risk });
    if (!last) continue;
    result[owner] = {
      ...last,
      text: last.text + text,
      box: hullOf([last.box, word.box]),
      confidence: Math.min(last.confidence, word.confidence),
      risk: (last.risk ?? 0) + risk,
    };
  }
  return result;
}
