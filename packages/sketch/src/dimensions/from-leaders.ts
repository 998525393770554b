import { nearestOnSegment } from "@inkform/geometry/distance";
import type { Point } from "@inkform/geometry/model";
import { centerOf, type Figure, pointOf, roundOf } from "../solve/figure";
import { findChamfers } from "../solve/infer/chamfers";
import { atPoint, edgeVector, type SegmentEdge } from "../solve/infer/measures";
import type { Axis, Relation } from "../solve/relation";
import { countOf, hypothesisOf, type Pointed } from "./carried";
import { isSlotSide } from "./from-slots";
import type { Hypothesis, Interpretation } from "./model";
import { groupSize, sameSized } from "./same-sized";
import { attachSettings } from "./settings";

/** What a text says about what its leader points at, or about what it stands nearest to. */
export function fromPointer(
  figure: Figure,
  size: number,
  tip: Point,
  at: Point,
  carried: Pointed,
): Hypothesis[] {
  const { meaning } = carried.interpretation;
  const isNear = carried.carrier === null;
  const spread = (isNear ? attachSettings.nearSpread : attachSettings.leaderSpread) * size;
  const costOf = (distance: number): number | null => {
    const away = distance / spread;
    if (isNear) return Math.min(away ** 2 / 2, attachSettings.worstNearness);
    return away > attachSettings.farthest ? null : away ** 2 / 2;
  };
  const isCut = figure.rounds.some((_, other) => {
    const { radius } = roundOf(figure, other);
    const center = centerOf(figure, other);
    return Math.abs(Math.hypot(tip.x - center.x, tip.y - center.y) - radius) < spread;
  });
  const onward = (round: number): number | null => {
    if (!isCut) return null;
    const beyond = distanceBeyond(figure, round, tip, at);
    if (beyond === null || beyond > attachSettings.farthestOnward * size) return null;
    return attachSettings.onwardPenalty + beyond / size;
  };
  switch (meaning.kind) {
    case "diameter":
    case "thread":
    case "radius":
    case "pcd":
      return figure.rounds.flatMap((_, round) => {
        const fit = roundFit(
          figure,
          round,
          tip,
          asRound(meaning.kind),
          countOf(carried.interpretation),
        );
        const cost = fit && (costOf(fit.distance) ?? (isNear ? null : onward(round)));
        if (fit === null || cost === null) return [];
        return [roundHypothesis(figure, round, at, cost + fit.penalty, carried)];
      });
    case "linear":
      return figure.rounds.flatMap(({ role, radius }, round) => {
        // A number written inside a hole is its diameter, the sign lost in the line across.
        const center = centerOf(figure, round);
        const off = Math.hypot(at.x - center.x, at.y - center.y) / radius;
        if (role !== "circle" || off > 0.7 || carried.carrier !== null) return [];
        return [roundHypothesis(figure, round, at, attachSettings.unsignedPenalty, carried)];
      });
    case "chamfer":
      return findChamfers(figure).flatMap((edge) => {
        const start = pointOf(figure, edge.from);
        const end = pointOf(figure, edge.to);
        const foot = nearestOnSegment(tip, { kind: "segment", start, end });
        const cost = costOf(Math.hypot(tip.x - foot.x, tip.y - foot.y));
        return cost === null ? [] : [chamferHypothesis(figure, edge, at, cost, carried)];
      });
    default:
      return [];
  }
}

/** How far beyond its tip a leader would meet a round; null where it would not: round outlines that it crosses break it, and the rest is lost. */
function distanceBeyond(figure: Figure, round: number, tip: Point, tail: Point): number | null {
  const length = Math.hypot(tip.x - tail.x, tip.y - tail.y);
  if (length === 0) return null;
  const along = { x: (tip.x - tail.x) / length, y: (tip.y - tail.y) / length };
  const center = centerOf(figure, round);
  const { radius, role } = roundOf(figure, round);
  const off = { x: center.x - tip.x, y: center.y - tip.y };
  const aside = Math.abs(along.x * off.y - along.y * off.x);
  const ahead = along.x * off.x + along.y * off.y;
  if (role !== "circle" || aside > radius) return null;
  const beyond = ahead - Math.sqrt(radius ** 2 - aside ** 2);
  return beyond > 0 ? beyond : null;
}

const asRound = (kind: "diameter" | "thread" | "radius" | "pcd") =>
  kind === "thread" ? "diameter" : kind;

