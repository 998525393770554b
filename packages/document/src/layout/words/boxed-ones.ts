import type { Page, Rule, Word } from "../../model";

/** What readers take an upright stroke by itself for. */
const STROKE = /^[|¦Il!]$/;
/** A box for one sign is so wide and tall at most, and the stroke in it so far from its sides at least, in em of the stroke. */
const BOX = { wide: 2.8, tall: 2.8, apart: 0.2 } as const;

/** Words of a page, with a 1 for each stroke that readers saw on pixels in a box of its own: forms ask for codes there. */
export function withBoxedOnes({ words, rules }: Page): Word[] {
  const [upright, level] = (["vertical", "horizontal"] as const).map((orientation) =>
    rules.filter((rule) => rule.orientation === orientation),
  ) as [Rule[], Rule[]];
  return words.map((word) =>
    word.source === "ocr" && STROKE.test(word.text) && isBoxed(word, upright, level)
      ? { ...word, text: "1" }
      : word,
  );
}

function isBoxed({ box }: Word, upright: readonly Rule[], level: readonly Rule[]): boolean {
  const em = box.bottom - box.top;
  const [x, y] = [(box.x0 + box.x1) / 2, (box.top + box.bottom) / 2];
  const sides = upright.filter(({ box: own }) => own.top < box.top && own.bottom > box.bottom);
  const ends = level.filter(({ box: own }) => own.x0 < box.x0 && own.x1 > box.x1);
  const xs = sides.map(({ box: own }) => (own.x0 + own.x1) / 2 - x);
  const ys = ends.map(({ box: own }) => (own.top + own.bottom) / 2 - y);
  const [left, right] = nearest(xs);
  const [above, below] = nearest(ys);
  return (
    right - left <= BOX.wide * em &&
    below - above <= BOX.tall * em &&
    Math.min(-left, right) >= BOX.apart * em
  );
}

/** The nearest of these on either side of 0. */
function nearest(offsets: readonly number[]): [before: number, behind: number] {
  return [
    offsets.reduce((best, at) => (at <= 0 ? Math.max(best, at) : best), Number.NEGATIVE_INFINITY),
    offsets.reduce((best, at) => (at > 0 ? Math.min(best, at) : best), Number.POSITIVE_INFINITY),
  ];
}
