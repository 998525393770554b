import type { Box, Page, Rule, Word } from "../../model";
import { hull, median } from "../box";
import { type Comb, findCombs } from "./find-combs";

/** The middle of a word's letters above its baseline, in em, and how far it may stand beyond a comb. */
const MIDDLE = 0.35;
const REACH = 0.3;
/** Of walls lower than what is written between them, so much stands above the baseline, in em. */
const LOW_WALL = 0.15;
/** So many signs are written into a comb at least: fewer may be choices. */
const FEWEST = 3;

interface JoinedCombs {
  words: Word[];
  /** The upright rules that part no words: those between the cells of combs. */
  inner: ReadonlySet<Rule>;
}

/**
 * What is written into combs as one word each, its signs one cell apart; spaces stand for empty cells. A reader of pixels may have several of them for one word
 * already.
 */
export function joinInCombs(page: Page): JoinedCombs {
  const upright = page.rules.filter(({ orientation }) => orientation === "vertical");
  const inner = new Set<Rule>();
  if (upright.length === 0 || page.words.length === 0) return { words: page.words, inner };
  const em = median(page.words.map(({ fontSize }) => fontSize));
  let words = page.words;
  for (const comb of findCombs(page.rules, em)) {
    const area = hull(comb.cells);
    const own = words.filter((word) => isIn(word, area)).toSorted((a, b) => a.box.x0 - b.box.x0);
    const joined = joinedIn(comb, own);
    if (!joined) continue;
    words = words.filter((word) => !own.includes(word)).concat(joined);
    for (const rule of upright) if (isWithin(rule.box, area)) inner.add(rule);
  }
  return { words, inner };
}

/** Null where cells hold more than a sign each, or what stands there is to choose from. */
function joinedIn(comb: Comb, words: readonly Word[]): Word | null {
  const [first] = words;
  const signs = words.map(({ text }) => text.replace(/\s/g, "")).join("");
  const fewest = Math.min(FEWEST, comb.cells.length);
  if (!first || [...signs].length < fewest || isScale([...signs])) return null;
  if (!words.every((word) => isOnePerCell(word, comb))) return null;
  const text = words
    .map((word, i) => {
      const last = words[i - 1];
      return last && cellAt(comb, word.box.x0) - cellAt(comb, last.box.x1) > 1
        ? ` ${word.text}`
        : word.text;
    })
    .join("");
  return {
    ...first,
    text,
    box: hull(words.map(({ box }) => box)),
    confidence: Math.min(...words.map(({ confidence }) => confidence)),
  };
}

/** As many signs as the cells that the word reaches over. */
function isOnePerCell({ text, box }: Word, comb: Comb): boolean {
  const count = [...text].length;
  return cellAt(comb, box.x1) - cellAt(comb, box.x0) + 1 === count;
}

/** The number of the cell in which a place along the line lies, or the next one. */
function cellAt({ cells }: Comb, x: number): number {
  const at = cells.findIndex((cell) => x < cell.x1);
  return at < 0 ? cells.length - 1 : at;
}

function isIn({ box, baseline, fontSize }: Word, area: Box): boolean {
  const y = baseline - MIDDLE * fontSize;
  const reach = REACH * fontSize;
  const isLevel = y > area.top && y < area.bottom;
  const isOnLow = baseline - LOW_WALL * fontSize > area.top && baseline < area.bottom + reach;
  return box.x0 > area.x0 - reach && box.x1 < area.x1 + reach && (isLevel || isOnLow);
}

const isWithin = ({ x0, x1, top, bottom }: Box, area: Box): boolean =>
  x0 > area.x0 && x1 < area.x1 && bottom > area.top && top < area.bottom;

/** "1 2 3 4 5" is to choose from, "67" is not. */
export function isScale(signs: readonly string[]): boolean {
  if (signs.length === 2 && !/^[01Aa]$/.test(signs[0] ?? "")) return false;
  return signs.every((sign, i) => {
    const before = signs[i - 1]?.codePointAt(0);
    return before === undefined || sign.codePointAt(0) === before + 1;
  });
}
