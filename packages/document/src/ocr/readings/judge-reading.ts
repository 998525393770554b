import { ONE_SHAPE } from "../words/either-case";
import { bareSigns, plainSigns } from "./plain-signs";

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
  /** Latin words on pages in ideographs, whose models are as sure of them misread. */
  latinBeside: 0.95,
  /** A capital I where the first saw a small one, with a speck above it. */
  capital: 0.95,
  /** A stroke that the first took for a rule, a letter that it saw twice. */
  slip: 0.55,
  /** Whatever the first saw, where the second reader knows all that the page is written with and leaves nothing of it out. */
  certain: 0.98,
  /** A letter for a digit that looks like it, or the other way round. */
  lookalike: 0.95,
  /** A bracket for another stroke. */
  bracket: 0.9,
} as const;
/** The same of letters of one shape in both cases, which the second compares with their neighbours. */
export const LEAST_CASE = 0.97;
/** Words that the first reader is surer of keep their letters, and numbers their ends: the second's area may cut one off. */
const SURE_FIRST = 0.93;
/** So clearly seen a mark was overlooked, unless the first reader is as sure that there is none. */
const CLEAR_MARK = 0.97;
/** Numbers that it is this sure of are rarely misread: specks make points for the second. */
const SURE_NUMBER = 0.955;
/** Less likely letters replace others where they are still likelier by this; more for signs that are told apart by their size or a mark alone. */
const LIKELIER = 0.15;
const MUCH_LIKELIER = 0.35;
export const CJK = /[\u3041-\u30ff\u3400-\u9fff]/;
const NUMBER = /^[$¥€£]?[\d.,:/%()+-]*\d[\d.,:/%()+-]*$/;
/** Signs that look alike, for one of which the network takes a letter that it lacks. */
const LOOKALIKES: readonly [RegExp, string][] = [
  [/[lI|!]/g, "1"],
  [/[oO]/g, "0"],
  [/B/g, "8"],
];

/** A first reading in terms of what the second reader knows. */
export interface Spelling {
  characters: string[];
  /** Characters that it lacks. */
  foreign: string[];
  /** The text without those of them that have no known letter below their marks. */
  core: string;
  hasBase: (sign: string) => boolean;
  confidence: number;
  /** The place is too narrow for so many digits, or lies within what the second reader saw, so that none was cut off. */
  isTight: boolean;
}

export interface Second {
  text: string;
  probability: number;
  /** By a reader of all that the page is written with, in Latin letters. */
  spells: boolean;
}

/** What replaces the first reading, or that it stays, or that the second reader has nothing to say. */
type Verdict = { text: string } | "stays" | "unknown";

/** What a place reads, given what two readers saw of it. */
export function judge(first: Spelling, second: Second, script: Script): Verdict {
  const isKana = script === "japanese" && CJK.test(first.characters.join(""));
  if (second.text === "") return first.core === "" || isKana ? "unknown" : "stays";
  if (NUMBER.test(plainSigns(second.text))) return judgeNumber(first, second);
  if (first.core === "" || isKana) return "unknown";
  return judgeLetters(first, second, script);
}

