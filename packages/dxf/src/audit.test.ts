import type { Drawing, Loop, Point } from "@inkform/geometry/model";
import { describe, expect, it } from "vitest";
import { auditDxf } from "./audit";
import { writeDxf } from "./write";

const at = (x: number, y: number): Point => ({ x, y });

function polygon(...corners: Point[]): Loop {
  return {
    kind: "chain",
    edges: corners.map((start, i) => ({
      kind: "segment",
      start,
      end: corners[(i + 1) % corners.length] as Point,
    })),
  };
}

const square = polygon(at(0, 0), at(50, 0), at(50, 50), at(0, 50));

function drawing(outer: Loop, holes: Loop[] = [], more: Partial<Drawing> = {}): Drawing {
  return {
    units: "mm",
    profile: { outer, holes },
    centerLines: [],
    dimensions: [],
    texts: [],
    ...more,
  };
}

const codesOf = (drawn: Drawing, edit = (dxf: string) => dxf): string[] => [
  ...new Set(auditDxf(edit(writeDxf(drawn, { version: "R2000" })), drawn).map(({ code }) => code)),
];

describe("auditDxf", () => {
  it("finds nothing in a sound drawing", () => {
    expect(codesOf(drawing(square, [{ kind: "circle", center: at(20, 20), radius: 5 }]))).toEqual(
      [],
    );
  });

  it("finds an outline with a gap of a hundredth of a millimetre", () => {
    const gap: Loop = {
      kind: "chain",
      edges: square.kind === "chain" ? square.edges.slice(0, 3) : [],
    };
    gap.edges.push({ kind: "segment", start: at(0, 50), end: at(0, 0.01) });
    expect(codesOf(drawing(gap))).toContain("loop_not_closed");
    expect(codesOf(drawing(gap))).toContain("outline_missing");
  });

  it("takes ends for one up to a millionth of a millimetre, and no farther", () => {
    const open = (gap: number): Loop => {
      const edges = square.kind === "chain" ? square.edges.slice(0, 3) : [];
      return {
        kind: "chain",
        edges: [...edges, { kind: "segment", start: at(0, 50), end: at(0, gap) }],
      };
    };
    expect(codesOf(drawing(open(5e-7)))).toEqual([]);
    expect(codesOf(drawing(open(2e-6)))).toContain("loop_not_closed");
  });

  it("finds an outline that crosses itself", () => {
    expect(codesOf(drawing(polygon(at(0, 0), at(50, 50), at(50, 0), at(0, 40))))).toContain(
      "self_intersection",
    );
  });

  it("finds a hole outside, and one that cuts the outline", () => {
    const outside: Loop = { kind: "circle", center: at(80, 20), radius: 5 };
    const across: Loop = { kind: "circle", center: at(50, 20), radius: 5 };
    expect(codesOf(drawing(square, [outside]))).toContain("hole_outside_outline");
    expect(codesOf(drawing(square, [across]))).toContain("self_intersection");
  });

  it("finds a hole drawn twice", () => {
    const hole: Loop = { kind: "circle", center: at(20, 20), radius: 5 };
    expect(codesOf(drawing(square, [hole, { ...hole }]))).toContain("duplicate_entity");
  });

  it("finds an edge without length", () => {
    const corners = [at(0, 0), at(50, 0), at(50, 0), at(50, 50), at(0, 50)];
    expect(codesOf(drawing(polygon(...corners)))).toContain("zero_length");
  });

  it("measures dimensions again on the entities", () => {
    const across = {
      kind: "linear" as const,
      from: at(0, 0),
      to: at(50, 0),
      line: at(0, -10),
      angle: 0,
      text: "50",
    };
    const right = drawing(square, [], { dimensions: [{ ...across, measured: 50 }] });
    const wrong = drawing(square, [], { dimensions: [{ ...across, measured: 51 }] });
    const adrift = drawing(square, [], {
      dimensions: [{ ...across, to: at(49, 5), measured: 49 }],
    });
    expect(codesOf(right)).toEqual([]);
    expect(codesOf(wrong)).toEqual(["dimension_disagrees"]);
    expect(codesOf(adrift)).toEqual(["dimension_disagrees"]);
  });

  it("misses units and extents that were taken out", () => {
    const without = (name: string) => (dxf: string) =>
      dxf.replace(new RegExp(`9\\n\\$${name}\\n(?:(?!9\\n\\$)\\d+\\n.*\\n)+?(?=9\\n|0\\n)`), "");
    expect(codesOf(drawing(square), without("INSUNITS"))).toEqual(["units_missing"]);
    expect(codesOf(drawing(square), without("EXTMAX"))).toEqual(["extents_wrong"]);
  });

  it("finds that the file is not the drawing", () => {
    const dxf = writeDxf(drawing(square), { version: "R2000" });
    const other = drawing(polygon(at(0, 0), at(60, 0), at(60, 50), at(0, 50)));
    expect(auditDxf(dxf, other).map(({ code }) => code)).toEqual(["drawing_differs"]);
    expect(auditDxf("no dxf", other).map(({ code }) => code)).toEqual(["unreadable"]);
  });
});
