import { nearestOnSegment } from "@inkform/geometry/distance";
import type { Point } from "@inkform/geometry/model";
import {
  arcExtremes,
  centerOf,
  edgesOf,
  type Figure,
  figureSize,
  pointOf,
  roundOf,
} from "../solve/figure";
import { edgeAxis } from "../solve/infer/axis-edges";
import { findChamfers } from "../solve/infer/chamfers";
import { arcTurn, atPoint, otherAxis } from "../solve/infer/measures";
import type { Anchor, Axis } from "../solve/relation";
import { attachSettings } from "./settings";

/** Something a dimension line's end can measure to, along one axis. */
export interface Feature {
  /** How seldom such a thing is measured to (logarithm). */
  penalty: number;
  /** Inside the outline, which hides where an extension line goes on. */
  isInside: boolean;
  anchor: Anchor;
  /** Its coordinate along the measured axis. */
  value: number;
  /** How far a point is from it, measured across. */
  distanceFrom(point: Point): number;
}

export interface EndCandidate {
  anchor: Anchor;
  value: number;
  /** Minus the logarithm of how well it fits, 0 = perfectly. */
  cost: number;
}

/** What the end of a horizontal or vertical dimension line may measure to, best first. */
export function findEnds(
  figure: Figure,
  size: number,
  axis: Axis,
  tip: Point,
  reaches: Point | null,
): EndCandidate[] {
  const { tipSpread, reachSpread, farthest, worstGap, hiddenGap } = attachSettings;
  const candidates = axisFeatures(figure, axis).flatMap((feature) => {
    const aside = Math.abs(feature.value - tip[axis]) / (tipSpread * size);
    if (aside > farthest) return [];
    const gap = feature.distanceFrom(reaches ?? tip) / (reachSpread * size);
    // Extension lines that were lost leave only the tip to go by: distance then says little.
    const { anchor, penalty } = feature;
    const worst = reaches === null ? 1 : feature.isInside ? hiddenGap : worstGap;
    const cost = penalty + aside ** 2 / 2 + Math.min(gap ** 2 / 2, worst);
    return [{ anchor, value: feature.value, cost }];
  });
  return candidates.sort((a, b) => a.cost - b.cost).slice(0, 4);
}

const known = new WeakMap<Figure, Partial<Record<Axis, Feature[]>>>();

/** Everything a dimension along an axis can measure to. The figure must not change any more. */
export function axisFeatures(figure: Figure, axis: Axis): Feature[] {
  const ofFigure = known.get(figure) ?? {};
  known.set(figure, ofFigure);
  ofFigure[axis] ??= findFeatures(figure, axis);
  return ofFigure[axis];
}

function findFeatures(figure: Figure, axis: Axis): Feature[] {
  const features: Feature[] = [];
  const across = otherAxis(axis);
  const addPoint = (point: number, penalty: number, isInside: boolean) => {
    const at = pointOf(figure, point);
    features.push({
      penalty,
      isInside,
      anchor: atPoint(point),
      value: at[axis],
      distanceFrom: (from) => Math.hypot(from.x - at.x, from.y - at.y),
    });
  };
  const { jointPenalty, cutPenalty, filletPenalty } = attachSettings;
  const joints = tangentJoints(figure);
  const cuts = new Set(findChamfers(figure).flatMap(({ from, to }) => [from, to]));
  for (const { edge, loop } of edgesOf(figure)) {
    const penalty = joints.has(edge.from) ? jointPenalty : cuts.has(edge.from) ? cutPenalty : 0;
    addPoint(edge.from, penalty, loop > 0);
    if (edge.kind === "segment") {
      if (edgeAxis(figure, edge)?.along !== across) continue;
      const start = pointOf(figure, edge.from);
      const end = pointOf(figure, edge.to);
      features.push({
        penalty: 0,
        isInside: loop > 0,
        anchor: atPoint(edge.from),
        value: (start[axis] + end[axis]) / 2,
        distanceFrom: (from) => {
          const foot = nearestOnSegment(from, { kind: "segment", start, end });
          return Math.hypot(from.x - foot.x, from.y - foot.y);
        },
      });
    } else if (edge.kind === "arc") {
      for (const { quadrant, x, y } of arcExtremes(figure, edge)) {
        if ((axis === "x") !== (quadrant % 2 === 0)) continue;
        features.push(sideOf(figure, edge.round, quadrant < 2 ? 1 : -1, axis, { x, y }));
      }
    }
  }
  figure.rounds.forEach((round, k) => {
    if (round.role === "construction") return;
    addPoint(round.center, isFillet(figure, k) ? filletPenalty : 0, !isOutline(figure, k));
    if (round.role !== "circle") return;
    const center = centerOf(figure, k);
    for (const side of [-1, 1] as const) {
      const at = { ...center, [axis]: center[axis] + side * round.radius };
      features.push(sideOf(figure, k, side, axis, at));
    }
  });
  return features;
}

function sideOf(figure: Figure, round: number, side: -1 | 1, axis: Axis, at: Point): Feature {
  return {
    penalty: isOutline(figure, round) ? 0 : holeSidePenalty(figure, round),
    isInside: !isOutline(figure, round),
    anchor: { point: roundOf(figure, round).center, round, side },
    value: at[axis],
    distanceFrom: (from) => Math.hypot(from.x - at.x, from.y - at.y),
  };
}

function holeSidePenalty(figure: Figure, round: number): number {
  const isSmall = roundOf(figure, round).radius < attachSettings.smallHole * figureSize(figure);
  return isSmall ? attachSettings.smallHoleSidePenalty : attachSettings.holeSidePenalty;
}

/** Whether a round belongs to the outline rather than to a hole. */
function isOutline(figure: Figure, round: number): boolean {
  const outline = figure.loops[0];
  if (outline?.kind === "circle") return outline.round === round;
  return outline?.edges.some((edge) => edge.kind === "arc" && edge.round === round) ?? false;
}

/** Where an arc runs smoothly into its neighbour: no edge to put a rule to. */
function tangentJoints(figure: Figure): Set<number> {
  return new Set(
    edgesOf(figure).flatMap(({ edge }) =>
      edge.kind !== "arc"
        ? []
        : [...(edge.tangentBefore ? [edge.from] : []), ...(edge.tangentAfter ? [edge.to] : [])],
    ),
  );
}

/** A rounded corner: its arc turns by about a right angle. Round ends, slots and heads of keyholes turn further. */
function isFillet(figure: Figure, round: number): boolean {
  return edgesOf(figure).some(
    ({ edge }) =>
      edge.kind === "arc" &&
      edge.round === round &&
      arcTurn(figure, edge) < attachSettings.filletTurn,
  );
}