function judgeNumber(first: Spelling, second: Second): Verdict {
  const { core, characters, hasBase, confidence, isTight } = first;
  const wasNone = core === "" || CJK.test(core);
  const isShorter = digitsIn(second.text) < digitsIn(core);
  const isCut = core.startsWith(second.text) || core.endsWith(second.text);
  if (isCut && isShorter && confidence >= SURE_FIRST && !isTight) return "stays";
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
  const { text, probability, spells } = second;
  if (CJK.test(core) || CJK.test(text)) {
    return script === "chinese" && probability >= LEAST.ideographs ? { text } : "stays";
  }
  if (foreign.some((sign) => /\p{L}/u.test(sign))) return "stays";
  const isStroke = core === "|" && /^[lI1]$/.test(text);
  const isSlip = isStroke || isDoubled(core, text) || core.replace(STRAY, "") === text;
  if (isSlip) return probability >= LEAST.slip ? { text } : "stays";
  if (isBracket(text, core)) return probability >= LEAST.bracket ? { text } : "stays";
  const isCertain = spells && probability >= LEAST.certain && isOther(text, core);
  // The letter beside a slash or dash, of which the second reader saw nothing.
  if (!/[\p{L}\d]/u.test(core)) return isCertain && !/[\p{L}\d]/u.test(text) ? { text } : "stays";
  if (isCertain) return { text };
  if (text.toLowerCase() === core.toLowerCase()) {
    const isSeen =
      spells && probability >= LEAST_CASE && isRegular(text) && differInSameShape(text, core);
    const isBegun = spells && probability >= LEAST.capital && beginsInCapital(text, core);
    return isSeen || isBegun || (isOdd(core) && !isOdd(text)) ? { text } : "stays";
  }
  const isMuchLikelier = probability > confidence + MUCH_LIKELIER;
  // A code may have either of O and 0; a number has only the one.
  if (looks(text) === looks(core) && /\p{L}/u.test(looks(core)))
    return isMuchLikelier || (spells && probability >= LEAST.lookalike) ? { text } : "stays";
  if (/\d/.test(text) && /\d/.test(core)) {
    const least = digitsIn(text) < digitsIn(core) ? LEAST.shorter : LEAST.number;
    return probability >= least ? { text } : "stays";
  }
  if (differInLacked(text, core)) return probability >= LEAST.letters ? { text } : "stays";
  const differsInMarks = bareSigns(text) === bareSigns(core);
  if (differsInMarks || (MARKED.test(text) && !MARKED.test(core))) {
    const isSeen = probability >= LEAST.marks && confidence < SURE_FIRST;
    const isClear = !MARKED.test(core) && probability >= CLEAR_MARK && confidence < CLEAR_MARK;
    return isSeen || isClear || isMuchLikelier ? { text } : "stays";
  }
  const isSurer =
    (probability >= LEAST.letters && confidence < SURE_FIRST) ||
    (script !== "latin" && probability >= LEAST.latinBeside) ||
    probability > confidence + LIKELIER;
  return isSurer ? { text } : "stays";
}

/** Whether two readings differ in nothing but signs that the first reader's models have not, and so take for others. */
function differInLacked(second: string, first: string): boolean {
  const others = [...first];
  const signs = [...second];
  return (
    signs.length === others.length &&
    signs.every((sign, i) => sign === others[i] || /[×µφ₫]/.test(sign))
  );
}

/** Brackets, of which the first reader makes others, or strokes. */
const isBracket = (second: string, first: string): boolean =>
  /^[()[\]]$/.test(second) && /^[{}|!]$/.test(first);

/** Not the first reading in another case, with other marks or with some signs left out, as narrow ones of two alike are: these have rules of their own. */
function isOther(second: string, first: string): boolean {
  const plain = (text: string) => bareSigns(text.replaceAll("º", "°")).toLowerCase();
  if (plain(second) === plain(first)) return false;
  let from = 0;
  for (const sign of second) {
    const at = first.indexOf(sign, from);
    if (at < 0) return true;
    from = at + sign.length;
  }
  return false;
}

/** The first reading is the second with one letter twice in a row. */
function isDoubled(first: string, second: string): boolean {
  return [...first].some(
    (sign, i, signs) =>
      sign === signs[i - 1] && /\p{L}/u.test(sign) && signs.toSpliced(i, 1).join("") === second,
  );
}

/** Ends of rules beside a word. */
const STRAY = /^[_|~]+|[_|~]+$/g;
const MARKED = /[\u00c0-\u024f\u1e00-\u1eff]/;

function digitsIn(text: string): number {
  return text.replace(/\D/g, "").length;
}

/** A text with one sign for all that look alike. */
export function looks(text: string): string {
  return LOOKALIKES.reduce((all, [signs, as]) => all.replace(signs, as), text);
}

/** Whether the letters in which two readings differ have one shape in both cases, so that their height alone tells. */
function differInSameShape(a: string, b: string): boolean {
  const others = [...b];
  return [...a].every((sign, i) => sign === others[i] || ONE_SHAPE.test(bareSigns(sign)));
}

/** Two readings that differ in nothing but the I with which the second begins. */
const beginsInCapital = (second: string, first: string): boolean =>
  second.startsWith("I") && first === second.replace("I", "i");

/** All its letters of one case, but for the first. */
function isRegular(text: string): boolean {
  const letters = text.replace(/\P{L}/gu, "");
  return /^(?:\p{Lu}?\P{Lu}*|\P{Ll}*)$/u.test(letters);
}

/** A small letter behind capitals, or a capital among small letters. */
function isOdd(text: string): boolean {
  return /\p{Lu}{2}\p{Ll}|\p{Ll}\p{Lu}\p{Ll}/u.test(text);
}
