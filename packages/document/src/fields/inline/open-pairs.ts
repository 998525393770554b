import { type Segment, toSegment } from "../../layout/segment";
import { hasRole } from "../../lexicon/roles";
import { type LanguageWeights, matchLabel } from "../../lexicon/vocabulary";
import { beginsWith } from "../../lexicon/word-classes";
import type { Word } from "../../model";
import { kindOf, type ValueKind } from "../../text/kind";
import { isMasked } from "../../text/masked-number";
import { hasCurrency } from "../../text/number";
import { numberSign } from "../../text/number-sign";
import { isWholeLabel } from "./prefix-by-look";

/** What a text without a colon may be: what asks, and what answers it. */
export interface Pair {
  label: Word[];
  value: Word[];
  /** By itself, among pairs, or between them: what it takes to show that it is one. */
  shownBy: "itself" | "neighbour" | "neighbours";
}

/** Words of what asks and of what answers it. */
const LONGEST = { known: 3, unknown: 5, equal: 6, value: 6 } as const;

/** Sums are amounts, which stand in a column of them. */
const OF_SUMS: ReadonlySet<string> = new Set(["subtotal", "tax", "discount", "shipping"]);

/** No day is told in words, and "CUSTOMER COPY" names nobody. */
const NO_TEXT: ReadonlySet<string> = new Set(["date", "issue_date", "due_date", "order_date"]);
const PARTIES: ReadonlySet<string> = new Set(["buyer", "supplier", "addressee"]);

/** Two words of capitals. */
export const areLoud = (words: readonly Word[]): boolean =>
  words.length === 2 && words.every(({ text }) => /^\p{Lu}{3,}$/u.test(text));

