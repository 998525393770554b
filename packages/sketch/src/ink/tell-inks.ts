import type { Point } from "@inkform/geometry/model";
import type { Raster } from "@inkform/raster/model";
import type { GraphEdge } from "../strokes/trace-graph";
import { inkSettings } from "./settings";

/** Colour of a pen line, whatever the light: logarithms of red and of blue to green. */
interface Hue {
  u: number;
  v: number;
}

/** How likely ink under these points bounds a part, given how likely its look alone makes it (both 0 to 1). */
export type ByInk = (points: readonly Point[], look: number) => number;

/**
 * Where parts are drawn in one ink and what speaks about them in another, the colour tells more than the look: a slot narrower
 * than a letter looks like two dimension lines. Null on a sheet in one ink, or in two that are used for both.
 */
export function tellInks(
  raster: Raster,
  edges: readonly GraphEdge[],
  outlineShare: (edge: GraphEdge) => number,
  penWidth: number,
): ByInk | null {
  if (raster.channels === 1) return null;
  const { leastInk, inksApart, inkSpread, rolesApart, convinced, nearInk } = inkSettings;
  const seen = edges
    .filter(({ alive, length }) => alive && length > leastInk * penWidth)
    .map((edge) => ({ edge, weight: edge.length, hue: hueOf(edge.points, raster) }));
  const groups = splitInTwo(seen);
  if (groups === null) return null;
  const [a, b] = groups.map((own) => ({
    hue: meanHue(own),
    look: meanOf(own, ({ edge }) => outlineShare(edge)),
  })) as [{ hue: Hue; look: number }, { hue: Hue; look: number }];
  const gap = apart(a.hue, b.hue);
  const spread = Math.sqrt(
    meanOf(seen, ({ hue }) => Math.min(apart(hue, a.hue), apart(hue, b.hue)) ** 2),
  );
  const isTold = gap > inksApart && spread < inkSpread * gap;
  if (!isTold || Math.abs(a.look - b.look) < rolesApart) return null;
  const [drawn, spoken] = a.look > b.look ? [a, b] : [b, a];
  return (points, look) => {
    const hue = hueOf(points, raster);
    // Along the way from one ink's colour to the other's: 0 drawn, 1 spoken.
    const way = apart(hue, drawn.hue) / (apart(hue, drawn.hue) + apart(hue, spoken.hue));
    if (way < nearInk) return 1 - (1 - look) * (1 - convinced);
    return way > 1 - nearInk ? look * (1 - convinced) : look;
  };
}

interface Stroke {
  edge: GraphEdge;
  weight: number;
  hue: Hue;
}

/** The strokes about the two colours that part them best (two means, begun from the ones farthest apart); null where all are one. */
function splitInTwo(strokes: readonly Stroke[]): [Stroke[], Stroke[]] | null {
  const [first] = [...strokes].sort((p, q) => p.hue.u + p.hue.v - q.hue.u - q.hue.v);
  if (first === undefined) return null;
  const far = strokes.reduce((p, q) => (apart(q.hue, first.hue) > apart(p.hue, first.hue) ? q : p));
  let means: [Hue, Hue] = [first.hue, far.hue];
  let groups: [Stroke[], Stroke[]] = [[], []];
  for (let round = 0; round < 8; round += 1) {
    groups = [[], []];
    for (const stroke of strokes) {
      const isFirst = apart(stroke.hue, means[0]) <= apart(stroke.hue, means[1]);
      groups[isFirst ? 0 : 1].push(stroke);
    }
    if (groups.some(({ length }) => length === 0)) return null;
    means = [meanHue(groups[0]), meanHue(groups[1])];
  }
  return groups;
}

function meanHue(strokes: readonly Stroke[]): Hue {
  return { u: meanOf(strokes, ({ hue }) => hue.u), v: meanOf(strokes, ({ hue }) => hue.v) };
}

/** By the length of the strokes. */
function meanOf(strokes: readonly Stroke[], value: (stroke: Stroke) => number): number {
  const total = strokes.reduce((sum, { weight }) => sum + weight, 0);
  return strokes.reduce((sum, stroke) => sum + stroke.weight * value(stroke), 0) / total;
}

function apart(a: Hue, b: Hue): number {
  return Math.hypot(a.u - b.u, a.v - b.v);
}

/** Lifts black off the logarithm's end. */
const BLACK = 24;

function hueOf(points: readonly Point[], { width, height, data }: Raster): Hue {
  const sum = [0, 0, 0];
  for (const { x, y } of points) {
    const i = Math.min(width - 1, Math.max(0, Math.round(x)));
    const j = Math.min(height - 1, Math.max(0, Math.round(y)));
    for (let c = 0; c < 3; c += 1)
      sum[c] = (sum[c] as number) + (data[3 * (j * width + i) + c] as number);
  }
  const [red, green, blue] = sum.map((value) => value / Math.max(1, points.length) + BLACK) as [
    number,
    number,
    number,
  ];
  return { u: Math.log(red / green), v: Math.log(blue / green) };
}
