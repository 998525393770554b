import { type Constraint, regularity } from "../constraint";
import { edgesOf, type Figure, figureSize, roundOf } from "../figure";
import type { Anchor, Axis } from "../relation";
import { solveSettings } from "../settings";
import { loopCenters, rowConfidence } from "./alignments";
import { edgeAxis } from "./axis-edges";
import { anchorValue, loopExtents, outlineExtents } from "./extents";
import { facingEdges } from "./facing-edges";
import { atPoint, belief, coordinate, otherAxis } from "./measures";
import { holeGroups } from "./round-groups";

/** Holes, and alike holes together, drawn midway between the outline's sides lie midway. */
export function inferCentring(figure: Figure): Constraint[] {
  return (["x", "y"] as const).flatMap((axis) => [
    ...inferCentredWindows(figure, axis),
    ...centredSets(figure).flatMap((points) => {
      const sorted = [...points].sort(
        (a, b) => coordinate(figure, a, axis) - coordinate(figure, b, axis),
      );
      const first = sorted[0];
      const last = sorted.at(-1);
      if (first === undefined || last === undefined) return [];
      const sure = surestIn(figure, first, last, axis);
      return wallsOf(figure, first, last, axis).flatMap(({ walls, most }) =>
        centred(figure, axis, walls, atPoint(first), atPoint(last), Math.min(most, sure)),
      );
    }),
  ]);
}

/**
 * Holes in a row lie midway only if the row does, which is less sure than that they are a row. Otherwise, where a written
 * measure moves one of them off the middle, the others would stay there, or be moved as far to the other side of it.
 */
function surestIn(figure: Figure, first: number, last: number, axis: Axis): number {
  const others = first === last ? alikeWith(figure, first) : [last];
  const row = others.flatMap((other) => rowConfidence(figure, first, other, axis) ?? []);
  return row.length === 0 ? 1 : 0.95 * Math.max(...row);
}

/** The centres of the other holes of a hole's drawn size. */
function alikeWith(figure: Figure, center: number): number[] {
  const groups = holeGroups(figure).map((group) => group.map((it) => roundOf(figure, it).center));
  const own = groups.find((group) => group.includes(center)) ?? [];
  return own.filter((other) => other !== center);
}

/** Holes of straight edges are centred by their sides. */
function inferCentredWindows(figure: Figure, axis: Axis): Constraint[] {
  const walls = outlineExtents(figure, axis);
  if (walls === null) return [];
  return figure.loops.slice(1).flatMap((loop) => {
    const sides = loopCenters(figure, loop).length > 0 ? null : loopExtents(figure, loop, axis);
    return sides === null ? [] : centred(figure, axis, walls, sides[0], sides[1], 0.8);
  });
}

/** Sets of centre points that may be centred as one: each hole, each group of alike holes, each mirror pair in it. */
function centredSets(figure: Figure): number[][] {
  const groups = holeGroups(figure).map((group) =>
    group.map((round) => roundOf(figure, round).center),
  );
  const holes = figure.loops.slice(1).map((loop) => loopCenters(figure, loop));
  const slots = figure.loops
    .slice(1)
    .flatMap((loop) => (loop.kind === "chain" ? [loopCenters(figure, loop)] : []))
    .filter(({ length }) => length > 0);
  const circles = figure.rounds.flatMap(({ role, center }) =>
    role === "construction" ? [[center]] : [],
  );
  const pairs = groups.flatMap((group) =>
    group.flatMap((a, i) => group.slice(i + 1).map((b) => [a, b])),
  );
  return [
    ...groups.filter(({ length }) => length > 1),
    ...holes.filter(({ length }) => length > 0),
    ...circles,
    ...(slots.length > 1 ? [slots.flat()] : []),
    ...pairs,
  ];
}

/**
 * The outline's extents, and the walls nearest to a single centre or slot where they differ. Holes in different arms of an
 * outline, between walls of their own, are seldom centred together on the whole.
 */
function wallsOf(figure: Figure, first: number, last: number, axis: Axis) {
  const found: { walls: [Anchor, Anchor]; most: number }[] = [];
  const extents = outlineExtents(figure, axis);
  const facing = facingEdges(figure, first, axis);
  if (extents) {
    const own = first === last ? [] : [facing, facingEdges(figure, last, axis)];
    const isApart = own.some((walls) => walls !== null && !areSame(figure, axis, walls, extents));
    const isLoose = isApart || extents.some((wall) => isTip(figure, axis, wall));
    found.push({ walls: extents, most: isLoose ? 0.6 : 0.8 });
  }
  if (facing && isOneStation(figure, first, last, axis, facing)) {
    found.push({ walls: facing, most: 0.75 });
  }
  return found;
}

/** A corner without an edge square to the axis: where a slanted side ends, from which holes are seldom measured out. */
function isTip(figure: Figure, axis: Axis, { point, round }: Anchor): boolean {
  if (round !== null) return false;
  return !edgesOf(figure).some(
    ({ edge }) =>
      (edge.from === point || edge.to === point) &&
      edgeAxis(figure, edge)?.along === otherAxis(axis),
  );
}

/** A single centre, or the two ends of a slot that lies along the same walls. */
function isOneStation(
  figure: Figure,
  first: number,
  last: number,
  axis: Axis,
  walls: [Anchor, Anchor],
): boolean {
  if (first === last) return true;
  const apart = coordinate(figure, last, axis) - coordinate(figure, first, axis);
  if (apart > solveSettings.sameCoordinate * figureSize(figure)) return false;
  const others = facingEdges(figure, last, axis);
  return others !== null && areSame(figure, axis, walls, others);
}

function areSame(figure: Figure, axis: Axis, a: [Anchor, Anchor], b: [Anchor, Anchor]): boolean {
  const limit = solveSettings.sameCoordinate * figureSize(figure);
  return ([0, 1] as const).every(
    (side) =>
      Math.abs(anchorValue(figure, axis, a[side]) - anchorValue(figure, axis, b[side])) <= limit,
  );
}

function centred(
  figure: Figure,
  axis: Axis,
  walls: [Anchor, Anchor],
  first: Anchor,
  last: Anchor,
  most: number,
): Constraint[] {
  const low = anchorValue(figure, axis, first) - anchorValue(figure, axis, walls[0]);
  const high = anchorValue(figure, axis, walls[1]) - anchorValue(figure, axis, last);
  if (low <= 0 || high <= 0) return [];
  const ratio = Math.max(low, high) / Math.min(low, high);
  if (ratio > solveSettings.sameGap) return [];
  const confidence = most * belief(ratio - 1, solveSettings.sameGap - 1, 0.5);
  const relation =
    first.point === last.point
      ? ({ kind: "middle", axis, a: walls[0], b: walls[1], middle: first.point } as const)
      : ({
          kind: "equal-offset",
          axis,
          first: [walls[0], first] as [Anchor, Anchor],
          second: [last, walls[1]] as [Anchor, Anchor],
        } as const);
  return [regularity(relation, confidence)];
}
