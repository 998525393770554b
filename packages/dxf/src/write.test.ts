import type { Drawing, Point, Segment } from "@inkform/geometry/model";
import DxfParser from "dxf-parser";
import { describe, expect, it } from "vitest";
import { writeDxf } from "./write";

const segment = (start: Point, end: Point): Segment => ({ kind: "segment", start, end });
const at = (x: number, y: number): Point => ({ x, y });

/** A 40 x 20 plate with one hole, a dimension and a note. */
const plate: Drawing = {
  units: "mm",
  profile: {
    outer: {
      kind: "chain",
      edges: [
        segment(at(0, 0), at(40, 0)),
        segment(at(40, 0), at(40, 10)),
        {
          kind: "arc",
          center: at(30, 10),
          radius: 10,
          startAngle: 0,
          endAngle: Math.PI / 2,
          reversed: false,
        },
        segment(at(30, 20), at(0, 20)),
        segment(at(0, 20), at(0, 0)),
      ],
    },
    holes: [{ kind: "circle", center: at(12.5, 10), radius: 3.3 }],
  },
  centerLines: [segment(at(8, 10), at(17, 10))],
  dimensions: [
    {
      kind: "linear",
      from: at(0, 0),
      to: at(40, 0),
      line: at(20, -8),
      angle: 0,
      text: "40",
      measured: 40,
    },
    {
      kind: "diameter",
      center: at(12.5, 10),
      radius: 3.3,
      at: at(20, 16),
      text: "Ø6,6",
      measured: 6.6,
    },
  ],
  texts: [{ at: at(0, -20), height: 2, text: "t=3 Stück" }],
};

/** The lines of the section, from its name to its end. */
function section(dxf: string, name: string): string[] {
  const start = dxf.indexOf(`\n2\n${name}\n`);
  return dxf.slice(start + 4 + name.length, dxf.indexOf("\n0\nENDSEC", start)).split("\n");
}

/** The records of a kind, each as its values by their codes. */
function recordsOf(dxf: string, kind: string): Map<string, string>[] {
  const lines = dxf.split("\n");
  const records: Map<string, string>[] = [];
  for (let i = 0; i + 1 < lines.length; i += 2) {
    const [code, value] = [lines[i] as string, lines[i + 1] as string];
    if (code === "0") records.push(new Map());
    records.at(-1)?.set(code, value);
  }
  return records.filter((record) => record.get("0") === kind);
}

describe("writeDxf", () => {
  it("writes what is cut as lines, arcs and circles on their layers", () => {
    const entities = section(writeDxf(plate, { version: "R12" }), "ENTITIES").join("\n");
    expect(entities).toContain(
      [
        "0\nLINE\n8\nOUTLINE\n10\n40\n20\n0\n30\n0\n11\n40\n21\n10\n31\n0",
        "0\nARC\n8\nOUTLINE\n10\n30\n20\n10\n30\n0\n40\n10\n50\n0\n51\n90",
        "0\nLINE\n8\nOUTLINE\n10\n30\n20\n20\n30\n0\n11\n0\n21\n20\n31\n0",
      ].join("\n"),
    );
    expect(entities).toContain("0\nCIRCLE\n8\nHOLES\n10\n12.5\n20\n10\n30\n0\n40\n3.3\n");
    expect(entities).toContain("0\nLINE\n8\nCENTER\n10\n8\n20\n10\n");
  });

  it("writes dimensions that measure themselves and texts in ASCII", () => {
    const entities = section(writeDxf(plate, { version: "R2000" }), "ENTITIES").join("\n");
    expect(entities).toContain("100\nAcDbDimension\n2\n*D1\n10\n40\n20\n-8\n30\n0\n");
    expect(entities).toContain("\n70\n32\n1\n<>\n42\n40\n3\nSTANDARD\n100\nAcDbAlignedDimension\n");
    expect(entities).toContain("\n70\n35\n1\n%%c<>\n42\n6.6\n");
    expect(entities).toContain("\n1\nt=3 St\\U+00FCck\n");
    expect([...writeDxf(plate, { version: "R2007" })].every((c) => c <= "~")).toBe(true);
  });

  it.each([
    ["R12", "AC1009"],
    ["R2000", "AC1015"],
    ["R2007", "AC1021"],
  ] as const)("says its version, units and extents (%s)", (version, code) => {
    const header = section(writeDxf(plate, { version }), "HEADER").join("\n");
    expect(header).toMatch(new RegExp(`^9\n\\$ACADVER\n1\n${code}\n`));
    expect(header).toContain("9\n$INSUNITS\n70\n4\n");
    expect(header).toContain("9\n$MEASUREMENT\n70\n1\n");
    expect(header).toContain("9\n$EXTMIN\n10\n0\n20\n0\n30\n0\n9\n$EXTMAX\n10\n40\n20\n20\n30\n0");
  });

  it.each(["R12", "R2000"] as const)("gives each layer its colour and linetype (%s)", (version) => {
    const dxf = writeDxf(plate, { version });
    const looks = recordsOf(dxf, "LAYER").map((layer) => ["2", "62", "6"].map((c) => layer.get(c)));
    expect(looks).toEqual(
      expect.arrayContaining([
        ["OUTLINE", "7", "CONTINUOUS"],
        ["HOLES", "5", "CONTINUOUS"],
        ["CENTER", "1", "CENTER"],
        ["DIMENSIONS", "3", "CONTINUOUS"],
        ["TEXT", "2", "CONTINUOUS"],
      ]),
    );
    // A long dash, a gap, a short one and a gap.
    const pattern =
      new DxfParser().parseSync(dxf)?.tables?.lineType?.lineTypes.CENTER?.pattern ?? [];
    expect(pattern.map((length) => Math.sign(Number(length)))).toEqual([1, -1, 1, -1]);
  });

  it("uses nothing in R12 that R12 does not know", () => {
    const lines = writeDxf(plate, { version: "R12" }).split("\n");
    const codes = new Set(lines.filter((_, i) => i % 2 === 0));
    expect(["5", "100", "330", "390"].filter((code) => codes.has(code))).toEqual([]);
    expect(lines).not.toContain("BLOCK_RECORD");
    expect(lines).not.toContain("OBJECTS");
  });

  it("gives the same bytes for the same drawing, whatever was written before", () => {
    const first = writeDxf(plate, { version: "R2000" });
    writeDxf({ ...plate, dimensions: [] }, { version: "R2000" });
    expect(writeDxf(plate, { version: "R2000" })).toBe(first);
  });

  it("refuses a coordinate that is no number", () => {
    const broken = { ...plate, centerLines: [segment(at(Number.NaN, 0), at(1, 1))] };
    expect(() => writeDxf(broken, { version: "R2000" })).toThrow(RangeError);
  });
});
