import { expect, it } from "vitest";
import { row, typeset } from "../../../test/typeset";
import { toLines } from "../../layout/lines";
import { readingOf } from "../../read-document";
import { toColumns } from "../columns";
import type { HeadingBand } from "../headings/heading";
import { wholeHeadingAt } from "../headings/whole-headings";
import { type CutLine, cutLines } from "./cut-lines";
import { headsSection } from "./row-sections";

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

it("heads the rows below in bold, from the first row on, but where each row has such a title", () => {
  const page = (titles: readonly string[], step: number) =>
    typeset([
      ...row(100, edges, ["Description", "Qty", "Price", "Amount"], true),
      ...names.flatMap((name, i) => [
        ...row(116 + step * i, edges, [titles[i] ?? ""], true),
        ...row(131 + step * i, edges, [name, "2", "10.00", "20.00"]),
      ]),
      ...row(320, edges, ["Total", "", "", "80.00"]),
    ]);
  const cellsOf = (titles: readonly string[]) =>
    readingOf([page(titles, 42)]).lineItems.map(({ cells }) => cells[0]?.value ?? "");
  expect(cellsOf(["Van of the mill", "", "Boat", ""])).toEqual(names);
  expect(cellsOf(["Van of the mill", "Boat", "Cart", "Mule"]).join()).toContain("Boat");
});

it("has titles between signs over its rows, right below the headings too, that are part of neither", () => {
  const titled = namesOf(["** LABOUR **", "** SPARE PARTS **"], names);
  expect(titled).toEqual(names);
  expect(namesOf(["- Labour -", "- Parts -"], names)).toEqual(names);
});

it("has no such title where none stands over the first row: it is a wish about the item above", () => {
  expect(namesOf(["", "** quickly **"], names).join()).toContain("quickly");
});

it("has titles that stand off from the rows above and below them further than lines of one row do", () => {
  const at = [50, 90, -400, -480, 500];
  const item = (y: number, no: string, ...lines: string[]) => [
    ...row(y, at, [no, lines[0] ?? "", "4", "9.50", "38.00"]),
    ...lines.slice(1).map((text, i) => ({ x: 90, y: y + 10 * (i + 1), text })),
  ];
  const page = (title: number) =>
    typeset([
      ...row(100, at, ["No.", "Description", "Qty", "Price", "Amount"], true),
      { x: 90, y: 114, text: "Order 4411 of 3 May" },
      ...item(128, "1", "Bent duct", "galvanised steel", "with lip seal"),
      { x: 90, y: title, text: "Fire protection" },
      ...item(title + 14, "2", "Fire damper", "spring return motor"),
      ...item(title + 39, "3", "Frame for no. 2", "screws enclosed"),
    ]);
  const names = (title: number) =>
    readingOf([page(title)]).lineItems.map(
      ({ cells }) => cells.find(({ key }) => key === "description")?.value,
    );
  expect(names(162)).toEqual([
    "Bent duct\ngalvanised steel\nwith lip seal",
    "Fire damper\nspring return motor",
    "Frame for no. 2\nscrews enclosed",
  ]);
  expect(names(158)[0]).toContain("Fire protection");
});

it("has no title in what stands beside the last column, on no line of the rows", () => {
  const at = [50, 90, -260, -330, -400];
  const keg = (y: number, ...texts: string[]) => [
    ...row(y, at, texts),
    ...row(y + 10, at, ["", "lot enclosed"]),
  ];
  const isTitle = (x: number) => {
    const page = typeset([
      ...row(100, at, ["No.", "Description", "Qty", "Price", "Amount"], true),
      { x, y: 114, text: "Before the lorry leaves" },
      ...keg(128, "1", "Steel keg", "2", "20.00", "40.00"),
      ...keg(152, "2", "Plastic keg", "3", "10.00", "30.00"),
      ...keg(176, "3", "Wooden cask", "1", "50.00", "50.00"),
      ...keg(200, "4", "Glass jar", "4", "5.00", "20.00"),
    ]);
    const [, ...below] = toLines(page);
    const band = wholeHeadingAt(toLines(page), 0, page, new Map()) as HeadingBand;
    const columns = toColumns(band, below, page.width);
    const cuts = cutLines(below, columns);
    const anchors = cuts.filter(({ line }) => line.segments.length > 1);
    return headsSection(cuts[0] as CutLine, cuts, anchors, columns);
  };
  expect(isTitle(90)).toBe(true);
  expect(isTitle(430)).toBe(false);
});
