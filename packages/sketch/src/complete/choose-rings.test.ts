import { describe, expect, it } from "vitest";
import { chooseRings } from "./choose-rings";
import type { InkRing } from "./find-rings";

const ring = (x: number, y: number, drawn = 1, radius = 10): InkRing => ({
  kind: "circle",
  center: { x, y },
  radius,
  drawn,
});
const alone = { seen: [], pitchCircles: [], stray: 10, leastHollow: 8 };
const corners = [ring(100, 100), ring(400, 104), ring(98, 300), ring(404, 298)];
const head = ring(385, 280, 1, 6);

describe("chooseRings", () => {
  it("takes what stands in rows and columns, and leaves the arrowhead beside", () => {
    expect(chooseRings([head, ...corners], { ...alone, count: 4 })).toEqual(
      expect.arrayContaining(corners),
    );
    const chosen = chooseRings([head, ...corners], { ...alone, count: 4 });
    expect(chosen).toHaveLength(4);
  });

  it("fills up the rows of the holes that were seen", () => {
    const [first, ...seen] = corners;
    expect(chooseRings([head, ...corners.slice(0, 1)], { ...alone, seen, count: 4 })).toEqual([
      first,
    ]);
  });

  it("takes even steps round a pitch circle", () => {
    const at = (degrees: number, radius = 200) =>
      ring(
        500 + radius * Math.cos((degrees * Math.PI) / 180),
        500 + radius * Math.sin((degrees * Math.PI) / 180),
      );
    const pitchCircles = [{ kind: "circle" as const, center: { x: 500, y: 500 }, radius: 200 }];
    const bolts = [20, 92, 164, 236, 308].map((degrees) => at(degrees));
    const others = [at(60), at(164, 150)];
    const chosen = chooseRings([...others, ...bolts], { ...alone, pitchCircles, count: 5 });
    expect(chosen).toHaveLength(5);
    expect(chosen).toEqual(expect.arrayContaining(bolts));
  });

  it("takes none where more or fewer are drawn alike than are missing", () => {
    const scattered = [ring(100, 100), ring(250, 180), ring(320, 330)];
    expect(chooseRings(scattered, { ...alone, count: 2 })).toEqual([]);
    expect(chooseRings(scattered, { ...alone, count: 4 })).toEqual([]);
    expect(chooseRings(scattered, { ...alone, count: 3 })).toHaveLength(3);
  });

  it("takes no two dots that may be arrowheads", () => {
    const dots = [ring(100, 100, 1, 6), ring(250, 180, 1, 6)];
    expect(chooseRings(dots, { ...alone, count: 2 })).toEqual([]);
  });
});
