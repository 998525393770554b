import { describe, expect, it } from "vitest";
import { horizontal, type Print, row, typeset, vertical } from "../../../test/typeset";
import { toLines } from "../../layout/lines";
import type { Page } from "../../model";
import { readingOf } from "../../read-document";
import { wholeHeadingAt } from "./whole-headings";

const edges = [50, 100, -380, -450, -540];

describe("headings of item tables on scans", () => {
  it("keep a second heading whose brackets look taller on a scan", () => {
    const seen = (prints: Print[], size: number) =>
      prints.map((print) => ({ ...print, size, confidence: 0.9 }));
    const page = typeset([
      ...seen(row(100, edges, ["Mã", "Tên hàng", "SL", "Đơn giá", "Thành tiền"], true), 10),
      ...seen(row(115, edges, ["(Code)", "(Item)", "(Qty)", "(Price)", "(Amount)"], true), 13.5),
      ...seen(row(138, edges, ["A1", "Oak plank", "4", "12.50", "50.00"]), 10),
    ]);
    const labels = readingOf([page]).lineItems[0]?.cells.map(({ label }) => label);
    expect(labels).toContain("SL\n(Qty)");
  });

  it("have headings on two lines, of which a number by itself looks larger on a scan", () => {
    const seen = (y: number, texts: readonly string[], size: number) =>
      row(y, edges, texts).map((print) => ({ ...print, confidence: 0.9, size }));
    const [first, ...rest] = seen(100, ["1.", "Thing", "Qty", "Price", "Amount"], 7);
    const page = typeset([
      ...(first ? [{ ...first, size: 9.5 }] : []),
      ...rest,
      ...seen(110, ["No.", "bought", "packed", "each", "in all"], 7),
      ...seen(128, ["1", "Oak plank", "4", "12.50", "50.00"], 8),
      ...seen(146, ["2", "Brass hinge", "10", "1.20", "12.00"], 8),
    ]);
    const [item] = readingOf([page]).lineItems;
    expect(item?.cells.map(({ label }) => label)).toEqual([
      "1.\nNo.",
      "Thing\nbought",
      "Qty\npacked",
      "Price\neach",
      "Amount\nin all",
    ]);
  });

  it("begin above those in the middle of their cells, of which a tint makes some look bold", () => {
    const walls = [40, 90, 250, 330, 440, 550];
    const seen = (y: number, xs: readonly number[], texts: readonly string[], isTinted = false) =>
      row(y, xs, texts).map((print, i) => ({ ...print, confidence: 0.9, bold: isTinted && i > 0 }));
    const page = typeset(
      [
        ...seen(100, [-325, -435, -545], ["Cena", "Wartość", "Wartość"], true),
        ...seen(104, [50, 100], ["Lp.", "Nazwa towaru"]),
        ...seen(109, [-325, -435, -545], ["netto", "netto", "brutto"]),
        ...seen(128, [50, 100, -325, -435, -545], ["1", "Kasza", "7,40", "177,60", "186,48"]),
        ...seen(146, [50, 100, -325, -435, -545], ["2", "Miód", "3,85", "138,60", "145,53"]),
      ],
      [90, 114, 134, 152]
        .map((y) => horizontal(y, 40, 550))
        .concat(walls.map((x) => vertical(x, 90, 152))),
    );
    const [item] = readingOf([page]).lineItems;
    expect(item?.cells.map(({ label }) => label)).toEqual([
      "Lp.",
      "Nazwa towaru",
      "Cena\nnetto",
      "Wartość\nnetto",
      "Wartość\nbrutto",
    ]);
  });

  it("stand between walls of which a scan lost the upper end of one", () => {
    const edges = [50, 110, 220, -380, -540];
    const seen = (y: number, texts: readonly string[]) =>
      row(y, edges, texts).map((print) => ({ ...print, confidence: 0.9 }));
    const walls = [45, 105, 215, 330, 400, 550].map((x) => vertical(x, x === 215 ? 108 : 90, 160));
    const page = typeset(
      [
        ...seen(100, ["Item", "Description", "Unit", "Qty", "Amount"]),
        ...seen(120, ["A1", "Oak plank, planed", "piece", "4", "50.00"]),
        ...seen(140, ["B2", "Brass hinge", "pair", "10", "12.00"]),
      ],
      walls,
    );
    const band = wholeHeadingAt(toLines(page), 0, page, new Map());
    expect(band?.walls).toHaveLength(6);
  });

  it("stand close below the title of their table", () => {
    const seen = (prints: readonly Print[]) =>
      prints.map((print) => ({ ...print, confidence: 0.9, size: 9 }));
    const page = typeset([
      ...seen([{ x: 46, y: 86, text: "Castings", bold: true }]),
      ...seen(row(101, edges, ["No.", "Description", "Qty", "Price", "Amount"], true)),
      ...seen(row(120, edges, ["1", "Oak plank", "4", "12.50", "50.00"])),
      ...seen(row(138, edges, ["2", "Brass hinge", "10", "1.20", "12.00"])),
    ]);
    const [item] = readingOf([page]).lineItems;
    expect(item?.cells.map(({ label }) => label)).toEqual([
      "No.",
      "Description",
      "Qty",
      "Price",
      "Amount",
    ]);
  });
});

