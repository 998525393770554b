import type { Point } from "@inkform/geometry/model";
import { describe, expect, it } from "vitest";
import { seeSketchPage } from "../src/see-page";
import type { DimensionMark, SeenPage } from "../src/seen";
import { drawArrow, drawSlash, writeNumber } from "./draw-dimension";
import { blankPage, type SketchPage } from "./draw-sketch";

const LEFT = 300;
const TOP = 300;
const RIGHT = 900;
const BOTTOM = 640;
const HOLE = { x: 640, y: 460 };

/** A plate with a hole; lettering beside it so that the page has a letter height. */
function plate(seed: number): SketchPage {
  const page = blankPage(1250, 950, seed);
  page.polygon([
    { x: LEFT, y: TOP },
    { x: RIGHT, y: TOP },
    { x: RIGHT, y: BOTTOM },
    { x: LEFT, y: BOTTOM },
  ]);
  page.circle(HOLE, 45);
  writeNumber(page, "2537", { x: 160, y: 880 });
  return page;
}

function level(page: SketchPage, y: number, from: number, to: number): void {
  page.line({ x: from, y }, { x: to, y });
}

function upright(page: SketchPage, x: number, from: number, to: number): void {
  page.line({ x, y: from }, { x, y: to });
}

const gap = (a: Point | null, b: Point) => (a ? Math.hypot(a.x - b.x, a.y - b.y) : Infinity);

/** The mark whose ends lie at the two points, whichever way round, its ends in that order. */
function markBetween(seen: SeenPage, a: Point, b: Point): DimensionMark | undefined {
  for (const mark of seen.marks) {
    const { from, to } = mark;
    if (gap(from.at, a) < 16 && gap(to.at, b) < 16) return mark;
    if (gap(to.at, a) < 16 && gap(from.at, b) < 16) return { ...mark, from: to, to: from };
  }
  return undefined;
}

describe("seeing dimension lines", () => {
  it("finds an overall dimension above the part, with open arrowheads and its number on it", async () => {
    const page = plate(3);
    upright(page, LEFT, 200, 290);
    upright(page, RIGHT, 200, 290);
    level(page, 220, LEFT, RIGHT);
    drawArrow(page, { x: LEFT, y: 220 }, Math.PI);
    drawArrow(page, { x: RIGHT, y: 220 }, 0);
    writeNumber(page, "225", { x: 600, y: 192 });
    const seen = await seeSketchPage(page.raster, 1);
    const mark = markBetween(seen, { x: LEFT, y: 220 }, { x: RIGHT, y: 220 });
    expect(mark?.from.kind).toBe("arrow");
    expect(gap(mark?.from.reaches ?? null, { x: LEFT, y: TOP })).toBeLessThan(14);
    expect(gap(mark?.to.reaches ?? null, { x: RIGHT, y: TOP })).toBeLessThan(14);
    const own = seen.texts[mark?.texts[0] ?? -1];
    expect(gap(own?.center ?? null, { x: 600, y: 192 })).toBeLessThan(15);
  });

  it("joins an upright dimension line that its number breaks, ended by slashes", async () => {
    const page = plate(5);
    level(page, TOP, 170, 290);
    level(page, BOTTOM, 170, 290);
    upright(page, 200, TOP - 15, 425);
    upright(page, 200, 515, BOTTOM + 15);
    drawSlash(page, { x: 200, y: TOP });
    drawSlash(page, { x: 200, y: BOTTOM });
    writeNumber(page, "35", { x: 200, y: 470 }, true);
    const seen = await seeSketchPage(page.raster, 1);
    const mark = markBetween(seen, { x: 200, y: TOP }, { x: 200, y: BOTTOM });
    expect(mark?.from.kind).toBe("slash");
    expect(gap(mark?.from.reaches ?? null, { x: LEFT, y: TOP })).toBeLessThan(14);
    expect(gap(mark?.to.reaches ?? null, { x: LEFT, y: BOTTOM })).toBeLessThan(14);
  });

  it("measures to a hole's centre through the outline, beside a baseline dimension", async () => {
    const page = plate(7);
    upright(page, LEFT, 650, 800);
    upright(page, HOLE.x, HOLE.y, 720);
    upright(page, RIGHT, 650, 800);
    level(page, 705, LEFT, HOLE.x);
    level(page, 785, LEFT, RIGHT);
    for (const y of [705, 785]) drawArrow(page, { x: LEFT, y }, Math.PI, true);
    drawArrow(page, { x: HOLE.x, y: 705 }, 0, true);
    drawArrow(page, { x: RIGHT, y: 785 }, 0, true);
    writeNumber(page, "53", { x: 470, y: 680 });
    writeNumber(page, "225", { x: 600, y: 760 });
    const seen = await seeSketchPage(page.raster, 1);
    const inner = markBetween(seen, { x: LEFT, y: 705 }, { x: HOLE.x, y: 705 });
    expect(gap(inner?.from.reaches ?? null, { x: LEFT, y: BOTTOM })).toBeLessThan(14);
    expect(gap(inner?.to.reaches ?? null, HOLE)).toBeLessThan(8);
    expect(markBetween(seen, { x: LEFT, y: 785 }, { x: RIGHT, y: 785 })).toBeDefined();
    expect(seen.parts.map((p) => [p.outer.kind, p.holes.length])).toEqual([["chain", 1]]);
  });

  it("pairs arrowheads that face each other from outside a short dimension", async () => {
    const page = plate(9);
    upright(page, RIGHT, 190, 290);
    upright(page, 830, 190, 400);
    page.circle({ x: 830, y: 400 }, 30);
    level(page, 220, 760, 830);
    level(page, 220, RIGHT, 980);
    drawArrow(page, { x: 830, y: 220 }, 0);
    drawArrow(page, { x: RIGHT, y: 220 }, Math.PI);
    writeNumber(page, "27", { x: 950, y: 192 });
    const seen = await seeSketchPage(page.raster, 1);
    const mark = markBetween(seen, { x: 830, y: 220 }, { x: RIGHT, y: 220 });
    expect(gap(mark?.from.reaches ?? null, { x: 830, y: 400 })).toBeLessThan(8);
    expect(gap(mark?.to.reaches ?? null, { x: RIGHT, y: TOP })).toBeLessThan(14);
  });

  it.each([
    [0.6, 975],
    [0.45, 971],
  ])(
    "pairs small ones at a short extension line, the number upright beside one of them: barbs of %f letters",
    async (barb, end) => {
      const page = plate(15);
      page.circle({ x: 830, y: 600 }, 14);
      level(page, 600, 844, end);
      level(page, BOTTOM, 945, end);
      upright(page, 970, 555, 600);
      upright(page, 970, BOTTOM, 690);
      drawArrow(page, { x: 970, y: 600 }, Math.PI / 2, true, barb);
      drawArrow(page, { x: 970, y: BOTTOM }, -Math.PI / 2, true, barb);
      writeNumber(page, "23", { x: 946, y: 672 }, true);
      const seen = await seeSketchPage(page.raster, 1);
      const mark = markBetween(seen, { x: 970, y: 600 }, { x: 970, y: BOTTOM });
      expect(gap(mark?.from.reaches ?? null, { x: 830, y: 600 })).toBeLessThan(14);
      const own = seen.texts[mark?.texts[0] ?? -1];
      expect(gap(own?.center ?? null, { x: 946, y: 674 })).toBeLessThan(12);
      expect(own?.angle).toBeCloseTo(-Math.PI / 2, 1);
    },
  );

  it("tells the dimensions of a chain on one line apart", async () => {
    const page = plate(11);
    const stops = [LEFT, HOLE.x, RIGHT];
    upright(page, LEFT, 190, 290);
    upright(page, HOLE.x, 190, HOLE.y);
    upright(page, RIGHT, 190, 290);
    level(page, 220, LEFT - 12, RIGHT + 12);
    for (const x of stops) drawSlash(page, { x, y: 220 });
    writeNumber(page, "57", { x: 470, y: 192 });
    writeNumber(page, "32", { x: 770, y: 192 });
    const seen = await seeSketchPage(page.raster, 1);
    for (const k of [0, 1]) {
      const a = { x: stops[k] as number, y: 220 };
      const b = { x: stops[k + 1] as number, y: 220 };
      expect(markBetween(seen, a, b)).toBeDefined();
    }
    expect(seen.marks).toHaveLength(2);
  });

  it("takes no edge, hatching or dash-dot centre line for a dimension line", async () => {
    const page = plate(13);
    for (let x = 250; x < 960; x += 60) {
      level(page, HOLE.y, x, x + 34);
      level(page, HOLE.y, x + 44, x + 48);
    }
    for (let x = LEFT + 20; x < LEFT + 160; x += 28) {
      page.line({ x, y: BOTTOM }, { x: x + 80, y: BOTTOM - 80 });
    }
    const seen = await seeSketchPage(page.raster, 1);
    expect(seen.marks).toEqual([]);
    expect(seen.parts).toHaveLength(1);
  });
});

