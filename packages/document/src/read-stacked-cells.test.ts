import { describe, expect, it } from "vitest";
import { advance, frame, horizontal, type Print, row, typeset } from "../test/typeset";
import type { Page } from "./model";
import { readingOf } from "./read-document";

const pairsOf = (page: Page): string[] =>
  readingOf([page])
    .fields.filter((field) => field.label !== "")
    .map(({ label, value }) => `${label} = ${value}`);

/** Prints as a reader of pixels sees them. */
const seen = (prints: readonly Print[]): Print[] =>
  prints.map((print) => ({ ...print, confidence: 0.95 }));

const columns = [50, 150, 250, 350];

/** Cells beside each other, each with one text over another. */
function stack(
  heads: readonly string[],
  answers: readonly string[],
  set: (prints: readonly Print[]) => readonly Print[] = seen,
): Page {
  const prints = columns.flatMap((x, i) => [
    { x: x + 3, y: 112, text: heads[i] ?? "" },
    { x: x + 3, y: 124, text: answers[i] ?? "" },
  ]);
  const rules = columns.flatMap((x) => frame(x, 100, x + 100, 130));
  return typeset(set(prints), rules);
}

describe("cells with one text over another", () => {
  it("have labels above where most of the lower texts could be none", () => {
    expect(
      pairsOf(stack(["Pulso", "Aliento", "Mucosas", "Talla"], ["91 lpm", "20 rpm", "secas", "40"])),
    ).toEqual(["Pulso = 91 lpm", "Aliento = 20 rpm", "Mucosas = secas", "Talla = 40"]);
  });

  it("may hold names over addresses", () => {
    const names = ["Orlo GmbH", "Brandt GmbH", "Kerb GmbH", "Sund GmbH"];
    const pairs = pairsOf(stack(names, ["Weg 1", "Weg 2", "Weg 3", "Weg 4"]));
    expect(pairs.filter((pair) => names.some((name) => pair.startsWith(`${name} =`)))).toEqual([]);
  });

  it("leave the number of their box out of the label, where all boxes count up", () => {
    const numbered = (numbers: readonly number[]) =>
      pairsOf(
        stack(
          ["Trade name", "Street", "Contact", "Terms"].map((text, i) => `${numbers[i]} ${text}`),
          ["Heron Quay", "Cannery Lane", "Marta Sloan", "Net"],
        ),
      );
    expect(numbered([1, 2, 4, 7])).toEqual([
      "Trade name = Heron Quay",
      "Street = Cannery Lane",
      "Contact = Marta Sloan",
      "Terms = Net",
    ]);
    expect(
      pairsOf(
        stack(
          ["Trade name", "Street", "Contact", "Terms"].map((text, i) => `${i + 1}. ${text}`),
          ["Heron Quay", "Cannery Lane", "Marta Sloan", "Net"],
        ),
      ).at(0),
    ).toBe("1. Trade name = Heron Quay");
    expect(numbered([7, 2, 4, 1])).not.toContain("Trade name = Heron Quay");
    const printed = stack(
      ["1 Trade name", "2 Street", "4 Contact", "7 Terms"],
      ["Heron Quay", "Cannery Lane", "Marta Sloan", "Net"],
      (prints) => prints,
    );
    expect(pairsOf(printed)).toContain("Terms = Net");
  });
});

