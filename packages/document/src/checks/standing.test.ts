import { describe, expect, it } from "vitest";
import { frame, type Print, row, typeset } from "../../test/typeset";
import type { Page } from "../model";
import { readingOf } from "../read-document";

type Gathered = Readonly<Record<string, number>>;

function evidenceOf(page: Page): { fields: Map<string, Gathered>; rows: readonly Gathered[] } {
  let gathered: { fields: readonly Gathered[]; rows: readonly Gathered[] } = {
    fields: [],
    rows: [],
  };
  const { fields } = readingOf([page], {
    onEvidence: (evidence) => {
      gathered = evidence;
    },
  });
  const own = fields.map(({ value }, i): [string, Gathered] => [value, gathered.fields[i] ?? {}]);
  return { fields: new Map(own), rows: gathered.rows };
}

describe("how a value stands", () => {
  const pairs = ["Order date: 3 March 2026", "Contact: Ann Reed", "Fax: +1 555 0133"];
  const lines = pairs.map((text, i): Print => ({ x: 50, y: 100 + 30 * i, text }));

  it("is like that of other pairs, or unlike", () => {
    const below: Print[] = [
      { x: 300, y: 100, text: "Supplier" },
      { x: 300, y: 114, text: "Wren & Sons Ltd" },
    ];
    const { fields } = evidenceOf(typeset([...lines, ...below]));
    const [alike, unlike] = [fields.get("Ann Reed"), fields.get("Wren & Sons Ltd")];
    expect(alike?.alike).toBeGreaterThan(unlike?.alike ?? 1);
    expect(unlike?.alike).toBe(0);
  });

  it("tells cells of their own, choices and the cells below a heading", () => {
    const cells = [0, 1].flatMap((i) => frame(300 + 100 * i, 190, 400 + 100 * i, 210));
    const records = [
      ["Name", "Born", "Kin"],
      ["Ozturk, D.", "11-02-1987", "partner"],
      ["Hoogen, M.", "25-07-2016", "daughter"],
    ].flatMap((texts, i) => row(300 + 20 * i, [50, 200, 320], texts, i === 0));
    const { fields } = evidenceOf(
      typeset(
        [
          ...lines,
          { x: 305, y: 204, text: "Contract" },
          { x: 405, y: 204, text: "4471" },
          { x: 50, y: 230, text: "Delivery: ☐ by road ☒ by rail" },
          ...records,
        ],
        cells,
      ),
    );
    expect(fields.get("4471")).toMatchObject({ cells: 1, oneCell: 0, choice: 0 });
    expect(fields.get("by rail")).toMatchObject({ cells: 0, choice: 1 });
    expect(fields.get("partner")?.shared).toBe(1);
    expect(fields.get("Ann Reed")).toMatchObject({ cells: 0, choice: 0, shared: 0 });
  });

  it("tells whether values and labels have faces of their own", () => {
    const typed = ["Group", "Topic", "Journal", "Author"].flatMap((text, i): Print[] => [
      { x: 50, y: 100 + 30 * i, text: `${text}:`, face: "Lato" },
      { x: 150, y: 100 + 30 * i, text: ["Moss", "Fern", "Reed", "Lund"][i] ?? "", face: "Courier" },
    ]);
    const { fields } = evidenceOf(typeset(typed));
    expect(fields.get("Fern")?.valueFace).toBeCloseTo(0.5);
    expect(fields.get("Fern")?.labelFace).toBe(0);
  });
});

describe("how a row is set", () => {
  it("tells words among numbers, and texts within the table that belong to nothing", () => {
    const columns = [50, 250, 350];
    const items = [
      ["Description", "Qty", "Amount"],
      ["Oak board", "4", "12.50"],
      ["Ash board", "6", "18.00"],
      ["Elm board", "by measure", "21.00"],
      ["Fir board", "5", "9.00"],
    ].flatMap((texts, i) => row(100 + 20 * i, columns, texts, i === 0));
    const { rows } = evidenceOf(typeset(items));
    expect(rows.map(({ oddKinds }) => oddKinds)).toEqual([0, 0, 1 / 3, 0]);
    expect(rows.map(({ rows: count }) => count)).toEqual([2, 2, 2, 2]);
    expect(rows[0]).toMatchObject({ strays: 0, unkeyed: 0 });
  });
});
