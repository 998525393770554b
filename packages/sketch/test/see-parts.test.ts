import type { Point } from "@inkform/geometry/model";
import { describe, expect, it } from "vitest";
import { seeSketchPage } from "../src/see-page";
import type { SeenLoop, SeenPart } from "../src/seen";
import { blankPage, type SketchPage } from "./draw-sketch";

const kinds = (loop: SeenLoop | undefined) =>
  loop?.kind === "chain"
    ? loop.edges.map((e) => (e.kind === "arc" ? "arc" : "line")).join(" ")
    : loop?.kind;

const partsOf = async (page: SketchPage): Promise<SeenPart[]> =>
  (await seeSketchPage(page.raster, 1)).parts;

const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

/** A dimension without a number: extension lines that begin off the outline and overrun it, an arrow at each end. */
function dimension(page: SketchPage, from: Point, to: Point, away: Point): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const u = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const at = (p: Point, share: number) => ({ x: p.x + share * away.x, y: p.y + share * away.y });
  for (const [p, sign] of [
    [from, 1],
    [to, -1],
  ] as const) {
    page.line(at(p, 0.12), at(p, 1.15));
    const tip = at(p, 1);
    for (const side of [-1, 1]) {
      page.line(tip, {
        x: tip.x + sign * 22 * u.x + side * 8 * u.y,
        y: tip.y + sign * 22 * u.y + side * 8 * u.x,
      });
    }
  }
  page.line(at(from, 1), at(to, 1));
}

describe("telling outlines from what is drawn about them", () => {
  it("keeps a dimension line whose number cannot be read out of the outline", async () => {
    const page = blankPage(1200, 900, 23);
    page.polygon(box(300, 200, 900, 600));
    dimension(page, { x: 300, y: 600 }, { x: 900, y: 600 }, { x: 0, y: 90 });
    const parts = await partsOf(page);
    expect(parts.map(({ outer }) => kinds(outer))).toEqual(["line line line line"]);
    expect(Math.abs((parts[0]?.box.bottom ?? 0) - 600)).toBeLessThan(8);
  });

  it("takes neither hidden dashed lines nor an extension line to a hole for edges", async () => {
    const page = blankPage(1200, 900, 29);
    page.polygon(box(250, 200, 950, 650));
    page.circle({ x: 450, y: 420 }, 50);
    page.line({ x: 450, y: 420 }, { x: 450, y: 760 });
    for (let y = 215; y < 640; y += 44) page.line({ x: 700, y }, { x: 700, y: y + 26 });
    const [part, ...rest] = await partsOf(page);
    expect(rest).toEqual([]);
    expect(kinds(part?.outer)).toBe("line line line line");
    expect(part?.holes.map(kinds)).toEqual(["circle"]);
  });

  it("reads a hexagon, and a plate with a half-round end and a concave corner", async () => {
    const page = blankPage(1600, 900, 31);
    page.polygon(
      Array.from({ length: 6 }, (_, k) => ({
        x: 400 + 220 * Math.cos((k * Math.PI) / 3),
        y: 450 + 220 * Math.sin((k * Math.PI) / 3),
      })),
    );
    page.line({ x: 900, y: 300 }, { x: 1200, y: 300 });
    page.arc({ x: 1200, y: 450 }, 150, -Math.PI / 2, Math.PI / 2);
    page.line({ x: 1200, y: 600 }, { x: 1020, y: 600 });
    page.arc({ x: 900, y: 600 }, 120, 0, -Math.PI / 2);
    page.line({ x: 900, y: 480 }, { x: 900, y: 300 });
    const [hexagon, plate] = await partsOf(page);
    expect(kinds(hexagon?.outer)).toBe("line line line line line line");
    const edges = kinds(plate?.outer)?.split(" ") ?? [];
    expect(edges.filter((kind) => kind === "arc")).toHaveLength(2);
    expect(edges).toHaveLength(5);
  });

  it("keeps thirty small parts on one page apart, row by row", async () => {
    const page = blankPage(1800, 1500, 37);
    for (let row = 0; row < 5; row += 1) {
      for (let column = 0; column < 6; column += 1) {
        const left = 80 + 280 * column;
        const top = 80 + 280 * row;
        page.polygon(box(left, top, left + 180, top + 150));
      }
    }
    const parts = await partsOf(page);
    expect(parts).toHaveLength(30);
    const places = parts.map(({ box: b }) => [Math.floor(b.top / 280), Math.floor(b.left / 280)]);
    expect(places).toEqual(Array.from({ length: 30 }, (_, k) => [Math.floor(k / 6), k % 6]));
  });

  it("says of a part that the edge of the picture cuts it off", async () => {
    const page = blankPage(1000, 800, 41);
    page.line({ x: -20, y: 200 }, { x: 600, y: 205 });
    page.line({ x: 600, y: 205 }, { x: 598, y: 600 });
    page.line({ x: 598, y: 600 }, { x: -20, y: 595 });
    const cut = await partsOf(page);
    expect(cut.map(({ cutOff }) => cutOff)).toEqual([true]);
    const whole = blankPage(1000, 800, 41);
    whole.polygon(box(100, 200, 600, 600));
    expect((await partsOf(whole)).map(({ cutOff }) => cutOff)).toEqual([false]);
  });
});
