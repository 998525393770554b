import type { SeenBox } from "../seen";
import { bridge } from "../strokes/close-gaps";
import type { GraphNode, StrokeGraph } from "../strokes/trace-graph";

interface PageSize {
  width: number;
  height: number;
}

/**
 * Closes what the edge of the picture cuts off: two free ends of joined strokes on one side of the page are bridged along it.
 * Ends on two sides are left: the edge of a sheet or a shadow runs so, too.
 */
export function closeAtBorder(graph: StrokeGraph, page: PageSize, margin: number): void {
  const joined = components(graph);
  const ends = graph.nodes.flatMap(({ at, edges }, node) => {
    const side = sideOf(at.x, at.y, page, margin);
    if (edges.length !== 1 || side === null) return [];
    const along = side === "left" || side === "right" ? at.y : at.x;
    return [{ node, side, along, group: joined[edges[0] as number] as number }];
  });
  ends.sort((a, b) => a.along - b.along);
  const done = new Set<number>();
  for (const [k, a] of ends.entries()) {
    if (done.has(a.node)) continue;
    const b = ends.slice(k + 1).find(({ side, group }) => side === a.side && group === a.group);
    if (b === undefined || done.has(b.node)) continue;
    done.add(a.node).add(b.node);
    bridge(graph, a.node, b.node);
  }
}

/** Whether a box reaches the edge of the page. */
export function isAtBorder(box: SeenBox, page: PageSize, margin: number): boolean {
  return (
    sideOf(box.left, box.top, page, margin) !== null ||
    sideOf(box.right, box.bottom, page, margin) !== null
  );
}

function sideOf(x: number, y: number, { width, height }: PageSize, margin: number) {
  if (x < margin) return "left";
  if (y < margin) return "top";
  if (x > width - 1 - margin) return "right";
  return y > height - 1 - margin ? "bottom" : null;
}

/** For each living edge the number of the strokes it is joined to. */
function components(graph: StrokeGraph): number[] {
  const out: number[] = new Array(graph.edges.length).fill(-1);
  graph.edges.forEach((edge, id) => {
    if (!edge.alive || out[id] !== -1) return;
    const group = [id];
    out[id] = id;
    for (let k = 0; k < group.length; k += 1) {
      const { from, to } = graph.edges[group[k] as number] as { from: number; to: number };
      for (const n of [from, to]) {
        for (const other of (graph.nodes[n] as GraphNode).edges) {
          if (out[other] !== -1) continue;
          out[other] = id;
          group.push(other);
        }
      }
    }
  });
  return out;
}
