import { describe, expect, it } from "vitest";
import { findMissed } from "./find-missed";

const EM = 40;
const letter = (x0: number, top: number, x1: number, bottom: number) => ({
  x0,
  top,
  x1,
  bottom,
  area: (x1 - x0) * (bottom - top),
});

describe("findMissed", () => {
  it("takes the broken parts of a character for one with its neighbours", () => {
    // The head of the first digit is as high as the second digit beside its foot.
    const parts = [letter(10, 0, 28, 18), letter(12, 21, 26, 30), letter(32, 0, 48, 30)];
    expect(findMissed(parts, [], EM)).toHaveLength(1);
  });

  it("joins what stands on both sides of a level stroke, which alone is nothing", () => {
    const stroke = letter(46, 14, 80, 18);
    const around = [letter(4, 0, 40, 34), letter(86, 0, 122, 34)];
    expect(findMissed([...around, stroke], [], EM)).toEqual([
      { x0: 4, top: 0, x1: 122, bottom: 34 },
    ]);
    expect(findMissed(around, [], EM)).toHaveLength(2);
    expect(findMissed([stroke], [], EM)).toEqual([]);
  });

  it("keeps characters of two columns apart", () => {
    const apart = [letter(10, 0, 28, 30), letter(90, 0, 108, 30)];
    expect(findMissed(apart, [], EM)).toHaveLength(2);
  });
});
