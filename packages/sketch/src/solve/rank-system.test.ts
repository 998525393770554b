import { describe, expect, it } from "vitest";
import { RankSystem } from "./rank-system";

const row = (coefficients: number[], value: number) => ({
  coefficients: new Map(coefficients.flatMap((c, i) => (c === 0 ? [] : [[i, c] as const]))),
  value,
});

describe("RankSystem", () => {
  it("tells what is new, what follows and what contradicts", () => {
    const system = RankSystem.ofSize(3);
    expect(system.add(row([1, -1, 0], 12))).toBe("independent");
    expect(system.add(row([0, 1, -1], 18))).toBe("independent");
    expect(system.judge(row([1, 0, -1], 30))).toBe("implied");
    expect(system.judge(row([1, 0, -1], 31))).toBe("contradicts");
    expect(system.judge(row([1, 0, 0], 5))).toBe("independent");
    expect(system.rank).toBe(2);
  });

  it("leaves the original alone when a copy grows", () => {
    const system = RankSystem.ofSize(2);
    system.add(row([1, 1], 4));
    const copy = system.copy();
    copy.add(row([1, -1], 0));
    expect([system.rank, copy.rank]).toEqual([1, 2]);
    expect(copy.judge(row([1, 0], 2))).toBe("implied");
    expect(system.judge(row([1, 0], 2))).toBe("independent");
  });

  it("knows the changes that keep every equation", () => {
    const system = RankSystem.ofSize(2);
    system.add(row([1, -1], 3));
    expect(system.allows(Float64Array.of(5, 5), 1e-9)).toBe(true);
    expect(system.allows(Float64Array.of(5, 4), 1e-9)).toBe(false);
  });
});
