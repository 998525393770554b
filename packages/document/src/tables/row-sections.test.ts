import { expect, it } from "vitest";
import { row, typeset } from "../../test/typeset";
import { readingOf } from "../read-document";

const edges = [50, -330, -420, -540];

/** The names of four rows, with texts above the first and the third. */
function namesOf(above: readonly [string, string], names: readonly string[]): string[] {
  const [first = "", second = "", third = "", fourth = ""] = names;
  const page = typeset([
    ...row(100, edges, ["Description", "Qty", "Price", "Amount"], true),
    ...row(116, edges, [above[0]]),
    ...row(130, edges, [first, "1", "65.00", "65.00"]),
    ...row(144, edges, [second, "2", "10.00", "20.00"]),
    ...row(158, edges, [above[1]]),
    ...row(172, edges, [third, "3", "5.00", "15.00"]),
    ...row(186, edges, [fourth, "1", "22.00", "22.00"]),
    ...row(210, edges, ["Total", "", "", "122.00"]),
  ]);
  return readingOf([page]).lineItems.map(({ cells }) => cells[0]?.value ?? "");
}

const names = ["Brake check", "Oil change", "Oil filter", "Spark plug"];

it("heads the rows below with capitals, from the first row on", () => {
  expect(namesOf(["LABOUR", "SPARE PARTS"], names)).toEqual(names);
});

it("has no heading where all names are in capitals, or the first row has none above it", () => {
  expect(namesOf(["", "NO ONION"], names).join()).toContain("NO ONION");
  const loud = names.map((name) => name.toUpperCase());
  expect(namesOf(["LARGE", "SMALL"], loud).join()).toContain("SMALL");
});

it("has titles between signs over its rows, right below the headings too, that are part of neither", () => {
  const titled = namesOf(["** LABOUR **", "** SPARE PARTS **"], names);
  expect(titled).toEqual(names);
  expect(namesOf(["- Labour -", "- Parts -"], names)).toEqual(names);
});

it("has no such title where none stands over the first row: it is a wish about the item above", () => {
  expect(namesOf(["", "** quickly **"], names).join()).toContain("quickly");
});
