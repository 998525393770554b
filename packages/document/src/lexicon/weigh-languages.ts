import type { Line } from "../layout/lines";
import type { Page } from "../model";
import { type LanguageWeights, matchLabel } from "./vocabulary";

/** ISO 639-3 of the lexicon for a language the page reader may report under a script's code. */
const lexiconOf: Record<string, string> = { chi_sim: "zho", cmn: "zho", chi: "zho" };

/** Weighs the languages of a document: hints and the pages' own first, then the labels it prints. */
export function weighLanguages(
  pages: readonly Page[],
  lines: readonly Line[][],
  hints: readonly string[] = [],
): LanguageWeights {
  const weights = new Map<string, number>();
  const add = (language: string, points: number) => {
    const name = lexiconOf[language] ?? language;
    weights.set(name, (weights.get(name) ?? 0) + points);
  };
  for (const hint of hints) add(hint, 5);
  for (const page of pages)
    for (const [rank, language] of page.languages.entries()) add(language, 3 / (rank + 1));
  for (const segment of lines.flat().flatMap((line) => line.segments)) {
    const match = segment.text.length < 40 ? matchLabel(segment.text) : null;
    if (match && match.score >= 0.94 && segment.text.length > 3) add(match.language, 1);
  }
  return weights;
}
