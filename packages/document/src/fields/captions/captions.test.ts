import { describe, expect, it } from "vitest";
import { frame, horizontal, type Print, row, typeset } from "../../../test/typeset";
import type { Rule } from "../../model";
import { readingOf } from "../../read-document";

function pairsOf(prints: readonly Print[], rules: Rule[] = []): Record<string, string> {
  const labelled = readingOf([typeset(prints, rules)]).fields.filter(({ label }) => label !== "");
  return Object.fromEntries(labelled.map(({ label, value }) => [label, value]));
}

/** Cells from left to right, 100 wide and 30 tall, each with a caption in its corner and an answer below it. */
function captioned(y: number, texts: readonly (readonly [string, string])[]): [Print[], Rule[]] {
  const prints = texts.flatMap(([caption, answer], column) => [
    { x: 53 + 100 * column, y: y + 8, text: caption, size: 6 },
    ...(answer === "" ? [] : [{ x: 53 + 100 * column, y: y + 22, text: answer }]),
  ]);
  const rules = texts.flatMap((_, i) => frame(50 + 100 * i, y, 150 + 100 * i, y + 30));
  return [prints, rules];
}

describe("captions", () => {
  it("in the corners of cells are labels whatever they say, with blanks beside them", () => {
    const [prints, rules] = captioned(100, [
      ["4. Hull colour", "Grey"],
      ["5. Rigging", ""],
      ["6. Former name", "Old Tern"],
    ]);
    expect(pairsOf(prints, rules)).toEqual({
      "4. Hull colour": "Grey",
      "6. Former name": "Old Tern",
    });
  });

  it("a tenth smaller than their answers are labels in a text layer, whose sizes are exact", () => {
    const texts = [
      ["Zeilmaker", "Fenna ter Horst"],
      ["Steigerdeel", "Polder Noord"],
      ["Takelplaats", "Griet Kolk"],
    ];
    const prints = texts.flatMap(([caption = "", answer = ""], i) => [
      { x: 50 + 150 * i, y: 100, text: caption, size: 8.6 },
      { x: 50 + 150 * i, y: 113, text: answer },
    ]);
    expect(pairsOf(prints)).toEqual(Object.fromEntries(texts));
    expect(pairsOf(prints.map((print) => ({ ...print, confidence: 0.95 })))).not.toEqual(
      Object.fromEntries(texts),
    );
  });

  it("stand over answers that pixels show no larger, where most cells of the page have them", () => {
    const [upper, above] = captioned(100, [
      ["Hull colour", "Grey"],
      ["Rigging", "Gaff"],
      ["Former name", "Old Tern"],
      ["Berth", "C 14"],
    ]);
    const [lower, below] = captioned(130, [
      ["Last surveyed", "Ostrand, by Mr. Aune"],
      ["Next slip", "late spring"],
    ]);
    const prints = [...upper, ...lower.map((print) => ({ ...print, size: 6.4 }))];
    const seen = prints.map((print) => ({ ...print, confidence: 0.95 }));
    expect(pairsOf(seen, [...above, ...below])).toMatchObject({
      Berth: "C 14",
      "Last surveyed": "Ostrand, by Mr. Aune",
      "Next slip": "late spring",
    });
  });

  it("may count what they ask for, beside others that the lexicon knows over answers as large on pixels", () => {
    const texts = [
      ["1st surname", "ECKHART"],
      ["2nd surname", "VOSS"],
      ["First name", "IRENE"],
      ["Date of birth", "09/11/1987"],
      ["Nationality", "AUSTRIA"],
      ["Place of birth", "LINZ"],
      ["Phone", "0660 555 017"],
      ["Witness 1 (full name)", "ANNA ROSS"],
    ] as const;
    const rows = [texts.slice(0, 4), texts.slice(4)].map((own, i) => captioned(100 + 30 * i, own));
    const prints = rows.flatMap(([own]) => own);
    const page = prints.map((print) => ({ ...print, size: 8, confidence: 0.95 }));
    expect(
      pairsOf(
        page,
        rows.flatMap(([, rules]) => rules),
      ),
    ).toEqual(Object.fromEntries(texts));
  });

  it("stand below the titles of panels, which ask for nothing", () => {
    const panel = (x: number, title: string, ...pairs: [string, string][]): [Print[], Rule[]] => [
      [
        { x: x + 5, y: 358, text: title, size: 11, face: "Head", bold: true },
        ...pairs.flatMap(([label, value], i) => [
          { x: x + 5, y: 372 + 24 * i, text: label, size: 7, face: "Text" },
          { x: x + 5, y: 383 + 24 * i, text: value, size: 9, face: "Text" },
        ]),
      ],
      frame(x, 348, x + 160, 440),
    ];
    const panels = [
      panel(50, "What you have", ["Plan point", "77 1044"], ["Leaving fee", "£40"]),
      panel(220, "What we hold", ["Meter point", "23 5501"], ["Supply point", "8844 50"]),
      panel(390, "What you pay", ["Power point", "90 1055"], ["Smell of gas", "0800 555"]),
    ];
    const head = { x: 50, y: 30, text: "Corvane Gas Ltd", size: 16, face: "Head" };
    const found = pairsOf(
      [head, ...panels.flatMap(([prints]) => prints)],
      panels.flatMap(([, rules]) => rules),
    );
    expect(found).toEqual({
      "Plan point": "77 1044",
      "Leaving fee": "£40",
      "Meter point": "23 5501",
      "Supply point": "8844 50",
      "Power point": "90 1055",
      "Smell of gas": "0800 555",
    });
  });

  it("leave pairs within their cells to their own labels", () => {
    const lines = [
      "Van Oost Diervoeders",
      "Silokade 18",
      "5955 ZX Overdonk",
      "E orders@oost.example",
    ];
    const prints = [
      { x: 53, y: 110, text: "Leverancier", size: 7, bold: true },
      ...lines.map((text, i) => ({ x: 53, y: 122 + 11 * i, text })),
    ];
    expect(pairsOf(prints, frame(50, 100, 220, 170))).toEqual({
      Leverancier: lines.slice(0, 3).join("\n"),
      E: "orders@oost.example",
    });
  });

  it("stand beside them where the side of the last cell was not seen", () => {
    const [prints, rules] = captioned(100, [
      ["Hull colour", "Grey"],
      ["Rigging", "Gaff"],
      ["Licence", "4471"],
    ]);
    expect(pairsOf(prints, rules.slice(0, -4))).toEqual({
      "Hull colour": "Grey",
      Rigging: "Gaff",
      Licence: "4471",
    });
  });

  it("stand in the middle at the top of cells, over answers in another hand, but no title does", () => {
    const page = (size: number) => {
      const asked = [
        ["Andén", "7"],
        ["Piso", "3 C"],
        ["Visita", "2"],
      ].flatMap(([caption = "", answer = ""], i) => [
        { x: 100 + 100 * i - 0.25 * size * caption.length, y: 108, text: caption, size, face: "A" },
        { x: 100 + 100 * i - 2.5 * answer.length, y: 122, text: answer, face: "B" },
      ]);
      const rules = asked.flatMap((_, i) => frame(50 + 100 * i, 98, 150 + 100 * i, 130));
      return pairsOf(asked, rules);
    };
    expect(page(6)).toEqual({ Andén: "7", Piso: "3 C", Visita: "2" });
    expect(page(14).Andén).not.toBe("7");
  });

  it("are answered by no honorific that waits for a name", () => {
    const [prints, rules] = captioned(100, [
      ["宛名", "様"],
      ["品名", "麻布"],
      ["記号", "ロ"],
    ]);
    expect(pairsOf(prints, rules)).toEqual({ 品名: "麻布", 記号: "ロ" });
  });

  it("are no captions where both lines of the cells are set alike", () => {
    const [prints, rules] = captioned(100, [
      ["Grey paint", "Two coats"],
      ["Oak planks", "Sawn thin"],
    ]);
    const alike = prints.map((print) => ({ ...print, size: 9 }));
    expect(pairsOf(alike, rules)["Grey paint"]).not.toBe("Two coats");
  });

  it("are none of questions below them whose answers stand on their lines in the next cell", () => {
    const asked = ["How it was thought of", "a. Day first thought of", "b. Day first drawn"];
    const prints = [
      { x: 53, y: 111, text: "5" },
      ...asked.map((text, i) => ({ x: 70, y: 111 + 13 * i, text, face: "printed" })),
      { x: 233, y: 124, text: "about 20 Feb. 1966", face: "typed" },
      { x: 233, y: 137, text: "3 March 1966", face: "typed" },
    ].map((print) => ({ ...print, confidence: 0.95 }));
    const rules = [...frame(50, 100, 230, 145), ...frame(230, 100, 420, 145)];
    expect(pairsOf(prints, rules)["How it was thought of"]).toBeUndefined();
  });

  it("stand in the right corners of cells over numbers", () => {
    const asked = [
      ["Tarifa", "2,40"],
      ["Cuota", "691,20"],
      ["Suma", "622,08"],
    ];
    const prints = asked.flatMap(([caption = "", answer = ""], i) => [
      { x: 147 + 100 * i - 3 * caption.length, y: 108, text: caption, size: 6 },
      { x: 147 + 100 * i - 5 * answer.length, y: 122, text: answer },
    ]);
    const rules = asked.flatMap((_, i) => frame(50 + 100 * i, 100, 150 + 100 * i, 130));
    expect(pairsOf(prints, rules)).toEqual(Object.fromEntries(asked));
  });

  it("are none of what stands before a line to write on in their cell", () => {
    const prints = [
      { x: 53, y: 108, text: "Reserved for the office", size: 7 },
      { x: 53, y: 124, text: "File no." },
      { x: 100, y: 124, text: "7718/2017" },
    ];
    const rules = [...frame(50, 100, 300, 130), horizontal(126, 96, 200)];
    expect(pairsOf(prints, rules)).toEqual({ "File no.": "7718/2017" });
  });

  it("are none of a label before choices, in a part of the form with a title", () => {
    const prints = [
      { x: 53, y: 108, text: "Reserved for the office", size: 7, bold: true },
      { x: 53, y: 124, text: "Verdict" },
      { x: 110, y: 124, text: "☒ granted" },
      { x: 180, y: 124, text: "☐ refused" },
      { x: 53, y: 142, text: "File no." },
      { x: 110, y: 142, text: "7718/2017" },
    ];
    expect(pairsOf(prints, frame(50, 100, 300, 150))).toEqual({
      Verdict: "granted",
      "File no.": "7718/2017",
    });
  });

  it("stand below the middle of lines to write on", () => {
    const asked = [
      ["Tern", "vessel"],
      ["Hull", "port of call"],
      ["Gaff", "rig"],
    ];
    const prints = asked.flatMap(([answer = "", caption = ""], i) => [
      { x: 54 + 160 * i, y: 100, text: answer, size: 11 },
      { x: 120 + 160 * i - 1.75 * caption.length, y: 110, text: caption, size: 7 },
    ]);
    const rules = asked.map((_, i) => horizontal(102, 50 + 160 * i, 190 + 160 * i));
    expect(pairsOf(prints, rules)).toEqual({ vessel: "Tern", "port of call": "Hull", rig: "Gaff" });
  });

  it("stand below two lines for signatures, one of which a hand wrote on", () => {
    const below = (x: number, caption: string) => ({
      x: x - 1.75 * caption.length,
      y: 711,
      text: caption,
      size: 7,
      face: "Form",
    });
    const prints = [
      { x: 100, y: 700, text: "Ida Lind", face: "Form" },
      { x: 380, y: 700, text: "3 May, Falk", size: 13, face: "Hand" },
      below(120, "whoever issues the bill"),
      below(400, "whoever takes the goods"),
    ];
    const rules = [120, 400].map((x) => horizontal(703, x - 80, x + 80));
    const headings = ["FROM", "FOR"].flatMap((text, i): Print[] => [
      { x: 50 + 200 * i, y: 60, text, bold: true, face: "Form" },
      { x: 50 + 200 * i, y: 74, text: "Lind Joiners", face: "Form" },
    ]);
    const under = [50, 250].map((x) => horizontal(64, x, x + 150));
    expect(pairsOf([...headings, ...prints], [...under, ...rules])).toMatchObject({
      "whoever issues the bill": "Ida Lind",
      "whoever takes the goods": "3 May, Falk",
    });
  });

  it("stand as headings over a row of cells", () => {
    const columns = [50, 150, 250, 350];
    const rules = [100, 120].flatMap((y) => columns.flatMap((x) => frame(x, y, x + 100, y + 20)));
    const inside = columns.map((x) => x + 30);
    const prints = [
      ...row(114, inside, ["Crates", "Tare", "Grade", "Seal"]),
      ...row(134, inside, ["14", "31.5", "AB-2", ""]),
    ];
    expect(pairsOf(prints, rules)).toEqual({ Crates: "14", Tare: "31.5", Grade: "AB-2" });
  });

  it("are told from labels beside their answers in the same cells", () => {
    const columns = [50, 150, 250, 350];
    const rules = [100, 120].flatMap((y) => columns.flatMap((x) => frame(x, y, x + 100, y + 20)));
    const inside = columns.map((x) => x + 5);
    const prints = [
      ...row(114, inside, ["Werkstoff", "Messing", "Charge", "M 117"]),
      ...row(134, inside, ["Losnummer", "L 4471", "Stand", "12.03.2020"]),
    ];
    expect(pairsOf(prints, rules)).toMatchObject({ Losnummer: "L 4471", Charge: "M 117" });
  });

  it("are none of labels with answers beside them, whose sizes were measured unevenly", () => {
    const sizes = [9, 10.2, 8.9, 10.4, 9.1, 10.3];
    const asked = [
      "Distributor",
      "Territory seen",
      "Date of visit",
      "Last visited",
      "Region",
      "Next round",
    ];
    const prints = asked.flatMap((text, i) => [
      { x: 50, y: 100 + 16 * i, text, size: sizes[i] as number },
      { x: 150, y: 100 + 16 * i, text: `Paducah Mills 4${i}`, size: 11 },
    ]);
    const small = [0, 1, 2, 3].flatMap((i) => [
      {
        x: 50 + 120 * i,
        y: 300,
        text: ["Hull colour", "Rigging", "Keel laid", "Sail maker"][i] ?? "",
        size: 9,
      },
      { x: 50 + 120 * i, y: 312, text: ["Grey", "Gaff", "Oak", "Ostend"][i] ?? "", size: 12 },
    ]);
    expect(pairsOf([...prints, ...small])).toMatchObject(
      Object.fromEntries(asked.map((text, i) => [text, `Paducah Mills 4${i}`])),
    );
  });

  it("need no ruling where small type stands over larger again and again", () => {
    const columns = [50, 200, 350];
    const prints = [
      ...row(100, columns, ["Keeper", "Ward", "Diet"]).map((print) => ({ ...print, size: 7 })),
      ...row(112, columns, ["Nan Ashby", "Seven", "Plain"]),
    ];
    expect(pairsOf(prints)).toEqual({ Keeper: "Nan Ashby", Ward: "Seven", Diet: "Plain" });
    const [first, second, , ...answers] = prints;
    expect(pairsOf([first, second, ...answers.slice(0, 2)] as Print[])).toEqual({});
  });

  it("begin their row right below a title, to which the first stands closer than to its answer", () => {
    const xs = [50, 160, 270, 380];
    const sized = (size: number, y: number, texts: readonly string[]) =>
      row(y, xs, texts).map((print) => ({ ...print, size }));
    const prints = [
      { x: 50, y: 100, text: "Present dwelling", size: 9, bold: true },
      ...sized(7, 113, ["Surface", "Chambers", "Lease", "Heating"]),
      ...sized(10, 129, ["54 sq", "Two", "Open", "Oil"]),
    ];
    expect(pairsOf(prints)).toEqual({
      Surface: "54 sq",
      Chambers: "Two",
      Lease: "Open",
      Heating: "Oil",
    });
  });
});