describe("seeing leaders", () => {
  it("follows a leader round its shelf's elbow and through the outline to the hole", async () => {
    const page = plate(15);
    const tip = { x: HOLE.x + 32, y: HOLE.y - 32 };
    const elbow = { x: HOLE.x + 292, y: HOLE.y - 232 };
    page.line(tip, elbow);
    page.line(elbow, { x: elbow.x + 50, y: elbow.y });
    drawArrow(page, tip, Math.atan2(tip.y - elbow.y, tip.x - elbow.x));
    writeNumber(page, "233", { x: elbow.x + 105, y: elbow.y });
    const seen = await seeSketchPage(page.raster, 1);
    expect(seen.leaders).toHaveLength(1);
    expect(gap(seen.leaders[0]?.tip ?? null, tip)).toBeLessThan(16);
    expect(seen.parts.map((p) => p.holes.length)).toEqual([1]);
  });

  it("follows a bent leader with a filled arrowhead to an edge", async () => {
    const page = plate(17);
    page.arc({ x: 700, y: TOP }, 200, -Math.PI / 2, -0.12);
    drawArrow(page, { x: RIGHT - 1, y: TOP }, Math.PI / 2 - 0.1, true);
    writeNumber(page, "73", { x: 660, y: 100 });
    const seen = await seeSketchPage(page.raster, 1);
    expect(seen.leaders).toHaveLength(1);
    expect(gap(seen.leaders[0]?.tip ?? null, { x: RIGHT, y: TOP })).toBeLessThan(26);
  });

  it("measures across a circle with a dimension line that runs through it", async () => {
    const page = blankPage(1250, 950, 19);
    page.circle({ x: 600, y: 450 }, 250);
    const reach = { x: 250 * Math.cos(0.7), y: 250 * Math.sin(0.7) };
    const a = { x: 600 - reach.x, y: 450 - reach.y };
    const b = { x: 600 + reach.x, y: 450 + reach.y };
    page.line(a, b);
    drawArrow(page, a, 0.7 + Math.PI);
    drawArrow(page, b, 0.7);
    writeNumber(page, "257", { x: 660, y: 430 });
    writeNumber(page, "2537", { x: 160, y: 880 });
    expect(markBetween(await seeSketchPage(page.raster, 1), a, b)).toBeDefined();
  });
});
