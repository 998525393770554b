import { expect, it } from "vitest";
import { frame, horizontal, typeset, vertical } from "../../../test/typeset";
import { readingOf } from "../../read-document";

/** Questions in cells, and beside each a box with a number at its head and what was written below it. */
function form(numbers: readonly string[], size: number): string[] {
  const asked = ["Persons in the household", "Monthly rate", "Monthly sum", "Relief", "To be paid"];
  const answers = ["4", "31.50", "126.00", "", "116.00"];
  const top = (i: number) => 100 + 30 * i;
  const page = typeset(
    asked.flatMap((text, i) => [
      { x: 44, y: top(i) + 18, text },
      { x: 243, y: top(i) + 8, text: numbers[i] ?? "", size: 6 },
      ...(answers[i] ? [{ x: 262, y: top(i) + 22, text: answers[i] ?? "", size }] : []),
    ]),
    [
      ...[...asked, ""].map((_, i) => horizontal(top(i), 40, 400)),
      ...[40, 240, 400].map((x) => vertical(x, 100, 250)),
    ],
  );
  return readingOf([page]).fields.map(({ label, value }) => `${label} = ${value}`);
}

it("leaves out the numbers over the answers of boxes below each other, of a blank one, too", () => {
  expect(form(["24.", "25.", "26.", "27.", "28."], 12)).toEqual([
    "Persons in the household = 4",
    "Monthly rate = 31.50",
    "Monthly sum = 126.00",
    "To be paid = 116.00",
  ]);
});

it("keeps numbers that do not count up", () => {
  expect(form(["24.", "31.", "17.", "9.", "40."], 12).join("\n")).toContain("24.");
});

/** Cells below each other, each with a numbered caption and an answer. */
function numbered(captions: readonly string[]): string[] {
  const answers = ["Orla Finch", "Sluice gate", "0417", "Thursday"];
  const top = (i: number) => 100 + 40 * i;
  const page = typeset(
    captions.flatMap((text, i) => [
      { x: 44, y: top(i) + 12, text, size: 8, confidence: 0.95 },
      { x: 54, y: top(i) + 30, text: answers[i] ?? "", size: 12, confidence: 0.95 },
    ]),
    captions.flatMap((_, i) => frame(40, top(i), 300, top(i) + 40)),
  );
  return readingOf([page]).fields.map(({ label }) => label);
}

it("gives a number of a box back the point that those of the others have", () => {
  const captions = ["1. Keeper", "2 Works", "3. Extension", "4. Wanted by"];
  expect(numbered(captions)).toEqual(["1. Keeper", "2. Works", "3. Extension", "4. Wanted by"]);
  const plain = ["1. Keeper", "2 Works", "3 Extension", "4 Wanted by"];
  expect(numbered(plain)).toEqual(["1. Keeper", "Works", "Extension", "Wanted by"]);
});
