import type { Box, Word } from "../model";
import { asPrinted, isCjk } from "../text/fold";
import { hull, median } from "./box";

/** Words of one line that are read together. Boxes are in page units. */
export interface Segment {
  page: number;
  words: Word[];
  text: string;
  box: Box;
  baseline: number;
  fontSize: number;
  /** True where most of its signs are bold. */
  bold: boolean;
  /** True where a rule of its own length runs under it, as under what is filled in on a form. */
  underlined: boolean;
  /** How many of its first words ask for what the others say, where nothing but the texts around it tells. */
  asking?: number;
  confidence: number;
  source: "pdf" | "ocr";
}

/** Above the baseline by 0.88 em and below it by 0.22: the ink, whatever extent the font claims. */
function inkBox(word: Word): Box {
  return {
    x0: word.box.x0,
    x1: word.box.x1,
    top: word.baseline - 0.88 * word.fontSize,
    bottom: word.baseline + 0.22 * word.fontSize,
  };
}

/** `words` from left to right, at least one. */
export function toSegment(words: Word[], page: number, underlined = false): Segment {
  const bold = words.reduce(
    (sum, word) => sum + (word.bold ? word.text.length : -word.text.length),
    0,
  );
  return {
    page,
    words,
    text: joinWords(words),
    box: hull(words.map(inkBox)),
    baseline: median(words.map((word) => word.baseline)),
    fontSize: median(words.map((word) => word.fontSize)),
    bold: bold > 0,
    underlined,
    confidence: Math.min(...words.map((word) => word.confidence)),
    source: words[0]?.source ?? "pdf",
  };
}

/** The text as printed: a space where one was seen or the gap is wide, none inside CJK text. */
export function joinWords(words: readonly Word[]): string {
  let text = "";
  for (const [index, word] of words.entries()) {
    const previous = words[index - 1];
    if (previous) text += spaceBetween(previous, word);
    text += word.text;
  }
  const printed = asPrinted(text).trim();
  if (words[0]?.source !== "ocr") return printed;
  const dated = closeDates(closeTimes(evenSlashes(closeAmount(closeOrdinals(printed)))));
  return closeMails(openBrackets(evenBrackets(withWideDigits(dated))));
}

/** Digits as wide as the ideographs around them, which readers see apart from each other: all of the text are, "令和５年１０月". */
function withWideDigits(text: string): string {
  if (!/(?<=[\u3040-\u9fff])\d(?: \d)+(?=[\u3040-\u9fff]|$)/.test(text)) return text;
  return text
    .replace(/(?<=\d) (?=\d)/g, "")
    .replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
}

/** Printed slashes have a space on both sides or on none, but for those of "w/ lid"; readers lose one of them. None parts an ending, "nato/a", from its word. */
function evenSlashes(text: string): string {
  return text
    .replace(/(?<=\p{Ll}{3})(?: \/|\/ )(?=[ao](?!\p{L}))/gu, "/")
    .replace(/(?<=\S) \/(?=[^\s\d])/g, " / ")
    .replace(/(?<=[^\s\d]{2})\/ (?=\S)/g, " / ");
}

/** The letters of an English ordinal stand right behind its digits, "2 nd"; "1 st" may count pieces elsewhere. */
function closeOrdinals(text: string): string {
  return text.replace(
    /(?<![\d.,]|\d )(\d?(?:2 (?=nd)|3 (?=rd)|\d (?=th)))(?=\p{Ll}{2}(?!\p{L}))/gu,
    (digits) => digits.trimEnd(),
  );
}

/** An amount by itself has no space beside its decimal sign: "1,000 .00", "¥1, 184". */
function closeAmount(text: string): string {
  return text.replace(/^([^\p{L}\d]{0,3}\d{1,3}(?:[.,]\d{3})*) ?([.,]) ?(?=\d{2,3}$)/u, "$1$2");
}

