import type { Page, Rule, Word } from "../../model";

/** The sides of filled boxes, which part texts as rules do. */
export function sidesOf(page: Page): Rule[] {
  return page.fills.flatMap((fill) =>
    [fill.x0, fill.x1].map(
      (x): Rule => ({ orientation: "vertical", box: { ...fill, x0: x, x1: x } }),
    ),
  );
}

/** Whether an upright rule closes the cell of a word on its right. */
export function standsBehind({ box }: Rule, { box: own, baseline, fontSize }: Word): boolean {
  const y = baseline - 0.3 * fontSize;
  return box.x0 > own.x1 - 0.15 * fontSize && box.top <= y && box.bottom >= y;
}

/** Whether an upright rule stands between two words of a line. */
export function standsBetween(wall: Rule, left: Word, right: Word): boolean {
  const x = (wall.box.x0 + wall.box.x1) / 2;
  const y = left.baseline - 0.3 * left.fontSize;
  const slack = 0.15 * left.fontSize;
  return (
    x > left.box.x1 - slack && x < right.box.x0 + slack && wall.box.top <= y && wall.box.bottom >= y
  );
}
