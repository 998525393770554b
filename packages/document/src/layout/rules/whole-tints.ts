import type { Fill, Page, Rule } from "../../model";
import { median } from "../box";

/** A tint ends at a wall within this, and a wall crosses it that ends no further within it, in em. */
const SLACK = 0.5;
/** So many walls within it say that it tints the cells of a row. */
const FEWEST = 2;

/** A tint seen on pixels that ends amid the last cell of its row, where the print was taken for another ground, reaches to the wall behind it. */
export function withWholeTints(page: Page): Page {
  if (page.source !== "ocr" || page.fills.length === 0) return page;
  const slack = SLACK * (median(page.words.map(({ fontSize }) => fontSize)) || 10);
  const walls = page.rules.filter(({ orientation }) => orientation === "vertical");
  return { ...page, fills: page.fills.map((fill) => wholeOf(fill, walls, slack)) };
}

function wholeOf(fill: Fill, walls: readonly Rule[], slack: number): Fill {
  const crossing = walls
    .filter(({ box }) => box.top < fill.top + slack && box.bottom > fill.bottom - slack)
    .map(({ box }) => (box.x0 + box.x1) / 2)
    .toSorted((a, b) => a - b);
  const inside = crossing.filter((x) => x > fill.x0 + slack && x < fill.x1 - slack);
  if (inside.length < FEWEST) return fill;
  const before = crossing.findLast((x) => x < fill.x0 + slack) ?? fill.x0;
  const behind = crossing.find((x) => x > fill.x1 - slack) ?? fill.x1;
  return { ...fill, x0: Math.min(before, fill.x0), x1: Math.max(behind, fill.x1) };
}
