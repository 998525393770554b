import { type Constraint, regularity } from "../constraint";
import { type Figure, figureSize, roundOf } from "../figure";
import type { Axis } from "../relation";
import { solveSettings } from "../settings";
import { atPoint, belief, coordinate, otherAxis } from "./measures";
import { holeGroups } from "./round-groups";

/** Three or more alike holes in a row at about the same pitch have one pitch. */
export function inferSpacing(figure: Figure): Constraint[] {
  return holeGroups(figure).flatMap((group) => {
    const centers = group.map((round) => roundOf(figure, round).center);
    return (["x", "y"] as const).flatMap((axis) =>
      rowsOf(figure, centers, otherAxis(axis)).flatMap((row) => evenSteps(figure, row, axis)),
    );
  });
}

/** Centres that share a coordinate, in groups. */
function rowsOf(figure: Figure, centers: readonly number[], shared: Axis): number[][] {
  const limit = solveSettings.sameCoordinate * figureSize(figure);
  const rows: number[][] = [];
  const sorted = [...centers].sort(
    (a, b) => coordinate(figure, a, shared) - coordinate(figure, b, shared),
  );
  for (const center of sorted) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    const isSame =
      last !== undefined &&
      coordinate(figure, center, shared) - coordinate(figure, last, shared) <= limit;
    if (row && isSame) row.push(center);
    else rows.push([center]);
  }
  return rows.filter(({ length }) => length >= 3);
}

function evenSteps(figure: Figure, row: readonly number[], axis: Axis): Constraint[] {
  const sorted = [...row].sort((a, b) => coordinate(figure, a, axis) - coordinate(figure, b, axis));
  const steps = sorted.slice(1).map((point, i) => ({
    from: sorted[i] as number,
    to: point,
    length: coordinate(figure, point, axis) - coordinate(figure, sorted[i] as number, axis),
  }));
  const lengths = steps.map(({ length }) => length);
  const ratio = Math.max(...lengths) / Math.min(...lengths);
  const first = steps[0];
  if (first === undefined || !(ratio <= solveSettings.sameGap ** 2)) return [];
  const confidence = 0.9 * belief(ratio - 1, solveSettings.sameGap ** 2 - 1, 0.6);
  return steps.slice(1).map(({ from, to }) =>
    regularity(
      {
        kind: "equal-offset",
        axis,
        first: [atPoint(first.from), atPoint(first.to)],
        second: [atPoint(from), atPoint(to)],
      },
      confidence,
    ),
  );
}
