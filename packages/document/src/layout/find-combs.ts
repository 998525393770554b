import type { Box, Rule } from "../model";

/** A row of boxes for one sign each, as forms have them. */
export interface Comb {
  /** From left to right, from rule to rule. */
  cells: Box[];
}

/** Upright rules between the cells are so long, in em, and end as high; cells are so wide, and all of one width. */
const HEIGHT = [0.9, 3.2] as const;
const LEVEL = 0.25;
const WIDTH = [0.45, 2.5] as const;
const UNEVEN = 0.18;
const FEWEST = 4;

/** Combs among the rules of a page whose letters are `em` pixels tall. A grid, whose rows lie one above the other, is none. */
export function findCombs(rules: readonly Rule[], em: number): Comb[] {
  const upright = rules
    .flatMap(({ orientation, box }) => (orientation === "vertical" ? [box] : []))
    .filter((box) => {
      const height = (box.bottom - box.top) / em;
      return height >= HEIGHT[0] && height <= HEIGHT[1];
    })
    .toSorted((a, b) => a.x0 - b.x0);
  const used = new Set<Box>();
  const combs = upright.flatMap((first): Comb[] => {
    if (used.has(first)) return [];
    const run = runFrom(first, upright, em);
    if (run.length <= FEWEST) return [];
    for (const rule of run) used.add(rule);
    return [{ cells: cellsOf(run) }];
  });
  return combs.filter((comb) => !combs.some((other) => isStacked(comb, other, em)));
}

function runFrom(first: Box, upright: readonly Box[], em: number): Box[] {
  const run = [first];
  for (;;) {
    const last = run.at(-1) as Box;
    const mean = (middleOf(last) - middleOf(first)) / Math.max(1, run.length - 1);
    const next = upright.find((rule) => {
      const step = middleOf(rule) - middleOf(last);
      const isEven = run.length === 1 || Math.abs(step - mean) < UNEVEN * mean;
      return step >= WIDTH[0] * em && step <= WIDTH[1] * em && isEven && areLevel(last, rule, em);
    });
    if (!next) return run;
    run.push(next);
  }
}

function areLevel(a: Box, b: Box, em: number): boolean {
  return Math.abs(a.top - b.top) < LEVEL * em && Math.abs(a.bottom - b.bottom) < LEVEL * em;
}

function cellsOf(run: readonly Box[]): Box[] {
  return run.slice(1).map((right, i) => {
    const left = run[i] as Box;
    return {
      x0: left.x1,
      x1: right.x0,
      top: Math.max(left.top, right.top),
      bottom: Math.min(left.bottom, right.bottom),
    };
  });
}

/** One directly above the other, cell over cell. */
function isStacked(comb: Comb, other: Comb, em: number): boolean {
  const [own, its] = [comb.cells[0], other.cells[0]];
  if (comb === other || !own || !its) return false;
  const gap = Math.max(own.top - its.bottom, its.top - own.bottom);
  const isOver = other.cells.some((cell) => Math.abs(middleOf(cell) - middleOf(own)) < LEVEL * em);
  return isOver && Math.abs(gap) < LEVEL * em;
}

const middleOf = ({ x0, x1 }: Box): number => (x0 + x1) / 2;
