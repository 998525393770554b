import { describe, expect, it } from "vitest";
import type { Mask } from "../capture/binarise";
import { measureDistance } from "../strokes/measure-distance";
import type { StrokeGraph } from "../strokes/trace-graph";
import { findLines, type PenLine } from "./find-lines";
import { findTicks } from "./find-ticks";

const HEIGHT = 24;
const SIDE = 200;
const PEN = 3;

/** A level line from x = 40 with a filled arrowhead 17 pixels long in it, and upright lines across it; `base` and `tip` are its ends. */
function page(head: { base: number; tip: number }, to: number, across: readonly number[]): Mask {
  const data = new Uint8Array(SIDE * SIDE);
  const ink = (left: number, top: number, right: number, bottom: number) => {
    for (let y = top; y <= bottom; y += 1) data.fill(1, y * SIDE + left, y * SIDE + right + 1);
  };
  ink(40, 99, to, 101);
  for (const x of across) ink(x - 1, 60, x + 1, 140);
  const length = Math.abs(head.tip - head.base);
  for (let k = 0; k <= length; k += 1) {
    const half = Math.round(Math.min(1 + (5 * (length - k)) / length, 1.5 + k));
    const x = head.base + Math.sign(head.tip - head.base) * k;
    ink(x, 100 - half, x, 100 + half);
  }
  return { width: SIDE, height: SIDE, data };
}

type Stretch = [from: [x: number, y: number], to: [x: number, y: number]];

/** Straight strokes between nodes, those that share an end joined there. */
function graphOf(stretches: readonly Stretch[]): StrokeGraph {
  const graph: StrokeGraph = { nodes: [], edges: [] };
  const nodeAt = ([x, y]: [number, number]): number => {
    const found = graph.nodes.findIndex(({ at }) => at.x === x && at.y === y);
    return found >= 0 ? found : graph.nodes.push({ at: { x, y }, edges: [] }) - 1;
  };
  stretches.forEach(([from, to], id) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const points = Array.from({ length: length + 1 }, (_, k) => ({
      x: from[0] + ((to[0] - from[0]) * k) / length,
      y: from[1] + ((to[1] - from[1]) * k) / length,
    }));
    const ends = [nodeAt(from), nodeAt(to)] as const;
    const looks = { width: PEN, alive: true, aside: 0, measures: false };
    graph.edges.push({ from: ends[0], to: ends[1], points, length, ...looks });
    for (const end of ends) graph.nodes[end]?.edges.push(id);
  });
  return graph;
}

/** The arrowheads on the level line: where along the page they are, and which way their own line lies. */
function arrowsOn(mask: Mask, to: number, across: readonly number[]) {
  const distance = measureDistance(mask);
  const crossed = [...new Set([40, ...across, to])];
  const graph = graphOf([
    ...crossed.slice(1).map(
      (x, k): Stretch => [
        [crossed[k] as number, 100],
        [x, 100],
      ],
    ),
    ...across.flatMap((x): Stretch[] => [
      [
        [x, 60],
        [x, 100],
      ],
      [
        [x, 100],
        [x, 140],
      ],
    ]),
  ]);
  const strokes = findLines(graph, () => true, PEN);
  const level = strokes.find(({ direction }) => Math.abs(direction.x) > 0.9) as PenLine;
  const depth = { width: SIDE, data: distance };
  const scene = { graph, mask, rings: [], strokes, depth, height: HEIGHT, penWidth: PEN };
  const ticks = findTicks(level, scene).filter(({ kind }) => kind === "arrow");
  return ticks.map(({ at, toward }) => [5 * Math.round(at.x / 5), toward]);
}

describe("a filled arrowhead near the end of a line", () => {
  it("is that end's where its tip is there", () => {
    expect(arrowsOn(page({ base: 57, tip: 40 }, 160, [40, 160]), 160, [40, 160])).toEqual([
      [40, 1],
    ]);
  });

  it.each<[string, number, number[]]>([
    ["ends there", 75, [75]],
    ["runs on", 160, [75, 160]],
  ])("points from outside where its tip is at a line across and its line %s", (_, to, across) => {
    const found = arrowsOn(page({ base: 58, tip: 75 }, to, across), to, across);
    expect(found).toEqual([[75, -1]]);
  });
});
