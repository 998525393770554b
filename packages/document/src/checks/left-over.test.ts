import { describe, expect, it } from "vitest";
import { toUnit, type Unit } from "../fields/units/unit";
import type { LabelledValue } from "../fields/values/grow";
import { toSegment } from "../layout/segment";
import { leftOverBy } from "./left-over";

const EM = 10;

/** A text with its left end and baseline. */
function unit(text: string, x0: number, baseline: number): Unit {
  const box = { x0, x1: x0 + 5 * text.length, top: baseline - 8, bottom: baseline + 2 };
  const word = { text, box, baseline, fontSize: EM, confidence: 0.9, source: "ocr" } as const;
  return toUnit([toSegment([{ ...word, bold: false, spaceBefore: false }], 1)], null, new Map());
}

function pair(label: Unit, ...lines: Unit[]): LabelledValue {
  return { label, lines, text: lines.map(({ text }) => text).join("\n"), score: 3, margin: 1 };
}

describe("leftOverBy", () => {
  const value = pair(unit("Zustellung", 0, 100), unit("Kieselbach", 100, 100));

  it("finds the line that goes on below a value, the nearer the surer", () => {
    const near = leftOverBy(value, [unit("Halle 2", 100, 112)]);
    const far = leftOverBy(value, [unit("Halle 2", 100, 122)]);
    expect(near).toEqual({ line: 1, beside: 0, byLabel: 0, isOfLabel: false });
    expect(far.line).toBeGreaterThan(0);
    expect(far.line).toBeLessThan(1);
  });

  it("finds words beside a value and the rest of a label", () => {
    expect(leftOverBy(value, [unit("GmbH", 155, 100)]).beside).toBe(1);
    expect(leftOverBy(value, [unit("frei", 0, 112)]).byLabel).toBe(1);
  });

  it("knows a label of which the other part lies beside it", () => {
    const cut = pair(unit("To", 30, 100), unit("Kieselbach", 100, 100));
    expect(leftOverBy(cut, [unit("Ship", 0, 100)]).isOfLabel).toBe(true);
    expect(leftOverBy(cut, [unit("Ship", 0, 120)]).isOfLabel).toBe(false);
    expect(leftOverBy(cut, [unit("Oak", 0, 100)]).isOfLabel).toBe(false);
  });

  it("sees nothing in other pages, in texts far away and in labels of blanks", () => {
    const nothing = { line: 0, beside: 0, byLabel: 0, isOfLabel: false };
    expect(leftOverBy(value, [{ ...unit("Halle 2", 100, 112), page: 2 }])).toEqual(nothing);
    expect(leftOverBy(value, [unit("Halle 2", 100, 150)])).toEqual(nothing);
    expect(leftOverBy(value, [unit("Total:", 100, 112)]).line).toBe(0);
    const cell = { box: { x0: 90, x1: 300, top: 103, bottom: 120 }, filled: false };
    expect(leftOverBy(value, [{ ...unit("Halle 2", 100, 112), cell }])).toEqual(nothing);
  });
});