describe("what a form asks and what was filled in", () => {
  it("is told by the typefaces that take turns on a line", () => {
    const parts = ["resident in", "Trivento", "street", "Mill Lane", "n.", "41", "cell."];
    let x = 50;
    const prints = parts.map((text, i) => {
      const print = { x, y: 100, text, face: i % 2 === 0 ? "Form" : "Typed" };
      x += 5 * text.length + 4;
      return print;
    });
    expect(pairsOf(typeset(prints))).toEqual([
      "resident in = Trivento",
      "street = Mill Lane",
      "n. = 41",
    ]);
  });

  it("is a column of labels and one of answers, where a label wraps", () => {
    const rows = [
      ["Kraj", "Finlandia"],
      ["Przebieg", "118 400 km"],
      ["Silnik", "1197"],
      ["Barwa", "szara"],
    ];
    const prints = rows.flatMap(([label = "", value = ""], i) => [
      { x: 53, y: 114 + 20 * i, text: label },
      { x: 153, y: 114 + 20 * i, text: value },
    ]);
    const wrapped = [
      { x: 53, y: 190, text: "Czy pojazd jest" },
      { x: 53, y: 201, text: "sprawny" },
      { x: 153, y: 196, text: "w pełni" },
    ];
    const rules = [100, 120, 140, 160, 180].flatMap((top, i) =>
      [50, 150].flatMap((x) => frame(x, top, x + 100 + x, i === 4 ? 206 : top + 20)),
    );
    expect(pairsOf(typeset(seen([...prints, ...wrapped]), rules)).at(-1)).toBe(
      "Czy pojazd jest sprawny = w pełni",
    );
  });

  it("is no pair of parties that sign side by side", () => {
    const page = (caption: string) =>
      typeset([
        { x: 100, y: 100, text: "KHÁCH HÀNG" },
        { x: 300, y: 100, text: "ĐẠI DIỆN CÔNG TY" },
        { x: 92, y: 115, text: caption },
        { x: 305, y: 115, text: caption },
      ]);
    expect(pairsOf(page("(Ký, ghi rõ họ tên)"))).toEqual([]);
  });

  it("may be asked on the same line behind an answer, in capitals", () => {
    const page = typeset(
      seen([
        { x: 50, y: 100, text: "TEL" },
        { x: 80, y: 100, text: "03-5550 2274 FAX" },
        { x: 175, y: 100, text: "03-5550 2275" },
      ]),
    );
    expect(pairsOf(page)).toEqual(["TEL = 03-5550 2274", "FAX = 03-5550 2275"]);
  });

  it("leaves the points that were written over", () => {
    const line = (points: string) =>
      pairsOf(typeset([{ x: 50, y: 100, text: `In words: ten million dong${points}` }]));
    expect(line("...")).toEqual(["In words = ten million dong"]);
    expect(line(".")).toEqual(["In words = ten million dong."]);
  });

  it("is an amount a space behind its label, in a column of amounts", () => {
    const page = (edge: number) =>
      typeset([
        ...row(100, [50, -300], ["Net", "1 234,00 €"]),
        ...row(114, [50, -300], ["Tax", "234,00 €"]),
        {
          x: edge - advance("Advance paid -1 000,00 €", 10),
          y: 128,
          text: "Advance paid -1 000,00 €",
        },
        ...row(142, [50, -300], ["Due", "468,00 €"]),
      ]);
    expect(pairsOf(page(300))).toContain("Advance paid = -1 000,00 €");
    expect(pairsOf(page(400))).not.toContain("Advance paid = -1 000,00 €");
  });

  it("is not the next heading of a tinted column", () => {
    const prints = ["Location (annuelle)", "Remise famille"].map((text, i) => ({
      x: 53,
      y: 114 + 20 * i,
      text,
    }));
    const rules = [100, 120].flatMap((top) => [
      ...frame(50, top, 200, top + 20),
      ...frame(200, top, 500, top + 20),
    ]);
    const tint = { x0: 50, top: 100, x1: 200, bottom: 140 };
    const page = typeset([...prints, { x: 450, y: 114, text: "75,00 €" }], rules, [tint]);
    expect(pairsOf(page)).toEqual(["Location (annuelle) = 75,00 €"]);
  });

  it("is beside its label, be it a share or a product", () => {
    const values = ["6.8 x 1000", "29.8 %", "412,000", "80 fl"];
    const prints = ["WBC", "HCT", "PLT", "MCV"].flatMap((text, i) => [
      { x: 50, y: 100 + 18 * i, text },
      { x: 110, y: 100 + 18 * i, text: values[i] ?? "" },
      { x: 250, y: 100 + 18 * i, text: ["Odour", "Shade", "Sugar", "Casts"][i] ?? "" },
      { x: 330, y: 100 + 18 * i, text: ["none", "1.018", "6.0", "none"][i] ?? "" },
    ]);
    expect(pairsOf(typeset(prints, [horizontal(90, 40, 400)]))).toEqual(
      expect.arrayContaining(["WBC = 6.8 x 1000", "HCT = 29.8 %"]),
    );
  });

  it("has a label written from top to bottom in a narrow cell", () => {
    const signs = [..."个人小结"].map((text, i): Print => ({ x: 55, y: 115 + 16 * i, text }));
    const answer = { x: 90, y: 140, text: "五个月里我学会了入住登记，能独立上夜班。", face: "Kai" };
    const rules = [...frame(50, 100, 80, 170), ...frame(80, 100, 500, 170)];
    expect(pairsOf(typeset([...signs, answer], rules))).toEqual([
      "个人小结 = 五个月里我学会了入住登记，能独立上夜班。",
    ]);
  });
});