describe("headings of a table seen on pixels", () => {
  const seen = (prints: readonly Print[]) =>
    prints.map((print) => ({ ...print, confidence: 0.95 }));
  const columns = [50, -320, -400, -480];
  const rows = [
    ...row(124, columns, ["Oak plank", "4", "12.50", "50.00"]),
    ...row(144, columns, ["Brass hinge", "10", "1.20", "12.00"]),
  ];
  const first = (page: Page) =>
    readingOf([page]).lineItems[0]?.cells.map(({ label, value }) => `${label}=${value}`);

  it("are read without the specks above them", () => {
    const prints = [
      { x: 300, y: 88, text: "*" },
      ...row(100, columns, ["Description", "Quantity", "Price", "Amount"]),
      ...rows,
    ];
    expect(first(typeset(seen(prints)))).toEqual([
      ...["Description=Oak plank", "Quantity=4", "Price=12.50", "Amount=50.00"],
    ]);
  });

  it("are those above them in ideographs and in bold, where letters say the same once more", () => {
    const prints = [
      { x: 50, y: 100, text: "商品名", bold: true },
      { x: 296, y: 100, text: "数量", bold: true },
      { x: 380, y: 100, text: "単価", bold: true },
      { x: 460, y: 100, text: "金額", bold: true },
      ...row(112, columns, ["Product", "Qty", "Price", "Amount"]),
      ...row(130, columns, ["木製棚板", "4", "1,250", "5,000"]),
      ...row(150, columns, ["六角ボルト", "10", "120", "1,200"]),
    ];
    expect(first(typeset(seen(prints)))).toEqual([
      ...["商品名\nProduct=木製棚板", "数量\nQty=4", "単価\nPrice=1,250", "金額\nAmount=5,000"],
    ]);
  });

  it("are parted by a wall that begins a little further below them than the others", () => {
    const xs = [45, 330, 410, 490];
    const walls = (top: number) => [
      ...xs.map((x) => vertical(x, 105, 150)),
      vertical(260, top, 150),
      ...[105, 130, 150].map((y) => horizontal(y, 45, 490)),
    ];
    const headings = row(100, columns, ["Description", "Quantity", "Price", "Amount"]);
    const page = (top: number) => typeset(seen([...headings, ...rows]), walls(top));
    expect(first(page(114))).toHaveLength(4);
    expect(first(page(105))).toHaveLength(4);
  });
});

it("are parted over amounts of two columns that stand a space apart", () => {
  const line = (y: number, name: string, count: string, amounts: string) => [
    { x: 10, y, text: name },
    { x: 130, y, text: count },
    { x: 190, y, text: amounts },
  ];
  const prints = [
    ...[
      { x: 10, y: 100, text: "Descripción" },
      { x: 112, y: 100, text: "Cantidad" },
      { x: 188, y: 100, text: "Precio Total" },
    ],
    ...line(120, "Guantes de nitrilo", "6", "9,75 58,50"),
    ...line(140, "Bombilla clara", "5", "2,95 14,75"),
  ].map((print) => ({ ...print, confidence: 0.95 }));
  const [first] = readingOf([typeset(prints)]).lineItems;
  expect(first?.cells.map(({ label, value }) => `${label}=${value}`)).toEqual([
    ...["Descripción=Guantes de nitrilo", "Cantidad=6", "Precio=9,75", "Total=58,50"],
  ]);
});
