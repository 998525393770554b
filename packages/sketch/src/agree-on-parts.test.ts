import { describe, expect, it } from "vitest";
import { platePart } from "../test/plate-part";
import { agreeOnParts, type Look } from "./agree-on-parts";
import type { ImageBox, SketchPart } from "./model";

const look = (...found: [SketchPart, number][]): Look => ({
  parts: found.map(([part]) => part),
  doubts: found.map(([, wrong]) => ({ wrong, misunderstood: 0.03 })),
  seenParts: found.length,
});

const left: ImageBox = [0.1, 0.1, 0.3, 0.2];
const right: ImageBox = [0.6, 0.1, 0.3, 0.2];

describe("agreeing on the parts of a page", () => {
  it("takes each part from the look that is surer of it", () => {
    const first = look([platePart(100, { box: left }), 0.9], [platePart(60, { box: right }), 0.1]);
    const second = look([platePart(104, { box: left }), 0.1], [platePart(61, { box: right }), 0.6]);
    const agreed = agreeOnParts([first, second]);
    expect(agreed.map(({ part }) => part.width)).toEqual([104, 60]);
    expect(agreed.map(({ look: from }) => from)).toEqual([1, 0]);
    expect(agreed.map(({ isSeenTwice }) => isSeenTwice)).toEqual([false, false]);
  });

  it("believes two looks that draw a part alike rather than a third that is a little surer", () => {
    const looks = [
      look([platePart(100), 0.5]),
      look([platePart(101), 0.3]),
      look([platePart(100, { begin: 2 }), 0.4]),
    ];
    const [part] = agreeOnParts(looks);
    expect(part).toMatchObject({ part: { width: 100 }, look: 2, isSeenTwice: true });
  });

  it("doubts what two looks draw alike where a third that drew otherwise is surer than both", () => {
    const wrongBeside = (third: number) =>
      agreeOnParts([
        look([platePart(100), 0.14]),
        look([platePart(100), 0.1]),
        look([platePart(104), third]),
      ])[0];
    expect(wrongBeside(0.5)).toMatchObject({ part: { width: 100 }, isSeenTwice: true });
    expect(wrongBeside(0.5)?.wrong).toBeCloseTo(Math.sqrt(0.14 * 0.1), 9);
    expect(wrongBeside(0.03)).toMatchObject({ part: { width: 100 } });
    expect(wrongBeside(0.03)?.wrong).toBeGreaterThan(0.3);
  });

  it("doubts less what three looks draw alike", () => {
    const wrongAfter = (count: number) =>
      agreeOnParts(Array.from({ length: count }, () => look([platePart(100), 0.4])))[0]?.wrong;
    expect(wrongAfter(2)).toBeCloseTo(0.4, 9);
    expect(wrongAfter(3)).toBeLessThan(0.2);
    const doubtful = agreeOnParts(Array.from({ length: 3 }, () => look([platePart(100), 0.9])));
    expect(doubtful[0]?.wrong).toBeGreaterThan(0.5);
  });

  it("doubts it as before where what they may all have taken wrong makes it doubtful", () => {
    const alike = { ...look([platePart(100), 0.4]), doubts: [{ wrong: 0.4, misunderstood: 0.3 }] };
    const [agreed] = agreeOnParts([alike, alike, alike]);
    expect(agreed?.wrong).toBeCloseTo(0.3, 9);
  });

  it("takes a drawing from a look that nothing contradicted", () => {
    const denied = { status: "contradicted" } as SketchPart["dimensions"][number];
    const contradicted = { ...platePart(100), dimensions: [denied] };
    const [agreed] = agreeOnParts([look([contradicted, 0.1]), look([platePart(100), 0.15])]);
    expect(agreed).toMatchObject({ look: 1, isSeenTwice: true, part: { dimensions: [] } });
  });

  it("believes one quite sure look more than one that drew the part alike and saw much amiss", () => {
    const [agreed] = agreeOnParts([look([platePart(100), 0.03]), look([platePart(100), 0.9])]);
    expect(agreed?.wrong).toBeLessThan(0.2);
  });

  it("believes what one look alone drew where it is sure, and the others hardly believe what they drew instead", () => {
    const wrongBeside = (...others: number[]) =>
      agreeOnParts([
        look([platePart(100), 0.04]),
        ...others.map((wrong, k) => look([platePart(110 + k), wrong])),
      ])[0];
    expect(wrongBeside(0.9, 0.9)).toMatchObject({ part: { width: 100 }, isSeenTwice: false });
    expect(wrongBeside(0.9, 0.9)?.wrong).toBeLessThan(0.15);
    expect(wrongBeside(0.9, 0.3)?.wrong).toBeGreaterThan(0.2);
    // More than by its own doubt in any case.
    expect(wrongBeside(1, 1)?.wrong).toBeGreaterThan(0.07);
  });

  it("tells drawings apart by their holes", () => {
    const looks = [look([platePart(100), 0.2]), look([platePart(100, { hole: 31 }), 0.2])];
    expect(agreeOnParts(looks)[0]?.isSeenTwice).toBe(false);
  });

  it("keeps to the look that found more parts, and to the first where they are alike", () => {
    const both = look([platePart(100, { box: left }), 0.3], [platePart(60, { box: right }), 0.3]);
    const one = look([platePart(100, { box: left }), 0.05]);
    for (const looks of [
      [both, one],
      [one, both],
    ])
      expect(agreeOnParts(looks)).toHaveLength(2);
    const merged = look([platePart(160, { box: [0.1, 0.1, 0.8, 0.2] }), 0.3]);
    const alike = look([platePart(170, { box: [0.1, 0.1, 0.8, 0.2] }), 0.3]);
    expect(agreeOnParts([merged, alike])[0]?.part.width).toBe(160);
  });
});
