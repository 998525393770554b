import { describe, expect, it } from "vitest";
import { frame, horizontal, type Print, row, typeset } from "../test/typeset";
import type { Page } from "./model";
import { readingOf } from "./read-document";

const pairsOf = (page: Page): string[] =>
  readingOf([page])
    .fields.filter(({ label }) => label !== "")
    .map(({ label, value }) => `${label} = ${value}`);

/** Texts in the typeface of a form, of its titles, or as they were filled in. */
const set = (face: string, prints: readonly Print[]): Print[] =>
  prints.map((print) => ({ ...print, face }));

describe("a box with a title", () => {
  it("has the labels and answers below it, and no answer of its own", () => {
    const page = typeset(
      [
        ...set("Title", [{ x: 55, y: 112, text: "Payment by transfer please", bold: true }]),
        ...set("Plain", [
          ...row(126, [55, 160], ["Account name", "Tolerance Ltd"]),
          ...row(139, [55, 160], ["Bank", "Mercia Provincial"]),
          ...row(152, [55, 160], ["Sort code", "30-55-17"]),
        ]),
      ],
      frame(50, 100, 400, 160),
    );
    expect(pairsOf(page)).toEqual([
      "Account name = Tolerance Ltd",
      "Bank = Mercia Provincial",
      "Sort code = 30-55-17",
    ]);
  });

  it("is a caption where a single answer stands below it", () => {
    const page = typeset(
      [
        ...set("Title", [{ x: 55, y: 112, text: "Zahlbar an" }]),
        ...set("Plain", [{ x: 55, y: 126, text: "Kranichwerk Ost" }]),
      ],
      frame(50, 100, 400, 160),
    );
    expect(pairsOf(page)).toEqual(["Zahlbar an = Kranichwerk Ost"]);
  });
});

describe("a cell that answers the one before it", () => {
  const rules = [...frame(50, 100, 130, 140), ...frame(130, 100, 330, 140)];
  const answer = [
    ...set("Pen", [{ x: 135, y: 114, text: "周慧" }]),
    ...set("Digits", [{ x: 135, y: 130, text: "15205557716" }]),
  ];

  it("has no caption, though its first line is set otherwise", () => {
    const label = set("Form", [{ x: 65, y: 123, text: "紧急联系人" }]);
    expect(pairsOf(typeset([...label, ...answer], rules))).toEqual([
      "紧急联系人 = 周慧\n15205557716",
    ]);
  });

  it("has one where what is beside it is a caption with its own answer", () => {
    const other = [
      ...set("Pen", [{ x: 55, y: 112, text: "姓名" }]),
      ...set("Digits", [{ x: 55, y: 130, text: "88213" }]),
    ];
    expect(pairsOf(typeset([...other, ...answer], rules))).toContain("周慧 = 15205557716");
  });

  it("keeps a number of its sentence that is set in another typeface", () => {
    const page = typeset(
      [
        ...set("Form", [{ x: 55, y: 123, text: "拆改部位" }]),
        ...set("Pen", [{ x: 135, y: 123, text: "厨房与餐厅之间，约" }]),
        ...set("Digits", [{ x: 230, y: 123, text: "2.4" }]),
        ...set("Pen", [{ x: 250, y: 123, text: "米" }]),
      ],
      rules,
    );
    expect(pairsOf(page)).toEqual(["拆改部位 = 厨房与餐厅之间，约 2.4 米"]);
  });
});

