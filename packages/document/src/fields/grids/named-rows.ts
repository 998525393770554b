import { fold } from "../../text/fold";
import { isLabelLike } from "../units/label-like";
import type { Filled } from "./ruled-rows";

/** What a column of records is: names that the form itself prints at the left of the rows, or answers, to the name of their row or to the heading. */
export type ColumnOf = { is: "names" } | { is: "answers"; names: number | null };

/** So many rows show what a column is. */
const ROWS = 2;
/** So many of the answers show in which typeface they were filled in. */
const SEEN = 0.5;
/** … so many of the names are labels by their form, and of what stands behind them have digits: a sign may be misread. */
const LIKELY = 0.8;

/**
 * What the columns of records are, from left to right. Names are printed in the typeface of the headings, which no answer has; where they have one column of
 * answers behind them, they are what it answers: "Heart  1.31" under "Organ" and "Weight". Typefaces apart, headings show that by coming twice, over names
 * that each come once and numbers.
 */
export function columnsOf(
  heading: readonly Filled[],
  body: readonly (readonly Filled[])[],
): ColumnOf[] {
  const textsOf = (at: number) => body.flatMap((row) => row[at]?.units ?? []);
  if (areNamesAndNumbers(heading, body))
    return heading.map((_, at) =>
      at % 2 === 0 ? { is: "names" } : { is: "answers", names: at - 1 },
    );
  const faces = new Set(heading.flatMap(({ units }) => units.map(({ face }) => face)));
  const isPrinted = heading.map((_, at) => {
    const own = textsOf(at);
    return own.length >= ROWS && own.every(({ face }) => face !== undefined && faces.has(face));
  });
  const others = heading.flatMap((_, at) => (isPrinted[at] ? [] : textsOf(at)));
  const seen = others.filter(({ face }) => face !== undefined);
  const areTold =
    others.length > 0 &&
    seen.length >= SEEN * others.length &&
    seen.every(({ face }) => !faces.has(face));
  if (!areTold) return heading.map(() => ({ is: "answers", names: null }));
  const answeredBehind = (names: number): number[] => {
    const next = isPrinted.indexOf(true, names + 1);
    const group = heading.map((_, i) => i).slice(names + 1, next < 0 ? heading.length : next);
    return group.filter((i) => textsOf(i).length > 0);
  };
  return heading.map((_, at) => {
    // Beside several answers the name is one of them.
    if (isPrinted[at])
      return answeredBehind(at).length > 1 ? { is: "answers", names: null } : { is: "names" };
    const names = isPrinted.lastIndexOf(true, at);
    return {
      is: "answers",
      names: names >= 0 && answeredBehind(names).length === 1 ? names : null,
    };
  });
}

/** "Organ, Weight, Organ, Weight" over names and their numbers. */
function areNamesAndNumbers(
  heading: readonly Filled[],
  body: readonly (readonly Filled[])[],
): boolean {
  if (heading.length < 4 || heading.length % 2 > 0) return false;
  const head = ({ units }: Filled) => fold(units.map(({ text }) => text).join(" "));
  const isAlike = (a: string, b: string) =>
    Math.min(a.length, b.length) > 1 && (a.startsWith(b) || b.startsWith(a));
  const firsts = heading.slice(0, 2).map(head);
  if (!heading.every((one, at) => isAlike(head(one), firsts[at % 2] as string))) return false;
  const inColumns = (rest: number) =>
    body.flatMap((row) => row.flatMap(({ units }, at) => (at % 2 === rest ? [units] : [])));
  const names = inColumns(0).flatMap(([first]) => first ?? []);
  const numbers = inColumns(1).flatMap(([first]) => first ?? []);
  const isMostly = (all: readonly unknown[], some: readonly unknown[]) =>
    all.length >= ROWS && some.length >= LIKELY * all.length;
  return (
    new Set(names.map(({ text }) => text)).size === names.length &&
    isMostly(inColumns(0), names) &&
    isMostly(names, names.filter(isLabelLike)) &&
    isMostly(
      numbers,
      numbers.filter(({ text }) => /\d/.test(text)),
    )
  );
}
