import type { Point } from "@inkform/geometry/model";
import { interpretTexts } from "../src/dimensions/interpret-texts";
import type { ReadText } from "../src/dimensions/model";
import type { SeenChain, SeenEdge, SeenLoop, SeenPage } from "../src/seen";

/** A corner in mm, y up, clockwise as seen; `arc` when the edge that leaves it is one. */
export interface Corner {
  x: number;
  y: number;
  arc?: { x: number; y: number; clockwise: boolean; smooth?: boolean };
}

type Ways = string | [text: string, probability: number][];

/**
 * A part drawn badly on purpose, straight into what the eye would find: every gap between
 * neighbouring coordinates is out of proportion by its own factor, corners wobble, and the sheet is askew.
 */
export class SketchedPart {
  private readonly random: () => number;
  private readonly xs = new Map<number, number>();
  private readonly ys = new Map<number, number>();
  private readonly loops: (Corner[] | { x: number; y: number; r: number })[] = [];
  private readonly marks: { from: Point; to: Point; at: number; way: "x" | "y" | "bare" }[] = [];
  private readonly angles: { vertex: Point; from: Point; to: Point }[] = [];
  private readonly leaders: Point[] = [];
  private readonly rings: { at: Point; radius: number }[] = [];
  private readonly written: {
    ways: Ways;
    mark: number | null;
    leader: number | null;
    angle?: number;
  }[] = [];

