import type { Point } from "@inkform/geometry/model";
import type { SeenChain, SeenEdge } from "../seen";
import { drawFreeRun } from "./draw-free-run";
import type { FreeRun } from "./find-free-runs";
import type { Stretch } from "./split-path";

/** The chain with splines for the stretches of each free run; `chain.edges` are the stretches, one each. */
export function withFreeRuns(
  chain: SeenChain,
  runs: readonly FreeRun[],
  points: readonly Point[],
  stretches: readonly Stretch[],
  penWidth: number,
): SeenChain {
  const [whole] = runs;
  if (whole?.isClosed) return splineChain(drawFreeRun(points, true, penWidth));
  const n = chain.edges.length;
  const vertices: Point[] = [];
  const edges: SeenEdge[] = [];
  // Begins with a run's first stretch, so that no run is cut by the chain's seam.
  const start = whole?.first ?? 0;
  for (let k = 0; k < n; ) {
    const at = (start + k) % n;
    const run = runs.find(({ first }) => first === at);
    if (run === undefined) {
      vertices.push(chain.vertices[at] as Point);
      edges.push(chain.edges[at] as SeenEdge);
      k += 1;
      continue;
    }
    const from = chain.vertices[at] as Point;
    const to = chain.vertices[(at + run.count) % n] as Point;
    const inner = pathOf(points, stretches, run);
    const drawn = splineChain(drawFreeRun([from, ...inner, to], false, penWidth));
    vertices.push(...drawn.vertices);
    edges.push(...drawn.edges);
    k += run.count;
  }
  return { kind: "chain", vertices, edges };
}

function splineChain(curves: readonly Point[][]): SeenChain {
  return {
    kind: "chain",
    vertices: curves.map(([first]) => first as Point),
    edges: curves.map((curve) => ({ kind: "spline", curve })),
  };
}

/** The points of a run's stretches without its ends. */
function pathOf(points: readonly Point[], stretches: readonly Stretch[], run: FreeRun): Point[] {
  const n = points.length - 1;
  const { from } = stretches[run.first] as Stretch;
  const { to } = stretches[(run.first + run.count - 1) % stretches.length] as Stretch;
  const count = (to - from + n) % n;
  return Array.from(
    { length: Math.max(0, count - 1) },
    (_, i) => points[(from + 1 + i) % n] as Point,
  );
}
