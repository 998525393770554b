import type { Point } from "@inkform/geometry/model";
import { describe, expect, it } from "vitest";
import type { Mask } from "../capture/binarise";
import type { SeenCircle, SeenLoop, SeenPage } from "../seen";
import { type CompletePart, completePart, type Said } from "./complete-part";

const PEN = 4;
const corners: Point[] = [
  { x: 100, y: 100 },
  { x: 500, y: 100 },
  { x: 500, y: 400 },
  { x: 100, y: 400 },
];
const spots: Point[] = [
  { x: 130, y: 132 },
  { x: 470, y: 128 },
  { x: 468, y: 370 },
  { x: 132, y: 371 },
];

/** A sheet that the pen drew lines and rings on. */
class Ink implements Mask {
  readonly width = 600;
  readonly height = 500;
  readonly data = new Uint8Array(600 * 500);

  line(from: Point, to: Point): this {
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y));
    for (let k = 0; k <= steps; k += 1) {
      const share = k / steps;
      this.dot({ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) });
    }
    return this;
  }

  /** With its centre mark. */
  ring({ x, y }: Point, radius: number, arm = radius + 8): this {
    for (let k = 0; k < 360; k += 2) {
      const angle = (k * Math.PI) / 180;
      this.dot({ x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) });
    }
    return this.line({ x: x - arm, y }, { x: x + arm, y }).line(
      { x, y: y - arm },
      { x, y: y + arm },
    );
  }

  private dot({ x, y }: Point): void {
    for (let j = Math.ceil(y - PEN / 2); j <= y + PEN / 2; j += 1) {
      for (let i = Math.ceil(x - PEN / 2); i <= x + PEN / 2; i += 1) {
        if (Math.hypot(i - x, j - y) <= PEN / 2) this.data[j * this.width + i] = 1;
      }
    }
  }
}

const tip = { x: 463, y: 365 };
const tail = { x: 400, y: 300 };

function plate(): Ink {
  const ink = new Ink();
  corners.forEach((from, k) => {
    ink.line(from, corners[(k + 1) % 4] as Point);
  });
  // A leader with an open arrowhead.
  return ink.line(tip, tail).line(tip, { x: 453, y: 362 }).line(tip, { x: 460, y: 355 });
}

function complete(
  ink: Mask,
  written: string,
  count: number,
  holes: SeenCircle[] = [],
): CompletePart {
  const page: SeenPage = {
    page: 1,
    width: ink.width,
    height: ink.height,
    pageWidth: ink.width,
    pageHeight: ink.height,
    toPage: [1, 0, 0, 0, 1, 0, 0, 0, 1],
    penWidth: PEN,
    letterHeight: 24,
    strokes: [],
    parts: [
      {
        outer: {
          kind: "chain",
          vertices: corners,
          edges: corners.map(() => ({ kind: "segment" })),
        },
        holes,
        box: { left: 100, top: 100, right: 500, bottom: 400 },
        cutOff: false,
      },
    ],
    texts: [{ center: { x: 340, y: 290 }, width: 90, height: 26, angle: 0, crops: [], part: 0 }],
    marks: [],
    angles: [],
    leaders: [{ tip, tail, texts: [0], part: 0, ring: null }],
    rings: [],
    ink,
    centers: [],
  };
  const said: Said = {
    text: 0,
    interpretation: {
      text: written,
      probability: 0.99,
      meaning: { kind: "diameter", value: 6, count, reference: false, pitchCircle: null },
    },
    isOfHole: false,
    isOfArc: false,
  };
  return completePart(page, 0, [said], 0.4);
}

/** The places of `spots` that have a hole, and how many holes there are. */
function foundAt({ part }: CompletePart): { places: number; holes: number } {
  const isNear = (hole: SeenLoop, { x, y }: Point) =>
    hole.kind === "circle" && Math.hypot(hole.center.x - x, hole.center.y - y) < 3;
  const places = spots.filter((spot) => part.holes.some((hole) => isNear(hole, spot)));
  return { places: places.length, holes: part.holes.length };
}

describe("holes that were written and not seen", () => {
  it.each([5, 7, 9])(
    "are found in the corners of a plate, drawn with a radius of %i pixels",
    (radius) => {
      const ink = plate();
      for (const spot of spots) ink.ring(spot, radius);
      const result = complete(ink, "4x Ø6", 4);
      expect(foundAt(result)).toEqual({ places: 4, holes: 4 });
      expect(result.additions).toBeGreaterThan(0);
    },
  );

  it("are found beside the one that was seen", () => {
    const ink = plate();
    for (const spot of spots) ink.ring(spot, 7);
    const seen: SeenCircle = { kind: "circle", center: spots[2] as Point, radius: 7 };
    expect(foundAt(complete(ink, "4x Ø6", 4, [seen]))).toEqual({ places: 4, holes: 4 });
  });

  it("are not made up where fewer are drawn", () => {
    const ink = plate();
    for (const spot of spots.slice(0, 3)) ink.ring(spot, 7);
    expect(complete(ink, "5x Ø6", 5).part.holes).toEqual([]);
  });

  it("are not made up of crossing lines and an arrowhead", () => {
    const ink = plate();
    for (const { x, y } of spots) {
      ink.line({ x: x - 15, y }, { x: x + 15, y }).line({ x, y: y - 15 }, { x, y: y + 15 });
    }
    expect(complete(ink, "4x Ø6", 4).part.holes).toEqual([]);
  });
});
