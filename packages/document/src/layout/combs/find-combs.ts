import type { Box, Rule } from "../../model";

/** A row of boxes for one sign each, as forms have them. */
export interface Comb {
  /** From left to right, from rule to rule. */
  cells: Box[];
}

/** Upright rules between the cells are so long, in em, and end as high; cells are so wide, and all of one width. */
const HEIGHT = [0.9, 3.2] as const;
const LEVEL = 0.25;
const WIDTH = [0.45, 3.2] as const;
const UNEVEN = 0.18;
const FEWEST = 4;
/** Cells wider than this, in em, are those of a comb where they are so many: an identity number over all the width of a form. */
const WIDE = { over: 2.5, fewest: 10 } as const;

/** The room between the groups of one number, "12 | 05 | 1968", in cells; it is an empty cell. */
const ROOM = [0.15, 0.75] as const;
/** Beside combs as wide and high as they are, so few cells are one: the letters of a province. */
const SHORT = 2;

/** Combs among the rules of a page whose letters are `em` pixels tall. A grid, whose rows lie one above the other, is none. */
export function findCombs(rules: readonly Rule[], em: number): Comb[] {
  const upright = rules
    .flatMap(({ orientation, box }) => (orientation === "vertical" ? [box] : []))
    .filter((box) => {
      const height = (box.bottom - box.top) / em;
      return height >= HEIGHT[0] && height <= HEIGHT[1];
    })
    .toSorted((a, b) => a.x0 - b.x0);
  const level = rules.flatMap(({ orientation, box }) =>
    orientation === "horizontal" ? [box] : [],
  );
  const used = new Set<Box>();
  const runs = upright.flatMap((first): Run[] => {
    if (used.has(first)) return [];
    const run = runFrom(first, upright, level, em);
    if (run.steps.length < SHORT) return [];
    if (run.steps.length >= FEWEST) for (const rule of run.rules) used.add(rule);
    return [run];
  });
  const long = runs.filter(({ steps }) => steps.length >= FEWEST);
  const short = runs.filter(
    (run) =>
      run.steps.length < FEWEST &&
      !run.rules.some((rule) => used.has(rule)) &&
      long.some((other) => areAlike(run, other, em)),
  );
  const isWide = ({ steps }: Run) => Math.max(...steps) > WIDE.over * em;
  const likely = [...long, ...short].filter(
    (run) => !isWide(run) || run.steps.length >= WIDE.fewest,
  );
  const walls = rules.flatMap(({ orientation, box }) => (orientation === "vertical" ? [box] : []));
  const combs = likely
    .map((run) => withSides(run, walls, em))
    .map((run) => ({ cells: cellsOf(run.rules) }));
  return combs.filter((comb) => !combs.some((other) => isStacked(comb, other, em)));
}

/** A wall that goes on is so many times as tall as those between the cells. */
const TALLER = 1.3;

/** With the first and the last cell of a comb that fills a row of a grid, whose walls go on above or below it. */
function withSides(run: Run, walls: readonly Box[], em: number): Run {
  const [first, last] = [run.rules[0] as Box, run.rules.at(-1) as Box];
  const mean = run.steps.reduce((sum, step) => sum + step, 0) / run.steps.length;
  const sideAt = (of: Box, step: number) =>
    walls.find(
      (wall) =>
        Math.abs(middleOf(wall) - middleOf(of) - step) < slackOf(run.steps) * mean &&
        wall.bottom - wall.top > TALLER * (of.bottom - of.top) &&
        wall.top < of.top + LEVEL * em &&
        wall.bottom > of.bottom - LEVEL * em,
    );
  const [left, right] = [sideAt(first, -mean), sideAt(last, mean)];
  const crop = (wall: Box, { top, bottom }: Box): Box => ({ ...wall, top, bottom });
  return {
    rules: [
      ...(left ? [crop(left, first)] : []),
      ...run.rules,
      ...(right ? [crop(right, last)] : []),
    ],
    steps: [...(left ? [mean] : []), ...run.steps, ...(right ? [mean] : [])],
  };
}

/** Rules from left to right, and the widths of the cells between them. */
interface Run {
  rules: Box[];
  steps: number[];
}

function runFrom(first: Box, upright: readonly Box[], level: readonly Box[], em: number): Run {
  const rules = [first];
  const steps: number[] = [];
  for (;;) {
    const last = rules.at(-1) as Box;
    const mean = steps.reduce((sum, step) => sum + step, 0) / Math.max(1, steps.length);
    const after = (from: Box, least: number, most: number) =>
      upright.find((rule) => {
        const step = middleOf(rule) - middleOf(from);
        return step >= least && step <= most && areLevel(from, rule, em);
      });
    const [least, most] =
      steps.length === 0
        ? [WIDTH[0] * em, WIDTH[1] * em]
        : [(1 - slackOf(steps)) * mean, (1 + slackOf(steps)) * mean];
    const next = after(last, least, most);
    if (next) {
      steps.push(middleOf(next) - middleOf(last));
      rules.push(next);
      continue;
    }
    if (steps.length === 0) return { rules, steps };
    const further = after(last, ROOM[0] * mean, ROOM[1] * mean);
    const closed = after(last, (1 + ROOM[0]) * mean, (1 + ROOM[1]) * mean);
    const open = closed && leftOf(closed, mean);
    if (further && after(further, least, most)) rules.push(further);
    else if (open && level.some((bottom) => beginsAt(bottom, open, em))) rules.push(open);
    else return { rules, steps };
  }
}

/** The bottom of cells that begins where one of them lacks its wall. */
const beginsAt = (bottom: Box, wall: Box, em: number): boolean =>
  Math.abs(bottom.x0 - wall.x0) < LEVEL * em && Math.abs(bottom.bottom - wall.bottom) < LEVEL * em;

/** The wall that a cell lacks where each has its right one alone. */
const leftOf = (wall: Box, width: number): Box => ({
  ...wall,
  x0: wall.x0 - width,
  x1: wall.x1 - width,
});

/** Where the cells so far are drawn exactly, a narrower one is the room before the next comb. */
function slackOf(steps: readonly number[]): number {
  const isExact =
    steps.length >= EXACT.fewest &&
    Math.max(...steps) - Math.min(...steps) < EXACT.spread * (steps[0] as number);
  return isExact ? EXACT.slack : UNEVEN;
}

const EXACT = { fewest: 3, spread: 0.04, slack: 0.08 } as const;

/** As wide and as high. */
function areAlike(a: Run, b: Run, em: number): boolean {
  const width = ({ steps }: Run) => steps.reduce((sum, step) => sum + step, 0) / steps.length;
  const height = ({ rules: [first] }: Run) => (first ? first.bottom - first.top : 0);
  return (
    Math.abs(width(a) - width(b)) < UNEVEN * width(b) &&
    Math.abs(height(a) - height(b)) < LEVEL * em
  );
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
