import type { Point } from "@inkform/geometry/model";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solvePart } from "../src/solve/solve-part";
import { SketchedPart } from "./sketched-part";

const at = (x: number, y: number): Point => ({ x, y });

interface Plate {
  seed: number;
  width: number;
  height: number;
  holes: { x: number; y: number; d: number }[];
}

/** A plate with up to four holes of sizes and places of their own, apart from each other and the edges. */
const plates: fc.Arbitrary<Plate> = fc
  .record({
    seed: fc.integer({ min: 1, max: 9999 }),
    width: fc.integer({ min: 90, max: 240 }),
    height: fc.integer({ min: 60, max: 160 }),
    places: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 4 }),
    shifts: fc.array(fc.tuple(fc.integer({ min: -4, max: 4 }), fc.integer({ min: -4, max: 4 })), {
      minLength: 4,
      maxLength: 4,
    }),
    diameters: fc.array(fc.integer({ min: 5, max: 14 }), { minLength: 4, maxLength: 4 }),
  })
  .map(({ seed, width, height, places, shifts, diameters }) => ({
    seed,
    width,
    height,
    holes: places.map((place, i) => ({
      x: Math.round((width * ((place % 3) + 0.5)) / 3) + (shifts[i]?.[0] ?? 0),
      y: Math.round((height * (Math.floor(place / 3) + 0.5)) / 2) + (shifts[i]?.[1] ?? 0),
      d: diameters[i] ?? 8,
    })),
  }));

function sketch({ seed, width, height, holes }: Plate): SketchedPart {
  const part = new SketchedPart(seed, 0.08).chain([
    at(0, 0),
    at(0, height),
    at(width, height),
    at(width, 0),
  ]);
  for (const { x, y, d } of holes) part.circle(x, y, d / 2);
  part
    .across(at(0, 0), at(width, 0), -20 - 12 * holes.length, String(width))
    .upright(at(0, 0), at(0, height), -20 - 12 * holes.length, String(height));
  holes.forEach(({ x, y, d }, i) => {
    part
      .across(at(0, 0), at(x, y), -12 - 12 * i, String(x))
      .upright(at(0, 0), at(x, y), -12 - 12 * i, String(y))
      .leader(at(x + d / 2, y), `Ø${d}`);
  });
  return part;
}

describe("random plates", () => {
  it("measure what is written of them to a millionth of a millimetre", async () => {
    await fc.assert(
      fc.asyncProperty(plates, async (plate) => {
        const { page, texts } = sketch(plate).finish();
        const solved = await solvePart(page, 0, texts, 0.2);
        expect(solved.texts.map(({ text }) => text).sort((a, b) => a - b)).toEqual(
          texts.map(({ index }) => index),
        );
        const { dimensions, profile } = solved.drawing;
        for (const { text, measured } of dimensions) {
          expect(Math.abs(measured - Number(text.replace("Ø", "")))).toBeLessThan(1e-6);
        }
        const found = profile.holes.flatMap((hole) =>
          hole.kind === "circle" ? [[hole.center.x, hole.center.y, 2 * hole.radius] as const] : [],
        );
        for (const { x, y, d } of plate.holes) {
          const off = found.map((hole) =>
            Math.max(Math.abs(hole[0] - x), Math.abs(hole[1] - y), Math.abs(hole[2] - d)),
          );
          expect(Math.min(...off)).toBeLessThan(1e-6);
        }
        expect(solved.degreesOfFreedom).toBe(0);
      }),
      { numRuns: 60, seed: 7 },
    );
  });
});
