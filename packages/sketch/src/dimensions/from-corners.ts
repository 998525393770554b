import type { Point } from "@inkform/geometry/model";
import { type Figure, pointOf } from "../solve/figure";
import { angleOf, type Relation } from "../solve/relation";
import { hypothesisOf, type Pointed } from "./carried";
import type { Hypothesis } from "./model";
import { attachSettings } from "./settings";

/** Standard deviation of a hand-drawn angle, radians. */
const ANGLE_SPREAD = 0.12;

/** An angle in degrees is written at the corner where its two edges meet. */
export function fromCorner(
  figure: Figure,
  size: number,
  at: Point,
  carried: Pointed,
): Hypothesis[] {
  const { meaning } = carried.interpretation;
  if (meaning.kind !== "angle") return [];
  const value = (meaning.value * Math.PI) / 180;
  return figure.loops.flatMap((loop) => {
    if (loop.kind === "circle") return [];
    return loop.edges.flatMap((edge, i): Hypothesis[] => {
      const next = loop.edges[(i + 1) % loop.edges.length];
      if (edge.kind !== "segment" || next?.kind !== "segment") return [];
      const corner = pointOf(figure, edge.to);
      const away =
        Math.hypot(at.x - corner.x, at.y - corner.y) / (4 * attachSettings.leaderSpread * size);
      if (away > attachSettings.farthest) return [];
      const first: [number, number] = [edge.to, edge.from];
      const second: [number, number] = [next.from, next.to];
      const drawn = angleOf(figure, first, second);
      const off = Math.abs(drawn - value) / ANGLE_SPREAD;
      if (off > attachSettings.farthest) return [];
      const relation: Relation = { kind: "angle", first, second, value };
      return [
        {
          ...hypothesisOf(carried, away ** 2 / 2 + off ** 2 / 2),
          relations: [relation],
          proportion: null,
          shown: { kind: "angle", first, second, at },
        },
      ];
    });
  });
}
