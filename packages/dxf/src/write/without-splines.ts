import { boundsOfLoop } from "@inkform/geometry/bounding-box";
import { flattenSpline } from "@inkform/geometry/flatten-spline";
import type { ChainEdge, Drawing, Loop } from "@inkform/geometry/model";
import { dxfSettings } from "../settings";

/** The drawing for readers that know no splines: straight pieces that stray less than any cutter. */
export function withoutSplines(drawing: Drawing): Drawing {
  const { outer, holes } = drawing.profile;
  const { minX, minY, maxX, maxY } = boundsOfLoop(outer);
  const size = Math.max(maxX - minX, maxY - minY);
  const tolerance = Math.max(dxfSettings.chordError, dxfSettings.chordShare * size);
  const profile = {
    outer: flattened(outer, tolerance),
    holes: holes.map((hole) => flattened(hole, tolerance)),
  };
  return { ...drawing, profile };
}

function flattened(loop: Loop, tolerance: number): Loop {
  if (loop.kind === "circle") return loop;
  const edges = loop.edges.flatMap((edge): ChainEdge[] =>
    edge.kind === "spline" ? flattenSpline(edge, tolerance) : [edge],
  );
  return { kind: "chain", edges };
}
