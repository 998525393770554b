import type { Drawing, Loop, Point } from "@inkform/geometry/model";
import fc from "fast-check";
import { expect, it } from "vitest";
import { auditDxf } from "./audit";
import { readDxf } from "./read";
import { writeDxf } from "./write";

const at = (x: number, y: number): Point => ({ x, y });

/** A plate with rounded corners; every arc and line must meet its neighbours after the round trip. */
function roundedPlate(width: number, height: number, radius: number): Loop {
  const arc = (x: number, y: number, quarter: number) => ({
    kind: "arc" as const,
    center: at(x, y),
    radius,
    startAngle: (quarter * Math.PI) / 2,
    endAngle: ((quarter + 1) * Math.PI) / 2,
    reversed: false,
  });
  const line = (from: Point, to: Point) => ({ kind: "segment" as const, start: from, end: to });
  return {
    kind: "chain",
    edges: [
      line(at(radius, 0), at(width - radius, 0)),
      arc(width - radius, radius, 3),
      line(at(width, radius), at(width, height - radius)),
      arc(width - radius, height - radius, 0),
      line(at(width - radius, height), at(radius, height)),
      arc(radius, height - radius, 1),
      line(at(0, height - radius), at(0, radius)),
      arc(radius, radius, 2),
    ],
  };
}

const plates = fc
  .record({
    width: fc.double({ min: 20, max: 2000, noNaN: true }),
    height: fc.double({ min: 20, max: 2000, noNaN: true }),
    corner: fc.double({ min: 0.05, max: 0.45, noNaN: true }),
    hole: fc.double({ min: 0.02, max: 0.2, noNaN: true }),
    version: fc.constantFrom("R12" as const, "R2000" as const, "R2007" as const),
    text: fc.string({ unit: "binary", maxLength: 20 }).filter((text) => text.trim() !== ""),
  })
  .map(({ width, height, corner, hole, version, text }) => {
    const short = Math.min(width, height);
    const center = at(width / 2, height / 2);
    const drawing: Drawing = {
      units: "mm",
      profile: {
        outer: roundedPlate(width, height, corner * short),
        holes: [{ kind: "circle", center, radius: hole * short }],
      },
      centerLines: [],
      dimensions: [
        {
          kind: "linear",
          from: at(0, height / 2),
          to: at(width, height / 2),
          line: at(0, -10),
          angle: 0,
          text: "width",
          measured: width,
        },
        {
          kind: "radius",
          center,
          radius: hole * short,
          at: at(width, height),
          text: "R",
          measured: hole * short,
        },
      ],
      texts: [{ at: at(0, -30), height: 3, text }],
    };
    return { drawing, version };
  });

it("writes what it reads back, and its own auditor finds nothing", () => {
  fc.assert(
    fc.property(plates, ({ drawing, version }) => {
      const dxf = writeDxf(drawing, { version });
      expect(auditDxf(dxf, drawing)).toEqual([]);
      const content = readDxf(dxf);
      expect(content.entities.map(({ shape }) => shape.kind)).toEqual([
        ...["segment", "arc", "segment", "arc", "segment", "arc", "segment", "arc"],
        "circle",
      ]);
      expect(content.unread).toEqual([]);
      expect(content.texts).toHaveLength(1);
    }),
    { numRuns: 60 },
  );
});
