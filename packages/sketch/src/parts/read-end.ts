import type { Point } from "@inkform/geometry/model";
import type { Mask } from "../capture/binarise";
import { rayLength } from "./ink-rays";
import { parting } from "./settings";

/** What the ink about a place of a line looks like, the line leaving it along the shaft. */
export interface LineEnd {
  kind: "arrow" | "slash" | "dot";
  at: Point;
  /** How plain it is, 0 to 1. */
  ink: number;
  /** Whether it tells on which side its line lies. */
  sided: boolean;
  /** Whether another line leaves the place square to the shaft. */
  crossed: boolean;
}

/**
 * Reads an arrowhead, slash or dot by the ink that runs out from a place in all directions: an arrowhead has a barb on either side
 * of its shaft (or is filled between them), a slash one aslant on opposite sides. Thinning distorts small shapes; rays do not.
 * `width` is that of the lines that meet there, `outward` how far beyond the place the tip may be.
 */
export function readEnd(
  mask: Mask,
  place: Point,
  shaft: Point,
  height: number,
  width: number,
  outward: number,
): LineEnd | null {
  const step = Math.max(1, 0.07 * height);
  const seen: (LineEnd & { worth: number })[] = [];
  let isCrossing = false;
  for (let s = -outward; s <= 0.25 * height; s += step) {
    for (const t of [0, -0.5 * width, 0.5 * width]) {
      const at = { x: place.x + s * shaft.x - t * shaft.y, y: place.y + s * shaft.y + t * shaft.x };
      if (!mask.data[Math.round(at.y) * mask.width + Math.round(at.x)]) continue;
      const ray = (angle: number) => {
        const c = Math.cos(angle);
        const d = Math.sin(angle);
        const way = { x: shaft.x * c - shaft.y * d, y: shaft.x * d + shaft.y * c };
        return rayLength(mask, at, way, Math.max(1, 0.4 * width), 1.4 * height);
      };
      const end = readRays(ray, height, width);
      isCrossing ||= end.crossed;
      const worth = end.ink - (0.2 * Math.abs(s)) / height - (t === 0 ? 0 : 0.02);
      seen.push({ ...end, at, worth });
    }
  }
  // Seen from beside a line that crosses, the crossing itself looks like a barb on either side.
  const fit = seen.filter((end) => end.crossed || !isCrossing);
  const best = fit.sort((p, q) => q.worth - p.worth)[0];
  if (!best || best.ink < parting.leastEnd) return null;
  const { kind, at, ink, sided, crossed } = best;
  return { kind, at, ink, sided, crossed };
}

/** An arm of a tick is no longer than this, in letter heights: what is, is a line that passes. */
const LONGEST_ARM = 1.25;
/** Rays run out every six degrees, from the shaft on. */
const RAYS = 60;
/** Sine of the angle between two rays so many apart; 1 where they part for good. */
const SINES = Array.from({ length: RAYS }, (_, k) => {
  const angle = k * ((2 * Math.PI) / RAYS);
  return Math.cos(angle) > 0 ? Math.abs(Math.sin(angle)) : 1;
});
const BARBS = [2, 3, 4, 5, 6, 7, 8];
const SLANTS = [5, 6, 7, 8, 9, 10];
/** Where another line leaves that crosses or ends here: an extension line or an edge. */
const SQUARE = [11, 12, 13, 14, 15, 16, 17, 18, 19];

function readRays(
  ray: (angle: number) => number,
  height: number,
  width: number,
): Omit<LineEnd, "at"> {
  const lengths = Array.from({ length: RAYS }, (_, k) => ray((2 * Math.PI * k) / RAYS));
  const lengthAt = (k: number) => lengths[(k + RAYS) % RAYS] as number;
  const crossing = [1, -1].flatMap((side) => {
    const longest = SQUARE.reduce((a, b) => (lengthAt(side * b) > lengthAt(side * a) ? b : a));
    return lengthAt(side * longest) > 0.45 * height ? [side * longest] : [];
  });
  const long = lengths.flatMap((length, k) => (length > LONGEST_ARM * height ? [k] : []));
  const lines = [0, RAYS / 2, ...crossing, ...long];
  /** Ink beyond what the width of the lines here gives a ray at that angle, in letter heights; none where a long line runs off. */
  const beyond = (k: number) => {
    const length = lengthAt(k);
    if (length > LONGEST_ARM * height) return 0;
    const sines = lines.map((line) => SINES[(((k - line) % RAYS) + RAYS) % RAYS] as number);
    const own = (0.5 * width + 1.2) / Math.max(1e-6, Math.min(...sines));
    return Math.max(0, length - own) / height;
  };
  const barb = (side: 1 | -1) => Math.max(...BARBS.map((k) => beyond(side * k)));
  const [left, right] = [barb(1), barb(-1)];
  const arrow = plainness(left, right);
  const diagonal = (side: 1 | -1) =>
    Math.max(...SLANTS.map((k) => plainness(beyond(side * k), beyond(side * k + RAYS / 2))));
  const [rising, falling] = [diagonal(1), diagonal(-1)];
  // Both diagonals are two arrowheads tip to tip, or a cross.
  const slash = Math.min(rising, falling) > 0 ? 0 : Math.max(rising, falling);
  const crossed = crossing.length > 0;
  if (slash > arrow) return { kind: "slash", ink: slash, sided: false, crossed };
  return { kind: "arrow", ink: arrow, sided: true, crossed };
}

/** How plain a tick two arms of these lengths make (letter heights): the shorter tells, anything may lie about a line on one side. */
function plainness(a: number, b: number): number {
  const least = Math.min(a, b);
  return least < parting.leastBarb ? 0 : Math.min(1, (1.5 * least + 0.5 * Math.max(a, b)) / 0.6);
}
