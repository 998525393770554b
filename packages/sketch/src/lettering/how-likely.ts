import { parseDimension } from "./dimension-grammar";
import { partWords } from "./part-words";
import { plain } from "./plain-text";
import { noteWords } from "./written-words";

/**
 * How much likelier a text of each kind is than letters and digits without meaning. Sketches carry measures most of all;
 * the weights are mild, so that clear writing outside the grammar still stands.
 */
const MEASURE_WEIGHT = 1;
const NOTE_WEIGHT = 0.7;
/** Of words that sketches carry, and of others that could be words. */
const KNOWN_NAME_WEIGHT = 1;
const NAME_WEIGHT = 0.25;
const NONSENSE_WEIGHT = 0.08;
/** Letters that no word begins or goes on with (`SS`, `GO6`): far rarer than digits that look like them. */
const LETTERS_WEIGHT = 0.1;

/**
 * In millimetres hardly anybody leaves out the nought before a point: it is dust or the rest of a line. What is matched goes up to the
 * point and with it; the groups hold what stands before that.
 */
export const LONE_POINT = /^(\D*)[.,](?=\d+ ?m?m$)|^(\D*= ?)[.,](?=\d+$)/u;

/** Nobody sketches a part in metres: the second m ran into the first. */
export const METRES_WEIGHT = 0.15;

interface Oddity {
  form: RegExp;
  weight: number;
}

/** Ways of writing that the grammar lets pass and hardly a hand has. */
const ODDITIES: readonly Oddity[] = [
  { form: /\d ?m$/u, weight: METRES_WEIGHT },
  { form: LONE_POINT, weight: 0.3 },
  // `B.C` and `P.CD.`: who sets points between capitals sets one behind each.
  { form: /\p{Lu}\.\p{Lu}(?!\.)/u, weight: 0.3 },
  // A point raised to the middle of the line: scales have a one in them, and seldom stand alone.
  { form: /^\d+ ?: ?\d+$/u, weight: 0.55 },
  { form: /^(?!1 ?:)\d+ ?: ?(?!1$)\d+$/u, weight: 0.2 },
  // Parts are no tens of metres long, in inches either.
  { form: /^\D*\d{5}/u, weight: 0.3 },
  { form: /\d{3} ?(?:"|in\b)/u, weight: 0.3 },
  // Rules are divided by halves, and what is read off them is said in the fewest.
  { form: /(?<!\d)\d*[02468]\/\d*[02468](?!\d)/u, weight: 0.2 },
  { form: /(?<!\d)(?:[2-9]\/1|[3-9]\/2|[5-9]\/4|9\/8)(?!\d)/u, weight: 0.3 },
  // Threads with a decimal are M1.6, M2.5 and M3.5; a scale is written `M 1:2`.
  { form: /^M ?(?!1[.,]6|2[.,]5|3[.,]5)\d[.,]\d/u, weight: 0.2 },
];

/** How likely a text is written on a sketch, beside others that look like it: about 1 for a measure. */
export function howLikely(text: string): number {
  return ODDITIES.reduce(
    (weight, oddity) => (oddity.form.test(text) ? weight * oddity.weight : weight),
    weightOf(text),
  );
}

function weightOf(text: string): number {
  const meaning = parseDimension(text);
  if (meaning === null) return NONSENSE_WEIGHT;
  if (meaning.kind === "note") return NOTE_WEIGHT;
  if (meaning.kind !== "name") return MEASURE_WEIGHT;
  if (isOfKnownWords(text)) return KNOWN_NAME_WEIGHT;
  return isWord(meaning.text) ? NAME_WEIGHT : LETTERS_WEIGHT;
}

/** Whether a text has words, and each of its words of several letters is one that sketches carry. */
export function isOfKnownWords(text: string): boolean {
  const words = plain(text).match(/\p{L}{3,}/gu) ?? [];
  return words.length > 0 && words.every((word) => partWords.has(word) || noteWords.includes(word));
}

/** A single letter (`A`), or letters with a vowel and no digits among them. */
function isWord(text: string): boolean {
  const [first = ""] = text.split(/[^\p{L}\d]+/u).filter((part) => part !== "");
  if (first.length === 1) return /\p{Lu}|#/u.test(text);
  return (
    !/\p{L}\d+\p{L}/u.test(text) &&
    (first.length > 2 ? /[aeiouyAEIOUY]/u : /[aeiouyAEIOUY].?$/u).test(first)
  );
}
