import type { Point } from "@inkform/geometry/model";
import { describe, expect, it } from "vitest";
import type { SeenPart } from "../seen";
import { boxOf } from "./assemble-parts";
import { joinBroken } from "./join-broken";

const LETTER = 20;
const p = (x: number, y: number): Point => ({ x, y });

function partOf(...vertices: Point[]): SeenPart {
  return {
    outer: { kind: "chain", vertices, edges: vertices.map(() => ({ kind: "segment" })) },
    holes: [{ kind: "circle", center: p((vertices[0] as Point).x + 30, 150), radius: 9 }],
    box: boxOf(vertices),
    cutOff: false,
  };
}
const plate = (left: number, right: number, top = 100, bottom = 200): SeenPart =>
  partOf(p(left, top), p(right, top), p(right, bottom), p(left, bottom));
const level = (from: number, to: number, y = 260) => [p(from, y), p(to, y)] as const;
const joined = (parts: SeenPart[], ...marks: (readonly [Point, Point])[]) =>
  joinBroken(parts, { marks, letter: LETTER, penWidth: 3 });

describe("the pieces of a part whose middle was left out", () => {
  it("are one where a dimension line runs past the gap", () => {
    const [part, ...others] = joined([plate(100, 300), plate(330, 520)], level(100, 520));
    expect(others).toEqual([]);
    expect(part?.outer).toMatchObject({
      vertices: [p(100, 200), p(100, 100), p(520, 100), p(520, 200)],
    });
    expect(part?.holes).toHaveLength(2);
    expect(part?.box).toEqual({ left: 100, right: 520, top: 100, bottom: 200 });
    expect(part?.breaks).toEqual([{ from: p(300, 150), to: p(330, 150) }]);
  });

  it("may end in a zigzag, and stand one above the other", () => {
    const zigzag = [p(300, 100), p(300, 140), p(292, 148), p(308, 156), p(300, 160), p(300, 200)];
    const piece = partOf(p(100, 100), ...zigzag, p(100, 200));
    expect(joined([piece, plate(330, 520)], level(100, 520))).toHaveLength(1);
    const turned = [plate(100, 200, 100, 300), plate(100, 200, 330, 520)];
    expect(joined(turned, [p(40, 520), p(40, 100)])).toHaveLength(1);
  });

  it.each([
    ["nothing measures across the gap", plate(330, 520), [level(100, 300)]],
    ["each has its own measure", plate(330, 520), [level(100, 520), level(330, 520, 290)]],
    ["their sides are not in line", plate(330, 520, 130, 230), [level(100, 520)]],
    ["one is narrower", plate(330, 520, 120, 180), [level(100, 520)]],
    ["they lie far apart", plate(400, 590), [level(100, 590)]],
    ["what is measured lies elsewhere", plate(330, 520), [level(100, 520, 600)]],
  ])("stay two parts where %s", (_, other, marks) => {
    expect(joined([plate(100, 300), other], ...marks)).toHaveLength(2);
  });
});
