import { describe, expect, it } from "vitest";
import { frame, horizontal, type Print, row, typeset } from "../test/typeset";
import type { Page, Rule } from "./model";
import { readingOf } from "./read-document";

const pairsOf = (page: Page): string[] =>
  readingOf([page])
    .fields.filter((field) => field.label !== "")
    .map(({ label, value }) => `${label} = ${value}`)
    .sort();

describe("choices below the heading of a section", () => {
  const choices = [
    ["☐ Tarn", "☒ Beck"],
    ["☒ Gill", "☐ Fell"],
  ].flatMap((texts, i) => row(114 + 14 * i, [56, 320], texts));

  it("answer it, in all columns and on all lines", () => {
    const prints: Print[] = [{ x: 50, y: 100, text: "4. Kind of water", bold: true }, ...choices];
    expect(pairsOf(typeset(prints))).toEqual([
      "4. Kind of water = Beck",
      "4. Kind of water = Gill",
    ]);
  });

  it("answer one that says that they are to be ticked", () => {
    const prints: Print[] = [{ x: 50, y: 100, text: "Kind of water (check all that apply)" }];
    expect(pairsOf(typeset([...prints, ...choices]))).toEqual([
      "Kind of water (check all that apply) = Beck",
      "Kind of water (check all that apply) = Gill",
    ]);
  });

  it("answer a label with a colon, behind which the form says to tick", () => {
    for (const gap of [0, 30]) {
      const prints: Print[] = [
        { x: 50, y: 100, text: "Kind of water:" },
        { x: 125 + gap, y: 100, text: "(tick one)" },
        { x: 56, y: 114, text: "☐ Tarn" },
        { x: 56, y: 128, text: "☒ Beck" },
      ];
      expect(pairsOf(typeset(prints))).toEqual(["Kind of water = Beck"]);
      const next = row(144, [50, 120], ["Used for:", "☐ mills ☒ trout"]);
      const cell = frame(45, 88, 400, 150);
      expect(pairsOf(typeset([...prints, ...next], cell))).toEqual([
        "Kind of water = Beck",
        "Used for = trout",
      ]);
    }
  });

  it("answer none that is set like any other text", () => {
    const prints: Print[] = [{ x: 50, y: 100, text: "Fill in by hand and leave at the desk." }];
    expect(pairsOf(typeset([...prints, ...choices]))).toEqual([]);
  });

  it("are followed by a question with choices of its own", () => {
    const text = "Reason: ☒ moved house ☐ newly built";
    const asked = [
      { x: 50, y: 100, text },
      { x: 250, y: 100, text: "Is somebody living there now? ☐ Yes" },
      { x: 440, y: 100, text: "☒ No" },
    ];
    expect(pairsOf(typeset(asked))).toEqual([
      "Is somebody living there now? = No",
      "Reason = moved house",
    ]);
  });
});

describe("dates whose signs a form printed apart", () => {
  it("are one answer, with or without an era", () => {
    const prints: Print[] = [
      ...row(
        100,
        [50, 112, 150, 170, 196, 216, 242],
        ["死亡日期", "2024", "年", "3", "月", "9", "日"],
      ),
      ...row(
        130,
        [50, 110, 146, 166, 186, 206, 226, 246],
        ["申込日", "令和", "5", "年", "6", "月", "8", "日"],
      ),
    ];
    const found = pairsOf(typeset(prints)).map((pair) =>
      pair.replace(/(?<=[=\d年月和]) | (?=[年月日])/g, ""),
    );
    expect(found).toEqual(["死亡日期 =2024年3月9日", "申込日 =令和5年6月8日"].sort());
  });
});

describe("lines to write on", () => {
  it("have place and date below the only one that has a caption", () => {
    const prints: Print[] = [
      { x: 52, y: 100, text: "Lauterbach, 08.05.2024", face: "typed" },
      { x: 50, y: 110, text: "Ort, Datum", size: 7, face: "printed" },
    ];
    expect(pairsOf(typeset(prints, [horizontal(102, 50, 240)]))).toEqual([
      "Ort, Datum = Lauterbach, 08.05.2024",
    ]);
  });

  it("have captions further below and names further above where all of them do", () => {
    const asked = ["Sought by", "Day", "Head of works", "Overseer"];
    const given = ["D. Hatch", "10/14", "Lois Verhage", "C. W. Amory"];
    const at = [50, 170, 290, 410];
    const prints = [
      ...row(90, at, given).map((print) => ({ ...print, size: 12, face: "Pen" })),
      ...row(115.5, at, asked).map((print) => ({ ...print, size: 8, face: "Form" })),
    ];
    const rules = at.map((x) => horizontal(102, x - 2, x + 100));
    expect(pairsOf(typeset(prints, rules))).toEqual(
      asked.map((label, i) => `${label} = ${given[i]}`).sort(),
    );
  });
});

describe("long questions over boxes", () => {
  it("ask for what is written into them in another face", () => {
    const asked = [
      "What new accounts were opened, and who does the buying there now",
      "How is the No. 60 wrench display being used by dealers in town",
      "What did you and the salesman agree he would do before next time",
    ];
    const prints = asked.flatMap((text, i): Print[] => [
      { x: 50, y: 100 + 60 * i, text, face: "Form" },
      { x: 54, y: 122 + 60 * i, text: `Two of them, no. ${i}`, face: "Pen", size: 12 },
    ]);
    const rules: Rule[] = asked.flatMap((_, i) => frame(50, 106 + 60 * i, 540, 136 + 60 * i));
    expect(pairsOf(typeset(prints, rules))).toEqual(
      asked.map((label, i) => `${label} = Two of them, no. ${i}`).sort(),
    );
  });
});
