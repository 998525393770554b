import { describe, expect, it } from "vitest";
import { frame, horizontal, type Print, row, typeset } from "../../../test/typeset";
import type { Rule } from "../../model";
import { readingOf } from "../../read-document";

const pairsOf = (prints: readonly Print[], rules: Rule[]) =>
  readingOf([typeset(prints, rules)]).fields.map(({ label, value }) => `${label} = ${value}`);

const sized = (size: number, y: number, at: readonly number[], texts: readonly string[]) =>
  row(y, at, texts).map((print) => ({ ...print, size }));

describe("records below a rule under their headings", () => {
  const at = [50, 150, 250, 350];
  const order = (size: number) => [
    ...sized(7, 100, at, ["Cliente", "V/ Contrib.", "Requis.", "Moeda"]),
    ...sized(size, 114, at, ["C01186", "555 781 306", "Celeste", "EUR"]),
    ...sized(7, 130, at, ["Zona", "Vendedor", "Desc. Cli.", "Volumes"]),
    ...sized(size, 144, at, ["B4", "Amilcar", "0,00", "30"]),
  ];
  const lines = [104, 134].map((y) => horizontal(y, 46, 400));

  it("may be of one row that is set larger than its headings and flush with them", () => {
    const told = [
      "Cliente = C01186",
      "V/ Contrib. = 555 781 306",
      "Desc. Cli. = 0,00",
      "Zona = B4",
    ];
    expect(pairsOf(order(8), lines)).toEqual(expect.arrayContaining(told));
    expect(pairsOf(order(7), lines)).not.toEqual(expect.arrayContaining(told));
    expect(pairsOf(order(7.5), [])).not.toEqual(expect.arrayContaining(told));
  });

  it("are read beside a box of sums whose lines stand between theirs, up to their own sum", () => {
    const taxes = [50, 110, 170, 230];
    const prints = [
      ...sized(7, 100, taxes, ["Taxa IVA", "Incidência", "Valor IVA", "Motivo"]),
      ...sized(8, 114, taxes, ["23,00", "325,76", "74,92"]),
      ...sized(8, 119, [350, 500], ["Portes", "0,00"]),
      ...sized(8, 127, taxes, ["13,00", "21,00", "2,73", "M01"]),
      ...sized(8, 133, [350, 500], ["Descontos", "24,74"]),
      ...sized(8, 140, taxes, ["Total", "346,76", "77,65"]),
    ];
    const found = pairsOf(prints, [horizontal(104, 46, 300)]);
    expect(found).toEqual(
      expect.arrayContaining([
        "Taxa IVA = 13,00",
        "Incidência = 21,00",
        "Valor IVA = 2,73",
        "Motivo = M01",
      ]),
    );
    expect(found).not.toContain("Incidência = 346,76");
  });
});

it("leaves the lines of an answer in a cell of its own together", () => {
  const at = [54, 114, 164, 234];
  const prints = [
    ...sized(8, 110, at, ["Project", "Tel.", "Carrier", "VAT No."]),
    ...sized(10, 126, at, ["Harbour", "955", "Collected in", "B0005123"]),
    ...sized(10, 139, at.slice(0, 3), ["extension", "501", "the shop"]),
    ...sized(10, 152, at.slice(1, 2), ["044"]),
  ];
  const edges = [50, 110, 135, 205, 300];
  const cells = [
    [100, 115],
    [115, 158],
  ].flatMap(([top, bottom]) =>
    edges.slice(1).flatMap((x, i) => frame(edges[i] ?? 0, top ?? 0, x, bottom ?? 0)),
  );
  const narrow = prints.map((print) => (print.x === 164 ? { ...print, x: 139 } : print));
  expect(pairsOf(narrow, cells)).toEqual(
    expect.arrayContaining(["Project = Harbour extension", "Tel. = 955 501 044"]),
  );
});
