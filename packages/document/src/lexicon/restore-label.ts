import { isWordOf } from "../ocr/words/word-list";
import { fold } from "../text/fold";
import { HALF_KANA, toHalfKana } from "../text/half-kana";
import { restoreSpaces } from "../text/restore-spaces";
import { partWords } from "./part-words";
import { lettersOf, respell } from "./respell";
import { restoreSigns } from "./restore-signs";
import {
  alikeSpellings,
  nearSpellings,
  type Spelling,
  shortenedSpellings,
  spaced,
  spellings,
  titles,
  undoubledSpellings,
} from "./spellings";
import { OWNED } from "./tidy-label";
import { type LanguageWeights, matchLabel } from "./vocabulary";
import { withoutSpecks } from "./without-specks";

/** The title of a document as a reader most likely saw it: with the accents of the kind of document that it names, in the case as read. */
export function restoreTitle(text: string): string {
  return text
    .split(/(\s*[/／\n]\s*)/)
    .map((part) => {
      const known = titles.get(fold(part)) ?? [];
      const printed = lettersOf(part.normalize("NFC").toLowerCase()).join("");
      const [first] = known;
      const isPlain = known.some((one) => lettersOf(one.text).join("") === printed);
      return !first || isPlain ? part : respell(part, first.text);
    })
    .join("");
}

/**
 * A label as a reader of pixels most likely saw it: where it is a phrase of the lexicon but for its accents, a letter or two, specks or
 * lost spaces, with the letters of that phrase, in the case as read; else with spaces between words that were run together; in a document whose labels are parted by slashes
 * (`isSlashed`), with the one between its languages. Values are never touched.
 */
export function restoreLabel(
  text: string,
  weights: LanguageWeights,
  { isSlashed = false, ...seen }: Restoring = {},
): string {
  const parts = withSlash(text.replace(TORN_SLASH, "/ "), isSlashed, weights).split(
    /(\s*[/／\n]\s*)/,
  );
  const least = parts.length > 1 ? LEAST_WEIGHT.beside : LEAST_WEIGHT.alone;
  return parts
    .map((part, index) => {
      if (index % 2 === 1) return part;
      const [, plain = part, star = ""] = REQUIRED.exec(part) ?? [];
      const whole = restorePart(plain, weights, least, seen);
      const restored = restoreSigns(whole, weights, least) + star;
      // A comma at the end of a line leads on to the next one; at the end of the label it is a speck.
      const leadsOn = parts[index + 1]?.includes("\n") ? COMMA.exec(part) : null;
      return leadsOn && !COMMA.test(restored) ? restored + leadsOn[0] : restored;
    })
    .join("");
}

/** A star right behind a word marks what must be answered, "Surname*"; behind a single letter it may be the ring of "N°". */
const REQUIRED = /^(.*(?:\p{L}{2}|\.))([*＊])$/su;
/** A comma behind a letter at the end of a line. */
const COMMA = /(?<=\p{L})[,、，]$/u;

interface Restoring extends Seen {
  isSlashed?: boolean;
}

interface Seen {
  /** Both readers saw every letter alike: what is no phrase is then another one, a letter from it or not. */
  isAgreed?: boolean;
  /** The second reader was sure of every sign. */
  isClear?: boolean;
  /** No capitals of the document have accents. */
  areCapitalsBare?: boolean;
}

/** The weight that a phrase's language has on the page, as a share of the first one's: beside a slash the second language is expected. */
const LEAST_WEIGHT = { alone: 0.5, beside: 0.1 } as const;

