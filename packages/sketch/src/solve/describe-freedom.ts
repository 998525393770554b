import type { Constraint } from "./constraint";
import { type Figure, parameterRadius, parameterX, parameterY, roundOf } from "./figure";
import { outlineExtents } from "./infer/extents";
import { isDetermined, type LinearSystem } from "./linear-system";
import { type Anchor, type Axis, linearRows } from "./relation";

const format = (value: number): string => String(Number(value.toFixed(1)));

/**
 * Names in words what no written dimension says, as far as linear relations tell; at most `limit`.
 * The figure is the solved one, so that holes are called by their size.
 */
export function describeFreedom(
  figure: Figure,
  system: LinearSystem<Constraint>,
  limit: number,
): string[] {
  const found: string[] = [];
  const left = outlineExtents(figure, "x");
  const bottom = outlineExtents(figure, "y");
  const isKnown = (axis: Axis, from: Anchor, to: Anchor): boolean => {
    const [row] = linearRows(figure, { kind: "offset", axis, from, to, value: 0 }) ?? [];
    return row === undefined || isDetermined(system, row);
  };
  if (left && !isKnown("x", left[0], left[1])) found.push("the overall width is not written");
  if (bottom && !isKnown("y", bottom[0], bottom[1]))
    found.push("the overall height is not written");
  figure.loops.slice(1).forEach((loop, i) => {
    const name =
      loop.kind === "circle"
        ? `the Ø${format(2 * roundOf(figure, loop.round).radius)} hole`
        : `hole ${i + 1}`;
    if (loop.kind === "circle") {
      const own = new Map([[parameterRadius(figure, loop.round), 1]]);
      if (!isDetermined(system, { coefficients: own, value: 0 })) {
        found.push(`the diameter of ${name} is not written`);
      }
    }
    const point =
      loop.kind === "circle" ? roundOf(figure, loop.round).center : (loop.edges[0]?.from ?? 0);
    const at: Anchor = { point, round: null, side: 0 };
    if (left && !isKnown("x", left[0], at)) {
      found.push(`the position of ${name} from the left edge is not written`);
    }
    if (bottom && !isKnown("y", bottom[0], at)) {
      found.push(`the position of ${name} from the bottom edge is not written`);
    }
  });
  found.push(...freeCorners(figure, system));
  return found.slice(0, limit);
}

function freeCorners(figure: Figure, system: LinearSystem<Constraint>): string[] {
  const outline = figure.loops[0];
  const origin = outline?.kind === "chain" ? outline.edges[0]?.from : undefined;
  if (outline?.kind !== "chain" || origin === undefined) return [];
  return outline.edges.flatMap(({ from }, i) =>
    [
      { parameterAt: parameterX, way: "across" },
      { parameterAt: parameterY, way: "up" },
    ].flatMap(({ parameterAt, way }) => {
      const row = new Map([
        [parameterAt(from), 1],
        [parameterAt(origin), -1],
      ]);
      return from === origin || isDetermined(system, { coefficients: row, value: 0 })
        ? []
        : [`the position of corner ${i + 1} ${way} is not written`];
    }),
  );
}
