import type { Point } from "@inkform/geometry/model";
import { centerOf, type Figure, type FigureLoop, roundOf } from "../solve/figure";
import { type ArcEdge, atPoint } from "../solve/infer/measures";
import { hypothesisOf, type Pointed } from "./carried";
import type { Hypothesis } from "./model";
import { attachSettings } from "./settings";

/** A slot bent about a pivot: what its dash-dot line in the middle is drawn about, and where its ends are round. */
interface CurvedSlot {
  pivot: number;
  end: number;
  /** Of the line in the middle. */
  radius: number;
  at: Point;
  /** The rounds of its two sides. */
  sides: [number, number];
}

/** Whether a round is a side of a curved slot, which is measured in the middle. */
export function isSlotSide(figure: Figure, round: number): boolean {
  return figure.loops.some((loop) => curvedSlot(figure, loop)?.sides.includes(round) ?? false);
}

/** `R50` that points into a curved slot, between its two sides, or stands by it: the radius its ends' centres lie on. */
export function fromSlot(
  figure: Figure,
  size: number,
  tip: Point,
  at: Point,
  carried: Pointed,
): Hypothesis[] {
  const { meaning } = carried.interpretation;
  if (meaning.kind !== "radius") return [];
  const { value } = meaning;
  const { leaderSpread, nearSpread, farthest, worstNearness } = attachSettings;
  const isNear = carried.carrier === null;
  return figure.loops.flatMap((loop): Hypothesis[] => {
    const slot = curvedSlot(figure, loop);
    if (slot === null) return [];
    const off = Math.abs(Math.hypot(tip.x - slot.at.x, tip.y - slot.at.y) - slot.radius);
    const away = off / ((isNear ? nearSpread : leaderSpread) * size);
    if (!isNear && away > farthest) return [];
    const cost = isNear ? Math.min(away ** 2 / 2, worstNearness) : away ** 2 / 2;
    return [
      {
        ...hypothesisOf(carried, cost),
        relations: [{ kind: "distance", a: slot.pivot, b: slot.end, value }],
        proportion: { value, drawn: slot.radius, spread: 1.5 },
        shown: {
          kind: "linear",
          axis: null,
          from: atPoint(slot.pivot),
          to: atPoint(slot.end),
          at,
        },
      },
    ];
  });
}

/** Four arcs: two ends and, between them, two sides that bend the same way about one point. */
function curvedSlot(figure: Figure, loop: FigureLoop): CurvedSlot | null {
  if (loop.kind === "circle" || loop.edges.length !== 4) return null;
  const arcs = loop.edges.filter((edge): edge is ArcEdge => edge.kind === "arc");
  if (arcs.length !== 4) return null;
  const radius = ({ round }: ArcEdge): number => roundOf(figure, round).radius;
  const first = radius(arcs[0] as ArcEdge) > radius(arcs[1] as ArcEdge) ? 0 : 1;
  const [a, end, b] = [0, 1, 2].map((k) => arcs[(first + k) % 4]) as [ArcEdge, ArcEdge, ArcEdge];
  if (a.counterclockwise === b.counterclockwise) return null;
  const outer = radius(a) > radius(b) ? a : b;
  return {
    pivot: roundOf(figure, outer.round).center,
    end: roundOf(figure, end.round).center,
    radius: (radius(a) + radius(b)) / 2,
    at: centerOf(figure, outer.round),
    sides: [a.round, b.round],
  };
}
