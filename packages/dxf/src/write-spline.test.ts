import type { ChainEdge, Drawing, Point } from "@inkform/geometry/model";
import { describe, expect, it } from "vitest";
import { auditDxf } from "./audit";
import { readDxf } from "./read";
import { writeDxf } from "./write";

const at = (x: number, y: number): Point => ({ x, y });
const wave: Point[] = [
  ...[at(60, 30), at(50, 40), at(40, 40), at(30, 30)],
  ...[at(20, 20), at(10, 20), at(0, 30)],
];
const line = (start: Point, end: Point): ChainEdge => ({ kind: "segment", start, end });

/** A plate with a wavy upper edge. */
const drawing: Drawing = {
  units: "mm",
  profile: {
    outer: {
      kind: "chain",
      edges: [
        line(at(0, 0), at(60, 0)),
        line(at(60, 0), at(60, 30)),
        { kind: "spline", points: wave },
        line(at(0, 30), at(0, 0)),
      ],
    },
    holes: [],
  },
  centerLines: [],
  dimensions: [],
  texts: [],
};

describe("a free edge in DXF", () => {
  it("is a SPLINE of degree 3 through its joints, and is read back as it was", () => {
    const dxf = writeDxf(drawing, { version: "R2000" });
    expect(dxf).toContain("\n100\nAcDbSpline\n70\n8\n71\n3\n72\n11\n73\n7\n74\n0\n");
    expect(dxf).toContain(
      `\n${[0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2].map((k) => `40\n${k}`).join("\n")}\n10\n60\n20\n30\n`,
    );
    const splines = readDxf(dxf).entities.filter(({ shape }) => shape.kind === "spline");
    expect(splines).toEqual([{ layer: "OUTLINE", shape: { kind: "spline", points: wave } }]);
    expect(auditDxf(dxf, drawing)).toEqual([]);
  });

  it("is fine straight pieces in R12, which knows no SPLINE", () => {
    const dxf = writeDxf(drawing, { version: "R12" });
    const { entities, unread, extents } = readDxf(dxf);
    expect(dxf).not.toContain("SPLINE");
    expect(unread).toEqual([]);
    expect(entities.length).toBeGreaterThan(60);
    expect(extents?.max.y).toBeCloseTo(37.5, 2);
    expect(auditDxf(dxf, drawing)).toEqual([]);
  });

  it("is found where it was damaged", () => {
    const dxf = writeDxf(drawing, { version: "R2000" });
    const open = dxf.replace(
      "\n10\n60\n20\n30\n30\n0\n10\n50\n",
      "\n10\n60\n20\n30.001\n30\n0\n10\n50\n",
    );
    expect(open).not.toBe(dxf);
    expect(auditDxf(open, drawing).map(({ code }) => code)).toContain("loop_not_closed");
    const bent = dxf.replace("\n10\n50\n20\n40\n", "\n10\n50\n20\n41\n");
    expect(bent).not.toBe(dxf);
    expect(auditDxf(bent, drawing).map(({ code }) => code)).toContain("drawing_differs");
    const other = dxf.replace("\n71\n3\n72\n11\n", "\n71\n2\n72\n11\n");
    expect(other).not.toBe(dxf);
    expect(auditDxf(other, drawing).map(({ code }) => code)).toContain("loop_not_closed");
  });
});
