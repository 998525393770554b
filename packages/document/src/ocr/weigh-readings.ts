import type { Word } from "../model";
import { editDistance } from "../text/fold";
import { bareSigns, plainSigns } from "./plain-signs";
import type { Sign } from "./print-network";

/** Of which page a second reading is; that of lone signs and numbers on a Japanese one comes from a network that knows hardly any kana. */
export type Script = "latin" | "chinese" | "japanese";

/** The least probability of all its signs from which on a second reading replaces the first, by what it reads. */
const LEAST = {
  number: 0.6,
  /** With fewer digits than the first reading: what was overlooked leaves no doubt behind. */
  shorter: 0.9,
  letters: 0.8,
  /** Where only marks differ: they are small, both readers see them badly, and specks look like them. */
  marks: 0.92,
  ideographs: 0.85,
  /** Where the first reader is sure of its number. */
  surely: 0.92,
  /** Where no digit was seen at first. */
  lone: 0.95,
} as const;
/** Words that the first reader is surer of keep their letters, and numbers their ends: the second's area may cut one off. */
const SURE_FIRST = 0.93;
/** Numbers that it is this sure of are rarely misread: specks make points for the second. */
const SURE_NUMBER = 0.955;
/** Less likely letters replace others where they are still likelier by this. */
const LIKELIER = 0.15;
/** What two readers agree on is all but certain; what they dispute is no surer than this. */
const AGREED = 0.99;
const DISPUTED = 0.75;

const CJK = /[\u3041-\u30ff\u3400-\u9fff]/;
/** Stands before a postal code and is a letter or nothing to the second reader. */
const POSTAL = "〒";
const AS_POSTAL = /^[〒T干](?=\d)/;
const NUMBER = /^[$¥€£]?[\d.,:/%()+-]*\d[\d.,:/%()+-]*$/;
/** Signs that look alike, for one of which the network takes a letter that it lacks. */
const LOOKALIKES: readonly [RegExp, string][] = [
  [/[lI|!]/g, "1"],
  [/[oO]/g, "0"],
  [/B/g, "8"],
];

/** A first reading in terms of what the second reader knows. */
interface Spelling {
  characters: string[];
  /** Characters that it lacks. */
  foreign: string[];
  /** The text without those of them that have no known letter below their marks. */
  core: string;
  hasBase: (sign: string) => boolean;
  confidence: number;
}

interface Second {
  text: string;
  probability: number;
}

/** What replaces the first reading, or that it stays, or that the second reader has nothing to say. */
type Verdict = { text: string } | "stays" | "unknown";

/** What a second reader can tell: no characters but `known`; where it `spells` the page's language, its marks too. */
interface Reader {
  known: ReadonlySet<string>;
  spells: boolean;
}

/**
 * A word read by two readers: where they agree it is all but certain; where not, numbers are the second's and letters
 * whose it is surer of.
 */
export function weighReadings(
  word: Word,
  signs: readonly Sign[],
  { known, spells }: Reader,
  script: Script,
): Word {
  const first = spell(word, known);
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
      text: spaced(word.text, signs, isMarked),
      confidence: AGREED,
      second: "agrees",
      readings,
    };
  }
  const verdict = judge(first, { text, probability }, script);
  if (verdict === "unknown") return { ...word, second: "none", readings };
  const kept = verdict === "stays";
  return {
    ...word,
    text: kept ? word.text : isMarked ? spaced(verdict.text, signs, true) : verdict.text,
    confidence: Math.min(kept ? word.confidence : probability, DISPUTED),
    second: kept ? "differs" : "overrules",
    readings,
  };
}

/** The share of the signs that two readings have in common, in the form in which they compare. */
function likeness(first: string, second: string, form: (text: string) => string): number {
  const [a, b] = [form(first), form(second)];
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 0 : 1 - editDistance(a, b, longer) / longer;
}

function spell({ text, confidence }: Word, known: ReadonlySet<string>): Spelling {
  const isKnown = (sign: string) =>
    sign !== POSTAL && (known.has(sign) || known.has(plainSigns(sign)));
  const hasBase = (sign: string) => isKnown(sign) || [...bareSigns(sign)].every(isKnown);
  const characters = [...text];
  return {
    characters,
    foreign: characters.filter((sign) => !isKnown(sign)),
    core: characters.filter(hasBase).join(""),
    hasBase,
    confidence,
  };
}

