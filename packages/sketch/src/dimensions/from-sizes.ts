import { nearestOnSegment } from "@inkform/geometry/distance";
import type { Point } from "@inkform/geometry/model";
import { type Figure, type FigureLoop, pointOf, roundOf } from "../solve/figure";
import { anchorValue, loopExtents } from "../solve/infer/extents";
import type { Relation } from "../solve/relation";
import { hypothesisOf, type Pointed } from "./carried";
import type { Hypothesis } from "./model";
import { attachSettings } from "./settings";

/** `40 x 60`, `20 SQ` or `24 A/F` on a leader at (or near) the outline, window, slot or polygon it sizes. */
export function fromSize(
  figure: Figure,
  size: number,
  tip: Point,
  at: Point,
  carried: Pointed,
): Hypothesis[] {
  const { meaning } = carried.interpretation;
  if (meaning.kind === "acrossFlats") return acrossFlats(figure, size, tip, carried);
  if (meaning.kind !== "size") return [];
  return figure.loops.flatMap((loop) => {
    if (loop.kind === "circle") return [];
    const cost = nearness(figure, loop, tip, size, carried);
    return cost === null ? [] : bothWays(figure, loop, cost, at, carried);
  });
}

function bothWays(
  figure: Figure,
  loop: FigureLoop,
  cost: number,
  at: Point,
  carried: Pointed,
): Hypothesis[] {
  const { meaning } = carried.interpretation;
  const x = loopExtents(figure, loop, "x");
  const y = loopExtents(figure, loop, "y");
  if (meaning.kind !== "size" || x === null || y === null) return [];
  const width = anchorValue(figure, "x", x[1]) - anchorValue(figure, "x", x[0]);
  const height = anchorValue(figure, "y", y[1]) - anchorValue(figure, "y", y[0]);
  const sides: [number, number][] = [
    [meaning.value, meaning.second],
    [meaning.second, meaning.value],
  ];
  return sides.map(([across, up], turned) => {
    const shape = Math.log(across / up / (width / height)) / attachSettings.proportionSpread.most;
    const relations: Relation[] = [
      { kind: "offset", axis: "x", from: x[0], to: x[1], value: across },
      { kind: "offset", axis: "y", from: y[0], to: y[1], value: up },
    ];
    return {
      // Width is named before height where both fit.
      ...hypothesisOf(carried, cost + shape ** 2 / 2 + turned / 2),
      relations,
      proportion: {
        value: Math.sqrt(across * up),
        drawn: Math.sqrt(width * height),
        spread: 1,
      },
      shown: { kind: "linear" as const, axis: "x" as const, from: x[0], to: x[1], at },
    };
  });
}

/** A regular polygon between two opposite sides: its circle's radius follows. */
function acrossFlats(figure: Figure, size: number, tip: Point, carried: Pointed): Hypothesis[] {
  const { meaning } = carried.interpretation;
  if (meaning.kind !== "acrossFlats") return [];
  return figure.rounds.flatMap(({ corners }, round) => {
    if (corners === undefined || corners.length % 2 === 1) return [];
    const loop = figure.loops.find(
      (it) => it.kind === "chain" && it.edges.some(({ from }) => corners.includes(from)),
    );
    const cost = loop === undefined ? null : nearness(figure, loop, tip, size, carried);
    if (cost === null) return [];
    const radius = meaning.value / 2 / Math.cos(Math.PI / corners.length);
    return [
      {
        ...hypothesisOf(carried, cost),
        relations: [{ kind: "radius" as const, round, value: radius }],
        proportion: { value: radius, drawn: roundOf(figure, round).radius, spread: 1 },
        shown: null,
      },
    ];
  });
}

function nearness(
  figure: Figure,
  loop: FigureLoop,
  tip: Point,
  size: number,
  { carrier }: Pointed,
): number | null {
  if (loop.kind === "circle") return null;
  const gaps = loop.edges.map((edge) => {
    const start = pointOf(figure, edge.from);
    const end = pointOf(figure, edge.to);
    const foot = nearestOnSegment(tip, { kind: "segment", start, end });
    return Math.hypot(tip.x - foot.x, tip.y - foot.y);
  });
  const { leaderSpread, nearSpread, farthest, worstNearness } = attachSettings;
  const away = Math.min(...gaps) / ((carrier === null ? nearSpread : leaderSpread) * size);
  if (carrier === null) return Math.min(away ** 2 / 2, worstNearness);
  return away > farthest ? null : away ** 2 / 2;
}
