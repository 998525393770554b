import type { Point } from "@inkform/geometry/model";
import type { SeenChain, SeenPart } from "../seen";
import { solveSettings } from "./settings";

/** The outline with sharp corners, and how many were cut; the larger of them count double. */
export interface SharpenedPart {
  part: SeenPart;
  sharpened: number;
  additions: number;
}

/**
 * Corners cut or rounded a little where two edges would meet at about a right angle: drawn so by a pen that slipped
 * more often than meant so, where nothing says by how much. Null where there are none.
 */
export function sharpenCorners(part: SeenPart): SharpenedPart | null {
  if (part.outer.kind === "circle") return null;
  const { left, right, top, bottom } = part.box;
  const size = Math.max(right - left, bottom - top);
  let chain = part.outer;
  let sharpened = 0;
  let additions = 0;
  for (let i = 0; i < chain.edges.length && chain.edges.length > 3; ) {
    const cut = cutAt(chain, i);
    if (cut === null || cut.length > solveSettings.slip.longest * size) {
      i += 1;
      continue;
    }
    chain = withCorner(chain, i, cut.corner);
    sharpened += 1;
    additions += cut.length > solveSettings.slip.plain * size ? 6 : 2;
  }
  return sharpened === 0 ? null : { part: { ...part, outer: chain }, sharpened, additions };
}

/** The corner that the edges on both sides of an edge would have without it. */
function cutAt(chain: SeenChain, i: number): { corner: Point; length: number } | null {
  const n = chain.edges.length;
  const at = (k: number) => chain.vertices[(i + k + n) % n] as Point;
  const [before, after] = [chain.edges[(i + n - 1) % n], chain.edges[(i + 1) % n]];
  if (before?.kind !== "segment" || after?.kind !== "segment") return null;
  if (chain.edges[i]?.kind === "spline") return null;
  const [a, b, c, d] = [at(-1), at(0), at(1), at(2)];
  const [u, v] = [unit(a, b), unit(c, d)];
  const sin = u.x * v.y - u.y * v.x;
  if (Math.abs(sin) < Math.cos(solveSettings.maxSkew)) return null;
  const along = ((c.x - b.x) * v.y - (c.y - b.y) * v.x) / sin;
  const corner = { x: b.x + along * u.x, y: b.y + along * u.y };
  // A step goes on past its edge; only a corner lies ahead of the one edge and behind the other.
  const back = (c.x - corner.x) * v.x + (c.y - corner.y) * v.y;
  if (along <= 0 || back <= 0) return null;
  return { corner, length: Math.max(along, back) };
}

function withCorner(chain: SeenChain, i: number, corner: Point): SeenChain {
  const n = chain.edges.length;
  const vertices = chain.vertices.map((vertex, k) => (k === i ? corner : vertex));
  const next = (i + 1) % n;
  return {
    kind: "chain",
    vertices: vertices.filter((_, k) => k !== next),
    edges:
      next === 0
        ? [...chain.edges.slice(1, i), ...chain.edges.slice(0, 1)]
        : chain.edges.filter((_, k) => k !== i),
  };
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}