describe("lines without a colon", () => {
  const line = (text: string) => pairsOf(typeset([{ x: 50, y: 100, text }]));

  it("part numbers to call and tax numbers from what asks for them", () => {
    expect(line("Tel 6555 3071")).toEqual(["Tel = 6555 3071"]);
    expect(line("P. IVA e C.F. 01844170506")).toEqual(["P. IVA e C.F. = 01844170506"]);
    expect(line("VAT Registration GB 417 2206 93")).toEqual(["VAT Registration = GB 417 2206 93"]);
    expect(line("Bill# BP2-0093771")).toEqual(["Bill# = BP2-0093771"]);
    expect(line("Box 2 of 6555 3071")).toEqual([]);
    expect(line("IBAN PT50 0270 0000 3187 7200 1093 8")).toEqual([
      "IBAN = PT50 0270 0000 3187 7200 1093 8",
    ]);
    expect(line("SWIFT CMCAPTPX")).toEqual(["SWIFT = CMCAPTPX"]);
    expect(line("Cont. n.º 500 318 772")).toEqual(["Cont. n.º = 500 318 772"]);
    expect(line("Peso bruto 412 kg")).toEqual(["Peso bruto = 412 kg"]);
    expect(line("Correio vendas@arieiro.example")).toEqual(["Correio = vendas@arieiro.example"]);
  });

  it("part a name from what a till prints before it", () => {
    expect(line("Cassiere SILVIA")).toEqual(["Cassiere = SILVIA"]);
    expect(line("Servi par Maud")).toEqual(["Servi par = Maud"]);
    expect(line("☐ Bedienung ☐ Einrichtung")).toEqual([]);
    expect(line("Cashier closed until noon")).toEqual([]);
    const seen = [
      { x: 50, y: 100, text: "担当", confidence: 0.95 },
      { x: 71, y: 100, text: "者", confidence: 0.95 },
    ];
    expect(pairsOf(typeset(seen))).toEqual([]);
    const bilingual = typeset(row(100, [50, 200], ["担当者 / Attention", "月島 健 様"]));
    expect(pairsOf(bilingual)).toEqual(["担当者 / Attention = 月島 健 様"]);
  });

  it("part what is printed in bold from the words before it, not from a sentence", () => {
    const bold = (plain: string, strong: string) => {
      const x = 50 + 5 * (plain.length + 1);
      return pairsOf(
        typeset([
          { x: 50, y: 100, text: plain },
          { x, y: 100, text: strong, bold: true },
        ]),
      );
    };
    expect(bold("Chez", "Mme Eva Lachenal")).toEqual(["Chez = Mme Eva Lachenal"]);
    expect(bold("Merci de votre visite et", "à bientôt")).toEqual([]);
  });

  it("end a code before the day and time below it", () => {
    const page = typeset([
      { x: 50, y: 100, text: "Nr. 22-11806" },
      { x: 50, y: 111, text: "Sa 17.09.2022" },
    ]);
    expect(pairsOf(page)).toContain("Nr. = 22-11806");
  });
});

describe("captions over boxes that stand apart", () => {
  const asked = [
    { x: 50, label: "Calado", answer: "1,70 m" },
    { x: 200, label: "Boca", answer: "3,20 m" },
    { x: 350, label: "Bandeira", answer: "Portuguesa" },
  ];
  const boxes = (gap: number) => asked.flatMap(({ x }) => frame(x, 104, x + 150 - gap, 124));
  const prints = asked.flatMap(({ x, label, answer }) => [
    { x, y: 100, text: label, size: 8 },
    { x: x + 6, y: 118, text: answer, size: 12 },
  ]);

  it("is one alone where a box holds what another face filled in, unless a label stands before it", () => {
    const box = { x0: 50, x1: 500, top: 104, bottom: 134 };
    const prints = [
      ...set("Form", [{ x: 50, y: 100, text: "Incentive" }]),
      ...set("Typed", [
        { x: 54, y: 116, text: "The car does not go before ten past eight and I" },
        { x: 54, y: 129, text: "begin at seven." },
      ]),
    ];
    const said = "The car does not go before ten past eight and I\nbegin at seven.";
    expect(pairsOf(typeset(prints, [], [box]))).toEqual([`Incentive = ${said}`]);
    const before = set("Form", [{ x: 10, y: 116, text: "Heat" }]);
    expect(pairsOf(typeset([...before, ...prints], [], [box]))).not.toContain(
      `Incentive = ${said}`,
    );
  });

  it("ask for what was written into them", () => {
    expect(pairsOf(typeset(prints, boxes(30)))).toEqual([
      "Calado = 1,70 m",
      "Boca = 3,20 m",
      "Bandeira = Portuguesa",
    ]);
  });

  it("have no answer where the box is empty, nor in the box below", () => {
    const rules = [...boxes(30), ...frame(50, 160, 170, 180)];
    const page = typeset([...prints, { x: 50, y: 156, text: "Indicativo", size: 8 }], rules);
    expect(pairsOf(page).filter((pair) => pair.startsWith("Indicativo"))).toEqual([]);
  });

  it("may be wider than the first box of a comb", () => {
    const comb = Array.from({ length: 6 }, (_, i) => frame(50 + 13 * i, 160, 63 + 13 * i, 176));
    const signs = [..."SB4077"].map((text, i) => ({ x: 54 + 13 * i, y: 172, text, size: 10 }));
    const caption = { x: 50, y: 156, text: "Conjunto de identificação", size: 8 };
    const page = typeset([...prints, caption, ...signs], [...boxes(30), ...comb.flat()]);
    expect(pairsOf(page)).toContain("Conjunto de identificação = SB4077");
  });
});

it("takes a label over the only box of a page for the caption of what was written much larger into it", () => {
  const page = (size: number) =>
    typeset(
      [
        { x: 50, y: 140, text: "Wells dug before the thaw", size: 14, confidence: 0.95 },
        { x: 50, y: 157, text: "Remarks", size, confidence: 0.95 },
        { x: 58, y: 180, text: "Bring both ladders down", size: 14, confidence: 0.95 },
      ],
      frame(50, 160, 450, 240),
    );
  expect(pairsOf(page(9))).toEqual(["Remarks = Bring both ladders down"]);
  expect(pairsOf(page(13))).not.toEqual(["Remarks = Bring both ladders down"]);
});

