import type { Box, Page, Rule, Word } from "../../model";
import { median } from "../box";

/** So many captions of a form have their number in a little box of its own. */
const FEWEST = 3;
/** The box is no wider and no taller than this, reaches so far beside its number and below its baseline, and the caption begins so near behind, all in em. */
const REACH = { wide: 5, tall: 2.4, aside: 1.2, below: 0.8, behind: 1.6 } as const;
/** The bottom of the box ends where its wall stands, within this, in em. */
const MEETS = 0.3;

/** The wall behind a number and the rule under it that ends there. */
interface Tab {
  wall: Rule;
  bottom: Rule;
}

/**
 * Without the boxes that part the numbers of a form's questions from their captions, at a corner of the cell that asks: "|12| Name ". Their rules are neither
 * walls of cells nor lines to write on.
 */
export function withoutNumberTabs(page: Page): Page {
  const corners = cornersOf(page.rules, median(page.words.map(({ fontSize }) => fontSize)));
  if (corners.length < FEWEST) return page;
  const numbers = page.words.filter(({ text }) => /^\d{1,2}[.)]?$/.test(text));
  const tabs = corners.filter((tab) => {
    const number = numbers.find((word) => isIn(word, tab));
    return number && page.words.some((word) => isCaption(word, number, tab));
  });
  if (tabs.length < FEWEST) return page;
  const drawn = new Set(tabs.flatMap(({ wall, bottom }) => [wall, bottom]));
  return { ...page, rules: page.rules.filter((rule) => !drawn.has(rule)) };
}

/** Short upright and level rules that meet at the right lower corner of a box. */
function cornersOf(rules: readonly Rule[], em: number): Tab[] {
  const isShort = ({ orientation, box }: Rule) =>
    orientation === "vertical"
      ? box.bottom - box.top < REACH.tall * em
      : box.x1 - box.x0 < REACH.wide * em;
  const short = rules.filter(isShort);
  const level = short.filter(({ orientation }) => orientation === "horizontal");
  return short
    .filter(({ orientation }) => orientation === "vertical")
    .flatMap((wall) => {
      const bottom = level.find(({ box }) => meet(wall.box, box, MEETS * em));
      return bottom ? [{ wall, bottom }] : [];
    });
}

const meet = (wall: Box, bottom: Box, slack: number): boolean =>
  Math.abs(bottom.x1 - wall.x1) < slack && Math.abs(bottom.bottom - wall.bottom) < slack;

/** A number before the wall and on the bottom. */
function isIn({ box, baseline, fontSize: em }: Word, { wall, bottom }: Tab): boolean {
  return (
    wall.box.x0 > box.x1 - MEETS * em &&
    wall.box.top < baseline &&
    bottom.box.x0 < box.x0 + MEETS * em &&
    bottom.box.x0 > box.x0 - REACH.aside * em &&
    bottom.box.top > baseline - MEETS * em &&
    bottom.box.top < baseline + REACH.below * em
  );
}

/** What is asked on the line of the number, behind the wall. */
function isCaption(word: Word, { box, baseline, fontSize: em }: Word, { wall }: Tab): boolean {
  const gap = word.box.x0 - box.x1;
  return (
    gap > 0 &&
    gap < REACH.behind * em &&
    Math.abs(word.baseline - baseline) < MEETS * em &&
    word.box.x0 > wall.box.x1 - MEETS * em &&
    /^[\p{L}(]/u.test(word.text)
  );
}