describe("lines to write on", () => {
  it("hold answers, which are no captions of what is written below in larger type", () => {
    const at = [50, 300];
    const rows = [
      ["Lab no.", "C. R. Mancuso", "Seen", "Sept. 14"],
      ["Mill room", "Casting Shop", "Charge", "220-6"],
      ["Alloy sort", "Yellow brass", "Bar", "Upper end"],
      ["Melted by", "H. Lund", "Poured", "Night shift"],
    ];
    const prints = rows.flatMap(([a = "", b = "", c = "", d = ""], i) => [
      { x: 50, y: 100 + 16 * i, text: a },
      { x: 130, y: 100 + 16 * i, text: b, size: i % 2 ? 10 : 8 },
      { x: 300, y: 100 + 16 * i, text: c },
      { x: 380, y: 100 + 16 * i, text: d, size: i % 2 ? 10 : 8 },
    ]);
    const lines = rows.flatMap((_, i) => at.map((x) => horizontal(102 + 16 * i, x + 78, x + 200)));
    expect(pairsOf(prints, lines)).toMatchObject({
      "Lab no.": "C. R. Mancuso",
      "Mill room": "Casting Shop",
    });
  });
});

describe("rows of two columns", () => {
  const columns = [50, 200];

  it("hold up labels that no lexicon knows", () => {
    expect(
      pairsOf([
        ...row(100, columns, ["Draw resistance", "102"]),
        ...row(114, columns, ["Paper weight", "25.5"]),
        ...row(128, columns, ["Wrapping", "Loose"]),
      ]),
    ).toEqual({ "Draw resistance": "102", "Paper weight": "25.5", Wrapping: "Loose" });
  });

  it("are not made of two addresses side by side", () => {
    expect(
      pairsOf([
        ...row(100, columns, ["Alder Works", "Canal Stores"]),
        ...row(114, columns, ["Mill Row", "Long Quay"]),
        ...row(128, columns, ["00417 Pellmouth", "00318 Wenbury"]),
      ]),
    ).toEqual({});
  });

  it("stand below the lines to write on, where several of them do", () => {
    const line = (x: number, y: number): Rule => ({
      orientation: "horizontal",
      box: { x0: x, x1: x + 200, top: y, bottom: y + 1 },
    });
    const prints: Print[] = [
      { x: 50, y: 112, text: "Hull colour", size: 8 },
      { x: 300, y: 112, text: "Former name", size: 8 },
      { x: 50, y: 135, text: "Grey" },
      { x: 50, y: 152, text: "Rigging", size: 8 },
      { x: 300, y: 135, text: "Old Tern of the" },
      { x: 300, y: 147, text: "northern fleet" },
      { x: 300, y: 164, text: "Home port", size: 8 },
    ];
    const rules = [line(50, 102), line(300, 102), line(50, 142), line(300, 154)];
    expect(pairsOf(prints, rules)).toEqual({
      Rigging: "Grey",
      "Home port": "Old Tern of the northern fleet",
    });
  });

  it("have captions in larger print than what was typed on them", () => {
    const prints = ["Sown by", "Field", "Sown on"].flatMap((text, i): Print[] => {
      const answer = ["Ada Lund", "Long Acre", "9 May 1986"][i] ?? "";
      const at = { x: 50 + 170 * i, confidence: 0.9 };
      return [
        { ...at, y: 100, text: answer, size: 8, face: "typed" },
        { ...at, y: 113, text, face: "printed" },
      ];
    });
    const rules = [50, 220, 390].map((x) => horizontal(102, x, x + 150));
    expect(pairsOf(prints, rules)).toEqual({
      "Sown by": "Ada Lund",
      Field: "Long Acre",
      "Sown on": "9 May 1986",
    });
  });

  it("are no captions below the rules of headings", () => {
    const heads = ["SUPPLIER", "DELIVER TO", "INVOICE TO"];
    const prints = heads.flatMap((text, i): Print[] => [
      { x: 50 + 170 * i, y: 100, text, size: 8 },
      { x: 50 + 170 * i, y: 116, text: ["Brook Mill", "Tern Yard", "Accounts"][i] ?? "" },
    ]);
    const rules = heads.map(
      (_, i): Rule => ({
        orientation: "horizontal",
        box: { x0: 50 + 170 * i, x1: 200 + 170 * i, top: 103, bottom: 104 },
      }),
    );
    expect(pairsOf(prints, rules)).toEqual({
      SUPPLIER: "Brook Mill",
      "DELIVER TO": "Tern Yard",
      "INVOICE TO": "Accounts",
    });
  });

  it("are not what stands on the next line, as typed as what stands on this", () => {
    const asked = ["Series", "Group", "Length", "Meeting", "Read on", "Station"];
    const answers = ["No. 17", "Field residue", "31 + 6", "Forage days", "6/12/79", "Fen lodge"];
    const prints = answers.flatMap((text, i): Print[] => [
      { x: 50, y: 100 + 21 * i, text: asked[i] ?? "", face: "printed" },
      { x: 150, y: 99 + 21 * i, text, face: "typed" },
    ]);
    const rules = answers.map((_, i) => horizontal(107 + 21 * i, 148, 400));
    expect(pairsOf(prints, rules)).toMatchObject({
      Length: "31 + 6",
      Meeting: "Forage days",
      "Read on": "6/12/79",
      Station: "Fen lodge",
    });
  });

  it("may be two letters over the cells of a week, told by the face of what was written", () => {
    const days = ["Mi", "Do", "Fr", "Sa"];
    const prints = days.flatMap((text, i): Print[] => [
      { x: 70 + 100 * i, y: 112, text, face: "Lato" },
      ...(i % 2 === 0 ? [{ x: 70 + 100 * i, y: 132, text: "1.5", face: "Courier" }] : []),
    ]);
    const rules = days.flatMap((_, i) => [
      ...frame(50 + 100 * i, 100, 150 + 100 * i, 120),
      ...frame(50 + 100 * i, 120, 150 + 100 * i, 140),
    ]);
    expect(pairsOf(prints, rules)).toEqual({ Mi: "1.5", Fr: "1.5" });
    // Two blanks beside each other are two blanks, though one may look like an answer.
    const written = prints.filter(({ text }) => text !== "1.5");
    const answers = [0, 3].map(
      (i): Print => ({ x: 70 + 100 * i, y: 132, text: "2", face: "Courier" }),
    );
    expect(pairsOf([...written, ...answers], rules)).toEqual({ Mi: "2", Sa: "2" });
  });

  it("are no headings of boxes in which labels stand before their answers", () => {
    const prints: Print[] = [
      { x: 53, y: 110, text: "Office use", face: "Lato", bold: true, size: 8 },
      { x: 53, y: 126, text: "Filed as", face: "Lato" },
      { x: 100, y: 126, text: "M-0377", face: "Courier" },
    ];
    expect(pairsOf(prints, frame(50, 100, 350, 135))).toEqual({ "Filed as": "M-0377" });
  });

  /** Three signed for in columns: a name over its office and a town over "Seat", each on a line, at these heights. */
  const signed = (office: number, town: number, seat: number) => {
    const typed = (x: number, y: number, text: string) => ({ x, y, text, face: "Typed" });
    const form = (x: number, y: number, text: string) => ({ x, y, text, size: 7.5, face: "Form" });
    const parties = [
      [50, "Merriman Toll", "Port Brennan", "ARCHITECT"],
      [220, "Gagnon & Reidy", "Bingham Falls", "CONTRACTOR"],
      [390, "Hospital District", "Fort Leland", "OWNER"],
    ] as const;
    return parties.flatMap(([x, name, place, head]) => [
      typed(x + 3, 100, name),
      form(x, office, head),
      typed(x + 3, town, place),
      form(x, seat, "Seat"),
    ]);
  };
  const linesAt = (...heights: number[]) =>
    [50, 220, 390].flatMap((x) => heights.map((y) => horizontal(y, x, x + 150)));
  const offices = {
    ARCHITECT: "Merriman Toll",
    CONTRACTOR: "Gagnon & Reidy",
    OWNER: "Hospital District",
  };

  it("stand close below lines, with answers somewhat higher above them, one over another", () => {
    expect(pairsOf(signed(118, 128, 146), linesAt(112, 140))).toMatchObject(offices);
  });

  it("stand below lines that what was typed is well above, though some have a line of their own below", () => {
    const below = { x: 53, y: 168, text: "P. Quillon", face: "Typed" };
    const rules = [...linesAt(113.5, 145.5), horizontal(172, 50, 200)];
    expect(pairsOf([...signed(122, 132, 153), below], rules)).toMatchObject({
      ...offices,
      Seat: "Fort Leland",
    });
  });

  it("stand in bold over answers in plain type, line by line", () => {
    const bold = (y: number, texts: readonly string[]) =>
      row(y, [50, 170, 300, 420], texts).map((print) => ({ ...print, bold: true }));
    const prints = [
      ...bold(100, ["Buyer", "Your reference", "Ordered on", "Expected"]),
      ...row(113, [50, 170, 300, 420], ["Loïc Garan", "DEV-25", "03/03/2025", "18/03/2025"]),
      ...bold(128, ["Carriage", "Account"]),
      ...row(141, [50, 170], ["paid to Port-Elme", "Soap / Easter"]),
    ];
    expect(pairsOf(prints, [])).toEqual({
      Buyer: "Loïc Garan",
      "Your reference": "DEV-25",
      "Ordered on": "03/03/2025",
      Expected: "18/03/2025",
      Carriage: "paid to Port-Elme",
      Account: "Soap / Easter",
    });
  });

  it("stand over cells with room to stamp in, beside another grid", () => {
    const prints = [
      ...row(110, [55, 105, 155], ["出荷", "検品", "配送"]),
      ...row(134, [55, 105, 155], ["安藤", "久世", "笹森"]),
      ...row(109, [305, -398], ["10%対象", "70,630"]),
    ];
    const rules = [50, 100, 150].flatMap((x) => [
      ...frame(x, 100, x + 50, 115),
      ...frame(x, 115, x + 50, 145),
    ]);
    const beside = [300, 350].flatMap((x) => frame(x, 99, x + 50, 114));
    expect(pairsOf(prints, [...rules, ...beside])).toMatchObject({
      出荷: "安藤",
      検品: "久世",
      配送: "笹森",
    });
  });
});