function judge(first: Spelling, second: Second, script: Script): Verdict {
  const isKana = script === "japanese" && CJK.test(first.characters.join(""));
  if (second.text === "") return first.core === "" || isKana ? "unknown" : "stays";
  if (NUMBER.test(plainSigns(second.text))) return judgeNumber(first, second);
  if (first.core === "" || isKana) return "unknown";
  return judgeLetters(first, second, script);
}

function judgeNumber({ core, characters, hasBase, confidence }: Spelling, second: Second): Verdict {
  const wasNone = core === "" || CJK.test(core);
  const isShorter = digitsIn(second.text) < digitsIn(core);
  const isCut = core.startsWith(second.text) || core.endsWith(second.text);
  if (isCut && isShorter && confidence >= SURE_FIRST) return "stays";
  const least = wasNone
    ? LEAST.lone
    : confidence >= SURE_NUMBER
      ? LEAST.surely
      : isShorter
        ? LEAST.shorter
        : LEAST.number;
  if (second.probability < least) return core === "" ? "unknown" : "stays";
  if (core === "")
    return CJK.test(characters.join("")) ? { text: plainSigns(second.text) } : "unknown";
  const isInner = (sign: string) => hasBase(sign) && !CJK.test(sign);
  const from = characters.findIndex(isInner);
  if (from < 0) return { text: plainSigns(second.text) };
  // Currencies, counters and the postal sign around a number are the first reader's.
  const before = characters.slice(0, from).join("");
  const after = characters.slice(characters.findLastIndex(isInner) + 1).join("");
  return { text: before + plainSigns(second.text) + after };
}

function judgeLetters(
  { core, foreign, confidence }: Spelling,
  second: Second,
  script: Script,
): Verdict {
  const { text, probability } = second;
  if (CJK.test(core) || CJK.test(text)) {
    return script === "chinese" && probability >= LEAST.ideographs ? { text } : "stays";
  }
  if (foreign.some((sign) => /\p{L}/u.test(sign))) return "stays";
  // The letter beside a slash or dash, of which the second reader saw nothing.
  if (!/[\p{L}\d]/u.test(core)) return "stays";
  // A code may have either of O and 0; a number has only the one.
  if (looks(text) === looks(core) && /\p{L}/u.test(looks(core))) return "stays";
  if (/\d/.test(text) && /\d/.test(core)) return probability >= LEAST.number ? { text } : "stays";
  if (text.toLowerCase() === core.toLowerCase())
    return isOdd(core) && !isOdd(text) ? { text } : "stays";
  if (bareSigns(text) === bareSigns(core)) {
    const isSeen = probability >= LEAST.marks && confidence < SURE_FIRST;
    return isSeen || probability > confidence + LIKELIER ? { text } : "stays";
  }
  const isSurer =
    (probability >= LEAST.letters && confidence < SURE_FIRST) ||
    probability > confidence + LIKELIER;
  return isSurer ? { text } : "stays";
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, "").length;
}

function alike(first: string, second: string, loosely: boolean): boolean {
  const [a, b] = [bareSigns(first), bareSigns(second)];
  return a === b || (loosely && looks(a) === looks(b));
}

function looks(text: string): string {
  return LOOKALIKES.reduce((all, [signs, as]) => all.replace(signs, as), text);
}

/** A small letter behind capitals. */
function isOdd(text: string): boolean {
  return /\p{Lu}{2}\p{Ll}/u.test(text);
}

/** With the spaces that the second reader saw within: the first runs groups of digits together. */
function spaced(text: string, signs: readonly Sign[], isTrusted: boolean): string {
  const characters = [...text];
  if (characters.length !== signs.length || CJK.test(text)) return text;
  // To a reader not trusted with them: whether a unit stands apart the ink tells better (`partUnits`); behind a currency or a point the gap is the sign's own.
  const isTold = (i: number) =>
    !isTrusted &&
    (/\d\p{L}|\p{Sc}/u.test(text.slice(i - 1, i + 1)) || /\d[.,]$/.test(text.slice(0, i)));
  return characters
    .map((sign, i) => (i > 0 && signs[i]?.spaced && !isTold(i) ? ` ${sign}` : sign))
    .join("");
}
