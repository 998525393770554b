import { cadLimits } from "@inkform/raster/limits";
import { openUpload } from "@inkform/raster/open-upload";
import sharp from "sharp";
import type { SketchPart } from "../src/model";
import { sketchToDrawing } from "../src/sketch-to-drawing";
import { drawEnd, type End, moved, unit } from "./drawn-end";
import { type Ink, noInk } from "./generator/drawing/ink";
import { createPen, type Pen, resample } from "./generator/drawing/pen";
import { moreGlyphs } from "./generator/lettering/more-glyphs";
import { createWriter, setText, type Writer } from "./generator/lettering/writer";
import { createRandom, type Random } from "./generator/random";
import type { XY } from "./generator/truth";

interface DimensionStyle {
  end?: End;
  /** Extension lines begin this far off the part, pixels. */
  gap?: number;
  /** Arrows from outside, the text beside the second. */
  outside?: boolean;
  /** The text breaks the line. */
  broken?: boolean;
}

const LETTER = 30;
const WIDTH = 1500;
const HEIGHT = 1100;

/** A sheet on which a hand with a fineliner draws what a test asks for. Places in mm of the sheet, y up; a mm is `scale` pixels. */
export class DrawnSheet {
  private readonly ink: Ink = noInk();
  private readonly random: Random;
  private readonly pen: Pen;
  private readonly writer: Writer;

  constructor(
    seed: string,
    private readonly scale = 6,
    private readonly origin: XY = [350, 800],
  ) {
    this.random = createRandom(seed);
    const habit = { width: 4, wobble: 0.9, wave: 300, overshoot: 1, double: 0 };
    this.pen = createPen(habit, this.random.fork("pen"));
    this.writer = createWriter(this.random.fork("hand"), "development", null, moreGlyphs);
  }

  polygon(...corners: XY[]): this {
    corners.forEach((p, i) => {
      this.edge(p, corners[(i + 1) % corners.length] as XY);
    });
    return this;
  }

  edge(p: XY, q: XY): this {
    this.ink.strokes.push(...this.pen.line(this.place(p), this.place(q), "outline"));
    return this;
  }

  /** Degrees counter-clockwise. */
  bow(center: XY, radius: number, from: number, to: number): this {
    const points = this.arcPoints(this.place(center), radius * this.scale, from, to);
    this.ink.strokes.push(...this.pen.along(points, "outline"));
    return this;
  }

  /** A curve through the points, neither straight nor round. */
  free(points: readonly XY[], options: { closed?: boolean } = {}): this {
    const path = resample(
      points.map((point) => this.place(point)),
      5,
    );
    this.ink.strokes.push(...this.pen.along(path, "outline", options));
    return this;
  }

  circle(center: XY, radius: number): this {
    const points = this.arcPoints(this.place(center), radius * this.scale, 0, 360).slice(1);
    this.ink.strokes.push(...this.pen.along(points, "outline", { closed: true }));
    return this;
  }

  /** Writing about its middle, turned counter-clockwise. */
  write(center: XY, text: string, degrees = 0): this {
    this.writeOn(this.place(center), text, degrees);
    return this;
  }

  thin(p: XY, q: XY): this {
    this.stroke(this.place(p), this.place(q));
    return this;
  }

  dashed(p: XY, q: XY, dash: number, gap: number): this {
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
    const at = (s: number): XY => [
      p[0] + ((q[0] - p[0]) * s) / length,
      p[1] + ((q[1] - p[1]) * s) / length,
    ];
    for (let s = 0; s < length; s += dash + gap) this.thin(at(s), at(Math.min(length, s + dash)));
    return this;
  }

  /** A dash-dot circle. */
  pitchCircle(center: XY, radius: number): this {
    for (let degrees = 0; degrees < 360; degrees += 15) {
      for (const [from, to] of [
        [0, 9],
        [11.5, 12.5],
      ] as const) {
        this.along(
          this.arcPoints(this.place(center), radius * this.scale, degrees + from, degrees + to),
        );
      }
    }
    return this;
  }