/** The pairs of a text, those that bars or slashes part, too: "Table 12 / Pax 5"; null where some part is none. */
export function pairsIn({ words }: Segment, weights: LanguageWeights): Pair[] | null {
  const parts: Word[][] = [[]];
  for (const word of words) {
    if (/^[|/·]$/.test(word.text)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  const pairs = parts.map((part) => pairIn(part, weights));
  return pairs.every((pair) => pair !== null) ? pairs : null;
}

export const ANSWERS: ReadonlySet<ValueKind> = new Set(["number", "id", "date", "phone", "money"]);

export function isCode(value: readonly Word[]): boolean {
  const { text } = toSegment([...value], 1);
  return ANSWERS.has(kindOf(text)) || isMasked(text) || /^(?:\d ){3,}\d$/.test(text);
}

/** A word of what asks: letters, maybe with the points and strokes of what is cut short. */
const ASKING = /^(?!\p{Ll}\p{Lu})\p{L}[\p{L}./&'’-]*$/u;

function pairIn(words: readonly Word[], weights: LanguageWeights): Pair | null {
  const { text } = toSegment([...words], 1);
  const equal = equalPair(words);
  if (equal) return equal;
  if (/[:：=%％@!?]|\/ /.test(text) || beginsWith("streets", text) || kindOf(text) !== "text")
    return null;
  if (!/\d/.test(text) && hasRole(text, "title")) return null;
  return knownPair(words, weights) ?? codedPair(words) ?? barePair(words, weights);
}

/** "NUMBER OF ITEMS SOLD = 13": said in so many words. */
function equalPair(words: readonly Word[]): Pair | null {
  const at = words.findIndex(({ text }) => text === "=");
  const [asked, value] = [words.slice(0, at), words.slice(at + 1)];
  const isAsked = at > 1 && at <= LONGEST.equal && asked.every(({ text }) => ASKING.test(text));
  if (!isAsked || value.length === 0 || !isCode(value)) return null;
  return { label: words.slice(0, at + 1), value: [...value], shownBy: "itself" };
}

/** A phrase of the lexicon, and what answers it. */
function knownPair(words: readonly Word[], weights: LanguageWeights): Pair | null {
  for (let cut = Math.min(LONGEST.known, words.length - 1); cut >= 1; cut--) {
    const [label, value] = [words.slice(0, cut), words.slice(cut)];
    if (!isWholeLabel(label, weights)) continue;
    const { text } = toSegment(label, 1);
    const key = matchLabel(text, false, weights)?.key ?? "";
    const isSum = OF_SUMS.has(key) && !isCode(value);
    if (isSum || numberSign.test(text) || !/^[\p{Lu}\u3040-\u9fff]/u.test(text)) continue;
    if (isCode(value) && !/^\p{Ll}/u.test(value[0]?.text ?? ""))
      return { label, value, shownBy: cut > 1 ? "itself" : "neighbour" };
    const mayBeText = !NO_TEXT.has(key) && !(PARTIES.has(key) && areLoud(words));
    if (mayBeText && isText(label, value, weights)) return { label, value, shownBy: "neighbour" };
  }
  return null;
}

/** A name or a code with a word more, and no sentence, no title and none of the words that ask: "Card debit", "Customer copy". */
function isText(label: readonly Word[], value: readonly Word[], weights: LanguageWeights): boolean {
  const [first, ...more] = value.map(({ text }) => text);
  if (!first || value.length > LONGEST.value || /[.!]$/.test(more.at(-1) ?? first)) return false;
  const [asked, given] = [label, value].map((part) => toSegment([...part], 1).text);
  if (/^\p{Ll}+$/u.test(first) && more.length > 0) return false;
  if (hasRole(asked ?? "", "title") && !/\d/.test(given ?? "")) return false;
  if (hasRole(given ?? "", "title")) return false;
  if (goesOn(label, value) || isWholeLabel(value, weights)) return false;
  const asksAgain = (at: number) =>
    isWholeLabel(value.slice(at, at + 1), weights) && isCode(value.slice(at + 1));
  return !value.some((_, at) => at < value.length - 1 && asksAgain(at));
}

/** "POINTS EARNED 155": a word set like the label before a code is a part of it, as that of "Table PATIO 6" is not. */
function goesOn(label: readonly Word[], value: readonly Word[]): boolean {
  const [first, last] = [value[0]?.text ?? "", label.at(-1)?.text ?? ""];
  const areAlike = [/^\p{Lu}+$/u, /^\p{Lu}?\p{Ll}+$/u].some((form) =>
    [first, last].every((text) => form.test(text)),
  );
  return areAlike && value.length > 1 && isCode(value.slice(1));
}

/** A number or code behind a few words, whatever they are; a small number may count seats or lanes over what follows. */
function codedPair(words: readonly Word[]): Pair | null {
  for (let cut = 1; cut < Math.min(LONGEST.unknown + 1, words.length); cut++) {
    const [label, value] = [words.slice(0, cut), words.slice(cut)];
    if (!ASKING.test(words[cut - 1]?.text ?? "")) return null;
    if (!isOwnCode(value)) continue;
    const isSeries = /^\p{L}$/u.test(label.at(-1)?.text ?? "");
    if (isSeries || !/^\p{Lu}/u.test(label[0]?.text ?? "")) return null;
    return { label, value, shownBy: isSmall(value) ? "neighbours" : "neighbour" };
  }
  return null;
}

const isSmall = ([word, ...more]: readonly Word[]): boolean =>
  more.length === 0 && /^\d{1,2}$/.test(word?.text ?? "");

/** … with no words before it, and neither an hour nor an amount of what may be a tax. */
function isOwnCode(value: readonly Word[]): boolean {
  const { text } = toSegment([...value], 1);
  const kind = kindOf(text);
  if (kind === "date") return true;
  if (kind === "money" && !hasCurrency(text) && /[.,]\d{2}$/.test(text)) return false;
  return isCode(value) && /^(?:[^\p{L}]|\p{Lu})/u.test(text) && !/^\d{1,2}h$/i.test(text);
}

/** Two words that the lexicon has not, of which nothing but pairs around them tells that one asks. */
function barePair(words: readonly Word[], weights: LanguageWeights): Pair | null {
  const [label, value] = [words.slice(0, 1), words.slice(1)];
  const areNames = words.every(({ text }) => /^\p{Lu}[\p{L}.]{2,}$/u.test(text));
  if (words.length !== 2 || !areNames || isWholeLabel(label, weights)) return null;
  return { label, value, shownBy: "neighbours" };
}
