import { describe, expect, it } from "vitest";
import { levelPaper } from "./level-paper";

const WIDTH = 300;
const HEIGHT = 200;

/** A page of grain between nothing and `depth`, with an ink line along its middle. */
function page(depth: (x: number) => number) {
  let state = 7;
  const data = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const grain = depth(i % WIDTH) * (state / 2_147_483_648);
    return Math.abs(Math.floor(i / WIDTH) - 100) < 2 ? 0.6 : grain;
  });
  return { width: WIDTH, height: HEIGHT, data };
}

const mean = (values: Float32Array) => values.reduce((sum, v) => sum + v, 0) / values.length;

describe("levelPaper", () => {
  it("takes the grain's depth off the paper and leaves the ink standing out", () => {
    const grainy = page(() => 0.24);
    levelPaper(grainy);
    expect(mean(grainy.data.subarray(0, 50 * WIDTH))).toBeLessThan(0.05);
    expect(grainy.data[100 * WIDTH + 150]).toBeCloseTo((0.6 - 0.12) / (1 - 0.12), 1);
  });

  it("takes off more where there is more", () => {
    const uneven = page((x) => (x < 150 ? 0 : 0.3));
    levelPaper(uneven);
    expect(uneven.data[100 * WIDTH + 10]).toBeCloseTo(0.6, 2);
    expect(uneven.data[100 * WIDTH + 290]).toBeLessThan(0.56);
    expect(Math.max(...uneven.data.subarray(20 * WIDTH + 230, 20 * WIDTH + 300))).toBeLessThan(0.2);
  });

  it("leaves a clean page as it is", () => {
    const clean = page(() => 0.03);
    const before = Float32Array.from(clean.data);
    levelPaper(clean);
    expect(clean.data.every((v, i) => v === before[i])).toBe(true);
  });
});
