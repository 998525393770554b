import { describe, expect, it } from "vitest";
import { clearPunched } from "./clear-punched";
import type { Darkness } from "./normalise-light";

const WIDTH = 700;
const HEIGHT = 1000;

function page(): Darkness {
  return { width: WIDTH, height: HEIGHT, data: new Float32Array(WIDTH * HEIGHT) };
}

function disc({ data }: Darkness, cx: number, cy: number, radius: number, dark = 0.8): void {
  for (let y = cy - radius; y <= cy + radius; y += 1) {
    for (let x = cx - radius; x <= cx + radius; x += 1) {
      if (Math.hypot(x - cx, y - cy) <= radius) data[y * WIDTH + x] = dark;
    }
  }
}

function line({ data }: Darkness, y: number, from: number, to: number): void {
  for (let x = from; x <= to; x += 1) {
    for (const v of [y, y + 1, y + 2]) data[v * WIDTH + x] = 0.2;
  }
}

const bytes = (data: Float32Array) => Buffer.from(data.buffer);
const darkest = ({ data }: Darkness) => data.reduce((a, b) => Math.max(a, b), 0);

describe("clearPunched", () => {
  it.each([20, WIDTH - 21])("takes a pad's holes away that stand at x = %i", (x) => {
    const paper = page();
    for (let y = 40; y < HEIGHT - 20; y += 45) disc(paper, x, y, 9);
    line(paper, 500, 100, 600);
    clearPunched(paper);
    expect(darkest(paper)).toBeCloseTo(0.2);
    expect(paper.data.filter((d) => d > 0)).toHaveLength(3 * 501);
  });

  it("takes the wire away that runs from the holes over the upper edge, and keeps what is below", () => {
    const paper = page();
    for (let x = 30; x < WIDTH - 20; x += 40) {
      disc(paper, x, 24, 8);
      for (let y = 0; y < 24; y += 1) paper.data[y * WIDTH + x] = 0.8;
    }
    line(paper, 60, 50, 650);
    clearPunched(paper);
    expect(darkest(paper)).toBeCloseTo(0.2);
    expect(paper.data.filter((d) => d > 0)).toHaveLength(3 * 601);
  });

  it("takes holes away that are torn open to the edge, or run on to it where the sheet's rim was painted over", () => {
    const paper = page();
    for (let y = 40; y < HEIGHT - 20; y += 45) {
      disc(paper, 24, y, 9);
      for (let v = y - 8; v <= y + 8; v += 1) {
        for (let x = 0; x < 24; x += 1) paper.data[v * WIDTH + x] = 0.8;
      }
    }
    line(paper, 500, 100, 600);
    clearPunched(paper);
    expect(darkest(paper)).toBeCloseTo(0.2);
    expect(paper.data.filter((d) => d > 0)).toHaveLength(3 * 501);
  });

  it("keeps a few filled holes near the edge, and many that stand unevenly", () => {
    const few = page();
    for (const y of [200, 400, 600, 800]) disc(few, 40, y, 9);
    const uneven = page();
    for (const y of [60, 90, 210, 260, 500, 610, 640, 880]) disc(uneven, 40, y, 9);
    for (const paper of [few, uneven]) {
      const before = paper.data.slice();
      clearPunched(paper);
      expect(Buffer.compare(bytes(paper.data), bytes(before))).toBe(0);
    }
  });

  it("keeps a row of drawn rings", () => {
    const paper = page();
    for (let y = 60; y < HEIGHT - 40; y += 60) {
      disc(paper, 40, y, 14);
      disc(paper, 40, y, 11, 0);
    }
    const before = paper.data.slice();
    clearPunched(paper);
    expect(Buffer.compare(bytes(paper.data), bytes(before))).toBe(0);
  });
});
