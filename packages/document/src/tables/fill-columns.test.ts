import { expect, it } from "vitest";
import { type Print, row, typeset } from "../../test/typeset";
import { readingOf } from "../read-document";

const rowsOf = (prints: readonly Print[]): string[][] =>
  readingOf([typeset(prints)]).lineItems.map(({ cells }) =>
    cells.map(({ label, value }) => `${label}=${value}`),
  );

const heading = (edges: readonly number[], texts: readonly string[]) => row(100, edges, texts);

it("gives units that begin left of their heading a column behind the counts", () => {
  const columns = [50, -320, 332, -460, -540];
  const prints = [
    ...heading([50, -320, -400, -460, -540], ["Description", "Quantity", "UOM", "Price", "Amount"]),
    ...row(120, columns, ["Oak plank", "4", "pcs", "12.50", "50.00"]),
    ...row(140, columns, ["Brass hinge", "10", "box", "1.20", "12.00"]),
  ];
  expect(rowsOf(prints)).toEqual([
    ["Description=Oak plank", "Quantity=4", "UOM=pcs", "Price=12.50", "Amount=50.00"],
    ["Description=Brass hinge", "Quantity=10", "UOM=box", "Price=1.20", "Amount=12.00"],
  ]);
});

it("gives codes that begin left of their heading a column behind the numbers of the rows", () => {
  const columns = [50, 76, 170, -400, -480, -550];
  const prints = [
    ...heading(
      [-66, -160, 170, -400, -480, -550],
      ["No.", "SKU", "Description", "Qty", "Price", "Amount"],
    ),
    ...row(110, [50], ["Woodwork"]),
    ...row(120, columns, ["1", "73-85", "Oak plank", "4", "12.50", "50.00"]),
    ...row(140, columns, ["2", "96-62", "Brass hinge", "10", "1.20", "12.00"]),
  ];
  expect(rowsOf(prints).map((cells) => cells.slice(0, 3))).toEqual([
    ["No.=1", "SKU=73-85", "Description=Oak plank"],
    ["No.=2", "SKU=96-62", "Description=Brass hinge"],
  ]);
});

it("leaves a column blank beside words of which none is a number or a code", () => {
  const prints = [
    ...heading([50, 200, -400, -480, -550], ["Description", "Colour", "Qty", "Price", "Amount"]),
    ...row(120, [50, -400, -480, -550], ["Oak plank", "4", "12.50", "50.00"]),
    ...row(140, [50, -400, -480, -550], ["Tin hinge", "10", "1.20", "12.00"]),
  ];
  expect(rowsOf(prints).map(([first]) => first)).toEqual([
    "Description=Oak plank",
    "Description=Tin hinge",
  ]);
});

it("takes the heading in the middle of a wide column for that of the numbers at its left", () => {
  const prints = [
    ...heading([62, 120, -400, -480, -550], ["No.", "Description", "Qty", "Price", "Amount"]),
    ...row(120, [46, 100, -400, -480, -550], ["1", "Oak plank", "4", "12.50", "50.00"]),
    ...row(140, [46, 100, -400, -480, -550], ["2", "Brass hinge", "10", "1.20", "12.00"]),
  ];
  expect(rowsOf(prints).map(([first]) => first)).toEqual(["No.=1", "No.=2"]);
});
