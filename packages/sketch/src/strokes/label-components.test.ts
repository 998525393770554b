import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Mask } from "../capture/binarise";
import { labelComponents } from "./label-components";

function draw(...rows: string[]): Mask {
  const data = Uint8Array.from(rows.join(""), (sign) => (sign === "#" ? 1 : 0));
  return { width: (rows[0] as string).length, height: rows.length, data };
}

/** Components found one pixel after the other, each flooded from its first. */
function flooded({ width, height, data }: Mask, value: 0 | 1): number[] {
  const labels = new Array<number>(data.length).fill(0);
  let count = 0;
  for (let seed = 0; seed < data.length; seed += 1) {
    if (data[seed] !== value || labels[seed] !== 0) continue;
    count += 1;
    const stack = [seed];
    labels[seed] = count;
    for (let i: number | undefined = stack.pop(); i !== undefined; i = stack.pop()) {
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          const x: number = (i % width) + dx;
          const y: number = Math.floor(i / width) + dy;
          const isNear = value === 1 || dx === 0 || dy === 0;
          if (!isNear || x < 0 || y < 0 || x >= width || y >= height) continue;
          const j = y * width + x;
          if (data[j] !== value || labels[j] !== 0) continue;
          labels[j] = count;
          stack.push(j);
        }
      }
    }
  }
  return labels;
}

describe("components", () => {
  it("of ink join at corners, and tell their area, box and border", () => {
    const { labels, components } = labelComponents(draw("#...##", ".#..##", "......"), 1);
    expect([...labels]).toEqual([1, 0, 0, 0, 2, 2, 0, 1, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0]);
    expect(components).toEqual([
      { label: 1, area: 2, rim: 5, box: { left: 0, top: 0, right: 1, bottom: 1 } },
      { label: 2, area: 4, rim: 6, box: { left: 4, top: 0, right: 5, bottom: 1 } },
    ]);
  });

  it("of paper do not join at corners", () => {
    const { components } = labelComponents(draw(".#", "#."), 0);
    expect(components.map(({ area }) => area)).toEqual([1, 1]);
  });

  it("are those that flooding finds, in the order of their first pixels", () => {
    const masks = fc
      .tuple(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max: 14 }))
      .chain(([width, height]) =>
        fc.record({
          width: fc.constant(width),
          height: fc.constant(height),
          data: fc.uint8Array({ max: 1, minLength: width * height, maxLength: width * height }),
        }),
      );
    fc.assert(
      fc.property(masks, fc.constantFrom(0 as const, 1 as const), (mask, value) => {
        expect([...labelComponents(mask, value).labels]).toEqual(flooded(mask, value));
      }),
    );
  });
});
