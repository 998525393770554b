import { channel } from "node:diagnostics_channel";
import { oddsOf } from "../checks/trees";
import type { Word } from "../model";
import {
  type Asked,
  disputeEvidence,
  pageReadings,
  type ReadTwice,
  readTwice,
} from "./dispute-evidence";
import { choicesOf, composed, partsOf } from "./disputes";
import type { Model } from "./model-data";
import { signTrees } from "./sign-trees";
import type { SettledText } from "./tell-spaces";

/** What is no longer as it was decided is no surer than this. */
const DISPUTED = 0.75;

/** What `weighedReadings` tells: the words of a page's texts, read twice. */
export interface WeighedReadings {
  model: Model;
  texts: ReadTwice[][];
}

/** Where the readings of every page that are weighed are told, for who learns from them. */
export const weighedReadings = channel("inkform:weighed-readings");

/** A page's texts with the signs that all that is known speaks for where two readers see others. */
export function tellSigns(texts: readonly SettledText[], model: Model): SettledText[] {
  const read = texts.map(({ words, first, signs }) =>
    words.map((word, i) => readTwice(first[i] as Word, signs[i] ?? [], word)),
  );
  if (weighedReadings.hasSubscribers) {
    const told: WeighedReadings = { model, texts: read };
    weighedReadings.publish(told);
  }
  const page = pageReadings(read.flat());
  return texts.map((text, t) => ({
    ...text,
    words: text.words.map((word, i) => {
      const asked = { text: read[t] as ReadTwice[], at: i, page, model };
      const own = asked.text[i] as ReadTwice;
      const signs = toldSigns(own, asked);
      return signs === null ? word : respelled(word, own, signs);
    }),
  }));
}

/** The signs of a word that are others than was decided; null where none are. What was decided stays where the trees are not sure of the contrary. */
function toldSigns(word: ReadTwice, asked: Asked): string[] | null {
  const parts = partsOf([...word.first], word.signs);
  const choices = choicesOf(parts, word.decided);
  if (!choices) return null;
  const told = disputeEvidence(asked, parts, choices).map((evidence, k) => {
    const probability = 1 / (1 + Math.exp(-oddsOf(signTrees, evidence)));
    return choices[k] ? probability > 1 - signTrees.sure : probability >= signTrees.sure;
  });
  return told.every((choice, k) => choice === choices[k]) ? null : composed(parts, told);
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
    confidence: Math.min(word.confidence, DISPUTED),
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
