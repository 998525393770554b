import type { Point } from "@inkform/geometry/model";
import { describe, expect, it } from "vitest";
import type { SeenPage, SeenStroke } from "../seen";
import { cutFlats } from "./cut-flats";

const DEGREE = Math.PI / 180;
const at = (angle: number): Point => ({
  x: 500 + 300 * Math.cos(angle * DEGREE),
  y: 500 + 300 * Math.sin(angle * DEGREE),
});
const stroke = (points: Point[], role: SeenStroke["role"] = "outline"): SeenStroke => ({
  points,
  role,
  width: 4,
});
const arc = (from: number, to: number): SeenStroke =>
  stroke(Array.from({ length: to - from + 1 }, (_, i) => at(from + i)));
const chord = (from: number, to: number, role?: SeenStroke["role"]): SeenStroke =>
  stroke(
    Array.from({ length: 41 }, (_, i) => ({
      x: at(from).x + ((at(to).x - at(from).x) * i) / 40,
      y: at(from).y + ((at(to).y - at(from).y) * i) / 40 + 2 * Math.sin(i),
    })),
    role,
  );
const page = (strokes: SeenStroke[]): SeenPage => ({
  page: 1,
  width: 1000,
  height: 1000,
  pageWidth: 1000,
  pageHeight: 1000,
  toPage: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  penWidth: 4,
  letterHeight: 20,
  strokes,
  parts: [
    {
      outer: { kind: "circle", center: { x: 500, y: 500 }, radius: 300 },
      holes: [{ kind: "circle", center: { x: 500, y: 500 }, radius: 60 }],
      box: { left: 200, top: 200, right: 800, bottom: 800 },
      cutOff: false,
    },
  ],
  texts: [],
  marks: [],
  angles: [],
  leaders: [],
  rings: [],
  ink: { width: 0, height: 0, data: new Uint8Array() },
  centers: [],
});
const outline = (strokes: SeenStroke[]) => cutFlats(page(strokes)).parts[0]?.outer;

describe("cutFlats", () => {
  it("gives a disc the flat that closes its arc", () => {
    const found = outline([arc(-50, 230), chord(230, 310, "center")]);
    if (found?.kind !== "chain") throw new Error("a chain was expected");
    expect(found.edges.map(({ kind }) => kind)).toEqual(["segment", "arc"]);
    expect(found.vertices[0]?.x).toBeCloseTo(at(230).x, -1);
    expect(found.vertices[1]?.x).toBeCloseTo(at(310).x, -1);
    expect(found.vertices[0]?.y).toBeCloseTo(at(230).y, -1);
  });

  it("gives it both where two flats face each other", () => {
    const found = outline([arc(-50, 50), arc(130, 230), chord(50, 130), chord(230, 310)]);
    if (found?.kind !== "chain") throw new Error("a chain was expected");
    expect(found.edges.map(({ kind }) => kind)).toEqual(["segment", "arc", "segment", "arc"]);
  });

  it("leaves a circle whole that goes on beyond a line across it", () => {
    expect(outline([arc(0, 360), chord(230, 310)])?.kind).toBe("circle");
  });

  it("takes neither a centre line nor a dimension line for a flat", () => {
    expect(outline([arc(10, 350), chord(0, 180)])?.kind).toBe("circle");
    expect(outline([arc(-50, 230), chord(230, 310, "dimension")])?.kind).toBe("circle");
  });
});
