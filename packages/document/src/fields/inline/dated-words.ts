import type { Word } from "../../model";

/** Year, month and day behind their numbers, maybe of an era: "令和 6 年 9 月 17 日"; and from one such day to another. */
const DAY =
  "(?:令和|平成|昭和|大正|明治)?[\\d０-９元]{1,4}年[\\d０-９]{1,2}月(?:[\\d０-９]{1,2}日)?";
const DATE = new RegExp(`${DAY}(?:(?:から|より|[～〜至])${DAY}(?:まで)?)?`, "gu");

/** Words of what a form asks and is answered on one line: longer texts are no dates. */
const LONGEST = 40;

/** Words of dates whose signs the form printed and whose numbers a pen filled in, all of them in the face and the size of the numbers: together they are one answer. */
export function withDates(words: readonly Word[]): readonly Word[] {
  if (words.length > LONGEST) return words;
  const text = words.map((word) => word.text).join("");
  const dates = [...text.matchAll(DATE)].map((match) => [
    match.index,
    match.index + match[0].length,
  ]);
  if (dates.length === 0) return words;
  let end = 0;
  const placed = words.map((word) => {
    end += word.text.length;
    return { word, from: end - word.text.length, to: end };
  });
  return placed.map(({ word, from, to }) => {
    const date = dates.find(([start = 0, stop = 0]) => from >= start && to <= stop);
    const number = placed.find(
      (one) =>
        date && one.from >= (date[0] ?? 0) && one.to <= (date[1] ?? 0) && /\d/.test(one.word.text),
    );
    if (!number) return word;
    const { face, fontSize } = number.word;
    return { ...word, fontSize, ...(face === undefined ? {} : { face }) };
  });
}
