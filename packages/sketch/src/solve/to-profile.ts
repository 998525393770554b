import type { ChainEdge, Loop, Point, Profile } from "@inkform/geometry/model";
import { bendSpline } from "./bend-spline";
import { centerOf, type Figure, type FigureLoop, figureBounds, pointOf, roundOf } from "./figure";

/** The solved figure with its lower-left corner at the origin. */
export function atOrigin(figure: Figure): Figure {
  const { minX, minY } = figureBounds(figure);
  return {
    ...figure,
    points: figure.points.map(({ x, y }) => ({ x: x - minX, y: y - minY })),
  };
}

/** The figure as what is cut: the outline run counter-clockwise, the holes clockwise. */
export function toProfile(figure: Figure): Profile {
  const [outer, ...holes] = figure.loops;
  if (outer === undefined) throw new RangeError("a part without an outline");
  // Chains run clockwise as drawn.
  return {
    outer: toLoop(figure, outer, true),
    holes: holes.map((hole) => toLoop(figure, hole, false)),
  };
}

function toLoop(figure: Figure, loop: FigureLoop, turned: boolean): Loop {
  if (loop.kind === "circle") {
    const { radius } = roundOf(figure, loop.round);
    return { kind: "circle", center: { ...centerOf(figure, loop.round) }, radius };
  }
  const edges = turned ? [...loop.edges].reverse() : loop.edges;
  return {
    kind: "chain",
    edges: edges.map((edge): ChainEdge => {
      const start = pointOf(figure, turned ? edge.to : edge.from);
      const end = pointOf(figure, turned ? edge.from : edge.to);
      if (edge.kind === "segment") return { kind: "segment", start, end };
      if (edge.kind === "spline") {
        const drawn = turned ? [...edge.drawn].reverse() : edge.drawn;
        return { kind: "spline", points: bendSpline(drawn, start, end) };
      }
      const center = centerOf(figure, edge.round);
      const angleTo = (point: Point) => Math.atan2(point.y - center.y, point.x - center.x);
      const counterclockwise = edge.counterclockwise !== turned;
      return {
        kind: "arc",
        center: { ...center },
        radius: roundOf(figure, edge.round).radius,
        startAngle: angleTo(counterclockwise ? start : end),
        endAngle: angleTo(counterclockwise ? end : start),
        reversed: !counterclockwise,
      };
    }),
  };
}
