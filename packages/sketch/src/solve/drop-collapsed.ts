import { type Figure, type FigureEdge, type FigureLoop, figureSize, pointOf } from "./figure";
import { solveSettings } from "./settings";

/** Ends this near each other, mm, are one. */
const SAME = 1e-6;

/**
 * The solved figure without edges that shrank to nothing: drawn so short that their ends were taken for one place (a
 * corner cut by a slip of the pen, the straight sides of a round hole drawn long). Longer ones stay, to be refused.
 */
export function dropCollapsed(drawn: Figure, solved: Figure): Figure {
  const short = 2 * solveSettings.sameCoordinate * figureSize(drawn);
  const isCollapsed = (edge: FigureEdge): boolean =>
    edge.kind === "segment" && lengthOf(solved, edge) < SAME && lengthOf(drawn, edge) < short;
  const loops = solved.loops.map((loop): FigureLoop => {
    if (loop.kind === "circle") return loop;
    const edges = loop.edges.filter((edge) => !isCollapsed(edge));
    if (edges.length === loop.edges.length || edges.length < 2) return loop;
    const [first, second] = edges;
    const isRound = edges.length === 2 && first?.kind === "arc" && second?.kind === "arc";
    return isRound ? { kind: "circle", round: first.round } : { kind: "chain", edges };
  });
  return { ...solved, loops };
}

function lengthOf(figure: Figure, { from, to }: FigureEdge): number {
  const [p, q] = [pointOf(figure, from), pointOf(figure, to)];
  return Math.hypot(q.x - p.x, q.y - p.y);
}
