import { describe, expect, it } from "vitest";
import { enlarge } from "./enlarge";

describe("a picture with more pixels", () => {
  it("goes evenly from one of its own to the next, along and down", () => {
    const ramp = { width: 3, height: 1, channels: 1 as const, dpi: null };
    const along = enlarge({ ...ramp, data: Uint8Array.from([0, 100, 200]) }, 6, 1);
    expect([...along.data]).toEqual([0, 25, 75, 125, 175, 200]);
    const upright = { ...ramp, width: 1, height: 3 };
    const down = enlarge({ ...upright, data: Uint8Array.from([0, 100, 200]) }, 1, 6);
    expect([...down.data]).toEqual([...along.data]);
  });

  it("keeps the colours of what is even", () => {
    const data = Uint8Array.from([...[10, 20, 30], ...[10, 20, 30]]);
    const even = enlarge({ width: 2, height: 1, channels: 3, data, dpi: 200 }, 3, 2);
    expect(even).toMatchObject({ width: 3, height: 2, dpi: 200 });
    expect([...even.data]).toEqual(Array.from({ length: 6 }, () => [10, 20, 30]).flat());
  });
});