/** No time of day is printed with a space on one side of its colon, nor a lone one with the broad colon of ideographs, which readers take others for. */
function closeTimes(text: string): string {
  const colons = [...text.matchAll(/(?<=(?:^|\D)\d{1,2} ?)[:：](?= ?\d{2}(?:\D|$))/g)].join("");
  const colon = /^：{2,}$/.test(colons) ? "：" : ":";
  return text.replace(/(?<=(?:^|\D)\d{1,2})(?: :|[:：] ?)(?=\d{2}(?:\D|$))/g, colon);
}

/** Between the numbers of a date there is a space everywhere or nowhere. */
function closeDates(text: string): string {
  return text
    .replace(/(?<![\d.,])(?:19|20)(?: ?\d){2} ?[.年/-] ?\d ?\d(?! ?\d)/g, (date) =>
      date.replaceAll(" ", ""),
    )
    .replace(/(?<!\d)(\d{1,2})([./-]) (?=\d{1,2}\2\d{4}(?!\d))/g, "$1$2")
    .replace(/(?<=\d) (?=[年月日](?:\d|$))|(?<=\d[年月]) (?=\d)/g, "")
    .replace(/(?<!\d)(\d{1,2}([./-])\d{1,2}\2) (?=(?:19|20)\d{2}(?!\d))/g, "$1");
}

/** No address of the net has a space beside its @, nor, where a text ends with it, beside the first point of its host. */
function closeMails(text: string): string {
  const host = /(?<=[\p{L}\d_-] ?@ ?)\p{L}[\w-]* ?\. ?\p{Ll}[\w-]*(?:\.[\w-]+)*$/u;
  return text
    .replace(/(?<=[\p{L}\d]) \.(?=\w[\w.-]*@)/gu, ".")
    .replace(host, (name) => name.replaceAll(" ", ""))
    .replace(/(?<=[\p{L}\d_-]) ?@ ?(?=\p{L}[\w-]*(?:\.[\w-]+)+)/gu, "@");
}

/** A word behind a bracket stands apart, which readers miss: "Né(e) le"; none stands apart from the bracket before it. */
function openBrackets(text: string): string {
  return text
    .replace(/(?<=\p{Script=Latin}\))(?=\p{Script=Latin}{2})/gu, " ")
    .replace(/(?<=\() (?=\p{Script=Latin}{2})/gu, "");
}

/** Around ideographs both brackets are as wide as they are, or none is. */
function evenBrackets(text: string): string {
  return text.replace(/[(（][^()（）]*[\u3040-\u9fff][^()（）]*[)）]/g, (part) =>
    /^（|）$/.test(part) ? `（${part.slice(1, -1)}）` : part,
  );
}

/** Boxes of single ideographs on a scan hug their ink: gaps look wider than they are. */
const seenCjkSpace = 1;

/** Digits of one number stand no further apart, whatever the reader says of a space. */
const seenDigitSpace = 0.06;

function spaceBetween(left: Word, right: Word): string {
  const em = Math.min(left.fontSize, right.fontSize);
  const gap = (right.box.x0 - left.box.x1) / em;
  const cjk = isCjk(left.text.slice(-1)) && isCjk(right.text.slice(0, 1));
  if (cjk && right.source === "ocr") return gap > seenCjkSpace ? "　" : "";
  if (cjk) return gap > 0.75 ? "　" : right.spaceBefore && gap > 0.2 ? " " : "";
  const areDigits = /[\d.,]$/.test(left.text) && /^[\d.,]/.test(right.text);
  if (areDigits && right.source === "ocr" && gap < seenDigitSpace) return "";
  return right.spaceBefore || gap > 0.2 ? " " : "";
}

/** Joins lines into one text: a space where a paragraph wraps, none between CJK signs or at a hyphen. */
export function joinWrapped(first: string, second: string): string {
  if (/\p{Ll}-$/u.test(first) && /^\p{Ll}/u.test(second)) return first.slice(0, -1) + second;
  if (/[^\s-]-$/.test(first)) return first + second;
  // Digits between ideographs stand in their line: "3" over "号楼".
  if (isCjk(first.replace(/\d+$/, "").slice(-1)) && /^\d*[\u3000-\u9fff]/.test(second))
    return first + second;
  return `${first} ${second}`;
}