/** How far a round is from being pointed at, and how unlikely such a text is about such a round. */
function roundFit(
  figure: Figure,
  round: number,
  tip: Point,
  kind: "diameter" | "radius" | "pcd",
  count: number,
): { distance: number; penalty: number } | null {
  const { role, radius, corners } = roundOf(figure, round);
  if (corners !== undefined) return null;
  const center = centerOf(figure, round);
  const fromCenter = Math.hypot(tip.x - center.x, tip.y - center.y);
  const distance = Math.abs(fromCenter - radius);
  if (kind === "pcd")
    return role === "construction" ? { distance: distance / 2, penalty: 0 } : null;
  // Across a bolt circle one writes PCD; a plain Ø means it only where nothing else is near.
  if (role === "construction") return kind === "diameter" ? { distance, penalty: 3 } : null;
  const isUsual = (kind === "radius") === (role === "arc");
  const slotSide = isSlotSide(figure, round) ? attachSettings.slotSidePenalty : 0;
  const drawn = groupSize(figure, round);
  const { uncountedPenalty, missingPenalty } = attachSettings;
  const miscount =
    count <= 1 || drawn === count ? 0 : drawn > count ? uncountedPenalty : missingPenalty;
  return {
    // Small holes are pointed at by their centre as often as by their edge.
    distance: Math.min(distance, fromCenter < radius ? fromCenter : distance),
    penalty: (isUsual ? 0 : 2.5) + miscount + slotSide,
  };
}

function roundHypothesis(
  figure: Figure,
  round: number,
  at: Point,
  cost: number,
  carried: Pointed,
): Hypothesis {
  const { meaning } = carried.interpretation;
  const written = "value" in meaning ? meaning.value : 0;
  const radius = meaning.kind === "radius" ? written : written / 2;
  const isConstruction = roundOf(figure, round).role === "construction";
  const rounds = isConstruction
    ? [round]
    : sameSized(figure, round, countOf(carried.interpretation));
  return {
    ...hypothesisOf(carried, cost),
    relations: [
      ...rounds.map((each): Relation => ({ kind: "radius", round: each, value: radius })),
      ...pitchCircle(figure, round, carried.interpretation),
    ],
    proportion: { value: radius, drawn: roundOf(figure, round).radius, spread: 1.5 },
    shown: { kind: meaning.kind === "radius" ? "radius" : "diameter", round, at },
  };
}

/** The circle that the holes lie on, where the same text gives its diameter. */
function pitchCircle(figure: Figure, hole: number, { meaning }: Interpretation): Relation[] {
  if (!("pitchCircle" in meaning) || meaning.pitchCircle === null) return [];
  const value = meaning.pitchCircle / 2;
  const round = figure.rounds.findIndex(({ carries }) => carries?.includes(hole));
  return round < 0 ? [] : [{ kind: "radius", round, value }];
}

function chamferHypothesis(
  figure: Figure,
  edge: SegmentEdge,
  at: Point,
  cost: number,
  carried: Pointed,
): Hypothesis {
  const { meaning } = carried.interpretation;
  const [leg, angle] = meaning.kind === "chamfer" ? [meaning.value, meaning.angle] : [0, 45];
  const lengthOf = (other: SegmentEdge) => {
    const { x, y } = edgeVector(figure, other);
    return Math.hypot(x, y);
  };
  const own = lengthOf(edge);
  const alike = findChamfers(figure)
    .sort((a, b) => Math.abs(Math.log(lengthOf(a) / own)) - Math.abs(Math.log(lengthOf(b) / own)))
    .slice(0, Math.max(1, countOf(carried.interpretation)));
  const { x, y } = edgeVector(figure, edge);
  const rise = leg * Math.tan((angle * Math.PI) / 180);
  const legs = (other: SegmentEdge): Relation[] => [
    legOffset(figure, other, "x", leg),
    legOffset(figure, other, "y", rise),
  ];
  const shownLeg = legOffset(figure, edge, "x", leg);
  return {
    ...hypothesisOf(carried, cost),
    relations: alike.flatMap(legs),
    proportion: { value: leg, drawn: (Math.abs(x) + Math.abs(y)) / 2, spread: 1.5 },
    shown: { kind: "linear", axis: "x", from: shownLeg.from, to: shownLeg.to, at },
  };
}

function legOffset(figure: Figure, edge: SegmentEdge, axis: Axis, value: number) {
  const isForward = edgeVector(figure, edge)[axis] >= 0;
  const [from, to] = isForward ? [edge.from, edge.to] : [edge.to, edge.from];
  return { kind: "offset" as const, axis, from: atPoint(from), to: atPoint(to), value };
}
