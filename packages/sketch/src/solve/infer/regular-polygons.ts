import { type Constraint, regularity } from "../constraint";
import { type Figure, type FigureLoop, pointOf } from "../figure";
import { solveSettings } from "../settings";
import { belief } from "./measures";

/** A drawn corner strays from its place on the polygon by up to this share of the radius. */
const STRAY = 0.12;

/**
 * Loops of five straight sides or more drawn about alike are regular (a hexagon for a nut): their
 * corners lie evenly on a circle, which is added to the figure as a construction round.
 */
export function inferRegularPolygons(figure: Figure): Constraint[] {
  return figure.loops.flatMap((loop) => {
    const corners = cornersOf(loop);
    if (corners.length < 5) return [];
    const at = corners.map((corner) => pointOf(figure, corner));
    const middle = {
      x: at.reduce((sum, { x }) => sum + x, 0) / at.length,
      y: at.reduce((sum, { y }) => sum + y, 0) / at.length,
    };
    const radii = at.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y));
    const radius = radii.reduce((sum, r) => sum + r, 0) / radii.length;
    const step = (-2 * Math.PI) / at.length;
    const start = meanStart(
      at.map(({ x, y }) => Math.atan2(y - middle.y, x - middle.x)),
      step,
    );
    const stray = Math.max(
      ...at.map(({ x, y }, i) => {
        const angle = start + i * step;
        return Math.hypot(
          x - middle.x - radius * Math.cos(angle),
          y - middle.y - radius * Math.sin(angle),
        );
      }),
    );
    if (!(stray <= STRAY * radius)) return [];
    figure.points.push(middle);
    figure.rounds.push({
      center: figure.points.length - 1,
      radius,
      role: "construction",
      corners,
    });
    const round = figure.rounds.length - 1;
    const begin = onAxis(start, at.length);
    return corners.map((point, i) =>
      regularity(
        { kind: "polar", round, point, angle: begin + i * step },
        0.9 * belief(stray, STRAY * radius, 0.6),
      ),
    );
  });
}

function cornersOf(loop: FigureLoop): number[] {
  if (loop.kind === "circle" || loop.edges.some(({ kind }) => kind === "arc")) return [];
  return loop.edges.map(({ from }) => from);
}

/** The direction of the first corner that all of them agree on best; corners run clockwise. */
function meanStart(angles: readonly number[], step: number): number {
  const starts = angles.map((angle, i) => angle - i * step);
  const sin = starts.reduce((sum, start) => sum + Math.sin(start), 0);
  const cos = starts.reduce((sum, start) => sum + Math.cos(start), 0);
  return Math.atan2(sin, cos);
}

/** A corner or the middle of a side on an axis, where it is nearly so. */
function onAxis(start: number, count: number): number {
  const half = Math.PI / count / (count % 2 === 0 ? 1 : 2);
  const snapped = Math.round(start / half) * half;
  return Math.abs(snapped - start) <= solveSettings.axisDeviation ? snapped : start;
}
