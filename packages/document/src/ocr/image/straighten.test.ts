import { describe, expect, it } from "vitest";
import { ocrSettings } from "../settings";
import { findLetters } from "./find-letters";
import type { GreyImage } from "./grey-image";
import { applyTo } from "./projective";
import { straighten } from "./straighten";

/** A sheet with rows of letter-like blocks, drawn through `place` (sheet → image pixels). */
function draw(
  width: number,
  height: number,
  ground: number,
  isPaper: (x: number, y: number) => boolean,
  toSheet: (x: number, y: number) => { x: number; y: number },
): GreyImage {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = toSheet(x, y);
      const paper = isPaper(p.x, p.y);
      data[y * width + x] = paper ? (isInk(p.x, p.y) ? 30 : 225) : ground;
    }
  }
  return { width, height, data };
}

/** Lines every 40 px with words of five letters, each a hollow 14 × 18 box. */
function isInk(x: number, y: number): boolean {
  if (x < 80 || x > 720 || y < 80 || y > 900) return false;
  const row = (y - 80) % 40;
  const column = (x - 80) % 20;
  const word = Math.floor((x - 80) / 20) % 6;
  if (row >= 18 || column >= 14 || word === 5) return false;
  return row < 4 || row >= 14 || column < 4 || column >= 10;
}

const always = () => true;

/** Vertical distance of the ends of a level line of the result, in pixels of the image given. */
function lean(image: GreyImage): { dx: number; dy: number } {
  const straight = straighten(image);
  if (straight === null) throw new Error("no letters found");
  const y = straight.image.height / 2;
  const p = applyTo(straight.toSource, 0, y);
  const q = applyTo(straight.toSource, straight.image.width, y);
  return { dx: q.x - p.x, dy: q.y - p.y };
}

describe("straighten", () => {
  it.each([-7, -1.3, 0, 0.4, 5])("levels lines that lean by %d degrees", (degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const image = draw(800, 1000, 225, always, (x, y) => ({
      x: 400 + (x - 400) * Math.cos(angle) + (y - 500) * Math.sin(angle),
      y: 500 - (x - 400) * Math.sin(angle) + (y - 500) * Math.cos(angle),
    }));
    const { dx, dy } = lean(image);
    expect((Math.atan2(dy, dx) * 180) / Math.PI).toBeCloseTo(degrees, 0.7);
  });

  it("turns a page that lies on its side", () => {
    const image = draw(1000, 800, 225, always, (x, y) => ({ x: y, y: 1000 - x }));
    const { dx, dy } = lean(image);
    expect(Math.abs(dy)).toBeGreaterThan(Math.abs(dx) * 50);
  });

  it("finds the sheet on a desk and undoes its perspective", () => {
    // The sheet is 800 × 1000; its upper side is farther away.
    const shrinkAt = (y: number) => 0.8 + (0.2 * y) / 1100;
    const image = draw(
      1000,
      1200,
      60,
      (x, y) => x >= 0 && y >= 0 && x <= 800 && y <= 1000,
      (x, y) => ({ x: 400 + (x - 500) / shrinkAt(y - 100), y: y - 100 }),
    );
    const straight = straighten(image);
    if (straight === null) throw new Error("no letters found");
    const corner = applyTo(straight.toSource, 0, 0);
    expect(corner.x).toBeGreaterThan(170);
    expect(corner.x).toBeLessThan(190);
    expect(corner.y).toBeGreaterThan(92);
    expect(corner.y).toBeLessThan(108);
  });

  it("sees no writing in grain", () => {
    const grain = draw(
      1200,
      1600,
      225,
      () => false,
      (x, y) => ({ x, y }),
    );
    let seed = 1;
    for (let i = 0; i < grain.data.length; i++) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      grain.data[i] = 60 + ((seed >> 16) % 136);
    }
    expect(straighten(grain)).toBeNull();
  });

  it("sees no writing in blots as large as letters, which lie on no lines", () => {
    const blots = draw(
      1200,
      1600,
      225,
      () => false,
      (x, y) => ({ x, y }),
    );
    let seed = 1;
    const roll = () => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return seed / 2 ** 32;
    };
    for (let i = 0; i < 4000; i++) {
      const [left, top] = [Math.floor(roll() * 1180), Math.floor(roll() * 1570)];
      const [width, height] = [6 + Math.floor(roll() * 8), 10 + Math.floor(roll() * 8)];
      for (let y = top; y < top + height; y++) {
        blots.data.fill(40, y * 1200 + left, y * 1200 + left + width - (y % 3));
      }
    }
    const letters = findLetters(blots).length;
    expect(letters).toBeGreaterThan(ocrSettings.manyLetters);
    expect(letters).toBeLessThan(ocrSettings.mostLetters);
    expect(straighten(blots)).toBeNull();
  });

  it("lays lines parallel that run together where no edge of the sheet is to be seen", () => {
    const spread = 0.12;
    const image = draw(800, 1000, 225, always, (x, y) => ({
      x,
      y: 500 + (y - 500) / (1 + ((x - 400) * spread) / 1000),
    }));
    const straight = straighten(image);
    if (straight === null) throw new Error("no letters found");
    for (const [y, lean] of [
      [120, -0.38 * spread],
      [880, 0.38 * spread],
    ] as const) {
      const at = (y * straight.image.height) / 1000;
      const left = applyTo(straight.toSource, 0, at);
      const right = applyTo(straight.toSource, straight.image.width, at);
      expect((right.y - left.y) / (right.x - left.x)).toBeCloseTo(lean, 2);
    }
  });

  it("finds nothing on an empty page", () => {
    expect(
      straighten(
        draw(
          400,
          500,
          225,
          () => false,
          (x, y) => ({ x, y }),
        ),
      ),
    ).toBeNull();
  });
});
