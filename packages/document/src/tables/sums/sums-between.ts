import type { Line } from "../../layout/lines";
import type { Segment } from "../../layout/segment";
import { beginsWithRole } from "../../lexicon/roles";
import { matchLabel } from "../../lexicon/vocabulary";
import { isCjk } from "../../text/fold";
import { kindOf } from "../../text/kind";
import { sumsOfAll } from "./sections";
import { isCarried } from "./summary-lines";

/** A number, with its currency or unit, or a mark of a note behind it. */
export const counted = /^\p{Sc}?\s?[-–(]?[.,]?\d[\d.,'’ ]*[-)]?(?:\s?\p{L}{1,4}\.?)?(?:\s?[*※])?$/u;

/** A word that the lexicon knows for a sum, with which the names of many begin: "Subtotal line 2". */
const KNOWN = 0.9;
/** What the lexicon knows this well is a sum of the document. */
const OF_ALL = 0.75;

/**
 * The lines between the rows of a table that say what those above add up to, "Subtotal roof  24  1,250.00", or bring it forward from the page before;
 * and the one right below them that is called alike or carries forward. `told` are those that the rows tell by their amounts.
 */
export function sumsBetween(
  lines: readonly Line[],
  taken: readonly Line[],
  told: ReadonlySet<Line>,
): Line[] {
  const first = Math.min(...taken.map(({ baseline }) => baseline));
  const last = Math.max(...taken.map(({ baseline }) => baseline));
  // Before the first row an amount alone is brought forward, whatever that is called.
  const isBrought = ({ baseline, segments }: Line) => baseline < first && segments.length === 2;
  const ofAll = sumsOfAll(
    lines.filter(({ baseline }) => baseline < last),
    taken,
  );
  const between = lines.filter(
    (line) =>
      line.baseline < last &&
      !taken.includes(line) &&
      !ofAll.has(line) &&
      isNamed(line) &&
      (told.has(line) || isBroughtOn(line) || isCalledSum(line) || isBrought(line)),
  );
  const next = lines.find(({ baseline }) => baseline > last);
  const isOne =
    next && isNamed(next) && (isBroughtOn(next) || isAlike(next, between) || isOfColumns(next));
  return isOne ? [...between, next] : between;
}

/** "Total packs  111  5  2": each number is that of a column, and no sum of the document as "Total" may be. */
function isOfColumns(line: Line): boolean {
  const { numbers } = namedNumbers(line);
  const known = matchLabel(nameOf(line));
  return numbers.length > 1 && isCalledSum(line) && (known?.score ?? 0) < OF_ALL;
}

/** Called as one of the others, or with the same first word; "Total" by itself is that of the document. */
function isAlike(next: Line, others: readonly Line[]): boolean {
  const isWhole = (matchLabel(nameOf(next))?.score ?? 0) > KNOWN;
  return others.some((other) =>
    isWhole ? nameOf(other) === nameOf(next) : firstWord(other) === firstWord(next),
  );
}

/** What a line says is summed up, behind the date of a statement, and the numbers behind it. */
export function namedNumbers({ segments }: Line): {
  name: Segment | undefined;
  numbers: Segment[];
} {
  const [name, ...numbers] =
    kindOf(segments[0]?.text ?? "") === "date" ? segments.slice(1) : segments;
  return { name, numbers };
}

const nameOf = (line: Line): string => namedNumbers(line).name?.text ?? "";

/** A name, and nothing but numbers behind it. */
function isNamed(line: Line): boolean {
  const { name, numbers } = namedNumbers(line);
  return (
    name !== undefined &&
    /\p{L}{2}/u.test(name.text) &&
    !counted.test(name.text) &&
    numbers.length > 0 &&
    numbers.every(({ text }) => counted.test(text))
  );
}

const isBroughtOn = (line: Line): boolean =>
  beginsWithRole(nameOf(line), "paging") || isCarried(line);

function isCalledSum(line: Line): boolean {
  const words = namedNumbers(line).name?.words.map(({ text }) => text) ?? [];
  return [words.slice(0, 1), words.slice(0, 2)].some((part) => {
    const match = matchLabel(part.join(" "));
    return match !== null && match.score >= KNOWN && ["subtotal", "total"].includes(match.key);
  });
}

/** "Razem" of "Razem dostawa I"; of ideographs all before a number or bracket. */
function firstWord(line: Line): string {
  const text = nameOf(line);
  return isCjk(text) ? text.replace(/[\d（(].*$/u, "") : (text.split(" ")[0] ?? "").toLowerCase();
}
