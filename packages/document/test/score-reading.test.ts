import { describe, expect, it } from "vitest";
import type { ReadField, Reading, ReadLineItem } from "../src/model";
import { scoreReading } from "./generator/score/score-reading";
import { summarise } from "./generator/score/summarise";
import type { Truth } from "./generator/truth";

const place = { page: 1, box: [0.1, 0.1, 0.2, 0.02] as [number, number, number, number] };

const truth: Truth = {
  id: "d001",
  set: "dev",
  language: "eng",
  kind: "invoice",
  pages: [{ w: 595, h: 842 }],
  fields: [
    { key: "total", label: "Total:", value: "12.00", optional: false, ...place },
    { key: null, label: "Invoice No.", value: "A-7", optional: false, ...place },
    { key: "supplier", label: "", value: "Alder Works Ltd", optional: true, ...place },
  ],
  line_items: [["1", "Hinge"] as const, ["2", "Screw"] as const].map(([quantity, name]) => ({
    page: 1,
    cells: [
      { key: "quantity", label: "Qty", value: quantity, ...place },
      { key: "description", label: "Item", value: name, ...place },
    ],
  })),
  anomalies: [],
  renderings: {},
};

const field = (label: string, value: string, more: Partial<ReadField> = {}): ReadField => ({
  key: "field",
  label,
  value,
  box: place.box,
  labelBox: null,
  page: 1,
  unsure: false,
  confidence: 1,
  ...more,
});

const item = (cells: [label: string, value: string][]): ReadLineItem => ({
  page: 1,
  cells: cells.map(([label, value]) => ({ key: "", label, value, box: place.box })),
  box: place.box,
  unsure: false,
});

const read = (fields: ReadField[], lineItems: ReadLineItem[] = []): Reading => ({
  pages: 1,
  languages: ["eng"],
  fields,
  lineItems,
  comment: "",
  refs: [],
});

describe("scoreReading", () => {
  it("finds nothing wrong in what was printed, whatever else is printed there", () => {
    const reading = read(
      [
        field("Total", "12.00", { key: "total_2" }),
        field("Invoice No.", "A-7"),
        field("", "Alder Works Ltd"),
      ],
      [
        item([
          ["Item", "Hinge"],
          ["Qty", "1"],
        ]),
        item([
          ["Qty", "2"],
          ["Item", "Screw"],
        ]),
      ],
    );
    const { fields, rows } = scoreReading(truth, "text", reading);
    expect(fields).toMatchObject({ asked: 2, read: 2, right: 2, keyed: 1, keysRight: 1 });
    expect(fields.boxesRight).toBe(2);
    expect(rows).toMatchObject({ asked: 2, read: 2, right: 2, cellsRight: 4 });
  });

  it("tells a wrong value from a value under another label, and who was sure", () => {
    const reading = read([
      field("Total", "12.0", { unsure: true }),
      field("Invoice", "A-7", { box: [0.8, 0.8, 0.1, 0.1] }),
    ]);
    const { fields } = scoreReading(truth, "text", reading);
    expect(fields).toMatchObject({ right: 0, values: 1, read: 2 });
    expect(fields.verdicts.map(({ right, unsure }) => [right, unsure])).toEqual([
      [false, true],
      [false, false],
    ]);
    expect(fields.missed.map(({ foundUnder }) => foundUnder)).toEqual([null, "Invoice"]);
  });

  it("takes optional text for a mistake under the label of something that was asked for", () => {
    const { fields } = scoreReading(truth, "text", read([field("Total", "Alder Works Ltd")]));
    expect(fields).toMatchObject({ read: 1, right: 0 });
  });

  it("keeps rows in order, and wants every cell and no other", () => {
    const rows = [
      item([
        ["Qty", "2"],
        ["Item", "Screw"],
        ["Price", "1"],
      ]),
    ];
    const score = scoreReading(truth, "text", read([], rows)).rows;
    expect(score).toMatchObject({ right: 0, cellsRight: 2, places: [null, 0] });
  });

  it("counts a defect as found where the comment touches what it is about", () => {
    const spoiled: Truth = {
      ...truth,
      anomalies: [{ kind: "total_mismatch", about: ["Total"] }],
    };
    const reading = { ...read([field("Total", "12.00", { key: "total" })]), comment: "It is off." };
    expect(scoreReading(spoiled, "text", reading).defectFound).toBe(false);
    expect(scoreReading(spoiled, "text", { ...reading, refs: ["total"] }).defectFound).toBe(true);
    expect(scoreReading(truth, "text", reading).falseAlarm).toBe(true);
  });

  it("scores a document that was refused as empty", () => {
    const scores = [scoreReading(truth, "scan", null)];
    expect(scores[0]?.fields.missed).toHaveLength(2);
    expect(summarise(scores)).toMatch(/^scan +1 +- +0\.0/m);
  });
});
