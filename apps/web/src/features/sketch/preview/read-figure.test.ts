import { expect, test } from "vitest";
import { readFigure } from "./read-figure";

function dxf(...groups: (string | number)[]): string {
  return [0, "SECTION", 2, "ENTITIES", ...groups, 0, "ENDSEC", 0, "EOF"].join("\n");
}

test("a line keeps its ends and gives the bounds", () => {
  const figure = readFigure(dxf(0, "LINE", 8, "OUTLINE", 10, 0, 20, 5, 11, 120, 21, 65));
  expect(figure.layers.map((layer) => layer.name)).toEqual(["OUTLINE"]);
  expect(figure.layers[0]?.polylines[0]).toMatchObject([
    { x: 0, y: 5 },
    { x: 120, y: 65 },
  ]);
  expect(figure.bounds).toEqual({ minX: 0, minY: 5, maxX: 120, maxY: 65 });
});

test("a circle is round to its radius", () => {
  const figure = readFigure(dxf(0, "CIRCLE", 8, "HOLES", 10, 30, 20, 40, 40, 8));
  const radii = figure.layers[0]?.polylines[0]?.map(({ x, y }) => Math.hypot(x - 30, y - 40)) ?? [];
  expect(Math.min(...radii)).toBeCloseTo(8, 9);
  expect(Math.max(...radii)).toBeCloseTo(8, 9);
});

test("a bulge of one is a half circle run counter-clockwise", () => {
  const figure = readFigure(
    dxf(0, "LWPOLYLINE", 8, "OUTLINE", 90, 2, 70, 0, 10, 0, 20, 0, 42, 1, 10, 10, 20, 0, 42, 0),
  );
  expect(figure.bounds.minY).toBeCloseTo(-5, 3);
  expect(figure.bounds.maxY).toBeCloseTo(0, 9);
});

test("a spline runs through its joints, and as deep as its Béziers bend", () => {
  const points = [0, 0, 0, 8, 12, 8, 12, 0, 12, -8, 24, -8, 24, 0];
  const knots = [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2].flatMap((knot) => [40, knot]);
  const control = points.flatMap((value, i) => [i % 2 === 0 ? 10 : 20, value]);
  const figure = readFigure(
    dxf(0, "SPLINE", 8, "OUTLINE", 70, 8, 71, 3, 72, 11, 73, 7, 74, 0, ...knots, ...control),
  );
  const line = figure.layers[0]?.polylines[0] ?? [];
  expect([line[0], line.at(-1)]).toMatchObject([
    { x: 0, y: 0 },
    { x: 24, y: 0 },
  ]);
  expect(line.some(({ x, y }) => Math.hypot(x - 12, y) < 1e-9)).toBe(true);
  expect(figure.bounds.maxY).toBeCloseTo(6, 6);
  expect(figure.bounds.minY).toBeCloseTo(-6, 6);
});

test("a centre line is cut into dashes, an outline is not", () => {
  const line = [10, 0, 20, 0, 11, 30, 21, 0];
  const figure = readFigure(dxf(0, "LINE", 8, "CENTER", ...line, 0, "LINE", 8, "OUTLINE", ...line));
  expect(figure.layers.find((layer) => layer.name === "CENTER")?.polylines.length).toBe(6);
  expect(figure.layers.find((layer) => layer.name === "OUTLINE")?.polylines.length).toBe(1);
});

test("texts lose their escapes and keep their anchor", () => {
  const figure = readFigure(
    dxf(
      0,
      "TEXT",
      8,
      "TEXT",
      10,
      1,
      20,
      2,
      11,
      5,
      21,
      6,
      40,
      3.5,
      1,
      "%%c8 \\U+00B1",
      72,
      1,
      73,
      2,
    ),
  );
  expect(figure.layers[0]?.texts[0]).toMatchObject({
    text: "Ø8 ±",
    at: { x: 5, y: 6 },
    align: { x: 0.5, y: 0.5 },
    height: 3.5,
  });
});

test("every layer's colour is one that CSS and the renderer know, and dark enough for paper", () => {
  const layer = (name: string, color: number) => [0, "LAYER", 2, name, 70, 0, 62, color];
  const line = (name: string) => [0, "LINE", 8, name, 10, 0, 20, 0, 11, 1, 21, 1];
  const text = [
    ...[0, "SECTION", 2, "TABLES", 0, "TABLE", 2, "LAYER", 70, 2],
    ...layer("YELLOW", 2),
    ...layer("WHITE", 7),
    ...[0, "ENDTAB", 0, "ENDSEC", 0, "SECTION", 2, "ENTITIES"],
    ...line("YELLOW"),
    ...line("WHITE"),
    ...[0, "ENDSEC", 0, "EOF"],
  ].join("\n");
  const colors = readFigure(text).layers.map((drawn) => drawn.color);
  expect(colors).toEqual(["#737300", "#16202e"]);
});

test("text that is no drawing is refused", () => {
  expect(() => readFigure("hello")).toThrow();
});
