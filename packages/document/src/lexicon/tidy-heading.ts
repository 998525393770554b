import { isWordOf } from "../ocr/words/word-list";
import { fold } from "../text/fold";
import { WITH_WORDS } from "./restore-label";
import { spellings } from "./spellings";
import type { LanguageWeights } from "./vocabulary";

/** A sign by itself before a heading, or behind it. */
const STRAY = /^\S (?=\S)|(?<=\S) \S$/gu;
/** A word that is long enough to be whole, and a point behind it. */
const POINTED = /(\p{L}{5,})(?<!nr)\.$/iu;

/** The heading of a column seen on pixels, line by line, without what stands around a phrase of the lexicon: "F Description", "Line total ¾", and the speck behind "Menge.". */
export function tidyHeading(text: string, weights: LanguageWeights): string {
  return text
    .split("\n")
    .map((line) => withoutPoint(withoutStray(line), weights))
    .join("\n");
}

function withoutStray(line: string): string {
  const isKnown = (part: string) => spellings.has(fold(part));
  if (isKnown(line)) return line;
  const found = [...line.matchAll(STRAY)].map(
    ({ 0: stray, index }) => line.slice(0, index) + line.slice(index + stray.length),
  );
  return found.find(isKnown) ?? line;
}

/** No whole word of a heading has a point behind it, as abbreviations have. */
function withoutPoint(line: string, weights: LanguageWeights): string {
  const [, word = ""] = POINTED.exec(line) ?? [];
  const most = Math.max(...weights.values(), 1e-9);
  const isWhole = WITH_WORDS.some(
    (language) => weights.get(language) === most && isWordOf(language, word.toLowerCase()),
  );
  const known = spellings.get(fold(line)) ?? [];
  const isPrinted = known.some((one) => one.text.endsWith("."));
  return isWhole && known.length > 0 && !isPrinted ? line.slice(0, -1) : line;
}
