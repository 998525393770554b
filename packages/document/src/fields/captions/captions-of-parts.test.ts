import { describe, expect, it } from "vitest";
import { frame, horizontal, type Print, typeset, vertical } from "../../../test/typeset";
import type { Rule } from "../../model";
import { readingOf } from "../../read-document";

const printed = (x: number, y: number, text: string): Print => ({
  x,
  y,
  text,
  size: 7,
  face: "Form",
});
const typed = (x: number, y: number, text: string): Print => ({ x, y, text, face: "Typed" });
const fieldsOf = (prints: readonly Print[], rules: Rule[] = []) =>
  readingOf([typeset(prints, rules)]).fields.map(({ label, value }) => `${label} = ${value}`);

describe("captions of parts of a form", () => {
  it("stand in brackets side by side below one line, each below what is written over it", () => {
    const lines = [160, 260].map((y) => horizontal(y, 40, 300));
    const found = fieldsOf(
      [
        typed(48, 158, "Orville Trembley"),
        typed(240, 158, "3/5/63"),
        printed(42, 168, "(Name of the employee)"),
        printed(236, 168, "(Date of entry)"),
        typed(48, 258, "Roy Dunleavy"),
        typed(180, 258, "General Foreman"),
        printed(42, 268, "(Name of the supervisor)"),
        printed(220, 268, "(Title of the supervisor)"),
      ],
      lines,
    );
    expect(found).toEqual([
      "(Name of the employee) = Orville Trembley",
      "(Date of entry) = 3/5/63",
      "(Name of the supervisor) = Roy Dunleavy",
      "(Title of the supervisor) = General Foreman",
    ]);
  });

  it("stand side by side below one line where what is written over it begins with them", () => {
    const seen = (at: number): Print[] =>
      [
        { x: 42, y: 158, text: "Herring Cove Boatyard" },
        { x: at, y: 158, text: "44-0917" },
        { x: 42, y: 168, text: "Yard that built her", size: 7 },
        { x: 302, y: 168, text: "Number on the builder's plate", size: 7 },
        { x: 42, y: 198, text: "Two masts" },
        { x: 42, y: 208, text: "Rigging", size: 7 },
        { x: 42, y: 238, text: "Tarred oak" },
        { x: 42, y: 248, text: "Planking", size: 7 },
      ].map((print) => ({ ...print, confidence: 0.95 }));
    const lines = [160, 200, 240].map((y) => horizontal(y, 40, 560));
    expect(fieldsOf(seen(304), lines)).toEqual([
      "Yard that built her = Herring Cove Boatyard",
      "Number on the builder's plate = 44-0917",
      "Rigging = Two masts",
      "Planking = Tarred oak",
    ]);
    expect(fieldsOf(seen(250), lines)).not.toContain("Number on the builder's plate = 44-0917");
  });

  it("are asked with a letter below a heading, over what was typed a little further in", () => {
    const part =
      "(a) If this position replaces another, give title, series and number of the other one";
    const found = fieldsOf(
      [
        printed(34, 92, "6. REASON FOR SUBMISSION"),
        printed(40, 101, part),
        typed(47, 113, "Supply Clerk, 2040, PL-0266"),
        printed(378, 99, "(b) Other (specify)"),
        typed(385, 113, "Change in duties"),
        printed(34, 155, "8. ORGANIZATIONAL TITLE"),
        typed(41, 169, "Yard Storekeeper"),
      ],
      [...frame(30, 84, 375, 131), ...frame(375, 84, 573, 131), ...frame(30, 146, 573, 180)],
    );
    expect(found).toContain(`${part} = Supply Clerk, 2040, PL-0266`);
    expect(found).toContain("(b) Other (specify) = Change in duties");
  });

  it.each([
    ["in another hand", { face: "Typed" }],
    ["in far larger type", { confidence: 0.95, size: 11 }],
  ])("are none of the next row where both begin with a label and go on %s", (_, look) => {
    const rows = [
      ["Name of animal", "TRUENO", "LOLA"],
      ["Sexo / Capa", "M / atigrado", "H / negro y fuego"],
      ["Nacimiento", "03/2013", "aprox. 2017"],
    ];
    const xs = [40, 112, 337, 562];
    const face = "face" in look ? { face: "Form" } : { confidence: 0.95 };
    const found = fieldsOf(
      rows.flatMap(([label = "", ...given], i) => [
        { x: 43, y: 114 + 20 * i, text: label, size: 7, ...face },
        ...given.map((text, k) => ({ x: (xs[k + 1] ?? 0) + 5, y: 115 + 20 * i, text, ...look })),
      ]),
      rows.flatMap((_, i) =>
        xs.slice(1).flatMap((x1, k) => frame(xs[k] ?? 0, 100 + 20 * i, x1, 120 + 20 * i)),
      ),
    );
    expect(found).toContain("Nacimiento = 03/2013");
    expect(found).toContain("Sexo / Capa = M / atigrado");
    expect(found).toContain("Name of animal = TRUENO");
  });

  it("stand below lines over which what was typed looks bold", () => {
    const answers = ["417", "5 x 10 x 22", "2, #1186", "April 9, 1976"];
    const captions = ["Box Number", "Size (inches)", "Keys Delivered", "Date of Lease"];
    const seen = { confidence: 0.95 };
    const found = fieldsOf(
      answers.flatMap((text, i) => [
        { x: 62 + 100 * i, y: 112, text, size: 9, bold: true, ...seen },
        { x: 58 + 100 * i, y: 124, text: captions[i] ?? "", size: 7, ...seen },
        { x: 62 + 100 * i, y: 146, text: `$ ${12 + i}.00`, size: 9, bold: true, ...seen },
        {
          x: 58 + 100 * i,
          y: 158,
          text: ["Annual Rental", "Key Deposit", "Total Received", "Paid To"][i] ?? "",
          size: 7,
          ...seen,
        },
      ]),
      answers.flatMap((_, i) => [115, 149].map((y) => horizontal(y, 57 + 100 * i, 147 + 100 * i))),
    );
    for (const [i, caption] of captions.entries())
      expect(found).toContain(`${caption} = ${answers[i]}`);
    expect(found).toContain("Total Received = $ 14.00");
  });

  it("are labels above lines of their own where the lowest lines have nothing below them", () => {
    const seen = { confidence: 0.95, size: 10 };
    const rows = [
      ["Received", "MAR 14 1988", "Posted", "3/18-3/21"],
      ["Salary range", "1,140-1,520", "Start date (1)", "4/4/88"],
      ["Code", "B7", "Start date (2)", "4/9/88"],
    ];
    const found = fieldsOf(
      rows.flatMap((texts, i) =>
        texts.map((text, k) => ({
          x: (k < 2 ? 122 : 300) + (k % 2 ? 8 : 1),
          y: 100 + 31 * i + 13 * (k % 2),
          text,
          bold: k % 2 === 1,
          ...seen,
        })),
      ),
      rows.flatMap((_, i) => [120, 298].map((x) => horizontal(117 + 31 * i, x, x + 140))),
    );
    for (const [label, value, other, answer] of rows) {
      expect(found).toContain(`${label} = ${value}`);
      expect(found).toContain(`${other} = ${answer}`);
    }
  });

  it("stand below lines in low boxes, which are high for their type though not for that of the answers", () => {
    const box = (y: number, title: string, asked: string[], answers: string[]) => ({
      prints: [
        { x: 44, y, text: title, bold: true },
        ...answers.map((text, i) => ({ x: 46 + 130 * i, y: y + 20, text, size: 12, face: "Hand" })),
        ...asked.map((text, i) => ({ x: 44 + 130 * i, y: y + 30, text, size: 6 })),
      ],
      rules: [
        ...[y + 5, y + 42].map((at) => horizontal(at, 40, 440)),
        ...[40, 440].map((x) => vertical(x, y + 5, y + 42)),
        ...[0, 1, 2].map((i) => horizontal(y + 23, 44 + 130 * i, 164 + 130 * i)),
      ],
    });
    const boxes = [
      box(
        100,
        "Patient",
        ["Full name", "Born on", "Relation"],
        ["Emil Barr", "14 / 03 / 2009", "son"],
      ),
      box(160, "Payment", ["Bank", "Held by", "Branch"], ["Serrano", "Ma. Villa", "North"]),
    ];
    const page = typeset(
      boxes.flatMap(({ prints }) => prints),
      boxes.flatMap(({ rules }) => rules),
    );
    const fields = readingOf([page]).fields.map(({ label, value }) => `${label} = ${value}`);
    expect(fields).toEqual([
      "Full name = Emil Barr",
      "Born on = 14 / 03 / 2009",
      "Relation = son",
      "Bank = Serrano",
      "Held by = Ma. Villa",
      "Branch = North",
    ]);
  });
});
