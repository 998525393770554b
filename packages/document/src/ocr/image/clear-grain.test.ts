import { describe, expect, it } from "vitest";
import { createRandom } from "../../../test/generator/random";
import { clearGrain } from "./clear-grain";
import type { GreyImage } from "./grey-image";

const EM = 12;
const [width, height] = [420, 300];
const TINT = { x0: 40, x1: 380, top: 90, bottom: 190 };
const PAPER = 255;
const INK = 20;

interface Look {
  /** The grey of the paper, and of a dot of the tint. */
  paper: () => number;
  dot: () => number;
  ink?: number;
}

/** Lines of hollow letters, 6 by 9 pixels of strokes 2 wide, three words each. */
function isInk(x: number, y: number): boolean {
  const [row, column] = [y % 30, x % 8];
  if (x < 60 || x >= 360 || x % 100 > 80 || row >= 9 || column >= 6) return false;
  return row < 2 || row >= 7 || column < 2 || column >= 4;
}

const inTint = (x: number, y: number) =>
  x >= TINT.x0 && x < TINT.x1 && y >= TINT.top && y < TINT.bottom;

function page({ paper, dot, ink = INK }: Look): GreyImage {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data[y * width + x] = isInk(x, y) ? ink : inTint(x, y) ? dot() : paper();
  return { width, height, data };
}

/** The mean grey of the letters and of what is around them, in the tint and on paper. */
function greys({ data }: GreyImage): Record<"letters" | "tint" | "written" | "paper", number> {
  const all: Record<"letters" | "tint" | "written" | "paper", number[]> = {
    letters: [],
    tint: [],
    written: [],
    paper: [],
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = data[y * width + x] as number;
      const name = inTint(x, y)
        ? isInk(x, y)
          ? "letters"
          : "tint"
        : isInk(x, y)
          ? "written"
          : "paper";
      all[name].push(value);
    }
  }
  const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  return {
    letters: mean(all.letters),
    tint: mean(all.tint),
    written: mean(all.written),
    paper: mean(all.paper),
  };
}

const pure = () => PAPER;

function lightDots(seed: string): () => number {
  const chance = createRandom(seed);
  return () => (chance.chance(0.3) ? chance.whole(170, 215) : PAPER);
}

describe("clearGrain", () => {
  it("tells letters from a tint of dots nearly as dark", () => {
    const chance = createRandom("dark dots");
    const dotted = page({ paper: pure, dot: () => chance.whole(100, 255) });
    const after = greys(clearGrain(dotted, EM));
    expect(greys(dotted).tint).toBeLessThan(185);
    expect(after.tint - after.letters).toBeGreaterThan(150);
    expect(after.tint).toBeGreaterThan(235);
    expect([after.written, after.paper]).toEqual([INK, PAPER]);
  });

  it.each<[string, Look]>([
    ["no tint", { paper: pure, dot: pure }],
    ["a tint that is grey throughout", { paper: pure, dot: () => 190 }],
    ["a tint of light dots", { paper: pure, dot: lightDots("light dots") }],
  ])("leaves a page with %s as it is", (_, look) => {
    const plain = page(look);
    expect(clearGrain(plain, EM)).toBe(plain);
  });

  it("leaves noise of grey paper and faint letters as they are", () => {
    const chance = createRandom("grey paper");
    const grey = () => Math.round(235 + chance.normal(12));
    const noisy = page({ paper: grey, dot: grey, ink: 150 });
    expect(clearGrain(noisy, EM)).toBe(noisy);
  });
});
