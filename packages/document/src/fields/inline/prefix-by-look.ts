import { median } from "../../layout/box";
import { toSegment } from "../../layout/segment";
import { type LanguageWeights, matchLabel } from "../../lexicon/vocabulary";
import type { Word } from "../../model";
import { isMonth } from "../../text/date";
import { isCjk } from "../../text/fold";
import { kindOf } from "../../text/kind";
import { beginsWithBox } from "../choices/tick-boxes";
import { fits } from "../pairs/expected-kind";
import { isLabelLike, isSentence } from "../units/label-like";
import { faceOf, toUnit } from "../units/unit";
import { facesByInk } from "./faces-by-ink";
import { facesBySize } from "./faces-by-size";

/** In em: wider than any space within a label. */
export const wideGap = 0.9;

export function boldPrefix(words: readonly Word[], weights: LanguageWeights): number | null {
  const plain = words.findIndex((word) => !word.bold);
  // A few letters look bold by chance: "ul." of an address.
  if (plain === 1 && words[0]?.source === "ocr" && /^\p{Ll}{1,3}\.$/u.test(words[0].text))
    return null;
  if (plain <= 0 || plain > 6 || words.slice(plain).some((word) => word.bold)) return null;
  // What goes on with a slash or bracket is the label in another language or its unit, and in another font.
  const goesOn = (at: number) => /^[/／(（]/.test(words[at]?.text ?? "");
  if (goesOn(plain)) return null;
  // Of a label that was printed bold throughout, short words are seen thinner.
  const whole = words.findLastIndex(
    (_, last) => last >= plain && isWholeLabel(words.slice(0, last + 1), weights),
  );
  if (whole >= 0) return goesOn(whole + 1) ? null : whole + 1;
  // "Quantity to be distributed": a label goes on, whose first word looks bold by chance.
  if (words[0]?.source === "ocr" && /^\p{Ll}{1,3}$/u.test(words[plain]?.text ?? "")) return null;
  const match = matchLabel(toSegment(words.slice(0, plain), 1).text, false, weights);
  return match && match.score >= 0.9 ? plain : null;
}

/** A phrase of the lexicon, in each of its languages. */
export function isWholeLabel(
  words: readonly Word[],
  weights: LanguageWeights,
  least = 0.98,
): boolean {
  const isKnown = (part: string) => (matchLabel(part, false, weights)?.score ?? 0) >= least;
  const { text } = toSegment([...words], 1);
  // "A/N" is one phrase.
  return /^\p{L}[/／]\p{L}$/u.test(text) ? isKnown(text) : text.split(/\s*[/／]\s*/).every(isKnown);
}

/** … and wider than ideographs of one word seem to stand apart. */
const seenGap = 0.5;
/** So many words a label in ideographs is read as, at most. */
const longestSeen = 8;

/** A label that says again what another one asks matches the lexicon this well. */
const AGAIN = 0.95;

/** A code, a number to call or an amount, where ideographs end. */
const plainSign = /^[A-Z\d¥￥+〒(（].{3}/;

/**
 * A phrase of the lexicon in ideographs with a space behind it, which no line of them has but between label and value: printed, as wide as on
 * pixels no word but the next is, or before signs of another kind.
 */
export function partedPrefix(words: readonly Word[], weights: LanguageWeights): number | null {
  const cut = words.findIndex((word, i) => {
    const last = words[i - 1];
    if (last === undefined || !isCjk(last.text.slice(-1))) return false;
    const isPrinted = word.source === "pdf" && word.spaceBefore;
    const gap = (word.box.x0 - last.box.x1) / word.fontSize;
    const isSeen = gap >= seenGap && i <= longestSeen && asks(words.slice(0, i), weights);
    return gap >= wideGap || isSeen || isPrinted || plainSign.test(word.text);
  });
  const label = cut > 0 ? toSegment(words.slice(0, cut), 1).text : "";
  const rest = cut > 0 ? toSegment(words.slice(cut), 1).text : "";
  if (PERMIT.test(label) && NUMBERED.test(rest)) return cut;
  if (cut <= 0 || !asks(words.slice(0, cut), weights)) return null;
  const isAnswer = !/^[/／(（]/.test(rest) && !words.some(({ text }) => beginsWithBox(text));
  if (!isCjk(label.slice(-1)) || !isAnswer) return null;
  const match = matchLabel(label, false, weights);
  if (match && saysAgain(rest, match.key, weights)) return 0;
  // "会計 20:40": a time of day is no sum, but when it was paid. "納期 ご相談のうえ": when something is due may be said in words.
  const isTime = TIME.test(rest);
  const mayFit = match === null || match.score < 0.98 || isTime || fits(match.key, rest) > -0.5;
  return mayFit ? cut : null;
}

const TIME = /^\d{1,2}[:：]\d{2}$/;

/** "供方 Supplier", "联系人/电话 Attn/Tel": the same once more in Latin letters. */
function saysAgain(text: string, key: string, weights: LanguageWeights): boolean {
  if (!/^[\p{Script=Latin}\s/.'-]+$/u.test(text)) return false;
  const match = matchLabel(text, false, weights);
  if (match === null || match.score < AGAIN) return false;
  const [one, other] = [key.split("_"), match.key.split("_")];
  return key === "other" || one.some((part) => other.includes(part));
}

/** "産業廃棄物収集運搬業許可 第01310009号": what an office allowed or entered, and under which number. */
const PERMIT = /^[\u3040-\u9fff]*(?:許可|登録|免許|認可|届出)$/;
const NUMBERED = /^第\s?[\d-]{3,}\s?号$/;

/** What labels in Japanese and Chinese end with: of whom the name, what for a number, and so on. */
const HEAD =
  /^[\p{Script=Han}\u3041-\u30ff・]{1,10}(?:氏名|姓名|名前|名称|番号|号码|编号|住所|地址|所在地|連絡先|電話|电话|年月日|日期|日時|期限|期間|場所|地点|理由|原因|方法|時間|时间|内容|状況|情况|有無|区分|種別|金額|金额|人数|日数)$/u;

/** A phrase of the lexicon, or on pixels, where no typeface tells, one that asks by its last word. */
const asks = (words: readonly Word[], weights: LanguageWeights): boolean =>
  isWholeLabel(words, weights) ||
  (words[0]?.source === "ocr" && HEAD.test(toSegment([...words], 1).text));

/** So many words ask for what is printed in bold behind them. */
const longestPlain = 3;

/** "Chez **Mme Eva Lachenal**": receipts and tickets print in bold what matters. */
export function plainPrefix(words: readonly Word[]): number | null {
  const cut = words.findIndex(({ bold }) => bold);
  const [label, answer] = [words.slice(0, cut), words.slice(cut)];
  if (cut <= 0 || cut > longestPlain) return null;
  const isSeen = words.some(({ source }) => source === "ocr");
  const isBolder = isSeen ? areBolder(answer, label) : answer.every(({ bold }) => bold);
  // "en date du **23 août 2024**": in small letters before a date.
  const isDated = kindOf(toSegment(answer, 1).text) === "date";
  const isAsking = isSeen || isDated || /^\p{Lu}/u.test(label[0]?.text ?? "");
  if (!isBolder || !isAsking) return null;
  return isLabelLike(toUnit([toSegment(label, 1)], null, new Map())) ? cut : null;
}

/** On pixels words look bold by chance, but not so many signs with all their upright strokes so much broader than those beside them. */
const BOLDER = { signs: 6, each: 1.15, most: 1.3 } as const;

function areBolder(answer: readonly Word[], label: readonly Word[]): boolean {
  const strokes = (words: readonly Word[]) => words.map(({ look }) => look?.upright ?? 0);
  const [broad, thin] = [strokes(answer), strokes(label)];
  const signs = answer.filter(({ bold }) => bold).reduce((sum, { text }) => sum + text.length, 0);
  return (
    Math.min(...thin) > 0 &&
    signs >= BOLDER.signs &&
    answer.every(({ bold, text }) => bold || text.length === 1) &&
    Math.min(...broad) >= BOLDER.each * Math.max(...thin) &&
    median(broad) >= BOLDER.most * median(thin)
  );
}

/** Words that ask in italics for what is upright behind them: "*Conseiller* Yvon Le Bihannic", and how many answer. */
const SLANTED = { label: 4, answer: 10 } as const;

export function slantedPrefix(words: readonly Word[]): number | null {
  const cut = words.findIndex(({ slanted }) => !slanted);
  const [label, answer] = [words.slice(0, cut), words.slice(cut)];
  if (cut <= 0 || cut > SLANTED.label || answer.length > SLANTED.answer) return null;
  if (answer.some(({ slanted }) => slanted)) return null;
  const [asked, given] = [label, answer].map((part) => toSegment(part, 1).text) as [string, string];
  const isKnown = (matchLabel(asked)?.score ?? 0) >= KNOWN;
  const begins = isKnown ? /^\S/ : /^[\p{Lu}\p{Lo}\d+("'«]/u;
  const isAnswer = begins.test(given) && !/[,;.!?]$/.test(given);
  const isLabel =
    [...asked].length > SHORT && isLabelLike(toUnit([toSegment(label, 1)], null, new Map()));
  return isAnswer && isLabel ? cut : null;
}

/** Signs that any typeface has: what else is set in another one may be so for want of the sign. */
const common = /^[\p{Script=Latin}\d\p{P}\p{Sc}\s+]+$/u;

/** Signs that every typeface for Japanese or Chinese has beside its ideographs. */
const ideographs = /[\u3040-\u9fff]/;

/** What is filled in on a form is set in another typeface than the form, or larger than what asks for it. */
export function facePrefix(words: readonly Word[]): number | null {
  const cut = prefixByFace(words);
  if (cut !== null && mayPart(words, cut)) return cut;
  const told = facesBySize(words) ?? facesByInk(words);
  return told && prefixByFace(told);
}

/** Faces seen on pixels err, but not where a label of the lexicon ends, a number begins that has no letters before it, or the gap is one between label and answer. */
function mayPart(words: readonly Word[], cut: number): boolean {
  const label = toSegment(words.slice(0, cut), 1).text;
  const isNumber = /^\d/.test(words[cut]?.text ?? "");
  // "May 11": its day goes with a month, in whichever face that is seen.
  if (words[0]?.source === "ocr" && isNumber && isMonth(label)) return false;
  const isSure =
    words[0]?.source !== "ocr" ||
    (isNumber && !SERIES.test(label)) ||
    areSetApart(words.slice(0, cut), words.slice(cut));
  const isLong = [...label].length > SHORT;
  return isSure || (matchLabel(label)?.score ?? 0) >= KNOWN || (isLong && isOff(words, cut));
}

/** Whether a line asks in print for what was typed behind it beyond doubt. */
export function isAnsweredByType(words: readonly Word[]): boolean {
  const cut = prefixByFace(words);
  return cut !== null && areSetApart(words.slice(0, cut), words.slice(cut));
}

/** Faces err for a word or two, but not where all of the answer is bold besides. */
function areSetApart(label: readonly Word[], answer: readonly Word[]): boolean {
  const isBold = answer.every(({ bold }) => bold) && label.every(({ bold }) => !bold);
  return faceOf(answer) === "typed" && faceOf(label) === "printed" && isBold;
}

function prefixByFace(words: readonly Word[]): number | null {
  const cut = words.findIndex(({ face }) => face !== words[0]?.face);
  const [label, answer] = [words.slice(0, cut), words.slice(cut)];
  if (cut <= 0 || !faceOf(label) || !faceOf(answer) || faceOf(label) === "typed") return null;
  const [asked, given] = [label, answer].map((part) => toSegment(part, 1).text) as [string, string];
  const areCommon =
    common.test(asked + given) || (ideographs.test(asked) && ideographs.test(given));
  const isAnswer = areCommon && /^[\p{L}\d\p{Sc}+("'*-]/u.test(given) && !isSentence(asked);
  return isAnswer && isLabelLike(toUnit([toSegment(label, 1)], null, new Map())) ? cut : null;
}

/** "Mr" before a name asks for nothing. */
const SHORT = 3;
/** "AW 0618-2", "mjt 11/6": letters that a number begins with, or initials before a date, seen in another face. */
const SERIES = /^(?:\p{Lu}{1,3}|\p{Ll}{2,3})$/u;
/** A label of the lexicon is known so well. */
const KNOWN = 0.9;
/** Between what a form asks and what was filled in behind it, in em. */
const ANSWER_GAP = 0.25;

/** What was filled in stands as far off as the words that ask for it do from each other, or further. */
function isOff(words: readonly Word[], cut: number): boolean {
  const gaps = words
    .slice(1)
    .map(({ box, fontSize }, i) => (box.x0 - (words[i] as Word).box.x1) / fontSize);
  const spaces = gaps.slice(0, cut - 1);
  return (gaps[cut - 1] ?? 0) >= Math.max(ANSWER_GAP, spaces.length > 0 ? median(spaces) : 0);
}

/** "Nom / Name Claire Bastide": a label in two languages, both of which the lexicon knows. */
export function bilingualPrefix(words: readonly Word[], weights: LanguageWeights): number | null {
  const slash = words.findIndex(({ text }) => /^[/／]/.test(text));
  if (slash < 1 || slash > 4 || isWholeLabel(words, weights, 0.85)) return null;
  const least = (words[slash] as Word).text.length > 1 ? slash : slash + 1;
  for (let cut = Math.min(slash + 4, words.length - 1); cut > least; cut--) {
    const isAnswer = /^[\p{Lu}\p{Lo}\d]/u.test(words[cut]?.text ?? "") && !areCapitals(words);
    if (isAnswer && isWholeLabel(words.slice(0, cut), weights)) return cut;
  }
  return null;
}

/** A caption in capitals goes on in them, whatever it says. */
const areCapitals = (words: readonly Word[]): boolean =>
  words.every(({ text }) => /^[\p{Lu}\P{L}]+$/u.test(text) && !/\d/.test(text));

/** Words of a question, and of its answer on the same line. */
const longestQuestion = 12;
const longestAnswer = { any: 4, plain: 12 } as const;

/** "If so, since when? spring 2019": a question and its answer, which is no sentence. */
export function askedPrefix(words: readonly Word[]): number | null {
  const cut = words.findIndex(({ text }) => /\p{L}[?？]$/u.test(text)) + 1;
  const answer = words.slice(cut);
  // In small letters it is nothing that the form says: "Why do you come? a molar, for three days".
  const isPlain = cut > 3 && /^\p{Ll}/u.test(answer[0]?.text ?? "");
  const longest = isPlain ? longestAnswer.plain : longestAnswer.any;
  if (cut < 2 || cut > longestQuestion || answer.length === 0 || answer.length > longest)
    return null;
  const asks = /^(?:[\p{Lu}¿]|[\u3040-\u9fff])/u.test(words[0]?.text ?? "");
  return asks &&
    !/^[(（]/.test(answer[0]?.text ?? "") &&
    !/[.!?。？]$/.test(answer.at(-1)?.text ?? "")
    ? cut
    : null;
}