it("takes it for one beside the title of the form, which stands lower than what was written", () => {
  const page = (baseline: number) =>
    typeset(
      [
        { x: 50, y: 74, text: "RELEASE OF NETS AND FLOATS", size: 9, confidence: 0.95 },
        { x: 400, y: 50, text: "Remarks", size: 8, confidence: 0.95 },
        { x: 406, y: baseline, text: "KW2290", size: 13, confidence: 0.95 },
      ],
      frame(400, 53, 520, 78),
    );
  expect(pairsOf(page(67))).toEqual(["Remarks = KW2290"]);
  expect(pairsOf(page(72))).not.toContain("Remarks = KW2290");
});

describe("captions under boxes that stand apart", () => {
  const asked = ["Name*", "Society (if any)", "Town"];
  const given = ["Marisol Etxeberria", "Millrace Friends", "Larkmoor"];
  const sheet = (answers: readonly string[], face: string, size = 8) =>
    typeset(
      asked.flatMap((text, i) => [
        ...set(face, [{ x: 58 + 170 * i, y: 114, text: answers[i] as string, size: 9.5 }]),
        ...set("Form", [{ x: 52 + 170 * i, y: 128, text, size }]),
      ]),
      asked.flatMap((_, i) => [
        ...frame(52 + 170 * i, 100, 200 + 170 * i, 119),
        ...frame(52 + 170 * i, 140, 200 + 170 * i, 159),
      ]),
    );

  it("ask for what was written into them, though empty boxes follow below", () => {
    expect(pairsOf(sheet(given, "Pen"))).toEqual(asked.map((text, i) => `${text} = ${given[i]}`));
  });

  it("are none below letters that name the boxes, or below heads in small type", () => {
    expect(pairsOf(sheet(["A", "B", "C"], "Pen"))).not.toContain("Town = C");
    expect(pairsOf(sheet(["Seller", "Buyer", "Payer"], "Form", 11))).not.toContain("Town = Payer");
  });
});

it("takes words before a box with an answer in another face for its label, however they are put", () => {
  const page = (face: string) =>
    typeset(
      [
        ...set("Form", [{ x: 50, y: 80, text: "Date:" }]),
        ...set("Pen", [{ x: 80, y: 80, text: "11 March 2024" }]),
        ...set("Form", [{ x: 50, y: 114, text: "I will pay, without further notice, up to" }]),
        ...set(face, [{ x: 274, y: 114, text: "forty dollars" }]),
        ...set("Form", [
          { x: 50, y: 160, text: "The office answers within ten days of the request." },
        ]),
      ],
      frame(268, 100, 360, 120),
    );
  const pair = "I will pay, without further notice, up to = forty dollars";
  expect(pairsOf(page("Pen"))).toContain(pair);
  expect(pairsOf(page("Form"))).not.toContain(pair);
});

describe("a comb among lines to write on", () => {
  it("is answered like them, and its upper side parts no caption above it", () => {
    const given = ["Aldergate", "Wommack", "Norden"];
    const prints = ["Hearth", "Wick", "Staithe"].flatMap((text, i) => [
      { x: 60 + 110 * i, y: 100, text, size: 7 },
      { x: 62 + 110 * i, y: 113, text: given[i] as string, size: 10 },
    ]);
    const comb = Array.from({ length: 4 }, (_, i) => frame(390 + 13 * i, 101, 403 + 13 * i, 117));
    const signs = [..."6039"].map((text, i) => ({ x: 394 + 13 * i, y: 113, text, size: 10 }));
    const caption = { x: 390, y: 100, text: "Runes of their staves", size: 7 };
    const lines = given.map((_, i) => horizontal(117, 60 + 110 * i, 140 + 110 * i));
    const page = typeset([...prints, caption, ...signs], [...lines, ...comb.flat()]);
    expect(pairsOf(page)).toEqual([
      "Hearth = Aldergate",
      "Wick = Wommack",
      "Staithe = Norden",
      "Runes of their staves = 6039",
    ]);
  });
});

describe("the label of a party", () => {
  it("is answered below it where another block stands beside its own", () => {
    const edges = [50, 250];
    const page = typeset([
      ...row(100, edges, ["Invoice address", "Instruments returned to"]),
      ...row(112, edges, ["Hexley Hydraulics", "Hexley Hydraulics"]),
      ...row(124, edges, ["Purchase Ledger", "Goods In"]),
      ...row(136, edges, ["Netherby", "Netherby"]),
    ]);
    expect(pairsOf(page)).toContain(
      "Invoice address = Hexley Hydraulics\nPurchase Ledger\nNetherby",
    );
  });
});
