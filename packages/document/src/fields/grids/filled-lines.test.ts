import { expect, it } from "vitest";
import { frame, type Print, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

/** A cell with a label beside one with these pieces, what is in braces in another face. */
function pairsOf(...pieces: string[]): string[] {
  let x = 165;
  const inside = pieces.map((piece): Print => {
    const text = piece.replace(/[{}]/g, "");
    const print = { x, y: 114, text, face: piece.startsWith("{") ? "Pen" : "Form" };
    x += 10 * text.length + 12;
    return print;
  });
  const page = typeset(
    [{ x: 60, y: 114, text: "妊娠週数", face: "Form" }, ...inside],
    [...frame(50, 100, 160, 120), ...frame(160, 100, 400, 120)],
  );
  return readingOf([page]).fields.map(({ label, value }) => `${label} = ${value}`);
}

it("takes what a form printed with blanks and a pen filled in for one answer", () => {
  expect(pairsOf("満", "{9}", "週（第", "{3}", "月）")).toEqual(["妊娠週数 = 満 9 週（第 3 月）"]);
});

it("leaves labels with an answer each", () => {
  expect(pairsOf("海抜", "{316}", "傾斜", "{12}")).not.toContain("妊娠週数 = 海抜 316 傾斜 12");
});
