import type { Rule, Word } from "../../model";
import { settings } from "../../settings";

/** What is measured in, but for what is a word or a letter elsewhere ("in", "l"), printed behind the line to write the number on, and how near to its end, in em. */
const MEASURE =
  /^(?:[mck]m|m|ha|[mck]?m[²³]|kg|mg|g|ml|hl|ft|lbs?|oz|gal|yds?|k[WV]|kWh|mph|[°º][CF]|%|[$€£]|hrs?|mins?)\.?$/;
const BEHIND = 1.2;

/** The currency of a sum, printed before the line to write it on. */
const CURRENCY = /^\p{Sc}$/u;

/** The answer on a line ends with its measure: "120 ______ m" is 120 m, whatever is asked next; what stands right before a line of its own asks for something. A currency by itself before a line begins its sum. */
export function withMeasures(
  runs: readonly Word[][],
  under: (word: Word) => Rule | undefined,
  level: readonly Rule[],
): Word[][] {
  const moved = runs.map((run) => [...run]);
  for (const [at, run] of moved.entries()) {
    const [last, [next, ...rest]] = [run.at(-1), moved[at + 1] ?? []];
    const line = last && under(last);
    if (!line || !next || !/\d/.test(last.text) || !MEASURE.test(next.text)) continue;
    const em = next.fontSize;
    const isNear = Math.abs(next.box.x0 - line.box.x1) < BEHIND * em && !under(next);
    const isOff = next.box.x0 - last.box.x1 > settings.columnGap * em;
    const asks = level.some(
      ({ box }) =>
        Math.abs(box.x0 - next.box.x1) < BEHIND * em &&
        Math.abs(box.top - next.baseline) < BEHIND * em,
    );
    if (isOff && isNear && !(asks && rest.length === 0)) run.push(moved[at + 1]?.shift() as Word);
  }
  for (const [at, run] of moved.entries()) {
    const [only, behind] = [run.length === 1 && run[0], moved[at + 1]];
    if (only && behind && isBeforeSum(only, behind[0], under)) behind.unshift(run.pop() as Word);
  }
  return moved.filter((run) => run.length > 0);
}

function isBeforeSum(
  currency: Word,
  sum: Word | undefined,
  under: (word: Word) => Rule | undefined,
): boolean {
  const line = sum && under(sum);
  if (!line || under(currency) || !CURRENCY.test(currency.text)) return false;
  const white = line.box.x0 - currency.box.x1;
  return /^\d/.test(sum.text) && Math.abs(white) < BEHIND * currency.fontSize;
}
