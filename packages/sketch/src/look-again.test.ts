import type { Profile } from "@inkform/geometry/model";
import { describe, expect, it } from "vitest";
import { doubted, isWorthAnother, likelierOf } from "./look-again";
import type { SketchPart } from "./model";
import type { Doubt } from "./solve/assess-doubt";

/** A look at a page: how likely each of its parts is wrong, null for one that cannot be drawn. */
function look(...wrong: (number | null)[]) {
  return {
    solved: wrong.map((w) =>
      w === null ? null : { scale: "dimensions" as const, doubt: { wrong: w } as Doubt },
    ),
    parts: wrong.filter((w) => w !== null).map(() => ({}) as SketchPart),
    seenParts: wrong.length,
  };
}

/** A plate with a hole, its corners from any of them on. */
function plate(width: number, hole: number, begin = 0): SketchPart {
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: 40 },
    { x: 0, y: 40 },
  ];
  const edges = corners.map((_, i) => {
    const [start, end] = [corners[(i + begin) % 4], corners[(i + begin + 1) % 4]];
    return { kind: "segment" as const, start: start as never, end: end as never };
  });
  const profile: Profile = {
    outer: { kind: "chain", edges },
    holes: [{ kind: "circle", center: { x: hole, y: 20 }, radius: 5 }],
  };
  return { drawing: { profile }, unsure: false, warnings: [] } as unknown as SketchPart;
}

describe("looking again", () => {
  it("keeps sure what both looks draw alike, and doubts what only one does", () => {
    const [same, moved, wider] = [plate(100, 30, 2), plate(100, 31), plate(101, 30)];
    expect(doubted({ parts: [same] }, [plate(60, 10), plate(100, 30)]).parts).toEqual([same]);
    for (const part of [moved, wider]) {
      const [told] = doubted({ parts: [part] }, [plate(100, 30)]).parts;
      expect(told).toMatchObject({ unsure: true, warnings: [expect.stringContaining("twice")] });
    }
  });

  it("is worth it where a measured part is doubtful or cannot be drawn", () => {
    expect(isWorthAnother(look(0.02, 0.7))).toBe(true);
    expect(isWorthAnother(look(0.02, null))).toBe(true);
  });

  it("is not where all is sure, nothing measured, or no part there", () => {
    const unmeasured = look(0.9);
    unmeasured.solved = [{ scale: "paper" as never, doubt: { wrong: 0.9 } as Doubt }];
    for (const page of [look(0.02, 0.1), unmeasured, look()]) {
      expect(isWorthAnother(page)).toBe(false);
    }
  });

  it("takes the look that leaves fewer parts wrong", () => {
    const [first, second] = [look(0.6, 0.1), look(0.1, 0.05)];
    expect(likelierOf(first, second)).toBe(second);
    expect(likelierOf(second, first)).toBe(second);
  });

  it("counts a part that only the other look found as wrong, and stays with the first where they are alike", () => {
    const [both, one] = [look(0.3, 0.3), look(0.05)];
    expect(likelierOf(both, one)).toBe(both);
    expect(likelierOf(one, both)).toBe(both);
    const alike = look(0.3, 0.25);
    expect(likelierOf(both, alike)).toBe(both);
  });
});
