import { expect, it } from "vitest";
import { frame, type Print, row, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

const asked = ["Workers on the 12th of August", "All others", "Hours, in thousands", "Days closed"];
const given = ["147", "31", "71.4", ""];
const lines = asked.flatMap((text, i): Print[] =>
  row(114 + 24 * i, [50, 305, 360], [text, `${201 + i}`, given[i] ?? ""]),
);
const boxes = asked.flatMap((_, i) => [
  ...frame(300, 100 + 24 * i, 330, 120 + 24 * i),
  ...frame(330, 100 + 24 * i, 400, 120 + 24 * i),
]);
const fieldsOf = (prints: Print[], rules: typeof boxes) =>
  readingOf([typeset(prints, rules)]).fields.map(({ label, value }) => `${label} = ${value}`);

it("pairs a question with the box behind that of its number, and with nothing where it is blank", () => {
  expect(fieldsOf(lines, boxes)).toEqual([
    "Workers on the 12th of August = 147",
    "All others = 31",
    "Hours, in thousands = 71.4",
  ]);
});

it("knows no numbers of boxes from two alone", () => {
  expect(fieldsOf(lines.slice(0, 6), boxes.slice(0, 16))).not.toContain("All others = 31");
});

it("takes no number written into several boxes for that of one of them", () => {
  const codes = ["041", "304", "2009"];
  const combs = codes.flatMap((code, i) =>
    [...code].flatMap((_, k) => frame(300 + 15 * k, 100 + 30 * i, 315 + 15 * k, 118 + 30 * i)),
  );
  const prints = codes.flatMap((code, i): Print[] => [
    { x: 180, y: 114 + 30 * i, text: ["Code of school", "Code of course", "Year left"][i] ?? "" },
    ...[...code].map((text, k) => ({ x: 305 + 15 * k, y: 114 + 30 * i, text })),
  ]);
  expect(fieldsOf(prints, combs)).toEqual([
    "Code of school = 041",
    "Code of course = 304",
    "Year left = 2009",
  ]);
});
