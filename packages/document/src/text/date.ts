import { monthOf, weekdayBefore } from "../lexicon/calendar";
import { fold } from "./fold";

const numeric = /^(\d{1,4})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{1,4})\.?$/;
/** The years before the first one of each era of Japan. */
const eras: Readonly<Record<string, number>> = {
  令和: 2018,
  平成: 1988,
  昭和: 1925,
  大正: 1911,
  明治: 1867,
};
const era = Object.keys(eras).join("|");
const ideographic = new RegExp(
  `^(${era})?\\s*(\\d{1,4}|元)\\s*年\\s*(\\d{1,2})\\s*月\\s*(\\d{1,2})\\s*[日号]$`,
);
const ideographicMonth = new RegExp(
  `^(?:(?:\\d{4}|(?:${era})\\d{1,2})\\s?年\\s?)?\\d{1,2}\\s?月(?:分)?$`,
);

/** Whether a text is the name of an era, whole or its first sign: "昭". */
export const isEra = (text: string): boolean =>
  text !== "" && Object.keys(eras).some((name) => name === text || name[0] === text);
const vietnamese = /^(?:ngày\s+)?(\d{1,2})\s+tháng\s+(\d{1,2})\s+năm\s+(\d{4})$/i;
const time = /[\s,T]+\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?\s*(?:am|pm|uhr|h)?\.?$/i;

const hasDigit = /\d/;
const hasLetter = /\p{L}/u;
/** More characters than any date with the name of its month has. */
const LONGEST_NAMED = 60;

/** Whether a text is a month, with or without its year: "April 1988", "Mai", "3月", "tháng 3". */
export function isMonth(text: string): boolean {
  const plain = text.normalize("NFKC").trim();
  if (ideographicMonth.test(plain)) return true;
  if (/^tháng\s+\d{1,2}(?:\s*[/-]\s*\d{4})?$/i.test(plain)) return true;
  const [, name = ""] = /^(\p{L}{3,})\.?(?:\s+(?:de\s+)?(?:\d{4}|['’]?\d{2}))?$/u.exec(plain) ?? [];
  return monthOf(name) !== undefined;
}

/** A printed date: every day it may mean, as ISO days. 03/04/2026 means two where no order is known. */
interface PrintedDate {
  days: string[];
}

/** Reads a printed date of the supported languages, with or without weekday and time; null where it is none. */
export function parseDate(text: string): PrintedDate | null {
  const plain = text
    .normalize("NFKC")
    .trim()
    .replace(time, "")
    .replace(/[（(][月火水木金土日一二三四五六][)）]$/, "");
  if (!hasDigit.test(plain)) return null;
  const weekday = weekdayBefore(plain);
  return parseDay(plain) ?? (weekday === "" ? null : parseDay(plain.slice(weekday.length)));
}

function parseDay(plain: string): PrintedDate | null {
  const cjk = ideographic.exec(plain);
  if (cjk) {
    const [, name = "", year = "", month, date] = cjk;
    return day((eras[name] ?? 0) + (year === "元" ? 1 : Number(year)), Number(month), Number(date));
  }
  const viet = vietnamese.exec(plain);
  if (viet) return day(Number(viet[3]), Number(viet[2]), Number(viet[1]));
  const parts = numeric.exec(plain);
  if (parts) return numericDay(parts[1] ?? "", parts[2] ?? "", parts[3] ?? "");
  return namedDay(plain);
}

function numericDay(first: string, second: string, third: string): PrintedDate | null {
  if (first.length === 4) return day(Number(first), Number(second), Number(third));
  if (third.length !== 4 && third.length !== 2) return null;
  const year = third.length === 2 ? 2000 + Number(third) : Number(third);
  const days = [
    ...(day(year, Number(second), Number(first))?.days ?? []),
    ...(day(year, Number(first), Number(second))?.days ?? []),
  ];
  return days.length > 0 ? { days: [...new Set(days)] } : null;
}

function namedDay(text: string): PrintedDate | null {
  if (text.length > LONGEST_NAMED || !hasLetter.test(text)) return null;
  const tokens = fold(text)
    .replace(/(\d)(st|nd|rd|th|er|o)\b/g, "$1")
    .split(" ")
    .filter((token) => token !== "de" && token !== "of" && token !== "del");
  if (tokens.length !== 3) return null;
  const at = tokens.findIndex((token) => monthOf(token) !== undefined);
  const month = monthOf(tokens[at] ?? "");
  const numbers = tokens.filter((_, index) => index !== at).map(Number);
  const [a = Number.NaN, b = Number.NaN] = numbers;
  if (!month || at === 2 || !Number.isInteger(a) || !Number.isInteger(b)) return null;
  if (a > 31) return day(a, month, b);
  return day(b < 100 ? 2000 + b : b, month, a);
}

function day(year: number, month: number, date: number): PrintedDate | null {
  if (year < 1900 || year > 2199 || month < 1 || month > 12 || date < 1 || date > 31) return null;
  const two = (number: number) => String(number).padStart(2, "0");
  return { days: [`${year}-${two(month)}-${two(date)}`] };
}
