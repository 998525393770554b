import { expect, it } from "vitest";
import type { Page, Rule } from "../../model";
import { withWholeTints } from "./whole-tints";

const wall = (x: number): Rule => ({
  orientation: "vertical",
  box: { x0: x - 1, x1: x + 1, top: 100, bottom: 160 },
});
const tinted = (x1: number, walls: number[], source: Page["source"] = "ocr") =>
  withWholeTints({
    words: [],
    rules: walls.map(wall),
    fills: [{ x0: 41, x1, top: 100, bottom: 120 }],
    source,
  } as unknown as Page).fills[0];

it("lets a tint seen on pixels reach to the wall behind the last cell in which it ends", () => {
  const walls = [40, 140, 240, 340];
  expect(tinted(270, walls)).toMatchObject({ x0: 40, x1: 340 });
  expect(tinted(241, walls)?.x1).toBe(241);
  expect(tinted(270, walls, "pdf")?.x1).toBe(270);
});

it("leaves a tint within one cell, or in a row of its own", () => {
  expect(tinted(120, [40, 140, 240])?.x1).toBe(120);
  expect(tinted(270, [40])?.x1).toBe(270);
});
