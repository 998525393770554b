import { expect, it } from "vitest";
import { thin } from "./thin";

const width = 40;
const height = 30;

function inked(isInk: (x: number, y: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, i) =>
    isInk(i % width, Math.floor(i / width)) ? 1 : 0,
  );
}

it("leaves one pixel of a thick line's width, in its middle", () => {
  const bar = inked((x, y) => x >= 5 && x < 35 && y >= 10 && y < 15);
  const { data } = thin({ width, height, data: bar });
  for (let x = 10; x < 30; x += 1) {
    const rows = Array.from({ length: height }, (_, y) => y).filter((y) => data[y * width + x]);
    expect(rows).toEqual([12]);
  }
});

it("keeps a ring closed and a lone pixel where it is", () => {
  const ring = inked((x, y) => {
    const off = Math.hypot(x - 18, y - 15);
    return (off > 7 && off < 11) || (x === 35 && y === 4);
  });
  const { data } = thin({ width, height, data: ring });
  expect(data[4 * width + 35]).toBe(1);
  for (let k = 0; k < 24; k += 1) {
    const angle = (k * Math.PI) / 12;
    const met = Array.from({ length: 15 }, (_, r) => r).some((r) => {
      const [x, y] = [18 + r * Math.cos(angle), 15 + r * Math.sin(angle)].map(Math.round);
      return [0, 1, width].some((step) => data[(y as number) * width + (x as number) + step]);
    });
    expect(met).toBe(true);
  }
  const counts = [...data.keys()].filter((i) => data[i]).map((i) => neighbours(data, i));
  expect(Math.max(...counts)).toBe(2);
});

function neighbours(data: Uint8Array, i: number): number {
  const steps = [1, -1, width, -width, width + 1, width - 1, -width + 1, -width - 1];
  return steps.filter((step) => data[i + step]).length;
}
