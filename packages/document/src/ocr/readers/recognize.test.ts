import { describe, expect, it } from "vitest";
import type { GreyImage } from "../image/grey-image";
import { rowToCut } from "./recognize";

/** Lines of writing as bars of ink: the first row of each and how many rows it takes. */
function bars(height: number, rows: readonly [from: number, count: number][]): GreyImage {
  const width = 20;
  const data = new Uint8Array(width * height).fill(255);
  for (const [from, count] of rows) data.fill(0, from * width, (from + count) * width);
  return { width, height, data };
}

describe("rowToCut", () => {
  it("cuts between lines, where about half of the writing is above", () => {
    const lines = [0, 1, 2, 3, 4, 5].map((i): [number, number] => [10 + 20 * i, 10]);
    expect(rowToCut(bars(140, lines))).toBeGreaterThanOrEqual(60);
    expect(rowToCut(bars(140, lines))).toBeLessThan(70);
  });

  it("cuts nowhere where no blank row parts the writing evenly", () => {
    expect(rowToCut(bars(140, [[10, 120]]))).toBeNull();
    expect(
      rowToCut(
        bars(140, [
          [10, 10],
          [40, 90],
        ]),
      ),
    ).toBeNull();
  });

  it("cuts no blank page", () => {
    expect(rowToCut(bars(140, []))).toBeNull();
  });
});
