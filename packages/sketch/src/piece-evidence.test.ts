import { describe, expect, it } from "vitest";
import type { ImageBox, PageEvidence } from "./model";
import { pieceEvidence } from "./piece-evidence";

/** What one look saw about the middle of each of two parts: a stroke, an outline's side, a text and a dimension line's end. */
function seen(mark: string): PageEvidence {
  const places = [
    { x: 250, y: 200 },
    { x: 750, y: 200 },
  ];
  return {
    page: 1,
    width: 1000,
    height: 1000,
    strokes: places.map((at) => ({ points: [at, at, at], width: 2, role: "outline" })),
    entities: places.map((start, part) => ({
      part: 1 - part,
      role: "outline",
      entity: { kind: "segment", start, end: start },
    })),
    texts: places.map((center) => ({
      written: { center, width: 20, height: 10, angle: 0, readings: [] },
      chosen: mark,
      kind: "linear",
    })),
    attachments: places.map((from) => ({ from, to: { x: 0, y: 0 } })),
  };
}

const left: ImageBox = [0.1, 0.1, 0.3, 0.2];
const right: ImageBox = [0.6, 0.1, 0.3, 0.2];

describe("piecing evidence together", () => {
  it("shows each part as the look saw that it was taken from", () => {
    const pieced = pieceEvidence(
      [seen("first"), seen("second")],
      [
        { box: left, look: 1 },
        { box: right, look: 0 },
      ],
    );
    expect(pieced.texts.map(({ chosen, written }) => [chosen, written.center.x])).toEqual([
      ["first", 750],
      ["second", 250],
    ]);
    expect(pieced.entities.map(({ part }) => part)).toEqual([1, 0]);
    expect(pieced.strokes).toHaveLength(2);
    expect(pieced.attachments.map(({ from }) => from.x)).toEqual([750, 250]);
  });

  it("gives what lies in two boxes to the part about whose middle it lies", () => {
    const around: ImageBox = [0, 0, 1, 1];
    const { texts } = pieceEvidence(
      [seen("first"), seen("second")],
      [
        { box: around, look: 0 },
        { box: left, look: 1 },
      ],
    );
    expect(texts.map(({ chosen, written }) => [chosen, written.center.x])).toEqual([
      ["first", 750],
      ["second", 250],
    ]);
  });

  it("is the first look's where no part could be drawn", () => {
    const first = seen("first");
    expect(pieceEvidence([first, seen("second")], [])).toBe(first);
  });
});
