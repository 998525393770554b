import { describe, expect, it } from "vitest";
import { platePart } from "../test/plate-part";
import type { Look } from "./agree-on-parts";
import { isSettled, isWorthAnother, otherSizes, toldByLooks } from "./look-again";
import type { Doubt } from "./solve/assess-doubt";

/** A look at a page: how likely each of its parts is wrong, null for one that cannot be drawn. */
function page(...wrong: (number | null)[]) {
  return {
    solved: wrong.map((w) =>
      w === null ? null : { scale: "dimensions" as const, doubt: { wrong: w } as Doubt },
    ),
    parts: wrong.filter((w) => w !== null).map(() => platePart(100)),
    seenParts: wrong.length,
  };
}

describe("looking again", () => {
  it("is worth it where a measured part is a little doubtful or cannot be drawn", () => {
    expect(isWorthAnother(page(0.02, 0.1))).toBe(true);
    expect(isWorthAnother(page(0.02, null))).toBe(true);
  });

  it("is not where all is sure, nothing measured, or no part there", () => {
    const unmeasured = page(0.9);
    unmeasured.solved = [{ scale: "paper" as never, doubt: { wrong: 0.9 } as Doubt }];
    for (const sure of [page(0.02, 0.05), unmeasured, page()]) {
      expect(isWorthAnother(sure)).toBe(false);
    }
  });

  it("ends when all parts were drawn alike twice and none is doubtful", () => {
    const look = (width: number, wrong: number, seenParts = 1): Look => ({
      parts: [platePart(width)],
      doubts: [{ wrong, misunderstood: 0.03 }],
      seenParts,
    });
    expect(isSettled([look(100, 0.1), look(100, 0.05)])).toBe(true);
    expect(isSettled([look(100, 0.1), look(101, 0.05)])).toBe(false);
    expect(isSettled([look(100, 0.3), look(100, 0.3)])).toBe(false);
    expect(isSettled([look(100, 0.1), look(100, 0.05, 2)])).toBe(false);
  });
});

describe("how closely a page is looked at again", () => {
  const page = { width: 1900, height: 1340 };

  it("is more closely where letters are small, until they are clear", () => {
    expect(otherSizes({ ...page, letterHeight: 25 })).toEqual([2432, 2166]);
    expect(otherSizes({ ...page, letterHeight: 12 })).toEqual([2565, 2233]);
  });

  it("is a little more and a little less closely where they are as high as usual, or nothing is written", () => {
    for (const letterHeight of [0, 36]) {
      const sizes = otherSizes({ ...page, letterHeight });
      expect(sizes).toEqual([2052, 1767]);
    }
  });
});

describe("what several looks say of a part", () => {
  it("keeps sure what is likely right, and says of what is not whether one alone drew it so", () => {
    const part = platePart(100);
    const told = (wrong: number, isSeenTwice: boolean) =>
      toldByLooks({ part, look: 0, wrong, isSeenTwice });
    expect(told(0.1, true)).toEqual(part);
    expect(told(0.1, false)).toEqual(part);
    expect(told(0.3, true)).toMatchObject({ unsure: true, warnings: [] });
    expect(told(0.3, false)).toMatchObject({
      unsure: true,
      warnings: [expect.stringContaining("differently")],
    });
  });

  it("doubts what all of them doubt, lifts what one alone does, and is sure of nothing that was not measured", () => {
    const told = (part: ReturnType<typeof platePart>, wrong: number) =>
      toldByLooks({ part, look: 0, wrong, isSeenTwice: true }).unsure;
    expect(told(platePart(100), 0.4)).toBe(true);
    expect(told({ ...platePart(100), unsure: true }, 0.1)).toBe(false);
    expect(told({ ...platePart(100), unsure: true, scale: "paper" }, 0.05)).toBe(true);
  });
});
