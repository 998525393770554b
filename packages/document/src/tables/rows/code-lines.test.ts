import { describe, expect, it } from "vitest";
import { row, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

const edges = [10, -130, -180, -250];
const till = (prints: Parameters<typeof typeset>[0]) => ({ ...typeset(prints), width: 260 });
const rowsOf = (prints: Parameters<typeof typeset>[0]) =>
  readingOf([till(prints)]).lineItems.map(({ cells }) =>
    cells.map(({ label, value }) => `${label}=${value}`).join(", "),
  );

describe("codes on lines of their own", () => {
  it("stand below names", () => {
    const rows = rowsOf([
      ...row(100, edges, ["Item", "Qty", "Price", "Amount"]),
      ...row(116, [10], ["Sports shoe white"]),
      ...row(128, edges, ["SH-1208", "2", "40.00", "80.00"]),
      ...row(144, [10], ["Grip for rackets"]),
      ...row(156, edges, ["GR-0331", "1", "15.00", "15.00"]),
      ...row(172, [10], ["Bag"]),
      ...row(184, edges, ["BG-7714", "3", "9.00", "27.00"]),
      ...row(210, [10, -250], ["Total", "122.00"]),
    ]);
    expect(rows).toEqual([
      "Item=Sports shoe white, =SH-1208, Qty=2, Price=40.00, Amount=80.00",
      "Item=Grip for rackets, =GR-0331, Qty=1, Price=15.00, Amount=15.00",
      "Item=Bag, =BG-7714, Qty=3, Price=9.00, Amount=27.00",
    ]);
  });

  it("are of the cell of a name where they are numbers of articles", () => {
    const rows = rowsOf([
      ...row(100, edges, ["Item", "Qty", "Price", "Amount"]),
      ...row(116, [10], ["Sports shoe white"]),
      ...row(128, edges, ["955600128", "2", "40.00", "80.00"]),
      ...row(144, [10], ["Grip for rackets"]),
      ...row(156, edges, ["955502230", "1", "15.00", "15.00"]),
      ...row(172, [10], ["Bag"]),
      ...row(184, edges, ["955736804", "3", "9.00", "27.00"]),
      ...row(210, [10, -250], ["Total", "122.00"]),
    ]);
    expect(rows[2]).toBe("Item=Bag\n955736804, Qty=3, Price=9.00, Amount=27.00");
  });

  it("stand above names, below a heading of both, with the sign between a count and a price", () => {
    const item = (y: number, code: string, name: string, ...counts: string[]) => [
      ...row(y, [10], [code]),
      ...row(y + 12, [10], [name]),
      ...row(y + 24, [-90, -140, -250], counts),
    ];
    const rows = rowsOf([
      ...row(88, [10], ["CODE / DESCRIPTION"]),
      ...row(100, [-90, -140, -250], ["QTY", "PRICE", "AMOUNT"]),
      ...item(120, "2110034", "SANDALWOOD STICK", "2 x", "12.90", "25.80"),
      ...item(160, "2204415", "GOLD PAPER", "10 x", "2.40", "24.00"),
      ...item(200, "9555001330102", "LAMP OIL RED", "3 x", "6.80", "20.40"),
      ...row(250, [10, -250], ["TOTAL", "70.20"]),
    ]);
    expect(rows[0]).toBe(
      "CODE=2110034, DESCRIPTION=SANDALWOOD STICK, QTY=2, PRICE=12.90, AMOUNT=25.80",
    );
    expect(rows).toHaveLength(3);
  });

  it("stand behind no mark of a list", () => {
    const rows = rowsOf([
      ...row(100, edges, ["Item", "Qty", "Price", "Amount"]),
      ...row(116, edges, ["> Shoe", "2", "40.00", "80.00"]),
      ...row(132, edges, ["> Grip", "1", "15.00", "15.00"]),
      ...row(148, edges, ["> Bag", "3", "9.00", "27.00"]),
      ...row(174, [10, -250], ["Total", "122.00"]),
    ]);
    expect(rows[0]).toBe("Item=Shoe, Qty=2, Price=40.00, Amount=80.00");
  });

  it("begin the names of all items, but not what members pay less", () => {
    const rows = rowsOf([
      { x: 229, y: 84, text: "USD" },
      ...row(100, [10], ["012237 BALLOON GOLD"]),
      ...row(112, [34, -250], ["1 X 8.90", "8.90"]),
      ...row(124, [10], ["012305 BALLOON BLUE"]),
      ...row(136, [34, -250], ["2 X 14.90", "29.80"]),
      ...row(148, [34, -250], ["MEMBER LESS 10%", "-2.98"]),
      ...row(160, [10], ["044101 PAPER PLATE"]),
      ...row(172, [34, -250], ["3 X 5.50", "16.50"]),
      ...row(196, [10, -250], ["TOTAL", "52.22"]),
    ]);
    expect(rows.slice(0, 3).map((text) => text.split(", ").slice(0, 2).join(", "))).toEqual([
      "=012237, =BALLOON GOLD",
      "=012305, =BALLOON BLUE",
      expect.stringContaining("MEMBER LESS 10%"),
    ]);
  });
});
