import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addEquation, emptySystem, isDetermined } from "./linear-system";

/** `to` - `from` = value. */
const offset = (from: number, to: number, value: number) => ({
  coefficients: new Map([
    [to, 1],
    [from, -1],
  ]),
  value,
});

describe("addEquation", () => {
  it("tells what is new, what follows and what contradicts, and from what", () => {
    const system = emptySystem<string>();
    expect(addEquation(system, offset(0, 1, 12), "12").kind).toBe("independent");
    expect(addEquation(system, offset(1, 2, 18), "18").kind).toBe("independent");
    expect(addEquation(system, offset(7, 8, 5), "elsewhere").kind).toBe("independent");
    expect(addEquation(system, offset(0, 2, 30), "30")).toEqual({
      kind: "implied",
      by: new Set(["12", "18"]),
    });
    expect(addEquation(system, offset(0, 2, 31), "31")).toEqual({
      kind: "contradicts",
      by: new Set(["12", "18"]),
      excess: expect.closeTo(1, 9),
    });
  });

  it("knows which differences have a value", () => {
    const system = emptySystem<string>();
    addEquation(system, offset(0, 1, 12), "a");
    addEquation(system, offset(1, 2, 18), "b");
    expect(isDetermined(system, offset(0, 2, 0))).toBe(true);
    expect(isDetermined(system, offset(0, 3, 0))).toBe(false);
  });

  it("never calls equations contradictory that one assignment satisfies", () => {
    const values = fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 6, maxLength: 6 });
    const pairs = fc.array(fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 5 })), { maxLength: 20 });
    fc.assert(
      fc.property(values, pairs, (assigned, edges) => {
        const system = emptySystem<number>();
        edges.forEach(([from, to], id) => {
          if (from === to) return;
          const value = (assigned[to] as number) - (assigned[from] as number);
          expect(addEquation(system, offset(from, to, value), id).kind).not.toBe("contradicts");
        });
      }),
    );
  });
});
