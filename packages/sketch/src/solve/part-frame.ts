import type { Point } from "@inkform/geometry/model";
import type { DimensionMark, SeenLoop, SeenPart } from "../seen";
import { solveSettings } from "./settings";

/** From the sheet (y down, as the paper lay) to a part's own frame (y up, straightened), and back. */
export interface PartFrame {
  /** How far the part is turned on the sheet, radians, clockwise as seen. */
  angle: number;
  toPart(point: Point): Point;
  toSheet(point: Point): Point;
}

/** `marks`: the part's dimension lines, which tell how it lies where none of its own edges does (a disc, a sector). */
export function partFrame(part: SeenPart, marks: readonly DimensionMark[] = []): PartFrame {
  return frameAt(skewOf(part) ?? medianSkew(marks.flatMap(markRuns)) ?? 0);
}

export function frameAt(angle: number): PartFrame {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return {
    angle,
    toPart: ({ x, y }) => ({ x: cos * x + sin * y, y: sin * x - cos * y }),
    toSheet: ({ x, y }) => ({ x: cos * x + sin * y, y: sin * x - cos * y }),
  };
}

/**
 * The turn that brings most of the drawn length onto the axes: the length-weighted median of the
 * edges' small deviations from horizontal or vertical. Null where the part has no such edges.
 */
function skewOf(part: SeenPart): number | null {
  return medianSkew(evenBelts([part.outer, ...part.holes].flatMap(straightRuns)));
}

function medianSkew(runs: readonly Run[]): number | null {
  const deviations = runs.filter(({ angle }) => Math.abs(angle) <= solveSettings.maxSkew);
  deviations.sort((a, b) => a.angle - b.angle);
  const total = deviations.reduce((sum, { weight }) => sum + weight, 0);
  let passed = 0;
  for (const { angle, weight } of deviations) {
    passed += weight;
    if (passed >= total / 2) return angle;
  }
  return null;
}

interface Run {
  /** Deviation from horizontal or vertical, radians. */
  angle: number;
  weight: number;
  /** It runs from arc to arc. */
  isBelt: boolean;
}

/** The sides of a lever lean to either side of its axis: where none of them lies level on the sheet, their mean tells. */
function evenBelts(runs: readonly Run[]): Run[] {
  const belts = runs.filter(({ isBelt }) => isBelt);
  const isLevel = belts.some(({ angle }) => Math.abs(angle) < solveSettings.levelBelt);
  if (belts.length !== 2 || isLevel) return [...runs];
  const weight = belts.reduce((sum, belt) => sum + belt.weight, 0);
  const angle = belts.reduce((sum, belt) => sum + belt.weight * belt.angle, 0) / weight;
  return [...runs.filter(({ isBelt }) => !isBelt), { angle, weight, isBelt: true }];
}

function straightRuns(loop: SeenLoop): Run[] {
  if (loop.kind === "circle") return [];
  const { edges, vertices } = loop;
  const n = edges.length;
  return edges.flatMap((edge, i) => {
    const from = vertices[i];
    const to = vertices[(i + 1) % n];
    if (edge.kind !== "segment" || !from || !to) return [];
    const isBelt = edges[(i + n - 1) % n]?.kind === "arc" && edges[(i + 1) % n]?.kind === "arc";
    return [runOf(from, to, isBelt)];
  });
}

/** A dimension line and its extension lines. */
function markRuns({ from, to }: DimensionMark): Run[] {
  const extensions = [from, to].flatMap(({ at, reaches }) =>
    reaches === null ? [] : [runOf(at, reaches, false)],
  );
  return [runOf(from.at, to.at, false), ...extensions];
}

function runOf(from: Point, to: Point, isBelt: boolean): Run {
  const quarter = Math.PI / 2;
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  return {
    angle: angle - Math.round(angle / quarter) * quarter,
    weight: Math.hypot(to.x - from.x, to.y - from.y),
    isBelt,
  };
}
