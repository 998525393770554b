import { describe, expect, it } from "vitest";
import { row, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

type Prints = Parameters<typeof typeset>[0];

function rowsOf(prints: Prints): string[][] {
  const { lineItems } = readingOf([typeset(prints)]);
  return lineItems.map(({ cells }) =>
    cells.map(({ label, value }) => (label === "" ? value : `${label}: ${value}`)),
  );
}

const text = (y: number, content: string, x = 50) => ({ x, y, text: content });

describe("items of receipts that say how they are wanted", () => {
  it("have each wish as a part of their name, above the count and the amount", () => {
    const rows = rowsOf([
      text(100, "Noodles with mushroom"),
      text(112, "> no chives"),
      ...row(124, [60, -250], ["2 x 3.20", "6.40"]),
      text(136, "Noodles in broth"),
      text(148, "> broth apart"),
      text(160, "> a large bowl"),
      ...row(172, [60, -250], ["1 x 2.90", "2.90"]),
      text(184, "CANCELLED Noodles"),
      ...row(196, [60, -250], ["-1 x 2.90", "-2.90"]),
      ...row(214, [50, -250], ["Total", "6.40"]),
    ]);
    expect(rows).toEqual([
      ["Noodles with mushroom\n> no chives", "2", "3.20", "6.40"],
      ["Noodles in broth\n> broth apart\n> a large bowl", "1", "2.90", "2.90"],
      ["CANCELLED Noodles", "-1", "2.90", "-2.90"],
    ]);
  });

  it("have wishes that stand in below their name, and what these add to the price", () => {
    const rows = rowsOf([
      text(100, "Es Kopi Susu Aren"),
      text(112, "Large (+6.000)", 62),
      text(124, "Less Sugar", 62),
      ...row(136, [50, -250], ["2 x 31.000", "62.000"]),
      text(148, "Kentang Goreng"),
      ...row(160, [50, -250], ["1 x 34.000", "34.000"]),
      ...row(178, [50, -250], ["Subtotal 3 produk", "96.000"]),
      ...row(190, [50, -250], ["Pembulatan", "0"]),
    ]);
    expect(rows).toEqual([
      ["Es Kopi Susu Aren\nLarge (+6.000)\nLess Sugar", "2", "31.000", "62.000"],
      ["Kentang Goreng", "1", "34.000", "34.000"],
    ]);
  });

  it("have wishes below the amount, where counts stand before all that is sold", () => {
    const rows = rowsOf([
      ...row(100, [50, 75, -250], ["2", "Smash burger", "25.90"]),
      text(112, "No onion", 95),
      ...row(124, [95, -250], ["Add bacon", "3.00"]),
      ...row(136, [50, 75, -250], ["1", "Egg plate", "11.40"]),
      text(148, "over medium", 95),
      text(160, "rye, no butter", 95),
      text(172, "-- CORRECTION --", 75),
      ...row(184, [50, 75, -250], ["3", "Fountain soda (@3.25)", "9.75"]),
      ...row(200, [50, -250], ["Total", "50.05"]),
    ]);
    expect(rows).toEqual([
      ["2", "Smash burger\nNo onion", "25.90"],
      ["Add bacon", "3.00"],
      ["1", "Egg plate\nover medium\nrye, no butter", "11.40"],
      ["3", "Fountain soda", "3.25", "9.75"],
    ]);
  });

  it("go on in small letters right below their name", () => {
    const rows = rowsOf([
      text(100, "Spiral binding, clear cover"),
      text(112, "blue back, red ribbon"),
      ...row(124, [60, -350], ["3 pcs @ 17.50", "52.50"]),
      text(136, "Laminating"),
      ...row(148, [60, -350], ["6 pcs @ 5.00", "30.00"]),
      ...row(164, [50, -350], ["Total", "82.50"]),
    ]);
    expect(rows[0]).toEqual([
      "Spiral binding, clear cover\nblue back, red ribbon",
      "3 pcs",
      "17.50",
      "52.50",
    ]);
  });

  it("stand above their counts below a heading over names and one over amounts, behind the number of a list", () => {
    const rows = rowsOf([
      ...row(80, [50, -262], ["Item / Qty", "Amount (RM)"]),
      ...row(100, [50, 80], ["A07", "Sour soup, large"]),
      text(112, "- less spicy", 80),
      ...row(124, [80, -245, 250], ["1 x 22.00", "22.00", "SV"]),
      ...row(136, [50, 80], ["B12", "Sliced beef"]),
      ...row(148, [80, -245, 250], ["2 x 26.80", "53.60", "SV"]),
      ...row(160, [50, 80], ["K02", "Tea refill"]),
      ...row(172, [80, -245, 250], ["4 x 1.80", "7.20", "SV"]),
      ...row(190, [50, -245], ["Subtotal", "82.80"]),
    ]);
    expect(rows).toEqual([
      [
        "A07",
        "Item / Qty: Sour soup, large\n- less spicy",
        "1",
        "22.00",
        "Amount (RM): 22.00",
        "SV",
      ],
      ["B12", "Item / Qty: Sliced beef", "2", "26.80", "Amount (RM): 53.60", "SV"],
      ["K02", "Item / Qty: Tea refill", "4", "1.80", "Amount (RM): 7.20", "SV"],
    ]);
  });

  it("keep the sign of a reduced rate apart before their names", () => {
    const rows = rowsOf([
      ...row(100, [50, -250], ["＊ほうれん草", "158"]),
      ...row(112, [50, -250], ["アルカリ電池", "348"]),
      ...row(130, [50, -250], ["小計", "¥506"]),
    ]);
    expect(rows).toEqual([
      ["＊", "ほうれん草", "158"],
      ["アルカリ電池", "348"],
    ]);
  });

  it("have wishes below their name that stand in as the counts do", () => {
    const rows = rowsOf([
      text(100, "Sate Ayam 10 tsk"),
      text(112, "Tanpa lemak", 56),
      text(124, "Bumbu dipisah", 56),
      ...row(136, [56, -250], ["2 x 31.000", "62.000"]),
      text(148, "Kerupuk"),
      ...row(160, [56, -250], ["1 x 34.000", "34.000"]),
      ...row(178, [50, -250], ["Subtotal", "96.000"]),
    ]);
    expect(rows).toEqual([
      ["Sate Ayam 10 tsk\nTanpa lemak\nBumbu dipisah", "2", "31.000", "62.000"],
      ["Kerupuk", "1", "34.000", "34.000"],
    ]);
  });
});
