import { voteLanguages } from "../../lexicon/vote-languages";
import type { Model } from "./model-data";

const LATIN: ReadonlySet<string> = new Set<Model>([
  "deu",
  "eng",
  "fra",
  "ita",
  "nld",
  "pol",
  "por",
  "spa",
  "vie",
]);
/** Fewer points are a name or two in another language; a form has ten and more of its own. */
const LEAST_POINTS = 2.5;
/** The English model lacks the letters of the others, whose models read English as well: half of a form is enough. */
const BESIDE_ENGLISH = 0.5;
/** A caller's hint, or the page before, decides between near ties. */
const HINT_WEIGHT = 1.5;

/** The model of the language in Latin letters that the words speak for; undefined where they hardly speak. */
export function latinModel(texts: readonly string[], hints: readonly string[]): Model | undefined {
  const ranked = voteLanguages(texts)
    .filter(({ language }) => LATIN.has(language))
    .map(({ language, points }) => ({
      language: language as Model,
      points: hints.includes(language) ? points * HINT_WEIGHT : points,
    }))
    .toSorted((a, b) => b.points - a.points);
  const english = ranked.find(({ language }) => language === "eng")?.points ?? 0;
  const other = ranked.find(({ language }) => language !== "eng");
  if (other && other.points >= Math.max(LEAST_POINTS, BESIDE_ENGLISH * english)) {
    return other.language;
  }
  return english >= LEAST_POINTS ? "eng" : undefined;
}
