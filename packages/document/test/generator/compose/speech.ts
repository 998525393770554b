import type { Random } from "../random";
import {
  type ColumnName,
  choicesOf,
  type DocumentKind,
  type LabelName,
  type Money,
  type SetName,
  type Words,
} from "../words/words";

/** One document's manner of speaking: every word, number and date is printed through it. */
export interface Speech {
  words: Words;
  second: Words | null;
  label: (name: LabelName) => string;
  column: (name: ColumnName) => string;
  title: (kind: DocumentKind) => string;
  /** One of the choices of a word list. */
  say: (name: WordList) => string;
  several: (name: WordList, count: number) => string[];
  date: (days: number) => string;
  /** With the currency where the document prints one there. */
  amount: (cents: number, place: "table" | "total") => string;
  number: (text: string) => string;
  phone: () => string;
  code: (shape: string) => string;
  colon: string;
  money: Money;
  symbol: string | null;
  random: Random;
}

type WordList = {
  [Name in keyof Words]: Words[Name] extends string ? Name : never;
}[keyof Words];

export function speak(set: SetName, words: Words, second: Words | null, random: Random): Speech {
  const pick = (text: string) => random.pick(choicesOf(text, set));
  const cased = random.chance(0.12) ? (text: string) => text.toUpperCase() : (text: string) => text;
  const both = (own: string, other: string | undefined) =>
    other === undefined ? cased(own) : `${own} / ${other}`;
  const dateForm = pick(words.dates);
  const form = pick(words.money.forms);
  const bare = form !== "0" && random.chance(0.6);
  const phoneForm = pick(words.phones);
  const said = new Map<string, string>();
  const once = (name: string, make: () => string) => {
    const known = said.get(name) ?? make();
    said.set(name, known);
    return known;
  };
  const code = (shape: string) => shape.replace(/#/g, () => String(random.whole(0, 9)));
  return {
    words,
    second,
    label: (name) =>
      once(`label ${name}`, () =>
        both(pick(words.labels[name]), second ? pick(second.labels[name]) : undefined),
      ),
    column: (name) =>
      once(`column ${name}`, () =>
        second
          ? `${pick(words.columns[name])}\n${pick(second.columns[name])}`
          : cased(pick(words.columns[name])),
      ),
    title: (kind) => pick(words.titles[kind]),
    say: (name) => pick(words[name]),
    several: (name, count) => random.shuffle(choicesOf(words[name], set)).slice(0, count),
    date: (days) => printDate(days, dateForm, words.months.split(" ")),
    amount: (cents, place) =>
      (place === "table" && bare ? "0" : form).replace("0", printCents(cents, words.money)),
    number: (text) => text.replace(".", words.money.point),
    phone: () => code(phoneForm),
    code,
    colon: colonOf(words.code),
    money: words.money,
    symbol: form === "0" ? null : form.replace("0", "").trim(),
    random,
  };
}

function colonOf(code: string): string {
  if (code === "jpn" || code === "zho") return "：";
  return code === "fra" ? " :" : ":";
}

/** `days` since the first of January 2026. */
function printDate(days: number, form: string, months: readonly string[]): string {
  const date = new Date(Date.UTC(2026, 0, 1 + days));
  const [day, month, year] = [date.getUTCDate(), date.getUTCMonth(), String(date.getUTCFullYear())];
  const two = (value: number) => String(value).padStart(2, "0");
  return form.replace(/YYYY|YY|Y|DD|D|MM|M|(?<!\p{L})m(?!\p{L})/gu, (token) => {
    if (token === "YY") return year.slice(2);
    if (token.startsWith("Y")) return year;
    if (token === "DD") return two(day);
    if (token === "D") return String(day);
    if (token === "m") return months[month] ?? "";
    return token === "MM" ? two(month + 1) : String(month + 1);
  });
}

export function printCents(cents: number, money: Money): string {
  const sign = cents < 0 ? "-" : "";
  const fixed = (Math.abs(cents) / 100).toFixed(money.decimals);
  const [whole = "", part] = fixed.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, money.grouping);
  return sign + grouped + (part ? money.point + part : "");
}
