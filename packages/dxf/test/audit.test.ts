import fc from "fast-check";
import { expect, it } from "vitest";
import { auditDxf } from "../src/audit";
import { readDxf } from "../src/read";
import { writeDxf } from "../src/write";
import { damages } from "./damage";
import { drawings } from "./random-drawing";

const versions = fc.constantFrom("R12" as const, "R2000" as const, "R2007" as const);
const seed = 20261121;

it("finds nothing in what was written, in any version, and writes it alike again", () => {
  fc.assert(
    fc.property(drawings, versions, (drawing, version) => {
      const dxf = writeDxf(drawing, { version });
      expect(auditDxf(dxf, drawing)).toEqual([]);
      expect(writeDxf(drawing, { version })).toBe(dxf);
      expect(readDxf(dxf).dimensions.map(({ kind }) => kind)).toEqual(
        drawing.dimensions.map(({ kind }) => kind),
      );
    }),
    { seed, numRuns: 150 },
  );
});

it.each(damages)("finds that $name ($finding)", ({ apply, finding }) => {
  let damaged = 0;
  const choice = fc.double({ min: 0, max: 0.999, noNaN: true });
  fc.assert(
    fc.property(drawings, versions, choice, (drawing, version, which) => {
      const dxf = apply(writeDxf(drawing, { version }), which);
      if (dxf === null) return;
      damaged += 1;
      expect(auditDxf(dxf, drawing).map(({ code }) => code)).toContain(finding);
    }),
    { seed, numRuns: 25 },
  );
  expect(damaged).toBeGreaterThan(3);
});

it("takes no file that ends early for a whole one", () => {
  fc.assert(
    fc.property(drawings, fc.double({ min: 0.02, max: 0.9, noNaN: true }), (drawing, share) => {
      const dxf = writeDxf(drawing, { version: "R2000" });
      expect(auditDxf(dxf.slice(0, Math.floor(share * dxf.length)), drawing)).not.toEqual([]);
    }),
    { seed, numRuns: 60 },
  );
});