  /** A zigzag across a line, as where a long part is broken off. */
  zigzag(...points: XY[]): this {
    points.slice(1).forEach((q, i) => {
      this.thin(points[i] as XY, q);
    });
    return this;
  }

  /** A dimension of two points along x (`at` = its y, mm) or along y (`at` = its x). */
  linear(
    axis: "x" | "y",
    from: XY,
    to: XY,
    at: number,
    text: string,
    style: DimensionStyle = {},
  ): this {
    const [p, q] = [from, to].map((point) =>
      this.place(axis === "x" ? [point[0], at] : [at, point[1]]),
    ) as [XY, XY];
    for (const [point, end] of [
      [this.place(from), p],
      [this.place(to), q],
    ] as const) {
      const way = unit(point, end);
      const gap = style.gap ?? 8;
      this.stroke(moved(point, way, gap), moved(end, way, 12));
    }
    this.dimensionLine(p, q, text, style);
    return this;
  }

  /** A dimension along a slanted edge, `off` mm to its left. */
  aligned(from: XY, to: XY, off: number, text: string, style: DimensionStyle = {}): this {
    const [a, b] = [this.place(from), this.place(to)];
    const way = unit(a, b);
    const left: XY = [way[1], -way[0]];
    const [p, q] = [a, b].map((end) => moved(end, left, off * this.scale)) as [XY, XY];
    this.stroke(moved(a, left, 8), moved(p, left, 12));
    this.stroke(moved(b, left, 8), moved(q, left, 12));
    this.dimensionLine(p, q, text, style);
    return this;
  }

  /** A diameter straight across its circle, in a direction (degrees). */
  across([x, y]: XY, radius: number, degrees: number, text: string, end: End = "open"): this {
    const angle = (degrees * Math.PI) / 180;
    const [u, v] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    this.dimensionLine(this.place([x - u, y - v]), this.place([x + u, y + v]), text, { end });
    return this;
  }

  /** An arc across the opening at a corner, from one direction to the other (degrees), its text inside or outside. */
  angle(
    vertex: XY,
    from: number,
    to: number,
    radius: number,
    text: string,
    style: { end?: End; textAt?: number } = {},
  ): this {
    const center = this.place(vertex);
    const points = this.arcPoints(center, radius * this.scale, from, to);
    this.along(points);
    const [first, last] = [points[0] as XY, points[points.length - 1] as XY];
    this.end(first, unit(first, points[4] as XY), style.end ?? "filled");
    this.end(last, unit(last, points[points.length - 5] as XY), style.end ?? "filled");
    const middle = (((from + to) / 2) * Math.PI) / 180;
    const reach =
      (style.textAt ?? radius) * this.scale + (style.textAt === undefined ? 1.3 * LETTER : 0);
    this.writeOn(
      [center[0] + reach * Math.cos(middle), center[1] - reach * Math.sin(middle)],
      text,
    );
    return this;
  }

  /** A leader from `tip` over `knee` to a level shelf and its text. */
  leader(tip: XY, knee: XY, text: string, end: End = "open"): this {
    const [a, b] = [this.place(tip), this.place(knee)];
    const side = b[0] < a[0] ? -1 : 1;
    const shelf: XY = [b[0] + side * 0.9 * LETTER, b[1]];
    this.stroke(a, b);
    this.stroke(b, shelf);
    this.end(a, unit(a, b), end);
    const width = this.widthOf(text);
    this.writeOn([shelf[0] + side * (width / 2 + 0.45 * LETTER), b[1]], text);
    return this;
  }

  /** A radius: a line from the centre in a direction (degrees) to the arc, its text beside its middle. */
  fromCenter(center: XY, radius: number, degrees: number, text: string, end: End = "open"): this {
    const angle = (degrees * Math.PI) / 180;
    const at = (r: number): XY => [
      center[0] + r * Math.cos(angle),
      center[1] + r * Math.sin(angle),
    ];
    const [p, q] = [this.place(center), this.place(at(radius))];
    this.stroke(p, q);
    this.end(q, unit(q, p), end);
    const [x, y] = this.place(at(0.55 * radius));
    this.writeOn([x - this.widthOf(text) / 2 - 0.3 * LETTER, y - 0.6 * LETTER], text);
    return this;
  }

