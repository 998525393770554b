import { expect, it } from "vitest";
import { frame, type Print, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

const upper = ["Số phiếu", "Ngày giao", "Tài xế"];
const lower = ["Note No.", "Date", "Driver"];
const given = ["GH2409-0236", "24/09/2024", "Lâm Văn Tí"];

/** Cells of two lines each over one with an answer each, the last of these in a face of its own. */
function pairsOf(second: readonly string[], below: readonly string[] = given): string[] {
  const at = (texts: readonly string[], y: number, face: string): Print[] =>
    texts.map((text, i) => ({ x: 60 + 150 * i, y, text, size: 8, face }));
  const page = typeset(
    [...at(upper, 112, "Form"), ...at(second, 122, "Form"), ...at(below, 140, "Pen")],
    [0, 1, 2].flatMap((i) => [
      ...frame(50 + 150 * i, 100, 200 + 150 * i, 127),
      ...frame(50 + 150 * i, 127, 200 + 150 * i, 147),
    ]),
  );
  return readingOf([page]).fields.map(({ label, value }) => `${label} = ${value}`);
}

it("takes two lines in each of several cells beside each other for one label, in two languages", () => {
  expect(pairsOf(lower)).toEqual(given.map((text, i) => `${upper[i]} ${lower[i]} = ${text}`));
});

it("leaves answers below their labels, and heads over nothing", () => {
  expect(pairsOf(["A 17", "3 May 2024", "Tí"], [])).toContain("Tài xế = Tí");
});

it("joins them beside a head of one line", () => {
  const heads = [["Haemoglobin", "(g/L)"], ["ALT", "(U/L)"], ["Group", "first"], ["HBsAg"]];
  const prints = heads.flatMap((lines, i): Print[] => [
    ...lines.map((text, k) => ({
      x: 60 + 110 * i,
      y: lines.length === 1 ? 117 : 112 + 10 * k,
      text,
      size: 8,
      face: "Form",
    })),
    { x: 60 + 110 * i, y: 142, text: ["115", "21", "O", "none"][i] ?? "", face: "Pen" },
  ]);
  const rules = heads.flatMap((_, i) => [
    ...frame(50 + 110 * i, 100, 160 + 110 * i, 127),
    ...frame(50 + 110 * i, 127, 160 + 110 * i, 149),
  ]);
  const fields = readingOf([typeset(prints, rules)]).fields;
  expect(fields.map(({ label, value }) => `${label} = ${value}`)).toEqual([
    "Haemoglobin (g/L) = 115",
    "ALT (U/L) = 21",
    "Group first = O",
    "HBsAg = none",
  ]);
});
