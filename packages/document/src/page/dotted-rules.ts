import type { Box, Rule } from "../model";

/** So many dots in a row are a line; they are no larger, and stand no further apart, than this, in points. */
const FEWEST = 8;
const LARGEST = 6;
const APART = 4;
/** Dots of one line agree in place and size within this, in points. */
const JITTER = 0.4;

/** Lines drawn dot by dot or dash by dash, each a path of its own, as those to write on often are. */
export function dottedRules(boxes: readonly Box[]): Rule[] {
  const dots = boxes.filter(
    ({ x0, x1, top, bottom }) => Math.max(x1 - x0, bottom - top) <= LARGEST,
  );
  return [...rowsOf(dots).map(toLevel), ...rowsOf(dots.map(turned)).map(toUpright)];
}

/** Runs of equal dots on one level, each as the box around it. */
function rowsOf(dots: readonly Box[]): Box[] {
  const levels = new Map<number, Box[]>();
  for (const dot of dots) {
    const level = Math.round(middleOf(dot) / JITTER);
    const own = levels.get(level);
    if (own) own.push(dot);
    else levels.set(level, [dot]);
  }
  const found: Box[] = [];
  for (const own of levels.values()) {
    let run: Box[] = [];
    for (const dot of own.sort((a, b) => a.x0 - b.x0)) {
      if (run.length > 0 && !goesOn(run.at(-1) as Box, dot)) {
        found.push(...hullOfRun(run));
        run = [];
      }
      run.push(dot);
    }
    found.push(...hullOfRun(run));
  }
  return found;
}

const middleOf = ({ top, bottom }: Box): number => (top + bottom) / 2;

function goesOn(before: Box, dot: Box): boolean {
  const gap = dot.x0 - before.x1;
  const grows = Math.abs(dot.x1 - dot.x0 - (before.x1 - before.x0));
  return gap > 0 && gap <= APART && grows <= JITTER;
}

function hullOfRun(run: readonly Box[]): Box[] {
  const [first, last] = [run[0], run.at(-1)];
  if (run.length < FEWEST || !first || !last) return [];
  return [{ x0: first.x0, x1: last.x1, top: first.top, bottom: first.bottom }];
}

const turned = ({ x0, x1, top, bottom }: Box): Box => ({
  x0: top,
  x1: bottom,
  top: x0,
  bottom: x1,
});
const toLevel = (box: Box): Rule => ({ orientation: "horizontal", box });
const toUpright = (box: Box): Rule => ({ orientation: "vertical", box: turned(box) });
