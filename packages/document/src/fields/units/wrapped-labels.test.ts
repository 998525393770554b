import { describe, expect, it } from "vitest";
import { frame, type Print, typeset } from "../../../test/typeset";
import type { Page } from "../../model";
import { readingOf } from "../../read-document";

const pairsOf = (page: Page): string[] =>
  readingOf([page])
    .fields.filter(({ label }) => label !== "")
    .map(({ label, value }) => `${label} = ${value}`);

const print = (x: number, y: number, text: string, more: Partial<Print> = {}): Print => ({
  ...{ x, y, text },
  ...more,
});

describe("a label of two lines beside the lines of an address", () => {
  const address = (x: number, more: Partial<Print> = {}) => [
    print(x, 100, "Thistle Lane Foods Ltd", more),
    print(x, 113, "220 Quarry Road", more),
    print(x, 126, "Hollowford HF4 9ZZ", more),
  ];
  const block = "Thistle Lane Foods Ltd\n220 Quarry Road\nHollowford HF4 9ZZ";

  it("is one where each of them is a label by itself", () => {
    const label = [
      print(50, 100, "Invoice", { bold: true }),
      print(50, 113, "to:", { bold: true }),
    ];
    expect(pairsOf(typeset([...label, ...address(110)]))).toEqual([`Invoice to = ${block}`]);
  });

  it("may go on with the stroke before its other language", () => {
    const label = [print(50, 100, "Giao hàng đến"), print(50, 113, "/ Ship To:")];
    expect(pairsOf(typeset([...label, ...address(140)]))).toEqual([
      `Giao hàng đến / Ship To = ${block}`,
    ]);
  });

  it("loses a stroke that no label stands above", () => {
    const page = typeset([print(50, 100, "/ Ship To:"), print(120, 100, "Thistle Lane Foods Ltd")]);
    expect(pairsOf(page)).toEqual(["Ship To = Thistle Lane Foods Ltd"]);
  });

  it("is one on pixels though a short line looks larger and lighter, and lines begin not quite at one place", () => {
    const seen = { confidence: 0.95 };
    const label = [
      print(50, 100, "Faturar", { ...seen, bold: true }),
      print(50, 113, "a:", { ...seen, size: 13 }),
    ];
    const [first, ...others] = address(110, seen);
    const moved = others.map((line) => ({ ...line, x: line.x - 0.3 }));
    expect(pairsOf(typeset([...label, first as Print, ...moved]))).toEqual([
      `Faturar a = ${block}`,
    ]);
  });
});

it("joins small lines of a caption that stand as far apart as the answer's, beside other cells", () => {
  const small = (x: number, y: number, text: string) => print(x, y, text, { size: 6.6 });
  const page = typeset(
    [
      small(54, 110, "Data dell'ordine / Order"),
      small(54, 122, "Date"),
      print(54, 134, "19/02/2027", { size: 8.5 }),
      small(164, 110, "Data di consegna /"),
      small(164, 122, "Delivery Date"),
      print(164, 134, "13/03/2027", { size: 8.5 }),
    ],
    [...frame(50, 100, 160, 140), ...frame(160, 100, 270, 140)],
  );
  expect(pairsOf(page)).toEqual([
    "Data dell'ordine / Order Date = 19/02/2027",
    "Data di consegna / Delivery Date = 13/03/2027",
  ]);
});

it("joins the rate of a tax below its name to it", () => {
  const sums = (y: number, label: string, amount: string) => [
    print(300 - 5 * label.length, y, label),
    print(400 - 5 * amount.length, y, amount),
  ];
  const page = typeset([
    ...sums(100, "Subtotal", "308.43"),
    print(300 - 45, 116, "Sales tax"),
    print(300 - 15, 128, "21%"),
    print(370, 122, "64.77"),
    ...sums(144, "Total", "373.20"),
  ]);
  expect(pairsOf(page)).toContain("Sales tax 21% = 64.77");
});