/** A slash read twice, or with its upper half once more as a bracket that nothing closes. */
const TORN_SLASH = /(?:[/／⁄]\s*){2,}|(?<=\s)[(（[]\s*[/／⁄]\s*(?![^(（[]*[)）\]])/g;
const RATE = /\s*\d[\d.,]*\s*[%％]$/;
const STROKE = /^[IJl1|!f]$/;

/** The slash between a label in two languages, of which readers see another stroke, or any sign or nothing where the document's other labels have one. */
function withSlash(text: string, isSlashed: boolean, weights: LanguageWeights): string {
  if (/[/／\n]/.test(text)) return text;
  for (const { index, 0: gap } of text.matchAll(/\s+(?:(?:1|\D)\s+)?/g)) {
    if (!isSlashed && !STROKE.test(gap.trim())) continue;
    const [left, right] = [text.slice(0, index), text.slice(index + gap.length)];
    const match = labelOn(left, weights);
    const other = labelOn(right.replace(RATE, ""), weights);
    const areLabels = (match?.score ?? 0) >= 0.98 && (other?.score ?? 0) >= 0.98;
    if (areLabels && match?.language !== other?.language) return `${left} / ${right}`;
  }
  return text;
}

/** What a text asks for in a language that the page may be in: "Commercial Title" is no two labels where nothing else is French. */
function labelOn(text: string, weights: LanguageWeights): ReturnType<typeof matchLabel> {
  const match = matchLabel(text, false, weights);
  const most = Math.max(...weights.values(), 1e-9);
  const isOfPage = (weights.get(match?.language ?? "") ?? 0) >= LEAST_WEIGHT.beside * most;
  return isOfPage || /[\u3041-\u9fff]/.test(text) ? match : null;
}

function restorePart(part: string, weights: LanguageWeights, least: number, seen: Seen): string {
  const [, name = part, rest = ""] = /^(.*?)(,?\s*[\d(（].*)?$/su.exec(part) ?? [];
  const whole = restoreName(name, weights, least, seen);
  if (whole !== null) return whole + rest;
  // Two languages below each other, or beside each other in two scripts.
  for (const halves of halvesOf(name)) {
    const [upper, lower] = halves.map((half) => restoreHalf(half, weights));
    if (upper !== undefined && lower !== undefined) return upper + lower + rest;
  }
  return partWords(part, weights);
}

/** The name as its phrase is printed; null where the lexicon has none like it in the languages of the document. */
function restoreName(
  read: string,
  weights: LanguageWeights,
  least: number,
  { isAgreed = false, isClear = false, areCapitalsBare = false }: Seen,
): string | null {
  const isKept = spellings.has(fold(read)) || (isAgreed && CLOSE.test(read));
  const name = isKept ? read : (restoreSpaces(read, spaced) ?? read);
  const form = fold(name);
  const [article] = (!spellings.has(form) && ARTICLE.exec(name)) || [];
  if (article) {
    const seen = { isAgreed, isClear, areCapitalsBare };
    const bare = restoreName(name.slice(article.length), weights, least, seen);
    return bare && article + bare;
  }
  const likened =
    spellings.get(form) ??
    undoubledSpellings(form) ??
    alikeSpellings(form) ??
    (isAgreed ? [] : misread(form, weights, isClear));
  const known = OWNED.test(name) ? likened.filter(({ text }) => OWNED.test(text)) : likened;
  if (known.length === 0) return null;
  const printed = lettersOf(name.normalize("NFC").toLowerCase()).join("");
  const plain = known.find((one) => lettersOf(one.text).join("") === printed);
  if (plain) return withoutSpecks(name, plain.text);
  // Tills print katakana in half width.
  if (HALF_KANA.test(name) && spellings.has(form)) return name;
  // Capitals are often printed without accents.
  const isBare = areCapitalsBare && name === name.toUpperCase();
  if ((isAgreed || isBare) && spellings.has(form)) return name;
  const likely = likeliest(known, weights);
  const more = marksIn(name) - marksIn(likely.text);
  if (spellings.has(form) && (marksIn(name) === 0 ? -more : more) >= PLAIN) return name;
  if (weigh(likely, weights) < least * Math.max(...weights.values(), 1e-9)) return null;
  const restored = respell(name, likely.text);
  return HALF_KANA.test(name) ? toHalfKana(restored) : restored;
}

/** "L'operatore", "D'habitation": what was elided before a phrase is no letter that a reader saw too much. */
const ARTICLE = /^[ld]['’](?=\p{L}{4})/iu;

/** A sign or a point between words is printed without spaces as often as with them: what both readers saw was so. */
const CLOSE = /%\p{L}|\p{L}[%.]\p{L}|\p{L}%$/u;

/** Languages of which there is a list of words. */
export const WITH_WORDS = ["eng", "deu", "fra", "ita", "nld", "pol", "por", "spa", "vie"] as const;

/** Phrases that differ by a letter or two, or else by one that was not seen, which no word of the languages of the page lacks. */
function misread(form: string, weights: LanguageWeights, isClear: boolean): Spelling[] {
  const near = nearSpellings(form, isClear);
  if (near.length > 0) return near;
  const shortened = shortenedSpellings(form);
  if (shortened.length === 0) return [];
  const most = Math.max(...weights.values(), 1e-9);
  const models = WITH_WORDS.filter((own) => (weights.get(own) ?? 0) >= LEAST_WEIGHT.alone * most);
  const isWord = (word: string) => models.some((model) => isWordOf(model, word));
  return models.length === 0 || form.split(" ").every(isWord) ? [] : shortened;
}

/** Readers lose a mark or two, but not as many and every one: such a phrase is printed without, as tills do; nor do they see as many where none are. */
const PLAIN = 2;
const marksIn = (text: string): number => (text.normalize("NFD").match(/\p{M}|đ/giu) ?? []).length;

/** A phrase, or one but for a letter read twice or taken for its image; undefined where it is neither. */
function restoreHalf(half: string, weights: LanguageWeights): string | undefined {
  const form = fold(half);
  if (spellings.has(form)) return half;
  const known = undoubledSpellings(form) ?? alikeSpellings(form);
  return known && respell(half, likeliest(known, weights).text);
}

/** A text cut in two at each space, and between ideographs and Latin letters. */
function halvesOf(text: string): [string, string][] {
  return [...text.matchAll(/(?<=\S)\s+(?=\S)|(?<=[\u3041-\u9fff])(?=[A-Za-z])/gu)].map(
    ({ index }) => [text.slice(0, index), text.slice(index)],
  );
}

function likeliest(known: readonly Spelling[], weights: LanguageWeights): Spelling {
  return known.reduce((best, one) => (weigh(one, weights) > weigh(best, weights) ? one : best));
}

const weigh = ({ language }: Spelling, weights: LanguageWeights): number =>
  weights.get(language) ?? 0;
