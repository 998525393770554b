import type { Word } from "../../model";
import { editDistance } from "../../text/fold";
import type { Sign } from "../readers/print-network";
import { ocrSettings } from "../settings";
import { inEitherCase, ONE_SHAPE } from "../words/either-case";
import { CJK, judge, LEAST_CASE, looks, type Script, type Spelling } from "./judge-reading";
import { bareSigns, plainSigns } from "./plain-signs";

/** What two readers agree on is all but certain. */
const AGREED = 0.99;

/** Stands before a postal code and is a letter or nothing to the second reader. */
const POSTAL = "〒";
const AS_POSTAL = /^[〒T干](?=\d)/;
/** What a second reader can tell: no characters but `known`; where it `spells` the page's language, its marks too. */
interface Reader {
  known: ReadonlySet<string>;
  spells: boolean;
}

/**
 * A word read by two readers: where they agree it is all but certain; where not, numbers are the second's and letters
 * whose it is surer of. `isInner` where other words of its text stand on both sides of it.
 */
export function weighReadings(
  word: Word,
  read: readonly Sign[],
  { known, spells }: Reader,
  script: Script,
  isInner = false,
): Word {
  const signs = inCaseOf(word.text, withTwins(read, word.text));
  const spelled = spell(word, known);
  const first = { ...spelled, isTight: spelled.isTight || isInner };
  const seen = signs.map((sign) => sign.text).join("");
  const text = word.text.startsWith(POSTAL) ? seen.replace(AS_POSTAL, "") : seen;
  const probability = Math.min(1, ...signs.map((sign) => sign.probability));
  const isMarked = spells && script === "latin";
  const readings = {
    first: word.confidence,
    second: signs.length === 0 ? 0 : probability,
    alike: likeness(first.core, text, isMarked ? plainSigns : bareSigns),
  };
  const isAlike =
    isMarked && first.foreign.length === 0
      ? plainSigns(first.core) === plainSigns(text)
      : alike(first.core, text, first.foreign.length > 0);
  if (first.core !== "" && isAlike) {
    if (first.foreign.length > 0) return { ...word, second: "agrees", readings };
    return {
      ...word,
      text: spaced(
        withDashes(withRaised(asCertain(word), signs), signs, isMarked),
        signs,
        isMarked,
      ),
      confidence: AGREED,
      second: "agrees",
      readings,
    };
  }
  const verdict = judge(first, { text, probability, spells: isMarked }, script);
  if (verdict === "unknown") return { ...word, second: "none", readings };
  const kept = verdict === "stays";
  return {
    ...word,
    text: kept ? word.text : isMarked ? spaced(verdict.text, signs, true) : verdict.text,
    confidence: Math.min(kept ? word.confidence : probability, ocrSettings.disputed),
    second: kept ? "differs" : "overrules",
    readings,
  };
}

/** Between the cases of a letter that looks alike in both the network shares what it sees: the case is the first reader's, unless it is sure. */
function inCaseOf(first: string, signs: readonly Sign[]): readonly Sign[] {
  const characters = [...first];
  if (signs.length !== characters.length) return signs;
  return signs.map((sign, i) => {
    const own = bareSigns(characters[i] ?? "");
    const isSame = bareSigns(sign.text).toLowerCase() === own.toLowerCase();
    if (sign.probability >= LEAST_CASE || !isSame || !ONE_SHAPE.test(own)) return sign;
    const probability = inEitherCase(sign);
    if (probability === sign.probability) return sign;
    const text = own === own.toLowerCase() ? sign.text.toLowerCase() : sign.text.toUpperCase();
    return { ...sign, text, probability };
  });
}

/** Letters so narrow that the network's steps leave no room between two of them, so that it reads one. */
const NARROW = /[flrt]/;

/** With both of two narrow letters, and the point of "No.:", where the first reader saw two signs ("Mill") and all else is alike but for marks. */
function withTwins(signs: readonly Sign[], first: string): readonly Sign[] {
  const characters = [...first];
  if (signs.length >= characters.length) return signs;
  const twinned: Sign[] = [];
  let next = 0;
  for (const [i, character] of characters.entries()) {
    const sign = signs[next];
    const last = twinned.at(-1);
    if (sign && bareSigns(sign.text) === bareSigns(character)) {
      twinned.push(sign);
      next++;
    } else if (last && isTwin(characters, i)) {
      twinned.push({ ...last, spaced: false });
    } else if (last && character === "." && characters[i + 1] === ":" && sign?.text === ":") {
      twinned.push({ ...last, text: character, spaced: false });
    } else return signs;
  }
  return next === signs.length ? twinned : signs;
}

/** The second of two, of which no word has three. */
function isTwin(characters: readonly string[], at: number): boolean {
  const sign = characters[at] ?? "";
  return NARROW.test(sign) && sign === characters[at - 1] && sign !== characters[at - 2];
}

