import fc from "fast-check";
import { expect, it } from "vitest";
import { closeGreys } from "./close-greys";
import type { GreyPair } from "./pair-greys";

/** The extreme of the square about each pixel, as its definition has it. */
function extremes(
  greys: readonly number[],
  width: number,
  half: number,
  of: (...values: number[]) => number,
): number[] {
  const height = greys.length / width;
  return greys.map((_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const near: number[] = [];
    for (let v = Math.max(0, y - half); v <= Math.min(height - 1, y + half); v += 1) {
      for (let u = Math.max(0, x - half); u <= Math.min(width - 1, x + half); u += 1) {
        near.push(greys[v * width + u] as number);
      }
    }
    return of(...near);
  });
}

const grey = fc.integer({ min: 0, max: 0x7fff });
const pictures = fc
  .record({ width: fc.integer({ min: 1, max: 24 }), height: fc.integer({ min: 1, max: 24 }) })
  .chain(({ width, height }) =>
    fc.record({
      width: fc.constant(width),
      pixels: fc.array(fc.tuple(grey, grey), {
        minLength: width * height,
        maxLength: width * height,
      }),
      half: fc.integer({ min: 1, max: 5 }),
    }),
  );

it("closes both pictures of a pair, each as if it were alone", () => {
  fc.assert(
    fc.property(pictures, ({ width, pixels, half }) => {
      const data = Int32Array.from(pixels, ([low, high]) => low | (high << 16));
      const pair: GreyPair = { width, height: pixels.length / width, data };
      const closed = closeGreys(pair, half);
      for (const [k, of] of [closed.map((v) => v & 0xffff), closed.map((v) => v >> 16)].entries()) {
        const single = pixels.map((both) => both[k] as number);
        const widened = extremes(single, width, half, Math.max);
        expect([...of]).toEqual(extremes(widened, width, half, Math.min));
      }
    }),
    { numRuns: 60 },
  );
});
