import {
  type Figure,
  type FigureLoop,
  figureBounds,
  parameterRadius,
  pointOf,
  roundOf,
} from "./figure";
import { outlineExtents } from "./infer/extents";
import { atPoint } from "./infer/measures";
import type { Freedom } from "./measure-freedom";
import { type Anchor, type Axis, type LinearRow, linearRows } from "./relation";

const format = (value: number): string => String(Number(value.toFixed(1)));

/** Something that may be missing: its words and the equation that would fix it. */
interface Missing {
  words: string;
  row: LinearRow;
}

/**
 * Names in words what no written dimension says, one name for each degree of freedom.
 * The figure is the solved one, so that holes are called by their size.
 */
export function describeFreedom(figure: Figure, { degrees, known }: Freedom): string[] {
  const system = known.copy();
  const found: string[] = [];
  for (const { words, row } of candidates(figure)) {
    if (found.length >= degrees) break;
    if (system.add({ ...row, value: 0 }) === "independent") found.push(`${words} is not written`);
  }
  return found;
}

/** What a drawing says of a part, in the order a draughtsman would ask for it. */
function candidates(figure: Figure): Missing[] {
  const left = outlineExtents(figure, "x");
  const bottom = outlineExtents(figure, "y");
  const wanted: Missing[] = [];
  if (left) wanted.push(...missing(figure, "the overall width", "x", left[0], left[1]));
  if (bottom) wanted.push(...missing(figure, "the overall height", "y", bottom[0], bottom[1]));
  const holes = figure.loops.slice(1).map((loop, i) => ({ loop, name: nameHole(figure, loop, i) }));
  for (const { loop, name } of holes) wanted.push(...sizesOf(figure, loop, name));
  const place = (name: string, point: number) => [
    ...(left
      ? missing(figure, `the position of ${name} from the left edge`, "x", left[0], atPoint(point))
      : []),
    ...(bottom
      ? missing(
          figure,
          `the position of ${name} from the bottom edge`,
          "y",
          bottom[0],
          atPoint(point),
        )
      : []),
  ];
  for (const { loop, name } of holes) wanted.push(...place(name, firstPoint(figure, loop)));
  figure.loops.forEach((loop, i) => {
    if (loop.kind === "circle") return;
    for (const edge of loop.edges) {
      if (edge.kind !== "arc") continue;
      const name = `the radius of the R${format(roundOf(figure, edge.round).radius)} arc`;
      wanted.push({ words: name, row: fixedRadius(figure, edge.round) });
    }
    loop.edges.forEach(({ kind, from }, k) => {
      const isOnCurve = kind === "spline" && loop.edges.at(k - 1)?.kind === "spline";
      const what = isOnCurve ? "turning point" : "corner";
      wanted.push(
        ...place(i === 0 ? nameCorner(figure, from, what) : `a ${what} of hole ${i}`, from),
      );
    });
  });
  return wanted;
}

function sizesOf(figure: Figure, loop: FigureLoop, name: string): Missing[] {
  if (loop.kind === "circle") {
    return [{ words: `the diameter of ${name}`, row: fixedRadius(figure, loop.round) }];
  }
  const rounds = slotEnds(loop);
  if (rounds === null) return [];
  const [a, b] = rounds.map((round) => atPoint(roundOf(figure, round).center)) as [Anchor, Anchor];
  return [
    { words: `the width of ${name}`, row: fixedRadius(figure, rounds[0]) },
    ...missing(figure, `the length of ${name}`, "x", a, b),
    ...missing(figure, `the length of ${name}`, "y", a, b),
  ];
}

function missing(figure: Figure, words: string, axis: Axis, from: Anchor, to: Anchor): Missing[] {
  const [row] = linearRows(figure, { kind: "offset", axis, from, to, value: 0 }) ?? [];
  return row === undefined ? [] : [{ words, row }];
}

function fixedRadius(figure: Figure, round: number): LinearRow {
  return { coefficients: new Map([[parameterRadius(figure, round), 1]]), value: 0 };
}

function nameHole(figure: Figure, loop: FigureLoop, index: number): string {
  if (loop.kind === "circle") return `the Ø${format(2 * roundOf(figure, loop.round).radius)} hole`;
  return slotEnds(loop) === null ? `hole ${index + 1}` : "the slot";
}

/** Two half-rounds with straight sides between them. */
function slotEnds(loop: FigureLoop): [number, number] | null {
  if (loop.kind === "circle" || loop.edges.length !== 4) return null;
  const [a, b] = loop.edges.flatMap((edge) => (edge.kind === "arc" ? [edge.round] : []));
  return a === undefined || b === undefined ? null : [a, b];
}

function firstPoint(figure: Figure, loop: FigureLoop): number {
  if (loop.kind === "circle") return roundOf(figure, loop.round).center;
  const ends = slotEnds(loop);
  return ends ? roundOf(figure, ends[0]).center : (loop.edges[0]?.from ?? 0);
}

/** Corners have no names on paper: they are told by where they came out. */
function nameCorner(figure: Figure, corner: number, what: string): string {
  const { minX, minY } = figureBounds(figure);
  const { x, y } = pointOf(figure, corner);
  return `the ${what} near (${format(x - minX)}, ${format(y - minY)})`;
}
