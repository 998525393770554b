import { describe, expect, it } from "vitest";
import { interpretTexts } from "../dimensions/interpret-texts";
import type { SeenCircle, SeenPage } from "../seen";
import { dropArrowheads } from "./drop-arrowheads";

const hole = (x: number, y: number, radius: number): SeenCircle => ({
  kind: "circle",
  center: { x, y },
  radius,
});
const page: SeenPage = {
  page: 1,
  width: 1000,
  height: 1000,
  pageWidth: 1000,
  pageHeight: 1000,
  toPage: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  penWidth: 4,
  letterHeight: 20,
  strokes: [],
  parts: [
    {
      outer: hole(500, 500, 400),
      holes: [hole(300, 500, 5), hole(500, 300, 5), hole(500, 700, 5), hole(700, 500, 20)],
      box: { left: 100, top: 100, right: 900, bottom: 900 },
      cutOff: false,
    },
  ],
  texts: [],
  marks: [
    {
      from: { at: { x: 700, y: 518 }, kind: "arrow", reaches: null },
      to: { at: { x: 506, y: 703 }, kind: "arrow", reaches: null },
      texts: [],
      part: 0,
    },
  ],
  angles: [],
  rings: [],
  ink: { width: 0, height: 0, data: new Uint8Array() },
  leaders: [
    { tip: { x: 306, y: 496 }, tail: { x: 340, y: 460 }, texts: [0], part: 0, ring: null },
    { tip: { x: 506, y: 296 }, tail: { x: 540, y: 260 }, texts: [1], part: 0, ring: null },
  ],
  centers: [],
};

describe("dropArrowheads", () => {
  it("keeps a small hole that its leader names, and what is too large for an arrowhead", () => {
    const texts = interpretTexts([
      [{ text: "R15", probability: 0.98 }],
      [{ text: "Ø3", probability: 0.98 }],
    ]);
    const kept = dropArrowheads(page, texts).parts[0]?.holes;
    expect(kept).toEqual([hole(500, 300, 5), hole(700, 500, 20)]);
  });

  it("drops the dot between a leader and the larger hole that it names", () => {
    const texts = interpretTexts([[], [{ text: "Ø12", probability: 0.98 }]]);
    const [part] = page.parts;
    if (part === undefined) throw new Error("no part");
    const named = hole(490, 290, 9);
    const crowded = { ...page, parts: [{ ...part, holes: [named, hole(500, 300, 5)] }] };
    expect(dropArrowheads(crowded, texts).parts[0]?.holes).toEqual([named]);
  });

  it("drops the dot before a larger hole whose leader was not seen, and keeps one that stands apart from it", () => {
    const [part] = page.parts;
    if (part === undefined) throw new Error("no part");
    const crowded = (...holes: SeenCircle[]) => ({
      ...page,
      marks: [],
      leaders: [],
      parts: [{ ...part, holes }],
    });
    const large = hole(700, 500, 40);
    const kept = (dot: SeenCircle) =>
      dropArrowheads(crowded(large, dot), []).parts[0]?.holes.includes(dot);
    expect(kept(hole(752, 500, 5))).toBe(false);
    expect(kept(hole(775, 500, 5))).toBe(true);
    expect(kept(hole(752, 500, 12))).toBe(true);
  });
});
