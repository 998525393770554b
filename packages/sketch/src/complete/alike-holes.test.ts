import { describe, expect, it } from "vitest";
import type { SeenChain, SeenCircle } from "../seen";
import { alikeHoles } from "./alike-holes";

const hole = (x: number, radius: number): SeenCircle => ({
  kind: "circle",
  center: { x, y: 0 },
  radius,
});

/** A ring that came out as a polygon. */
function ragged(x: number, radius: number): SeenChain {
  const angles = Array.from({ length: 9 }, (_, k) => (2 * Math.PI * k) / 9);
  return {
    kind: "chain",
    vertices: angles.map((a) => ({ x: x + radius * Math.cos(a), y: radius * Math.sin(a) })),
    edges: angles.map(() => ({ kind: "segment" })),
  };
}

describe("alikeHoles", () => {
  it("gives the holes of one count the size between them, and leaves others alone", () => {
    const [a, b, c, large] = [hole(0, 10), hole(50, 12), hole(100, 14), hole(200, 40)];
    const { holes, alike } = alikeHoles([a, b, c, large], b, 3);
    expect(holes.map((own) => own.kind === "circle" && own.radius)).toEqual([12, 12, 12, 40]);
    expect(alike).toHaveLength(3);
  });

  it("makes a ragged hole round where the count lacks one", () => {
    const { holes } = alikeHoles([hole(0, 10), ragged(50, 10), hole(100, 10)], hole(0, 10), 3);
    expect(holes.map(({ kind }) => kind)).toEqual(["circle", "circle", "circle"]);
    const mended = holes[1] as SeenCircle;
    expect(mended.center.x).toBeCloseTo(50, 6);
    expect(mended.radius).toBeGreaterThan(9);
  });

  it("changes nothing where more are alike than are counted", () => {
    const holes = [hole(0, 10), hole(50, 11), hole(100, 12), ragged(150, 10)];
    expect(alikeHoles(holes, hole(0, 10), 2).holes).toEqual(holes);
  });
});
