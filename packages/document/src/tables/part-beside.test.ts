import { expect, it } from "vitest";
import { frame, horizontal, row, typeset } from "../../test/typeset";
import { hull } from "../layout/box";
import type { Line } from "../layout/lines";
import { toLines } from "../layout/lines";
import { readingOf } from "../read-document";
import { partBeside } from "./part-beside";

const textsOf = (line: Line | null | undefined) => line?.segments.map(({ text }) => text);

it("ends a table with its frame beside a list of sums without one", () => {
  const xs = [30, 110, 190, 270];
  const parted = (beside: readonly string[]) => {
    const page = typeset(
      row(113, [...xs.map((x) => x + 5), 380, 470], ["Item", "Out", "Back", "Amount", ...beside]),
      [...xs.flatMap((x) => frame(x, 100, x + 80, 120)), horizontal(100, 30, 350)],
    );
    const lines = toLines(page);
    const segments = lines.flatMap((line) => line.segments);
    const headings = segments.map((one) => ({
      text: one.text,
      key: null,
      box: one.box,
      segments: [one],
    }));
    const box = hull(headings.map((one) => one.box));
    const walls = [...xs, 350];
    const { heading } = partBeside(lines, [], { first: 0, last: 0, headings, box, walls }, page);
    return textsOf(heading[0]?.beside);
  };
  expect(parted(["+ deposits", "24.00"])).toEqual(["+ deposits", "24.00"]);
  expect(parted(["Remarks", "Place"])).toBeUndefined();
});

it("leaves a column of labels and answers beside a table to itself, on lines of its own or of the table", () => {
  const asked = [
    ["Account holder", "Wren Ashby"],
    ["Customer no.", "300518"],
    ["Tax ID", "A-99551"],
    ["Ship to", "27 Mill Row"],
  ];
  const items = ["Standing charge", "Water, band one", "Water, band two", "Sewer rental"];
  const prints = [
    ...row(
      100,
      [30, 260, 380, 440, 500],
      ["NL07 4410 18** **** 2093", "Item", "Qty", "Price", "Amount"],
    ),
    ...items.flatMap((name, i) =>
      row(120 + 20 * i, [260, 380, 440, 500], [name, `${i + 2}`, "1.50", `${1.5 * (i + 2)}0`]),
    ),
    ...asked.flatMap(([label = "", value = ""], i) => row(120 + 20 * i, [30, 120], [label, value])),
  ];
  const { lineItems, fields } = readingOf([typeset(prints)]);
  expect(lineItems.map(({ cells }) => cells[0]?.value)).toEqual(items);
  const found = fields.map(({ label, value }) => `${label} = ${value}`);
  expect(found).toEqual(expect.arrayContaining(asked.map((pair) => pair.join(" = "))));
});
