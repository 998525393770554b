import type { Point } from "@inkform/geometry/model";
import type { SeenBreak, SeenChain, SeenPart } from "../seen";
import { inReadingOrder } from "./in-reading-order";
import { parting } from "./settings";

interface BrokenScene {
  /** Both tips of each dimension line. */
  marks: readonly (readonly [Point, Point])[];
  letter: number;
  penWidth: number;
}

/** A run of edges from one corner to another that closes a piece off between two parallel sides. */
interface BreakSide {
  chain: SeenChain;
  /** Vertices: the run goes from the first to the last; the sides end there. */
  first: number;
  last: number;
  /** Out of the piece, along its sides. */
  out: Point;
  width: number;
}

interface Joint {
  near: BreakSide;
  far: BreakSide;
  gap: SeenBreak;
}

/**
 * Makes one part of two pieces of a long one that was drawn with its middle broken out: their sides lie in line across a
 * narrow gap, a dimension line runs past it, and none ends there.
 */
export function joinBroken(parts: readonly SeenPart[], scene: BrokenScene): SeenPart[] {
  for (const [a, one] of parts.entries()) {
    for (const [b, other] of parts.entries()) {
      if (a === b) continue;
      const joint = findJoint(one, other, scene);
      if (joint === null) continue;
      const rest = parts.filter((_, k) => k !== a && k !== b);
      return joinBroken(inReadingOrder([...rest, join(one, other, joint)]), scene);
    }
  }
  return [...parts];
}

function findJoint(one: SeenPart, other: SeenPart, scene: BrokenScene): Joint | null {
  const sidesOf = ({ outer }: SeenPart) => (outer.kind === "chain" ? breakSides(outer) : []);
  for (const near of sidesOf(one)) {
    for (const far of sidesOf(other)) {
      const gap = gapBetween(near, far, scene);
      if (gap !== null && isPassedBy(near, gap, scene)) return { near, far, gap };
    }
  }
  return null;
}

function breakSides(chain: SeenChain): BreakSide[] {
  const { vertices, edges } = chain;
  const n = vertices.length;
  return vertices.flatMap((_, first) => {
    const before = (first + n - 1) % n;
    if (edges[before]?.kind !== "segment") return [];
    const out = unit(at(chain, before), at(chain, first));
    return Array.from({ length: Math.min(parting.breakEdges, n - 3) }, (_, k) => k + 1).flatMap(
      (count) => {
        const last = (first + count) % n;
        if (edges[last]?.kind !== "segment") return [];
        const back = unit(at(chain, last), at(chain, last + 1));
        if (dot(out, back) > -parting.inLine) return [];
        const width = Math.abs(cross(minus(at(chain, last), at(chain, first)), out));
        const depths = Array.from({ length: count + 1 }, (_, k) =>
          dot(minus(at(chain, first + k), at(chain, first)), out),
        );
        const depth = Math.max(...depths) - Math.min(...depths);
        const shortest = Math.min(length(chain, before), length(chain, last));
        const isBreak = depth < parting.breakDepth * width && shortest > parting.breakDepth * width;
        return isBreak ? [{ chain, first, last, out, width }] : [];
      },
    );
  });
}

/** The gap, where the sides of one piece go on in those of the other. */
function gapBetween(near: BreakSide, far: BreakSide, scene: BrokenScene): SeenBreak | null {
  const { out, width } = near;
  if (dot(out, far.out) > -parting.inLine) return null;
  const pairs = [
    [at(near.chain, near.first), at(far.chain, far.last)],
    [at(near.chain, near.last), at(far.chain, far.first)],
  ] as const;
  const widest = Math.max(parting.breakGap * width, parting.breakGapLetters * scene.letter);
  const aside = parting.breakAside * width + 2 * scene.penWidth;
  const isOpen = pairs.every(([a, b]) => {
    const across = minus(b, a);
    const gap = dot(across, out);
    return gap > 0 && gap < widest && Math.abs(cross(across, out)) < aside;
  });
  if (!isOpen) return null;
  const [from, to] = [0, 1].map((k) => middle(pairs[0][k] as Point, pairs[1][k] as Point)) as [
    Point,
    Point,
  ];
  return { from, to };
}

/** A dimension line runs past the gap beside the part, and none along it ends there. */
function isPassedBy(
  { out, width }: BreakSide,
  { from, to }: SeenBreak,
  { marks, letter }: BrokenScene,
): boolean {
  const beside = marks.filter(([a, b]) => {
    const along = unit(a, b);
    const aside = Math.abs(cross(minus(middle(a, b), from), out));
    return (
      Math.abs(dot(along, out)) > parting.inLine &&
      aside < width / 2 + parting.breakMeasure * letter
    );
  });
  const spans = beside.map((tips) =>
    tips.map((tip) => dot(minus(tip, from), out)).sort((p, q) => p - q),
  );
  const gap = dot(minus(to, from), out);
  const margin = parting.breakMargin * letter;
  return (
    spans.some(([low = 0, high = 0]) => low < -margin && high > gap + margin) &&
    spans.every((ends) => ends.every((t) => t < -margin || t > gap + margin))
  );
}

function join(one: SeenPart, other: SeenPart, { near, far, gap }: Joint): SeenPart {
  const kept = [rest(near), rest(far)];
  return {
    outer: {
      kind: "chain",
      vertices: kept.flatMap(({ vertices }) => vertices),
      edges: kept.flatMap(({ edges }) => edges),
    },
    holes: [...one.holes, ...other.holes],
    box: {
      left: Math.min(one.box.left, other.box.left),
      top: Math.min(one.box.top, other.box.top),
      right: Math.max(one.box.right, other.box.right),
      bottom: Math.max(one.box.bottom, other.box.bottom),
    },
    cutOff: one.cutOff || other.cutOff,
    breaks: [...(one.breaks ?? []), ...(other.breaks ?? []), gap],
  };
}

/** What the chain has besides its break: from the side after it round to the side before it, whose last edge crosses the gap. */
function rest({ chain, first, last }: BreakSide): Pick<SeenChain, "vertices" | "edges"> {
  const n = chain.vertices.length;
  const count = (first - last + n) % n || n;
  const ids = Array.from({ length: count - 1 }, (_, k) => (last + 1 + k) % n);
  return {
    vertices: ids.map((k) => at(chain, k)),
    edges: ids.map((k) => chain.edges[k] as SeenChain["edges"][number]),
  };
}

const at = ({ vertices }: SeenChain, k: number): Point => vertices[k % vertices.length] as Point;
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const length = (chain: SeenChain, k: number): number => {
  const { x, y } = minus(at(chain, k + 1), at(chain, k));
  return Math.hypot(x, y);
};

function unit(a: Point, b: Point): Point {
  const { x, y } = minus(b, a);
  const size = Math.hypot(x, y) || 1;
  return { x: x / size, y: y / size };
}
