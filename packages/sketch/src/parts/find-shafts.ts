import type { Point } from "@inkform/geometry/model";
import { degree } from "../strokes/clean-graph";
import type { GraphEdge, StrokeGraph } from "../strokes/trace-graph";
import { findLines, type PenLine } from "./find-lines";
import { parting } from "./settings";

interface ShaftInk {
  graph: StrokeGraph;
  /** How likely (0 to 1) the ink at a point is a tick's. */
  tickLook: (p: Point) => number;
  height: number;
}

/**
 * What is left of dimension lines whose arrowheads point at each other from outside: short straight lines that come out of an arrowhead along its axis
 * and end in the paper. A number that stands close beside one makes it look written.
 */
export function findShafts(ink: ShaftInk, penWidth: number): PenLine[] {
  return findLines(ink.graph, (line) => headOf(line, ink) !== null, penWidth);
}

/** At which end of a short line an arrowhead lies, the other being free; null where it is no such line. */
export function headOf(line: PenLine, ink: ShaftInk): "from" | "to" | null {
  const { length, nodes } = line;
  const { leastShaftLine, longLine, headLook } = parting;
  if (length < leastShaftLine * ink.height || length > longLine * ink.height) return null;
  const isFree = (node: number | undefined) => node !== undefined && degree(ink.graph, node) === 1;
  const [first, last] = [isFree(nodes[0]), isFree(nodes[nodes.length - 1])];
  if (first === last) return null;
  const end = first ? "to" : "from";
  return lookAt(line, line[end], ink) > headLook.share ? end : null;
}

/** How much of the line's ink near one of its ends looks like a tick. */
function lookAt({ edges }: PenLine, end: Point, { graph, tickLook, height }: ShaftInk): number {
  const near = edges
    .flatMap((id) => (graph.edges[id] as GraphEdge).points)
    .filter((p) => Math.hypot(p.x - end.x, p.y - end.y) < parting.headLook.within * height);
  return near.filter((p) => tickLook(p) > 0.5).length / Math.max(1, near.length);
}
