import { parseDimension } from "../lettering/dimension-grammar";
import type { Reading } from "../model";
import type { Interpretation, ReadText } from "./model";
import { attachSettings } from "./settings";

/** What each text may say: its readings understood, the unintelligible ones left out. */
export function interpretTexts(readings: readonly (readonly Reading[])[]): ReadText[] {
  return readings.map((ways, index) => ({ index, interpretations: interpret(ways) }));
}

function interpret(ways: readonly Reading[]): Interpretation[] {
  return ways
    .flatMap(({ text, probability }) => {
      const meaning = parseDimension(text);
      if (meaning === null) return [];
      const isWords = meaning.kind === "name" || meaning.kind === "note";
      const least = isWords ? attachSettings.sureWords : attachSettings.leastProbability;
      return probability < least ? [] : [{ text, probability, meaning }];
    })
    .sort((a, b) => b.probability - a.probability)
    .slice(0, attachSettings.interpretations);
}
