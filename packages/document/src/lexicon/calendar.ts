import { fold } from "../text/fold";
import { lexicons } from "./phrases";

const formsIn = (list: string | undefined): string[][] =>
  list?.split("|").map((forms) => forms.split(",").map(fold)) ?? [];

const months = new Map(
  lexicons
    .flatMap(({ months: own }) =>
      formsIn(own).map((forms, at): [string[], number] => [forms, at + 1]),
    )
    .flatMap(([forms, month]) => forms.map((form): [string, number] => [form, month])),
);

const weekdays = new Set(lexicons.flatMap(({ weekdays: own }) => formsIn(own).flat()));

/** Which month of the year, 1 to 12, a word means in any of the languages. */
export const monthOf = (word: string): number | undefined => months.get(fold(word));

/** The day of the week that a date begins with, with the comma or point behind it; empty where none does. */
export function weekdayBefore(text: string): string {
  for (const words of [/^[\p{L}'’]+[- ][\p{L}\d]+[.,]?\s+/u, /^[\p{L}'’]+[.,]?\s+/u]) {
    const [day] = words.exec(text) ?? [];
    if (day !== undefined && weekdays.has(fold(day))) return day;
  }
  return "";
}
