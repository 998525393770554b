import type { Random } from "../random";
import type { XY } from "../truth";
import { handwritingFont } from "./font-outlines";
import { penGlyphs } from "./pen-glyphs";

/** One hand: how it forms and sets letters. */
export interface Writer {
  hand: { kind: "pen"; forms: Map<string, string> } | { kind: "font"; name: string };
  slant: number;
  /** Width of letters and gaps, relative. */
  breadth: number;
  gap: number;
  unrest: number;
}

/** Letters set on a line: centred on (0, 0), y down, cap height given. */
export interface SetText {
  width: number;
  height: number;
  strokes: XY[][];
  fills: XY[][][];
}

export function createWriter(
  random: Random,
  form: "development" | "heldOut",
  font: string | null,
  more: Readonly<Record<string, string>> = {},
): Writer {
  const forms = new Map<string, string>();
  for (const [sign, choice] of Object.entries(penGlyphs))
    forms.set(sign, random.pick(choice[form]));
  for (const [sign, choice] of Object.entries(more)) forms.set(sign, choice);
  return {
    hand: font === null ? { kind: "pen", forms } : { kind: "font", name: font },
    slant: random.between(-0.04, 0.22),
    breadth: random.between(0.88, 1.12),
    gap: random.between(1.5, 2.3),
    unrest: random.between(0.15, 0.4),
  };
}

export function setText(text: string, height: number, writer: Writer, random: Random): SetText {
  const set: SetText = { width: 0, height, strokes: [], fills: [] };
  const shear = (x: number, y: number): XY => [x - y * writer.slant, y];
  let pen = 0;
  for (const sign of text) {
    if (sign === " ") {
      pen += 0.42 * height;
      continue;
    }
    const lift = random.normal(0.02 * height);
    const grow = 1 + random.normal(0.03);
    const advance =
      writer.hand.kind === "pen"
        ? penLetter(set, writer.hand.forms, sign, {
            pen,
            lift,
            size: (height / 10) * grow,
            writer,
            random,
            shear,
          })
        : fontLetter(set, writer.hand.name, sign, {
            pen,
            lift,
            height: height * grow,
            writer,
            shear,
          });
    pen += advance * (1 + random.normal(0.02));
  }
  set.width = Math.max(pen - 0.15 * height, 0.3 * height);
  const centre = (p: XY): XY => [p[0] - set.width / 2, p[1] + height / 2];
  set.strokes = set.strokes.map((stroke) => stroke.map(centre));
  set.fills = set.fills.map((contours) => contours.map((contour) => contour.map(centre)));
  return set;
}

interface Placing {
  pen: number;
  lift: number;
  writer: Writer;
  shear: (x: number, y: number) => XY;
}

function penLetter(
  set: SetText,
  forms: Map<string, string>,
  sign: string,
  { pen, lift, size, writer, random, shear }: Placing & { size: number; random: Random },
): number {
  const form = forms.get(sign);
  if (form === undefined) throw new Error(`The pen has no letter "${sign}".`);
  const lean = random.normal(0.03);
  let right = 0;
  for (const stroke of form.split(" / ")) {
    const points = stroke.split(" ").map((token) => {
      const [x, y] = token.replace("!", "").split(",").map(Number) as XY;
      right = Math.max(right, x);
      const jitter = () => random.normal(writer.unrest);
      return { at: [x + jitter(), y + jitter()] as XY, corner: token.endsWith("!") };
    });
    const curve = smooth(points);
    set.strokes.push(
      curve.map(([x, y]) => shear(pen + (x + lean * y) * size * writer.breadth, lift - y * size)),
    );
  }
  return (right + writer.gap) * size * writer.breadth;
}

/** Catmull-Rom through the points, straight into corners. */
function smooth(points: { at: XY; corner: boolean }[]): XY[] {
  const out: XY[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const b = points[i] as (typeof points)[number];
    const c = points[i + 1] as (typeof points)[number];
    const a = b.corner ? null : points[i - 1];
    const d = c.corner ? null : points[i + 2];
    const before: XY = a ? a.at : [2 * b.at[0] - c.at[0], 2 * b.at[1] - c.at[1]];
    const after: XY = d ? d.at : [2 * c.at[0] - b.at[0], 2 * c.at[1] - b.at[1]];
    for (let step = 0; step < 6; step++) out.push(spline(before, b.at, c.at, after, step / 6));
  }
  const last = points.at(-1);
  if (last) out.push(last.at);
  return out;
}

function spline(a: XY, b: XY, c: XY, d: XY, t: number): XY {
  const along = (k: 0 | 1) =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * t +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
  return [along(0), along(1)];
}

function fontLetter(
  set: SetText,
  name: string,
  sign: string,
  { pen, lift, height, writer, shear }: Placing & { height: number },
): number {
  const font = handwritingFont(name);
  const size = height / capHeight(name);
  const glyph = font.charToGlyph(sign === "x" ? "x" : sign);
  const contours: XY[][] = [];
  let at: XY = [0, 0];
  const place = (x: number, y: number) => shear(pen + x * writer.breadth, y + lift);
  for (const c of glyph.getPath(0, 0, size).commands) {
    if (c.type === "M") contours.push([]);
    const contour = contours.at(-1);
    if (!contour || c.type === "Z") continue;
    const from = at;
    const steps = c.type === "Q" || c.type === "C" ? 5 : 1;
    for (let s = 1; s <= steps; s++) {
      const t = s / steps;
      if (c.type === "Q")
        contour.push(place(quad(from[0], c.x1, c.x, t), quad(from[1], c.y1, c.y, t)));
      else if (c.type === "C")
        contour.push(place(cubic(from[0], c.x1, c.x2, c.x, t), cubic(from[1], c.y1, c.y2, c.y, t)));
      else contour.push(place(c.x, c.y));
    }
    at = [c.x, c.y];
  }
  set.fills.push(contours);
  return (((glyph.advanceWidth ?? 500) / font.unitsPerEm) * size + 0.03 * height) * writer.breadth;
}

const quad = (a: number, b: number, c: number, t: number) =>
  (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
const cubic = (a: number, b: number, c: number, d: number, t: number) =>
  (1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t * t * (1 - t) * c + t ** 3 * d;

/** Height of a capital relative to the size of the font. */
function capHeight(name: string): number {
  const commands = handwritingFont(name).charToGlyph("H").getPath(0, 0, 1).commands;
  return Math.max(...commands.filter((c) => c.type !== "Z").map((c) => -c.y));
}