  /** The drawing of the one part on the sheet. */
  async solve(): Promise<SketchPart> {
    const upload = await openUpload(await this.png(), cadLimits);
    const { parts } = await sketchToDrawing(upload, {});
    const [part] = parts;
    if (part === undefined || parts.length > 1) throw new Error(`${parts.length} parts`);
    return part;
  }

  async png(): Promise<Buffer> {
    const line = ([x, y]: XY) => `${x.toFixed(1)} ${y.toFixed(1)}`;
    const strokes = this.ink.strokes.map(
      ({ points, width }) =>
        `<path d="M${points.map(line).join("L")}" stroke-width="${width.toFixed(2)}"/>`,
    );
    const fills = this.ink.fills.map(
      ({ contours }) =>
        `<path d="${contours.map((c) => `M${c.map(line).join("L")}Z`).join("")}" fill="#222" stroke="none"/>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fcfcfa"/><g fill="none" stroke="#222" stroke-linecap="round" stroke-linejoin="round">${strokes.join("")}${fills.join("")}</g></svg>`;
    return sharp(Buffer.from(svg)).withMetadata({ density: 200 }).png().toBuffer();
  }

  private dimensionLine(p: XY, q: XY, text: string, style: DimensionStyle): void {
    const way = unit(p, q);
    const back: XY = [-way[0], -way[1]];
    const end = style.end ?? "open";
    const turned = Math.abs(way[1]) > 0.5;
    const degrees = turned ? 90 : 0;
    const middle: XY = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
    const half = this.widthOf(text) / 2;
    if (style.outside) {
      this.stroke(moved(p, back, 1.6 * LETTER), p);
      this.stroke(q, moved(q, way, 1.6 * LETTER));
      this.end(p, back, end);
      this.end(q, way, end);
      this.writeOn(moved(q, way, 2 * LETTER + half), text, degrees);
      return;
    }
    if (style.broken) {
      this.stroke(p, moved(middle, back, half + 0.4 * LETTER));
      this.stroke(moved(middle, way, half + 0.4 * LETTER), q);
      this.writeOn(middle, text, degrees);
    } else {
      this.stroke(p, q);
      const aside: XY = turned ? [-1, 0] : [0, -1];
      this.writeOn(moved(middle, aside, 0.95 * LETTER), text, degrees);
    }
    this.end(p, way, end);
    this.end(q, back, end);
  }

  /** `back`: from the tip along its line. */
  private end(tip: XY, back: XY, end: End): void {
    const { lines, fill } = drawEnd(tip, back, end, LETTER);
    for (const [p, q] of lines) this.stroke(p, q);
    if (fill) this.ink.fills.push({ contours: [fill], kind: "tick" });
  }

  private widthOf(text: string): number {
    return setText(text, LETTER, this.writer, this.random.fork(text)).width;
  }

  private writeOn(center: XY, text: string, degrees = 0): void {
    const set = setText(text, LETTER, this.writer, this.random.fork(text));
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const put = ([x, y]: XY): XY => [center[0] + x * cos + y * sin, center[1] - x * sin + y * cos];
    for (const stroke of set.strokes)
      this.ink.strokes.push({ points: stroke.map(put), width: 2.8, kind: "writing" });
  }

  private stroke(p: XY, q: XY): void {
    this.ink.strokes.push(...this.pen.line(p, q, "line", { thin: true, exact: true }));
  }

  private along(points: XY[]): void {
    this.ink.strokes.push(...this.pen.along(points, "line", { thin: true, exact: true }));
  }

  private arcPoints([x, y]: XY, radius: number, from: number, to: number): XY[] {
    const count = Math.max(12, Math.ceil((radius * Math.abs(to - from) * Math.PI) / 180 / 4));
    return Array.from({ length: count + 1 }, (_, i) => {
      const angle = ((from + ((to - from) * i) / count) * Math.PI) / 180;
      return [x + radius * Math.cos(angle), y - radius * Math.sin(angle)];
    });
  }

  private place([x, y]: XY): XY {
    return [this.origin[0] + x * this.scale, this.origin[1] - y * this.scale];
  }
}
