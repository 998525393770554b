import { describe, expect, it } from "vitest";
import { advance, frame, type Print, row, typeset } from "../test/typeset";
import type { Rule } from "./model";
import { readingOf } from "./read-document";

const pairsOf = (prints: readonly Print[], rules: Rule[] = []): string[] =>
  readingOf([typeset(prints, rules)])
    .fields.filter((field) => field.label !== "")
    .map(({ label, value }) => `${label} = ${value}`);

describe("boxes to tick", () => {
  it("may have a choice that says on behind its comma, with a number", () => {
    expect(
      pairsOf([{ x: 50, y: 100, text: "Ramp at the door: ☐ yes ☒ no, stair 3 left" }]),
    ).toEqual(["Ramp at the door = no, stair 3 left"]);
    const seen = { x: 50, y: 100, text: "Ramp: ☐ yes ☒ no, but 3 steps", confidence: 0.95 };
    expect(pairsOf([{ ...seen, face: "printed" }])).toEqual(["Ramp = no, but 3 steps"]);
    expect(pairsOf([seen])).toEqual(["Ramp = no"]);
  });

  it("answer what stands over them, and never each other", () => {
    const rows = [
      ["Your work is now", "Her work is now"],
      ["☒ employed for a wage ☐ farming own land", "☐ employed for a wage ☐ farming own land"],
      ["☐ out of work ☐ on leave ☐ in training", "☒ out of work ☐ on leave ☐ in training"],
      ["☐ retired ☐ keeping house ☐ in the army", "☐ retired ☐ keeping house ☐ in the army"],
    ];
    const prints = rows.flatMap((texts, i) => row(100 + 14 * i, [50, 320], texts));
    expect(pairsOf(prints)).toEqual([
      "Your work is now = employed for a wage",
      "Her work is now = out of work",
    ]);
  });

  it("stand nearer to the choice before them than to the next, and what follows the last one asks for something else", () => {
    const prints = row(
      100,
      [50, 220, 241, 257, 273, 294],
      ["Is any of them in dispute?", "YES", "☒", "NO", "☐", "If so, state cases: Blades"],
    );
    expect(pairsOf(prints)).toEqual([
      "Is any of them in dispute? = YES",
      "If so, state cases = Blades",
    ]);
  });

  it("in rows below a label, with room between, answer it within its cell", () => {
    const prints = [
      { x: 53, y: 84, text: "Caller: Ann Okafor", size: 7 },
      { x: 53, y: 100, text: "Nature of inquiry:", size: 7 },
      { x: 53, y: 122, text: "( ) Address change (X) Lost certificate", size: 7 },
      { x: 53, y: 136, text: "(X) Transfer / estate ( ) Tax form", size: 7 },
    ];
    expect(pairsOf(prints, frame(48, 74, 356, 160))).toEqual([
      "Caller = Ann Okafor",
      "Nature of inquiry = Lost certificate",
      "Nature of inquiry = Transfer / estate",
    ]);
  });

  it("in two columns below a label all answer it, with its colon or with how to answer in brackets", () => {
    const boxes = [
      ...row(114, [60, 320], ["☒ a copy of the deed", "☐ a rent book"]),
      ...row(128, [60, 320], ["☐ a water bill", "☒ an estimate"]),
    ];
    for (const label of ["Papers enclosed with this:", "Papers enclosed (tick)"]) {
      const asked = label.replace(":", "");
      expect(pairsOf([{ x: 50, y: 100, text: label }, ...boxes])).toEqual([
        `${asked} = a copy of the deed`,
        `${asked} = an estimate`,
      ]);
    }
  });

  it("right below the bar of a section answer its title, and begin where the bar does", () => {
    const prints = () => {
      const heading = [
        { x: 48, y: 100, text: "5", bold: true },
        { x: 65, y: 100, text: "Papers enclosed", bold: true },
      ];
      const boxes = row(120, [42, 220, 380], ["☒ insurance card", "☒ school report", "☐ lease"]);
      const bar = { x0: 42, top: 88, x1: 560, bottom: 104 };
      return readingOf([typeset([...heading, ...boxes], [], [bar])]).fields;
    };
    const found = prints().map(({ label, value }) => `${label} = ${value}`);
    const chosen = ["Papers enclosed = insurance card", "Papers enclosed = school report"];
    expect(found).toEqual(expect.arrayContaining(chosen));
  });

  it("in columns of a frame answer the bar over all of them, and dots behind boxes tick none", () => {
    const columns = [40, 216, 392, 568];
    const rows = [
      ["☐ Air lines", "☐ Exhaust", "☐ Oil pressure"],
      ["☐ ● Brakes", "☐ ● Fifth wheel", "☒ ● Steering"],
      ["☒ Heater", "☐ Fluids", "☐ Suspension"],
    ];
    const prints = [
      { x: 46, y: 100, text: "POWER UNIT", bold: true },
      ...rows.flatMap((texts, i) => row(120 + 14 * i, [46, 222, 398], texts)),
    ];
    const frames = columns.slice(1).flatMap((x, i) => frame(columns[i] as number, 108, x, 160));
    const bar = { x0: 40, top: 88, x1: 568, bottom: 108 };
    const { fields } = readingOf([typeset(prints, frames, [bar])]);
    expect(fields.map(({ label, value }) => `${label} = ${value}`).sort()).toEqual([
      "POWER UNIT = Heater",
      "POWER UNIT = Steering",
    ]);
  });

  it("in columns below headings of one line answer theirs, however near they stand to those before", () => {
    const prints = [
      ...row(100, [50, 175, 330], ["TIMBER", "LENGTH", "FELLED BY"], true),
      ...row(114, [50, 175, 330], ["☐ Larch", "☐ 2 m", "☒ saw"]),
      ...row(128, [50, 175, 330], ["☐ Silver birch only", "☒ 3 m", "☐ axe"]),
      ...row(142, [50, 175], ["☒ Oak", "☐ 4 m"]),
    ];
    expect(pairsOf(prints).sort()).toEqual(["FELLED BY = saw", "LENGTH = 3 m", "TIMBER = Oak"]);
  });

  it("are without the comma that leads on to the next question", () => {
    const prints = [
      ...row(100, [50, 250], ["Have you worked abroad?", "☐ no ☒ yes, in which country"]),
      { x: 400, y: 100, text: "Norway", face: "Pen" },
    ].map((print) => ({ face: "Form", ...print }));
    expect(pairsOf(prints)).toEqual(["Have you worked abroad? = yes", "in which country = Norway"]);
  });

  it("of yes and no may be followed by the next label", () => {
    const prints: Print[] = [
      { x: 50, y: 100, text: "Member of a club: ☐ no ☒ sì quale", face: "Form" },
      { x: 240, y: 100, text: "Monti Ritondi", face: "Pen" },
    ];
    expect(pairsOf(prints)).toEqual(["Member of a club = sì", "quale = Monti Ritondi"]);
    const asked: Print[] = [
      { x: 50, y: 100, text: "Fianza: ☐ no ☒ sí ¿Dónde?", face: "Form" },
      { x: 200, y: 100, text: "Monti Ritondi", face: "Pen" },
    ];
    expect(pairsOf(asked)).toEqual(["Fianza = sí", "¿Dónde? = Monti Ritondi"]);
    const other = [{ x: 50, y: 100, text: "Kin: ☐ yes ☐ no ☒ no longer known" }];
    expect(pairsOf(other)).toEqual(["Kin = no longer known"]);
  });

  it("or to ring are a blank where nobody chose one of yes and no", () => {
    expect(pairsOf(row(100, [50, 150], ["減免：", "有・無"]))).toEqual([]);
    expect(pairsOf(row(100, [50, 150], ["減免：", "有・一部"]))).toEqual(["減免 = 有・一部"]);
  });

  it("stand behind their boxes on pixels, however bold the others are seen", () => {
    const seen = { y: 100, confidence: 0.9 };
    const prints = [
      { ...seen, x: 50, text: "¿Lleva perros?" },
      { ...seen, x: 140, text: "☐ No ☒", bold: true },
      { ...seen, x: 175, text: "Sí" },
    ];
    expect(pairsOf(prints)).toEqual(["¿Lleva perros? = Sí"]);
  });

  it("may be followed by a question with an answer", () => {
    const prints = [{ x: 50, y: 100, text: "Gloves worn? ☒ yes ☐ no Which ones? leather, lined" }];
    expect(pairsOf(prints)).toEqual(["Gloves worn? = yes", "Which ones? = leather, lined"]);
    const open = [{ x: 50, y: 100, text: "Gloves worn? ☒ yes ☐ why not?" }];
    expect(pairsOf(open)).toEqual(["Gloves worn? = yes"]);
  });

  it("may be followed by brackets that ask for more of the one that is ticked", () => {
    const print = (text: string): Print[] => [{ x: 50, y: 100, text }];
    expect(pairsOf(print("Allergies: ☐ no ☒ yes (which: birch, hazel)"))).toEqual([
      "Allergies = yes",
      "which = birch, hazel",
    ]);
    expect(pairsOf(print("アレルギー： ☐ なし ☒ あり（ 食品名：くるみ ）"))).toEqual([
      "アレルギー = あり",
      "食品名 = くるみ",
    ]);
    expect(pairsOf(print("过敏史： 无□ 不清楚□ 有☑ （药名：青霉素）"))).toEqual([
      "过敏史 = 有",
      "药名 = 青霉素",
    ]);
    expect(pairsOf(print("Paid by: ☒ other (specify: voucher)"))).toEqual([
      "Paid by = other",
      "specify = voucher",
    ]);
    expect(pairsOf(print("Paid by: ☐ cash ☒ card (e.g.: debit)"))).toEqual([
      "Paid by = card (e.g.: debit)",
    ]);
    const choices = "☐ なし ☒ あり（内容";
    const apart = [
      { x: 50, y: 100, text: "アレルギー：" },
      { x: 120, y: 100, text: choices },
      { x: 120 + advance(choices, 10) + 11, y: 100, text: "くるみ、猫の毛）" },
    ];
    expect(pairsOf(apart)).toEqual(["アレルギー = あり", "内容 = くるみ、猫の毛"]);
    expect(pairsOf(print("お迎え： ☐ 不要 ☒ 要（祖母も 可）"))).toEqual([
      "お迎え = 要（祖母も 可）",
    ]);
  });

  it("may have a comma behind them and more that is asked for, which another face answers", () => {
    const line = (parts: readonly (readonly [string, string?])[]): Print[] => {
      let x = 50;
      return parts.map(([text, face = "Form"]) => {
        const print = { x, y: 100, text, face };
        x += advance(`${text} `, 10);
        return print;
      });
    };
    const asked = "Boats kept: ☐ none ☒ some, moored at";
    expect(pairsOf(line([[asked], ["Sallow Quay", "Pen"], ["☐ many"]]))).toEqual([
      "Boats kept = some",
      "moored at = Sallow Quay",
    ]);
    expect(pairsOf(line([[asked], ["Sallow Quay"]]))).toEqual([
      "Boats kept = some, moored at Sallow Quay",
    ]);
    expect(pairsOf(line([["入院歴： ☒ 有（回数"], ["3回", "Pen"], ["） ☐ 無"]]))).toEqual([
      "入院歴 = 有",
      "回数 = 3回",
    ]);
  });

  it("are without the semicolon that ends a line of a list", () => {
    expect(pairsOf([{ x: 50, y: 100, text: "Moored ashore: ☐ yes ☒ no;" }])).toEqual([
      "Moored ashore = no",
    ]);
  });

  it("answer the heading of a section behind its letter, and not how to answer", () => {
    const prints: Print[] = [
      ...row(100, [50, 64], ["C", "SORT OF LEAK"]).map((print) => ({ ...print, bold: true })),
      { x: 480, y: 100, text: "mark all that apply" },
      ...row(116, [50, 200, 350], ["☐ seam", "☒ rivet", "☐ valve"]),
      ...row(132, [50, 200, 350], ["☒ flange", "☐ gauge", "☐ hose"]),
    ];
    expect(pairsOf(prints)).toEqual(["SORT OF LEAK = rivet", "SORT OF LEAK = flange"]);
  });

  it("right below a text that begins where they do are what it asks for, though no list knows it", () => {
    const print = (x: number): Print[] => [
      { x: 30, y: 100, text: "4", bold: true },
      { x: 50, y: 100, text: "Birds on the pond" },
      { x, y: 118, text: "☒ coot ☐ teal ☒ smew" },
    ];
    expect(pairsOf(print(50))).toEqual(["Birds on the pond = coot", "Birds on the pond = smew"]);
  });

  it("answer a numbered statement of many words in a list of them", () => {
    const statements = [
      "1) You may send me leaflets and the yearly list",
      "2) You may keep note of what I borrow, so as to tell me of new ones",
      "3) You may give my name to the other societies",
    ];
    const prints = statements.flatMap((text, i) =>
      row(100 + 18 * i, [50, 400], [text, i === 1 ? "☐ Agreed ☒ Refused" : "☒ Agreed ☐ Refused"]),
    );
    expect(pairsOf(prints)).toContain(`${statements[1]} = Refused`);
  });

  it("are no second line of the label over them in their cell", () => {
    const prints = [
      { x: 53, y: 112, text: "Within the budget?" },
      { x: 53, y: 126, text: "(x) Yes ( ) No" },
      { x: 203, y: 112, text: "Grant" },
      { x: 203, y: 126, text: "VC-118" },
    ];
    const rules = [50, 200].flatMap((x) => frame(x, 100, x + 150, 132));
    expect(pairsOf(prints, rules)).toContain("Within the budget? = Yes");
  });

  it("are parted from another question with boxes on their line", () => {
    const prints = [
      { x: 50, y: 100, text: "Walls painted ☐ all ☒ some ☐ none" },
      { x: 260, y: 100, text: "Floors swept ☒ yes ☐ no" },
    ];
    expect(pairsOf(prints)).toEqual(["Walls painted = some", "Floors swept = yes"]);
  });

  it("end before the text whose only box stands behind it", () => {
    const line = (last: string) =>
      row(100, [50, 160, 210, 260], ["Nets mended?", "☐ yes", "☒ no", last]);
    expect(pairsOf(line("urgent ☐"))).toEqual(["Nets mended? = no"]);
    expect(pairsOf(line("☒ urgent"))).toEqual(["Nets mended? = no", "Nets mended? = urgent"]);
  });

  it("answer numbered questions in the cells beside them, which may go on below", () => {
    const rows = [
      ["7", "Has any frame of the sort been welded or", "tested?", "(X) Yes, in part ( ) No"],
      ["8", "Is any further use planned?", "", "( ) Yes (X) No"],
    ];
    const prints = rows.flatMap(([number = "", text = "", rest = "", boxes = ""], i) =>
      [
        { x: 53, y: 112 + 30 * i, text: number, confidence: 0.9 },
        { x: 78, y: 112 + 30 * i, text, confidence: 0.9 },
        { x: 78, y: 124 + 30 * i, text: rest, confidence: 0.9 },
        { x: 310, y: 118 + 30 * i, text: boxes, confidence: 0.9 },
      ].filter((print) => print.text !== ""),
    );
    // Boxes in cells of several widths are no column.
    const rules = [100, 130].flatMap((y) => [
      ...frame(50, y, 300, y + 30),
      ...frame(300, y, y + 400, y + 30),
    ]);
    expect(pairsOf(prints, rules)).toEqual([
      "Has any frame of the sort been welded or tested? = Yes, in part",
      "Is any further use planned? = No",
    ]);
  });

  it("behind their choices do not reach what is asked next on the line", () => {
    const prints = [
      ...row(100, [50, 120], ["Sex: m ☒ f ☐", "Age: 34"]),
      ...row(120, [50, 180, 260, 400], ["Asthma", "yes ☒ no ☐", "Bad hearing", "yes ☐ no ☒"]),
    ];
    expect(pairsOf(prints)).toEqual(["Sex = m", "Age = 34", "Asthma = yes", "Bad hearing = no"]);
  });

  it("have a cell each beside what they answer", () => {
    const rows = [
      ["Did you sleep well last night?", "☑ yes", "☐ no"],
      ["Have you been abroad since May?", "☐ yes", "☑ no"],
      ["Do you take any medicine daily?", "☐ yes", "☑ no"],
    ];
    const columns = [50, 300, 360, 420];
    const rules = rows.flatMap((_, i) =>
      columns.slice(1).flatMap((x, c) => frame(columns[c] ?? 0, 100 + 20 * i, x, 120 + 20 * i)),
    );
    const prints = rows.flatMap((texts, i) => row(114 + 20 * i, [54, 306, 366], texts));
    expect(pairsOf(prints, rules)).toEqual(
      rows.map(([asked], i) => `${asked} = ${i === 0 ? "yes" : "no"}`),
    );
  });

  it("below each other answer the text with a colon that heads them, and none on their left", () => {
    const prints = [
      { x: 300, y: 100, text: "Copies for:" },
      ...row(112, [300], ["☒ owner"]),
      ...row(124, [60, 300], ["Form 14 — Works", "☒ surveyor"]),
      ...row(136, [300], ["☐ surety"]),
    ];
    expect(pairsOf(prints)).toEqual(["Copies for = owner", "Copies for = surveyor"]);
  });

  it("below a text that says what a tick means answer it", () => {
    const prints = [
      { x: 50, y: 100, text: "Papers sent by the bank (x = enclosed)" },
      ...row(114, [50, 200], ["(x) Bills of lading", "(x) Weight notes"]),
      ...row(128, [50, 200], ["( ) Consular invoice", "( ) Insurance"]),
    ];
    expect(pairsOf(prints)).toEqual([
      "Papers sent by the bank (x = enclosed) = Bills of lading",
      "Papers sent by the bank (x = enclosed) = Weight notes",
    ]);
  });

  it("end the lines of lists in columns, far behind their choices", () => {
    const lists = [
      ["Roof", "Slate ☒", "Thatch ☐", "Corrugated iron ☒"],
      ["Walls", "Brick ☐", "Flint ☒", "Cob ☐"],
    ];
    const prints = lists.flatMap(([head = "", ...choices], c) => [
      { x: 54 + 200 * c, y: 112, text: head, bold: true },
      ...choices.flatMap((choice, i): Print[] => [
        { x: 54 + 200 * c, y: 128 + 18 * i, text: choice.slice(0, -2) },
        { x: 232 + 200 * c, y: 128 + 18 * i, text: choice.slice(-1) },
      ]),
    ]);
    const rules = [50, 250].flatMap((x) => frame(x, 98, x + 200, 176));
    expect(pairsOf(prints, rules)).toEqual([
      "Roof = Slate",
      "Roof = Corrugated iron",
      "Walls = Flint",
    ]);
  });

  it("stand behind their choices beside a cell that asks for something else", () => {
    const prints = [
      ...row(
        112,
        [54, 254, 272, 292, 306],
        ["Is any part of it let to others?", "Yes", "☐", "No", "☒"],
      ),
      { x: 354, y: 112, text: "Last let: June 1993" },
    ];
    const rules = [...frame(50, 98, 350, 120), ...frame(350, 98, 560, 120)];
    expect(pairsOf(prints, rules)).toEqual([
      "Is any part of it let to others? = No",
      "Last let = June 1993",
    ]);
  });

  it("stand behind their choices, which stand apart from each other and from what asks", () => {
    const line = (y: number, asked: string, choices: readonly string[]): Print[] => [
      { x: 50, y, text: asked },
      ...choices.flatMap((choice, i): Print[] => [
        { x: 240 + 90 * i - advance(choice.slice(0, -2), 10), y, text: choice.slice(0, -2) },
        { x: 246 + 90 * i, y, text: choice.slice(-1) },
      ]),
    ];
    const prints = [
      ...line(100, "(b) Output", ["Fine ☐", "Fair ☒", "Poor ☐"]),
      ...line(118, "(f) Control of staff", ["Firm and fair ☒", "Weak ☐", "None ☐"]),
    ];
    expect(pairsOf(prints)).toEqual(["(b) Output = Fair", "(f) Control of staff = Firm and fair"]);
  });
});

it("takes boxes alone in the cells of items for no text of theirs", () => {
  const at = [50, 240, -330, 400];
  const page = typeset([
    ...row(100, at, ["Article", "Colour", "Qty", "Packed"], true),
    ...row(120, at, ["Garden bench", "teak", "2", "☒"]),
    ...row(140, at, ["Parasol foot", "grey", "1", "☐"]),
  ]);
  const rows = readingOf([page]).lineItems.map(({ cells }) => cells.map(({ value }) => value));
  expect(rows).toEqual([
    ["Garden bench", "teak", "2"],
    ["Parasol foot", "grey", "1"],
  ]);
});