/** The share of the signs that two readings have in common, in the form in which they compare. */
function likeness(first: string, second: string, form: (text: string) => string): number {
  const [a, b] = [form(first), form(second)];
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 0 : 1 - editDistance(a, b, longer) / longer;
}

/** No digit of print is narrower than this, in em. */
const NARROWEST = 0.36;

function spell({ text, confidence, box, fontSize }: Word, known: ReadonlySet<string>): Spelling {
  const isKnown = (sign: string) =>
    sign !== POSTAL && (known.has(sign) || known.has(plainSigns(sign)));
  const hasBase = (sign: string) => isKnown(sign) || [...bareSigns(sign)].every(isKnown);
  const characters = [...text];
  return {
    characters,
    foreign: characters.filter((sign) => sign.trim() !== "" && !isKnown(sign)),
    core: characters.filter(hasBase).join(""),
    hasBase,
    confidence,
    isTight: box.x1 - box.x0 < NARROWEST * fontSize * text.replace(/\D/g, "").length,
  };
}

function alike(first: string, second: string, loosely: boolean): boolean {
  const [a, b] = [bareSigns(first), bareSigns(second)];
  return a === b || (loosely && looks(a) === looks(b));
}

/** The first reading, but for spaces within it of which it was not sure: those are the second reader's. */
function asCertain({ text, confidence }: Word): string {
  return confidence < SURE_OF_SPACES ? text.replace(/\s/g, "") : text;
}

const SURE_OF_SPACES = 0.9;

/** Units of length, whose second and third power are printed. */
const LENGTH = /(?:^|[\s\d(/])(?:[cdkm]?m|ft|in|yd)$/;

/** With the raised digit of an area or a volume, which the first reader sees as any other. */
function withRaised(text: string, signs: readonly Sign[]): string {
  const characters = [...text];
  if (characters.length !== signs.length) return text;
  return characters
    .map((sign, i) => {
      const seen = signs[i]?.text ?? "";
      const isPower = /[²³]/.test(seen) && LENGTH.test(characters.slice(0, i).join(""));
      return isPower && seen.normalize("NFKC") === sign ? seen : sign;
    })
    .join("");
}

const DASH = /^[-–—]$/;

/** Between letters stands a hyphen, "Art.-Nr.", whose width on coarse scans tells nothing. */
export function isWithinWord(text: string, at: number): boolean {
  return /\p{L}\.?$/u.test(text.slice(0, at)) && /^\p{L}/u.test(text.slice(at + 1));
}

/** Between digits that are no range: of a range both ends are alike, "8.00–11.30", "1–4", "1998–2003". */
export function isWithinCode(text: string, at: number): boolean {
  const before = /\d[\d.,:]*$/.exec(text.slice(0, at))?.[0];
  const after = /^[\d.,:]*\d/.exec(text.slice(at + 1))?.[0];
  if (before === undefined || after === undefined) return false;
  const isYear = (digits: string) => /^(?:19|20)\d\d$/.test(digits);
  const isShort = (digits: string) => /^\d{1,2}(?:[.,:]\d{1,2})*$/.test(digits);
  return ![isYear, isShort].some((isEnd) => isEnd(before) && isEnd(after));
}

/** The least probability of a dash whose length the second reader tells. */
const TELLS_DASH = 0.8;

/** With the dashes of the second reader, which tells their lengths apart where it knows all of them. */
function withDashes(text: string, signs: readonly Sign[], isTrusted: boolean): string {
  const characters = [...text];
  if (!isTrusted || characters.length !== signs.length) return text;
  return characters
    .map((own, i) => {
      const { text: seen = "", probability = 0 } = signs[i] ?? {};
      const isTold = DASH.test(own) && DASH.test(seen) && probability >= TELLS_DASH;
      return isTold && !isWithinWord(text, i) && !isWithinCode(text, i) ? seen : own;
    })
    .join("");
}

/** Has white on both sides or on none, whatever its place in a wide cell looks like. */
const TIMES = "×";

/** With the spaces that the second reader saw within: the first runs groups of digits together. */
function spaced(text: string, signs: readonly Sign[], isTrusted: boolean): string {
  const characters = [...text];
  if (characters.length !== signs.length || CJK.test(text)) return text;
  // To a reader not trusted with them: whether a unit stands apart the ink tells better (`partUnits`); behind a currency or a point and beside × the gap is the sign's own.
  const isTold = (i: number) =>
    /\d[.,]$/.test(text.slice(0, i))
      ? !isTrusted || /^\d/.test(text.slice(i))
      : !isTrusted && /\d\p{L}|[\p{Sc}×]/u.test(text.slice(i - 1, i + 1));
  const isLopsided = (i: number) =>
    (characters[i] === TIMES && !signs[i + 1]?.spaced) ||
    (characters[i - 1] === TIMES && !signs[i - 1]?.spaced);
  return characters
    .map((sign, i) =>
      i > 0 && signs[i]?.spaced && !isTold(i) && !isLopsided(i) ? ` ${sign}` : sign,
    )
    .join("");
}
