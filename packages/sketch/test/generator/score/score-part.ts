import type { TruthPart, XY } from "../truth";
import { align } from "./align";
import { isExact, match } from "./match";
import { distance, ends, extent, type Primitive } from "./primitive";

export interface PartScore {
  found: boolean;
  exact: boolean;
  /** EXACT with a tolerance of 2 % of the part's size. */
  exact2: boolean;
  /** Share of true entities found and of drawn ones right, as one number, within 1 % and 3 %. */
  likeness: number;
  /** Shares of true round holes whose best circle has the right diameter and place; null where there are none. */
  diameters: number | null;
  positions: number | null;
  closed: boolean;
}

export const missingPart = (truth: TruthPart): PartScore => {
  const rounds = roundHoles(truth).length > 0 ? 0 : null;
  return {
    found: false,
    exact: false,
    exact2: false,
    likeness: 0,
    diameters: rounds,
    positions: rounds,
    closed: false,
  };
};

/** How well a drawn part agrees with the truth; `anyScale` where no size is written. */
export function scorePart(
  truth: TruthPart,
  drawn: readonly Primitive[],
  anyScale: boolean,
): PartScore {
  if (drawn.length === 0) return missingPart(truth);
  const { low, high } = extent(truth.entities);
  const size = Math.max(high[0] - low[0], high[1] - low[1]);
  const tolerance = anyScale ? 0.005 * size : Math.max(0.5, 0.005 * size);
  let best: { laid: Primitive[]; exact: boolean; likeness: number } | null = null;
  for (const laid of align(truth.entities, drawn, anyScale).slice(0, 3)) {
    const exact = isExact(truth.entities, laid, tolerance);
    const likeness = f1(truth.entities, laid, 0.01 * size) + f1(truth.entities, laid, 0.03 * size);
    const isBetter = best === null || (exact === best.exact ? likeness > best.likeness : exact);
    if (isBetter) best = { laid, exact, likeness };
  }
  if (best === null) return missingPart(truth);
  const exact2 = isExact(truth.entities, best.laid, 0.02 * size);
  return {
    found: true,
    exact: best.exact,
    exact2,
    likeness: best.likeness,
    ...scoreHoles(truth, best.laid, size, tolerance),
    closed: isClosed(best.laid),
  };
}

function f1(truth: readonly Primitive[], drawn: readonly Primitive[], tolerance: number): number {
  const { found, right } = match(truth, drawn, tolerance);
  const share = (flags: boolean[]) => flags.filter(Boolean).length / flags.length;
  const [r, p] = [share(found), share(right)];
  return p + r === 0 ? 0 : (2 * p * r) / (p + r);
}

type Round = Primitive & { type: "circle" };

function roundHoles(truth: TruthPart): Round[] {
  return truth.holes.flatMap((loop) =>
    loop.length === 1 && loop[0]?.type === "circle" ? [loop[0]] : [],
  );
}

function scoreHoles(
  truth: TruthPart,
  laid: readonly Primitive[],
  size: number,
  tolerance: number,
): Pick<PartScore, "diameters" | "positions"> {
  const holes = roundHoles(truth);
  if (holes.length === 0) return { diameters: null, positions: null };
  const circles = laid.filter((entity): entity is Round => entity.type === "circle");
  const free = new Set(circles.keys());
  const pairs = holes
    .flatMap((hole, i) =>
      circles.map((circle, j) => ({
        i,
        j,
        off: distance(hole.c, circle.c) + 0.5 * Math.abs(hole.r - circle.r),
      })),
    )
    .sort((a, b) => a.off - b.off);
  const taken = new Map<number, number>();
  for (const { i, j } of pairs) {
    if (taken.has(i) || !free.has(j)) continue;
    taken.set(i, j);
    free.delete(j);
  }
  let [diameters, positions] = [0, 0];
  for (const [i, j] of taken) {
    const [hole, circle] = [holes[i] as Round, circles[j] as Round];
    const off = distance(hole.c, circle.c);
    if (off > 0.1 * size) continue;
    if (2 * Math.abs(hole.r - circle.r) <= tolerance) diameters += 1;
    if (off <= tolerance) positions += 1;
  }
  return { diameters: diameters / holes.length, positions: positions / holes.length };
}

/** Every end of a line or arc meets exactly one other, within a hundredth of a millimetre. */
function isClosed(laid: readonly Primitive[]): boolean {
  const points = laid.flatMap((entity): XY[] => (entity.type === "circle" ? [] : ends(entity)));
  return points.every(
    (p, i) => points.filter((q, j) => j !== i && distance(p, q) <= 0.01).length === 1,
  );
}
