import type { Page, Rule, Word } from "../model";

/** So many captions of a form have their number in a little box of its own. */
const FEWEST = 3;
/** The box reaches so far beside its number and below its baseline, its wall is so tall, and the caption begins so near behind, all in em. */
const REACH = { aside: 1.2, below: 0.8, tall: 2.4, behind: 1.6 } as const;
/** The bottom of the box ends where its wall stands, within this, in em. */
const MEETS = 0.3;

/**
 * Without the boxes that part the numbers of a form's questions from their captions, at a corner of the cell that asks: "|12| Name ". Their rules are neither
 * walls of cells nor lines to write on.
 */
export function withoutNumberTabs(page: Page): Page {
  const tabs = page.words.flatMap((word) => tabOf(word, page));
  if (tabs.length < FEWEST) return page;
  const drawn = new Set(tabs.flat());
  return { ...page, rules: page.rules.filter((rule) => !drawn.has(rule)) };
}

/** The wall behind a number and the rule under it that ends there. */
function tabOf(number: Word, { words, rules }: Page): [Rule, Rule][] {
  if (!/^\d{1,2}[.)]?$/.test(number.text)) return [];
  const { box, baseline, fontSize: em } = number;
  const caption = words.find(
    (word) =>
      /^[\p{L}(]/u.test(word.text) &&
      Math.abs(word.baseline - baseline) < MEETS * em &&
      word.box.x0 > box.x1 &&
      word.box.x0 - box.x1 < REACH.behind * em,
  );
  if (!caption) return [];
  const wall = rules.find(
    ({ orientation, box: { x0, x1, top, bottom } }) =>
      orientation === "vertical" &&
      x0 > box.x1 - MEETS * em &&
      x1 < caption.box.x0 + MEETS * em &&
      bottom - top < REACH.tall * em &&
      top < baseline &&
      bottom > baseline - MEETS * em,
  );
  const bottom = rules.find(
    (rule) =>
      wall !== undefined &&
      rule.orientation === "horizontal" &&
      Math.abs(rule.box.x1 - wall.box.x1) < MEETS * em &&
      rule.box.x0 < box.x0 + MEETS * em &&
      rule.box.x0 > box.x0 - REACH.aside * em &&
      rule.box.top > baseline - MEETS * em &&
      rule.box.top < baseline + REACH.below * em,
  );
  return wall && bottom ? [[wall, bottom]] : [];
}
