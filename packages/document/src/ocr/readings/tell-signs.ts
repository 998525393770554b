import { channel } from "node:diagnostics_channel";
import { probabilityOf } from "../../checks/trees";
import type { Word } from "../../model";
import type { Model } from "../readers/model-data";
import type { Sign } from "../readers/print-network";
import { ocrSettings } from "../settings";
import { type Asked, type DisputeEvidence, disputeEvidence } from "./dispute-evidence";
import { choicesOf, composed, isBracketOfLatin, isElision, partsOf } from "./disputes";
import { pageReadings, type ReadTwice, readTwice, type TextReadTwice } from "./read-twice";
import { signClass } from "./sign-classes";
import { signTrees } from "./sign-trees";

/** What `weighedReadings` tells: a page's texts, read twice. */
export interface WeighedReadings {
  model: Model;
  texts: TextReadTwice[];
}

/** A text whose words two readers have settled. */
export interface ReadText {
  words: readonly Word[];
  /** By word: what the first reader saw, and the signs that the second did. */
  first: readonly Word[];
  signs: readonly (readonly Sign[])[];
  /** Whether the second reader knows all that the page is written with. */
  spells: boolean;
}

/** Where the readings of every page that are weighed are told, for who learns from them. */
export const weighedReadings = channel("inkform:weighed-readings");

/** A page's texts with the signs that all that is known speaks for where two readers see others. */
export function tellSigns<Text extends ReadText>(texts: readonly Text[], model: Model): Text[] {
  const read = texts.map(({ words, first, signs, spells }) => ({
    spells,
    words: words.map((word, i) => readTwice(first[i] as Word, signs[i] ?? [], word)),
  }));
  if (weighedReadings.hasSubscribers) {
    const told: WeighedReadings = { model, texts: read };
    weighedReadings.publish(told);
  }
  const page = pageReadings(read.flatMap(({ words }) => words));
  return texts.map((text, t) => ({
    ...text,
    words: text.words.map((word, i) => {
      const asked = { text: read[t]?.words ?? [], spells: text.spells, at: i, page, model };
      const own = asked.text[i] as ReadTwice;
      const signs = toldSigns(own, asked);
      if (signs === null) return word;
      const { told, risk } = signs;
      return told === null ? { ...word, risk } : { ...respelled(word, own, told), risk };
    }),
  }));
}

/** Which trees decide: pages in ideographs have their own, for other readers. */
export const treesFor = ({ model }: Pick<Asked, "model">): "latin" | "eastern" =>
  EASTERN.has(model) ? "eastern" : "latin";

const EASTERN: ReadonlySet<Model> = new Set<Model>(["jpn", "chi_sim"]);

interface Told {
  /** The signs of a word; null where they are what was decided. */
  told: string[] | null;
  risk: number;
}

/** Null where nothing is in dispute, or nothing known of it. What was decided stays where the trees are not sure of the contrary. */
function toldSigns(word: ReadTwice, asked: Asked): Told | null {
  // Of a text that only one reader sees nothing is known.
  if (asked.text.every((one) => one.signs.length === 0)) return null;
  const parts = partsOf([...word.first], word.signs);
  const choices = choicesOf(parts, word.decided);
  if (!choices) return null;
  let risk = 0;
  const places = parts.flatMap(({ isSame }, at) => (isSame ? [] : [at]));
  const told = disputeEvidence(asked, parts, choices).map((evidence, k) => {
    const decided = choices[k] === true;
    if (isBracketOfLatin(parts, places[k] as number)) return decided;
    if (isElision(parts, places[k] as number)) return false;
    const probability = probabilityOf(signTrees[treesFor(asked)], evidence);
    const choice = isSeconds(probability, decided, lossOf(evidence, word));
    risk -= Math.log(choice ? probability : 1 - probability);
    return choice;
  });
  const isDecided = told.every((choice, k) => choice === choices[k]);
  return { told: isDecided ? null : composed(parts, told), risk };
}

/** What goes where a place is as the second reader saw it: a whole word that it does not see, digits, no more than other signs. */
export type Loss = "number" | "word" | "digits" | "signs";

export function lossOf({ secondLength, firstClass }: DisputeEvidence, word: ReadTwice): Loss {
  const isNothing = word.signs.length === 0;
  if (isNothing) return /\d/.test(word.first) ? "number" : "word";
  return secondLength === 0 && firstClass === DIGIT ? "digits" : "signs";
}

const DIGIT = signClass("0");

/** What was decided is changed where the trees are as sure as this of the contrary; no number goes that one reader saw. */
const SURE: Record<Loss, number> = {
  signs: 0.65,
  digits: 0.85,
  word: 0.85,
  number: Number.POSITIVE_INFINITY,
};

/** Whether a place is as the second reader saw it, given how likely that is, how it was decided, and what goes then. */
export function isSeconds(probability: number, decided: boolean, loss: Loss): boolean {
  return decided ? probability > 1 - SURE.signs : probability >= SURE[loss];
}

/** With the spaces that it has, as far as signs stand where they stood. */
function respelled(word: Word, { first, signs: seen }: ReadTwice, signs: readonly string[]): Word {
  const spaces = spacesOf(word.text);
  const bare = word.text.replace(/\s/g, "");
  const isAlike = [...bare].length === signs.length;
  const text = isAlike
    ? signs.map((sign, i) => (spaces.has(i) ? ` ${sign}` : sign)).join("")
    : signs.join("");
  const told = signs.join("");
  const isSecond = told === seen.map((sign) => sign.text).join("");
  return {
    ...word,
    text,
    confidence: Math.min(word.confidence, ocrSettings.disputed),
    second: isSecond || told !== first ? "overrules" : "differs",
  };
}

/** Before which signs of a text a space stands. */
function spacesOf(text: string): Set<number> {
  const before = new Set<number>();
  let at = 0;
  for (const sign of text) {
    if (sign.trim() === "") before.add(at);
    else at++;
  }
  return before;
}
