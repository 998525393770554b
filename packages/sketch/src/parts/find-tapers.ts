import type { Point } from "@inkform/geometry/model";
import type { Mask } from "../capture/binarise";
import type { GraphEdge, GraphNode } from "../strokes/trace-graph";
import type { PenLine } from "./find-lines";
import { alongLine, placed, type Tick, type TickScene } from "./find-ticks";
import { rayLength } from "./ink-rays";
import { parting } from "./settings";

/**
 * The ticks with the slender arrowheads at lines that cross, where their own line runs on past the tip: those that face from outside a short measure.
 * Close to the crossing they are hardly wider than the pen, so that rays from there see none, a dot or a slash; but from there on
 * they widen, and end all at once.
 */
export function withTapers(line: PenLine, ticks: readonly Tick[], scene: TickScene): Tick[] {
  const { graph, height } = scene;
  const seen: Tick[] = [];
  for (const node of line.nodes) {
    const along = alongLine(line, (graph.nodes[node] as GraphNode).at);
    if (Math.min(along, line.length - along) < parting.leastShaft * height) continue;
    const place = placed(line, along, scene);
    if (!place.abuts) continue;
    for (const toward of [1, -1] as const) {
      if (widensFrom(line, along, toward, scene)) {
        seen.push({ ...place, ink: 1, kind: "arrow", toward });
      }
    }
  }
  const found = seen.filter(
    (tick, i) => !seen.slice(0, i).some((t) => t.toward === tick.toward && isAt(t, tick, height)),
  );
  return [...ticks.filter((t) => !found.some((f) => isAt(f, t, height))), ...found].sort(
    (a, b) => a.along - b.along,
  );
}

const isAt = (a: Tick, b: Tick, height: number) =>
  Math.abs(a.along - b.along) < parting.tickReach * height;

/** Whether the line's ink widens from a crossing on, up to where it is at once no wider than the pen. */
function widensFrom(line: PenLine, along: number, way: 1 | -1, scene: TickScene): boolean {
  const { height, mask } = scene;
  const { longest, leastRise, leastWidth, tipWidth, butt, cross } = parting.taper;
  const usual = usualWidth(line, scene);
  const widths: number[] = [];
  for (let s = 0; s <= (longest + butt) * height; s += 1) {
    widths.push(widthAcross(mask, line, along + way * s, height));
  }
  // Past the crossing line itself, however it slants.
  let tip = widths.findIndex((w) => w < cross * height);
  if (tip < 0 || tip > cross * height) return false;
  while ((widths[tip + 1] ?? 0) < (widths[tip] as number)) tip += 1;
  const need = Math.max(
    parting.blot * usual,
    leastWidth * height,
    (widths[tip] as number) / tipWidth,
  );
  // Widths are whole pixels.
  const shaft = 1.2 * usual + 1;
  const reach = Math.ceil(butt * height) + 1;
  for (let s = tip + 1; s <= longest * height; s += 1) {
    const own = widths[s] as number;
    if (own < Math.max(...widths.slice(tip, s)) - 1 || own > cross * height) return false;
    if (own < need || s - tip < leastRise * height) continue;
    const ends = widths.slice(s + 1, s + 1 + reach).some((w) => w <= shaft);
    if (ends) return isEven(widths.slice(tip, s + 1));
  }
  return false;
}

/** Whether widths rise as straight sides do; those of a blot on the line do all at once. */
function isEven(widths: readonly number[]): boolean {
  const [first, last] = [widths[0] as number, widths[widths.length - 1] as number];
  const most = parting.taper.uneven * last + 1;
  return widths.every((w, i) => {
    const straight = first + ((last - first) * i) / (widths.length - 1);
    return Math.abs(w - straight) <= most;
  });
}

function usualWidth(line: PenLine, { graph, penWidth }: TickScene): number {
  const own = line.edges.map((id) => (graph.edges[id] as GraphEdge).width).sort((a, b) => a - b);
  return Math.max(penWidth, own[own.length >> 1] ?? 0);
}

/** How far ink reaches across the line at a place along it. */
function widthAcross(mask: Mask, line: PenLine, along: number, height: number): number {
  const { from, direction } = line;
  const across = { x: -direction.y, y: direction.x };
  const at = (off: number): Point => ({
    x: from.x + along * direction.x + off * across.x,
    y: from.y + along * direction.y + off * across.y,
  });
  // A hand's line strays beside the straight one.
  const own = [0, 1, -1, 2, -2].map(at).find((p) => isInk(mask, p));
  if (own === undefined) return 0;
  const reach = (sign: 1 | -1) =>
    rayLength(mask, own, { x: sign * across.x, y: sign * across.y }, 0, height);
  return reach(1) + reach(-1) + 1;
}

const isInk = ({ width, data }: Mask, { x, y }: Point) =>
  data[Math.round(y) * width + Math.round(x)] === 1;
