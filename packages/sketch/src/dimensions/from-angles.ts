import type { Point } from "@inkform/geometry/model";
import type { AngleMark } from "../seen";
import { edgesOf, type Figure, pointOf } from "../solve/figure";
import { arcTurn } from "../solve/infer/measures";
import type { PartFrame } from "../solve/part-frame";
import { angleOf, type Relation } from "../solve/relation";
import { type Carried, hypothesisOf } from "./carried";
import type { Hypothesis, Interpretation } from "./model";
import { attachSettings } from "./settings";

/** Two points of the part that a leg of the angle runs along, mostly an edge's, directed away from where the legs meet. */
interface LegEdge {
  edge: [number, number];
  cost: number;
}

/** What a text on an arc-shaped dimension line says about the two edges it measures between. */
export function fromAngle(
  figure: Figure,
  size: number,
  frame: PartFrame,
  mark: AngleMark,
  carried: Carried,
): Hypothesis[] {
  const said = inDegrees(carried);
  if (said === null) return [];
  const value = (said.degrees * Math.PI) / 180;
  const vertex = frame.toPart(mark.vertex);
  const [from, to] = [mark.from, mark.to].map((p) =>
    legEdges(figure, size, vertex, frame.toPart(p)),
  ) as [LegEdge[], LegEdge[]];
  const at = frame.toPart(middleOfArc(mark));
  const found = from.flatMap((first) =>
    to.flatMap((second): Hypothesis[] => {
      if (isOneLine(first.edge, second.edge)) return [];
      const drawn = angleOf(figure, first.edge, second.edge);
      const off = Math.abs(drawn - value) / attachSettings.angleSpread;
      if (off > attachSettings.farthest) return [];
      const relation: Relation = { kind: "angle", first: first.edge, second: second.edge, value };
      return [
        {
          ...hypothesisOf(said.carried, first.cost + second.cost + off ** 2 / 2),
          relations: [relation],
          proportion: null,
          shown: { kind: "angle", first: first.edge, second: second.edge, at },
        },
      ];
    }),
  );
  return found.sort((a, b) => b.score - a.score).slice(0, 4);
}

/** A plain number on an arc is degrees, if less surely: their sign is small and easily lost. */
function inDegrees(carried: Carried): { degrees: number; carried: Carried } | null {
  const { meaning, probability } = carried.interpretation;
  if (meaning.kind === "angle") return { degrees: meaning.value, carried };
  if (meaning.kind !== "linear" || meaning.count > 1 || meaning.unit !== null) return null;
  if (meaning.value >= 180) return null;
  const { value, count, reference } = meaning;
  const prior = attachSettings.plainAnglePrior;
  const interpretation: Interpretation = {
    ...carried.interpretation,
    probability: prior * probability,
    meaning: { kind: "angle", value, count, reference },
  };
  const score = carried.score + Math.log(prior);
  return { degrees: value, carried: { ...carried, interpretation, score } };
}

/** What a leg may run along. */
function legEdges(figure: Figure, size: number, vertex: Point, tip: Point): LegEdge[] {
  return [...alongEdges(figure, size, vertex, tip), ...throughCenters(figure, size, vertex, tip)]
    .sort((a, b) => a.cost - b.cost)
    .slice(0, 3);
}

/** From the centre of the round that the angle opens at to another centre: a hole or a slot's end about a pivot. */
function throughCenters(figure: Figure, size: number, vertex: Point, tip: Point): LegEdge[] {
  const { legSpread, tipSpread, farthest, filletTurn, centerLegPenalty } = attachSettings;
  const fillets = new Set(
    edgesOf(figure).flatMap(({ edge }) =>
      edge.kind === "arc" && arcTurn(figure, edge) < filletTurn ? [edge.round] : [],
    ),
  );
  const distance = (point: number): number => {
    const { x, y } = pointOf(figure, point);
    return Math.hypot(x - vertex.x, y - vertex.y);
  };
  const rounds = figure.rounds.filter(({ role }) => role !== "construction");
  const [pivot] = rounds.map(({ center }) => center).sort((a, b) => distance(a) - distance(b));
  if (pivot === undefined) return [];
  const off = distance(pivot) / (2 * tipSpread * size);
  if (off > farthest / 2) return [];
  const way = unit(vertex, tip);
  return rounds.flatMap((round): LegEdge[] => {
    if (fillets.has(figure.rounds.indexOf(round))) return [];
    const [from, to] = [pointOf(figure, pivot), pointOf(figure, round.center)];
    if (Math.hypot(to.x - from.x, to.y - from.y) < 2 * tipSpread * farthest * size) return [];
    const own = unit(from, to);
    if (own.x * way.x + own.y * way.y < 0) return [];
    const turned = Math.asin(Math.min(1, Math.abs(own.x * way.y - own.y * way.x))) / legSpread;
    if (turned > farthest / 2) return [];
    const cost = centerLegPenalty + (off ** 2 + turned ** 2) / 2;
    return [{ edge: [pivot, round.center], cost }];
  });
}

/** The edges on a leg's line, or, where it was drawn for the angle alone, parallel to it. */
function alongEdges(figure: Figure, size: number, vertex: Point, tip: Point): LegEdge[] {
  const { legSpread, tipSpread, farthest, parallelPenalty } = attachSettings;
  const way = unit(vertex, tip);
  return edgesOf(figure).flatMap(({ edge }): LegEdge[] => {
    if (edge.kind !== "segment") return [];
    const p = pointOf(figure, edge.from);
    const q = pointOf(figure, edge.to);
    const own = unit(p, q);
    const forth = own.x * way.x + own.y * way.y;
    const turned = Math.asin(Math.min(1, Math.abs(own.x * way.y - own.y * way.x))) / legSpread;
    if (turned > farthest / 2) return [];
    const aside = Math.abs((tip.x - p.x) * own.y - (tip.y - p.y) * own.x) / (2 * tipSpread * size);
    const cost = turned ** 2 / 2 + Math.min(aside ** 2 / 2, parallelPenalty);
    const directed: [number, number] = forth > 0 ? [edge.from, edge.to] : [edge.to, edge.from];
    // Of edges in one line the one the arc ends at.
    const gap = Math.min(1, apart(tip, p, q) / size);
    return [{ edge: directed, cost: cost + gap }];
  });
}

function isOneLine(a: readonly number[], b: readonly number[]): boolean {
  return a.every((point) => b.includes(point));
}

function middleOfArc({ from, to, vertex }: AngleMark): Point {
  const [u, v] = [unit(vertex, from), unit(vertex, to)];
  const radius = Math.hypot(from.x - vertex.x, from.y - vertex.y);
  const way = unit({ x: 0, y: 0 }, { x: u.x + v.x, y: u.y + v.y });
  return { x: vertex.x + radius * way.x, y: vertex.y + radius * way.y };
}

/** How far a point is from a segment's own stretch, measured along it and across. */
function apart(at: Point, p: Point, q: Point): number {
  const length = Math.hypot(q.x - p.x, q.y - p.y) || 1;
  const s = ((at.x - p.x) * (q.x - p.x) + (at.y - p.y) * (q.y - p.y)) / length ** 2;
  const t = Math.max(0, Math.min(1, s));
  return Math.hypot(at.x - p.x - t * (q.x - p.x), at.y - p.y - t * (q.y - p.y));
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}
