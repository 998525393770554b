import { type Constraint, regularity } from "../constraint";
import { centerOf, type Figure, type FigureEdge, pointOf, roundOf } from "../figure";
import { solveSettings } from "../settings";
import { edgeAxis } from "./axis-edges";
import { type ArcEdge, atPoint, belief, edgeVector, otherAxis, type SegmentEdge } from "./measures";

/** Slanted edges drawn side by side are parallel; of one length, they are each other's copy. */
export function inferParallels(figure: Figure): Constraint[] {
  return figure.loops.flatMap((loop) => {
    if (loop.kind === "circle") return [];
    const slanted = loop.edges.filter(
      (edge): edge is SegmentEdge => edge.kind === "segment" && edgeAxis(figure, edge) === null,
    );
    return slanted.flatMap((first, i) =>
      slanted.slice(i + 1).flatMap((second) => parallel(figure, first, second)),
    );
  });
}

function parallel(figure: Figure, first: SegmentEdge, second: SegmentEdge): Constraint[] {
  const { turned, longer, confidence } = solveSettings.parallel;
  const a = edgeVector(figure, first);
  const b = edgeVector(figure, second);
  const lengths = [Math.hypot(a.x, a.y), Math.hypot(b.x, b.y)] as const;
  const sin = (a.x * b.y - a.y * b.x) / (lengths[0] * lengths[1]);
  const angle = Math.asin(Math.max(-1, Math.min(1, Math.abs(sin))));
  if (angle > turned) return [];
  const trust = confidence * belief(angle, turned, 0.5);
  const ratio = Math.max(...lengths) / Math.min(...lengths);
  if (ratio > longer) {
    const relation = {
      kind: "parallel",
      first: [first.from, first.to] as [number, number],
      second: [second.from, second.to] as [number, number],
    } as const;
    return [regularity(relation, trust)];
  }
  const isAlong = a.x * b.x + a.y * b.y > 0;
  const [from, to] = isAlong ? [second.from, second.to] : [second.to, second.from];
  return (["x", "y"] as const).map((axis) =>
    regularity(
      {
        kind: "equal-offset",
        axis,
        first: [atPoint(first.from), atPoint(first.to)],
        second: [atPoint(from), atPoint(to)],
      },
      trust * belief(ratio - 1, longer - 1, 0.7),
    ),
  );
}

/** An edge from arc to arc that points at their centre runs through it: the sides of a sector. */
export function inferRadialEdges(figure: Figure): Constraint[] {
  return figure.loops.flatMap((loop) => {
    if (loop.kind === "circle") return [];
    const { edges } = loop;
    return edges.flatMap((edge, i) => {
      if (edge.kind !== "segment" || edgeAxis(figure, edge) !== null) return [];
      const before = edges[(i + edges.length - 1) % edges.length];
      const after = edges[(i + 1) % edges.length];
      if (before?.kind !== "arc" || after?.kind !== "arc") return [];
      if (before.tangentAfter || after.tangentBefore) return [];
      const offs = [before, after].map(({ round }) => askew(figure, edge, round));
      const { turned } = solveSettings.parallel;
      if (Math.max(...offs) > turned) return [];
      const { center } = roundOf(figure, before.round);
      const line: [number, number] = [edge.from, edge.to];
      const confidence = 0.9 * belief(Math.max(...offs), turned, 0.7);
      return [regularity({ kind: "on-line", point: center, line }, confidence)];
    });
  });
}

/** The angle between an edge and the way from its middle to a round's centre. */
function askew(figure: Figure, edge: FigureEdge, round: number): number {
  const [p, q] = [pointOf(figure, edge.from), pointOf(figure, edge.to)];
  const center = centerOf(figure, round);
  const to = { x: center.x - (p.x + q.x) / 2, y: center.y - (p.y + q.y) / 2 };
  const along = edgeVector(figure, edge);
  const cross = Math.abs(along.x * to.y - along.y * to.x);
  return Math.asin(Math.min(1, cross / (Math.hypot(along.x, along.y) * Math.hypot(to.x, to.y))));
}

/** An edge of the outline that closes half a circle goes through its centre; a hole like that is more likely the end of another. */
export function inferDiameters(figure: Figure): Constraint[] {
  return figure.loops.slice(0, 1).flatMap((loop) => {
    if (loop.kind === "circle") return [];
    const { edges } = loop;
    return edges.flatMap((arc, i): Constraint[] => {
      if (arc.kind !== "arc" || arc.tangentBefore || arc.tangentAfter) return [];
      const ends = [edges[(i + edges.length - 1) % edges.length], edges[(i + 1) % edges.length]];
      const [from, to] = [pointOf(figure, arc.from), pointOf(figure, arc.to)];
      const { center, radius } = roundOf(figure, arc.round);
      const at = pointOf(figure, center);
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const cross = (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x);
      const off = Math.abs(cross) / length / radius;
      if (off > solveSettings.throughCenter || !ends.every((edge) => edge?.kind === "segment")) {
        return [];
      }
      const confidence = 0.8 * belief(off, solveSettings.throughCenter, 0.6);
      return ends.flatMap((edge) => chordThrough(figure, edge as SegmentEdge, arc, confidence));
    });
  });
}

/** Where the edge beside the arc lies on its chord: one straight edge, or the two lips of an opening in it. */
function chordThrough(
  figure: Figure,
  edge: SegmentEdge,
  arc: ArcEdge,
  confidence: number,
): Constraint[] {
  const { center } = roundOf(figure, arc.round);
  const along = edgeAxis(figure, edge)?.along;
  const chord = {
    x: pointOf(figure, arc.to).x - pointOf(figure, arc.from).x,
    y: pointOf(figure, arc.to).y - pointOf(figure, arc.from).y,
  };
  const own = edgeVector(figure, edge);
  const cos =
    Math.abs(chord.x * own.x + chord.y * own.y) /
    (Math.hypot(chord.x, chord.y) * Math.hypot(own.x, own.y));
  if (cos < Math.cos(solveSettings.halfTurn)) return [];
  if (along === undefined) {
    return [regularity({ kind: "on-line", point: center, line: [edge.from, edge.to] }, confidence)];
  }
  return [
    regularity({ kind: "aligned", axis: otherAxis(along), a: edge.from, b: center }, confidence),
  ];
}
