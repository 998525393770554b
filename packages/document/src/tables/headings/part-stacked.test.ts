import { describe, expect, it } from "vitest";
import { type Print, row, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

const edges = [50, 90, -330, -420, -540];

/** Two items, each with a second line in type of this size below its name. */
function cellsOf(heading: Partial<Print> & { text: string }, lower: string, size: number) {
  const bar = { x0: 46, top: 88, x1: 545, bottom: 118 };
  const page = typeset(
    [
      ...row(100, edges, ["No.", "Description", "Qty", "Price", "Amount"], true),
      { x: 90, y: 110, size: 9, ...heading },
      ...row(130, edges, ["1", "Custard tart", "6", "2.00", "12.00"]),
      { x: 90, y: 141, text: lower, size },
      ...row(160, edges, ["2", "Butter croissant", "4", "5.00", "20.00"]),
      { x: 90, y: 171, text: lower, size },
    ],
    [],
    [bar],
  );
  return readingOf([page]).lineItems[0]?.cells.map(({ label, value }) => `${label} = ${value}`);
}

describe("columns of two things, one below the other", () => {
  it("are two where both the heading and the cells set the lower one smaller", () => {
    expect(cellsOf({ text: "Batch" }, "L240912", 8)).toEqual([
      "No. = 1",
      "Description = Custard tart",
      "Batch = L240912",
      "Qty = 6",
      "Price = 2.00",
      "Amount = 12.00",
    ]);
    expect(cellsOf({ text: "Batch" }, "L240912", 10)).toContain(
      "Description\nBatch = Custard tart\nL240912",
    );
  });

  it("are more where bars part the lower ones", () => {
    const cells = cellsOf({ text: "Batch | Best before" }, "L240912 | 2025-09-30", 8);
    expect(cells).toEqual(expect.arrayContaining(["Batch = L240912", "Best before = 2025-09-30"]));
  });

  it("are a code and a name where their headings stand above each other as they do", () => {
    const page = (first: string, second: string) =>
      typeset([
        ...row(100, edges, ["Pos.", "Artikel-Nr.", "Menge", "Preis", "Betrag"], true),
        ...row(110, edges, ["", "Bezeichnung", "(Stk)"], true),
        ...row(130, edges, ["10", first, "6", "2,00", "12,00"]),
        ...row(141, edges, ["", "Bogen gepresst"]),
        ...row(160, edges, ["20", second, "4", "5,00", "20,00"]),
        ...row(171, edges, ["", "Bohrschraube"]),
        ...row(190, edges, ["30", "PAL-EUR", "2", "5,00", "10,00"]),
        ...row(201, edges, ["", "Palette"]),
      ]);
    const labelled = (...codes: [string, string]) =>
      readingOf([page(...codes)]).lineItems.map(({ cells }) =>
        cells.map(({ label, value }) => `${label}=${value}`.replaceAll("\n", " ")).slice(1, 3),
      );
    expect(labelled("BU-250-90", "BS-4.2x13")).toEqual([
      ["Artikel-Nr.=BU-250-90", "Bezeichnung=Bogen gepresst"],
      ["Artikel-Nr.=BS-4.2x13", "Bezeichnung=Bohrschraube"],
      ["Artikel-Nr.=PAL-EUR", "Bezeichnung=Palette"],
    ]);
    expect(labelled("Rohr", "Schraube")[0]?.[0]).toContain("Rohr Bogen gepresst");
  });
});
