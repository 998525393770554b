import { expect, it } from "vitest";
import { frame, type Print, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

/** A grid seen on pixels: in each row a text of two looks in a cell, and what stands in the next one. */
function fieldsOf(
  rows: readonly (readonly [first: string, rest: string, answer: string])[],
  boldFirst = true,
) {
  const prints = rows.flatMap(([first, rest, answer], i): Print[] => {
    const y = 114 + 20 * i;
    return [
      { x: 53, y, text: first, bold: boldFirst, face: "printed" },
      { x: 53 + 6 * first.length, y, text: rest, bold: !boldFirst, face: "typed" },
      { x: 153, y, text: answer, face: "printed" },
    ];
  });
  const cells = rows.flatMap((_, i) => [
    ...frame(50, 100 + 20 * i, 150, 120 + 20 * i),
    ...frame(150, 100 + 20 * i, 320, 120 + 20 * i),
  ]);
  const seen = prints.map((print) => ({ ...print, confidence: 0.95 }));
  const { fields } = readingOf([typeset(seen, cells)]);
  return fields.map(({ label, value }) => `${label} = ${value}`);
}

it("keep all that stands in their cell on a scan, where words look bold or not by chance", () => {
  const fields = fieldsOf([
    ["Data", "nasc.", "30/07/2003"],
    ["Cód.", "postal", "2199-018"],
  ]);
  expect(fields).toEqual(["Data nasc. = 30/07/2003", "Cód. postal = 2199-018"]);
});

it("have their answer behind them in their own cell where the next one has a label", () => {
  const fields = fieldsOf([["Data", "hoje", "Telefone:"]]);
  expect(fields).toContain("Data = hoje");
});

it("have a bold typed answer behind them where the next cell has another pair", () => {
  const fields = fieldsOf([["Berth", "Westholm", "Pilot Okafor 24"]], false);
  expect(fields).toContain("Berth = Westholm");
});
