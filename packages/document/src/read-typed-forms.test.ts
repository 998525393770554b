import { describe, expect, it } from "vitest";
import { frame, horizontal, type Print, row, typeset } from "../test/typeset";
import type { Page } from "./model";
import { readingOf } from "./read-document";

function pairsOf(page: Page): Record<string, string> {
  const labelled = readingOf([page]).fields.filter((field) => field.label !== "");
  return Object.fromEntries(labelled.map((field) => [field.label, field.value]));
}

/** Texts of a line one behind the other, those of the form and those typed into it by turns. */
function typedInto(y: number, texts: readonly string[], face = "Typed"): Print[] {
  let x = 50;
  return texts.map((text, i) => {
    const print = { x, y, text, face: i % 2 === 0 ? "Form" : face };
    x += 5 * text.length + 7;
    return print;
  });
}

describe("forms that a typewriter or another face filled in", () => {
  it("ask for several things on one line without a colon, which the faces part", () => {
    const line = ["Cooperative", "Pickens Gin & Supply", "Customer", "Moinho da Ponte"];
    expect(pairsOf(typeset(typedInto(100, line)))).toEqual({
      Cooperative: "Pickens Gin & Supply",
      Customer: "Moinho da Ponte",
    });
  });

  it("lead to their answers with as many points as there is room for", () => {
    const lines = ["PRODUCT .....: SHAMPOO", "FORMULA NO ..: 4471-C", "VISCOSITY .: 4500"];
    const page = typeset(lines.map((text, i) => ({ x: 50, y: 100 + 14 * i, text })));
    expect(pairsOf(page)).toEqual({
      PRODUCT: "SHAMPOO",
      "FORMULA NO": "4471-C",
      VISCOSITY: "4500",
    });
  });

  it("have numbers behind known labels on one line, told without their faces", () => {
    const text = "Telefone 254 555 018 Data 12/05/2019";
    expect(pairsOf(typeset([{ x: 50, y: 100, text }]))).toEqual({
      Telefone: "254 555 018",
      Data: "12/05/2019",
    });
    const numbered = [{ x: 50, y: 100, text: "Faktura VAT nr FS 318/06/2021" }];
    expect(pairsOf(typeset(numbered))).toEqual({ "Faktura VAT nr": "FS 318/06/2021" });
  });

  it("have long captions in their cells, which another face answers", () => {
    const caption = "Set out the facts plainly, with the date on which each of them came about";
    const page = (face: string) =>
      typeset(
        [
          { x: 53, y: 100, text: caption, size: 7, face: "Form" },
          { x: 53, y: 112, text: "The drum leaked from the third wash on", face },
        ],
        frame(50, 90, 500, 150),
      );
    expect(pairsOf(page("Typed"))).toEqual({ [caption]: "The drum leaked from the third wash on" });
    expect(pairsOf(page("Form"))).toEqual({});
  });

  it("ask whatever they like before what stands on a drawn line", () => {
    const asked = [
      "1. Day (date, from when – to when)",
      "Stewards, after 22 h",
      "Insured with (no.)",
    ];
    const given = ["Fri. 04/07, 19:00", "8", "Eiffel Mutual, VH 55"];
    const prints = asked.flatMap((text, i) => row(100 + 20 * i, [50, 300], [text, given[i] ?? ""]));
    const lines = asked.map((_, i) => horizontal(102 + 20 * i, 298, 480));
    expect(pairsOf(typeset(prints, lines))).toEqual(
      Object.fromEntries(asked.map((label, i) => [label, given[i]])),
    );
    expect(pairsOf(typeset(prints, lines.slice(1, 2)))).not.toHaveProperty([asked[1] ?? ""]);
  });

  it("list costs by labels with numbers in them, among others without", () => {
    const costs = [
      ["Carriage fare", "312.00"],
      ["Per diem, 4 1/2 days at $50", "225.00"],
      ["Registration fee", "85.00"],
      ["Hired car", "30.00"],
    ] as const;
    const page = (list: readonly (readonly [string, string])[]) =>
      typeset(list.flatMap((texts, i) => row(100 + 16 * i, [50, -400], texts)));
    expect(pairsOf(page(costs))).toEqual(Object.fromEntries(costs));
    expect(pairsOf(page(costs.slice(0, 2)))).not.toHaveProperty([costs[1][0]]);
  });

  it("count what a till counts without a space behind the sign for numbers", () => {
    const till = [
      { x: 50, y: 100, text: "レジNo.05" },
      { x: 150, y: 100, text: "責No.1187" },
    ];
    expect(pairsOf(typeset(till))).toEqual({ "レジNo.": "05", "責No.": "1187" });
  });

  it("ask anew in print behind what was typed, before a colon", () => {
    const seen = typedInto(100, ["Profissão", "Serrador", "Vínculo: Efetivo"]).map((print) => ({
      ...print,
      face: print.face === "Typed" ? "typed" : "printed",
      confidence: 0.95,
    }));
    expect(pairsOf(typeset(seen))).toEqual({ Profissão: "Serrador", Vínculo: "Efetivo" });
  });

  it("have dates behind words for them that were seen in the face of the answers", () => {
    const asked = [
      ["Payee:", "Ambrose Tull"],
      ["Shown by:", "P. Quillon"],
      ["Ward:", "Bingham Falls"],
    ].flatMap(([label = "", answer = ""], i) => [
      { x: 50, y: 100 + 20 * i, text: label, face: "printed", confidence: 0.95 },
      { x: 130, y: 100 + 20 * i, text: answer, face: "typed", confidence: 0.95 },
    ]);
    const date = { x: 50, y: 180, text: "DATE 8-16-78", face: "typed", confidence: 0.95 };
    expect(pairsOf(typeset([...asked, date]))).toMatchObject({ DATE: "8-16-78" });
  });

  it("have wrapped labels in the middle of their cells, beside answers that begin at the side", () => {
    const grid = [
      { x: 60, y: 110, text: "证件有效", confidence: 0.95 },
      { x: 70, y: 122, text: "期至", confidence: 0.95, size: 12 },
      { x: 124, y: 116, text: "长期", confidence: 0.95 },
    ];
    const cells = [...frame(50, 95, 110, 130), ...frame(110, 95, 220, 130)];
    expect(pairsOf(typeset(grid, cells))).toEqual({ 证件有效期至: "长期" });
    const aside = grid.map((print) => (print.x === 70 ? { ...print, x: 54 } : print));
    expect(pairsOf(typeset(aside, cells))).not.toHaveProperty("证件有效期至");
  });
});