  constructor(
    seed: number,
    private readonly distortion: number,
    private readonly turn = 0.02,
  ) {
    let state = seed * 2654435761 + 1;
    this.random = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 32;
    };
  }

  chain(corners: Corner[]): this {
    this.loops.push(corners);
    return this;
  }

  circle(x: number, y: number, r: number): this {
    this.loops.push({ x, y, r });
    return this;
  }

  /** A small ring that was taken neither for a hole nor for writing. */
  ring(x: number, y: number, radius: number): this {
    this.rings.push({ at: { x, y }, radius });
    return this;
  }

  /** A dimension line above or below (`at` = its y) between two points. */
  across(from: Point, to: Point, at: number, ways: Ways): this {
    return this.mark(from, to, at, "x", ways);
  }

  upright(from: Point, to: Point, at: number, ways: Ways): this {
    return this.mark(from, to, at, "y", ways);
  }

  /** A dimension line straight from one point to the other. */
  between(from: Point, to: Point, ways: Ways): this {
    return this.mark(from, to, 0, "bare", ways);
  }

  /** An arc between two legs from where they meet. */
  angle(vertex: Point, from: Point, to: Point, ways: Ways): this {
    this.written.push({ ways, mark: null, leader: null, angle: this.angles.length });
    this.angles.push({ vertex, from, to });
    return this;
  }

  leader(tip: Point, ways: Ways): this {
    this.written.push({ ways, mark: null, leader: this.leaders.length });
    this.leaders.push(tip);
    return this;
  }

  note(ways: Ways): this {
    this.written.push({ ways, mark: null, leader: null });
    return this;
  }

  private mark(from: Point, to: Point, at: number, way: "x" | "y" | "bare", ways: Ways): this {
    this.written.push({ ways, mark: this.marks.length, leader: null });
    this.marks.push({ from, to, at, way });
    return this;
  }

  /** The page and the readings of its texts. */
  finish(): { page: SeenPage; texts: ReadText[] } {
    this.layOut();
    const loops = this.loops.map((loop) => this.seeLoop(loop));
    const [outer, ...holes] = loops as [SeenLoop, ...SeenLoop[]];
    const page: SeenPage = {
      page: 1,
      width: 1600,
      height: 1200,
      pageWidth: 1600,
      pageHeight: 1200,
      toPage: [1, 0, 0, 0, 1, 0, 0, 0, 1],
      penWidth: 4,
      letterHeight: 20,
      strokes: [],
      parts: [{ outer, holes, box: { left: 0, top: 0, right: 1000, bottom: 1000 }, cutOff: false }],
      texts: this.written.map(() => ({
        center: { x: -4000, y: -4000 },
        width: 60,
        height: 20,
        angle: 0,
        crops: [],
        part: 0,
      })),
      marks: this.marks.map((mark, i) => this.seeMark(mark, i)),
      angles: this.angles.map(({ vertex, from, to }, i) => ({
        vertex: this.place(vertex),
        from: this.place(from),
        to: this.place(to),
        texts: this.written.flatMap(({ angle }, text) => (angle === i ? [text] : [])),
        part: 0,
      })),
      leaders: this.leaders.map((tip, i) => ({
        tip: this.place(tip),
        tail: this.place({ x: tip.x + 15, y: tip.y + 15 }),
        texts: this.written.flatMap(({ leader }, text) => (leader === i ? [text] : [])),
        part: 0,
        ring: null,
      })),
      rings: this.rings.map(({ at, radius }) => ({
        kind: "circle" as const,
        center: this.place(at),
        radius: 5 * radius,
      })),
      ink: { width: 0, height: 0, data: new Uint8Array() },
      centers: [],
    };
    return { page, texts: this.written.map(({ ways }, index) => readWays(ways, index)) };
  }

  private layOut(): void {
    const points: Point[] = this.loops.flatMap((loop) =>
      Array.isArray(loop) ? loop.flatMap((c): Point[] => (c.arc ? [c, c.arc] : [c])) : [loop],
    );
    const marked = [
      ...this.marks.flatMap(({ from, to }) => [from, to]),
      ...this.rings.map(({ at }) => at),
    ];
    for (const axis of ["x", "y"] as const) {
      const values = [...new Set([...points, ...marked].map((point) => point[axis]))];
      values.sort((a, b) => a - b);
      const target = axis === "x" ? this.xs : this.ys;
      let at = 300;
      values.forEach((value, i) => {
        const gap = i === 0 ? 0 : value - (values[i - 1] as number);
        at += 5 * gap * (1 + this.distortion * (2 * this.random() - 1));
        target.set(value, at);
      });
    }
  }

  /** mm to sheet pixels: out of proportion, y down, a little askew. */
  private place({ x, y }: Point): Point {
    const px = interpolate(this.xs, x);
    const py = -interpolate(this.ys, y);
    const cos = Math.cos(this.turn);
    const sin = Math.sin(this.turn);
    return { x: 200 + cos * px - sin * py, y: 1800 + sin * px + cos * py };
  }

  private wobble(point: Point): Point {
    return { x: point.x + 3 * (this.random() - 0.5), y: point.y + 3 * (this.random() - 0.5) };
  }

  private seeLoop(loop: Corner[] | { x: number; y: number; r: number }): SeenLoop {
    if (!Array.isArray(loop)) {
      const radius = 5 * loop.r * (1 + this.distortion * (2 * this.random() - 1));
      return { kind: "circle", center: this.wobble(this.place(loop)), radius };
    }
    const chain: SeenChain = { kind: "chain", vertices: [], edges: [] };
    for (const corner of loop) {
      chain.vertices.push(this.wobble(this.place(corner)));
      chain.edges.push(this.seeEdge(corner));
    }
    return chain;
  }

  private seeEdge(corner: Corner): SeenEdge {
    if (!corner.arc) return { kind: "segment" };
    const center = this.place(corner.arc);
    const start = this.place(corner);
    const smooth = corner.arc.smooth ?? true;
    return {
      kind: "arc",
      center,
      radius: Math.hypot(start.x - center.x, start.y - center.y),
      clockwise: corner.arc.clockwise,
      tangentBefore: smooth,
      tangentAfter: smooth,
    };
  }

  private seeMark(mark: (typeof this.marks)[number], index: number) {
    const end = (point: Point) => {
      const at =
        mark.way === "bare"
          ? point
          : mark.way === "x"
            ? { x: point.x, y: mark.at }
            : { x: mark.at, y: point.y };
      return {
        at: this.wobble(this.place(at)),
        kind: "arrow" as const,
        reaches: mark.way === "bare" ? null : this.wobble(this.place(point)),
      };
    };
    const texts = this.written.flatMap((text, i) => (text.mark === index ? [i] : []));
    return { from: end(mark.from), to: end(mark.to), texts, part: 0 };
  }
}

function readWays(ways: Ways, index: number): ReadText {
  const list: [string, number][] = typeof ways === "string" ? [[ways, 0.97]] : ways;
  const [read] = interpretTexts([list.map(([text, probability]) => ({ text, probability }))]);
  if (read === undefined) throw new RangeError("no reading");
  return { ...read, index };
}

/** Piecewise linear between the laid-out coordinates, at 5 pixels a mm beyond them. */
function interpolate(laid: ReadonlyMap<number, number>, value: number): number {
  const known = laid.get(value);
  if (known !== undefined) return known;
  const keys = [...laid.keys()].sort((a, b) => a - b);
  const low = keys.filter((key) => key < value).at(-1);
  const high = keys.find((key) => key > value);
  if (low === undefined)
    return (laid.get(high as number) as number) + 5 * (value - (high as number));
  if (high === undefined) return (laid.get(low) as number) + 5 * (value - low);
  const from = laid.get(low) as number;
  const to = laid.get(high) as number;
  return from + ((to - from) * (value - low)) / (high - low);
}
