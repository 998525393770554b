import { describe, expect, it } from "vitest";
import { facts } from "../../test/facts";
import { toComment } from "./comment";
import type { Facts } from "./facts";
import { findContradictions } from "./find-contradictions";

const rows = [
  ["1", "4", "12.50", "50.00"],
  ["2", "10", "1.20", "12.00"],
  ["3", "3", "6.00", "18.00"],
];

describe("findContradictions", () => {
  it("finds nothing in a document that adds up", () => {
    const clean = facts(
      [
        ["subtotal", "Subtotal", "80.00"],
        ["discount", "Discount", "(8.00)"],
        ["shipping", "Freight", "5.00"],
        ["tax", "VAT 10%", "7.70"],
        ["total", "Total", "84.70"],
      ],
      rows,
    );
    expect(findContradictions(clean)).toEqual([]);
  });

  it("takes what a discount leaves for another subtotal", () => {
    const discounted = (total: string, discount: string) =>
      facts([
        ["subtotal", "Cộng tiền hàng", "46.722.000"],
        ["discount", "Chiết khấu 3%", discount],
        ["discount", "Sau chiết khấu", "45.320.340"],
        ["tax", "Thuế GTGT 8%", "3.625.627"],
        ["total", "Tổng cộng", total],
      ]);
    expect(findContradictions(discounted("48.945.967", "-1.401.660"))).toEqual([]);
    expect(findContradictions(discounted("48.945.967", "1.401.660"))).toEqual([]);
    expect(findContradictions(discounted("48.954.967", "-1.401.660"))).toHaveLength(1);
  });

  it("adds up subtotals of two parts of an invoice", () => {
    const parted = (total: string) =>
      facts([
        ["subtotal", "小計 A", "52,250"],
        ["tax", "消費税（10％）", "8,000"],
        ["subtotal", "小計 B", "88,000"],
        ["total", "ご請求金額", total],
      ]);
    expect(findContradictions(parted("￥140,250"))).toEqual([]);
    expect(findContradictions(parted("￥140,520"))).toHaveLength(1);
  });

  it("lets the amount of what is credited be below nothing", () => {
    const credited = (amount: string) => facts([], [...rows, ["4", "120", "22", amount]]);
    expect(findContradictions(credited("-2,640.00"))).toEqual([]);
    expect(findContradictions(credited("-2,460.00"))).toHaveLength(1);
  });

  it("counts a tax once that is printed by its rates as well, after a rebate", () => {
    const taxed = (total: string) =>
      facts([
        ["subtotal", "小計", "90,160"],
        ["tax", "消費税", "8,172"],
        ["tax", "消費税額 10%", "5,600"],
        ["tax", "消費税額 8%", "2,572"],
        ["discount", "値引き", "-2,000"],
        ["total", "合計", total],
      ]);
    expect(findContradictions(taxed("96,332"))).toEqual([]);
    expect(findContradictions(taxed("96,532"))).toHaveLength(1);
  });

  it("takes no number of nine digits in groups for other money", () => {
    const stack = facts([
      ["nif", "NIF", "500 051 724"],
      ["subtotal", "Subtotal", "392,80 €"],
      ["tax", "IVA 6%", "23,57 €"],
      ["total", "Total", "382,07 €"],
    ]);
    expect(findContradictions(stack)).toMatchObject([{ code: "total_mismatch" }]);
  });

  it("takes what was paid below the total for no part of it, but other money above it for one", () => {
    const stack: [string, string, string][] = [
      ["subtotal", "Subtotal", "80.00"],
      ["shipping", "Freight", "5.00"],
    ];
    const total: [string, string, string] = ["total", "Total", "84.00"];
    const paid: [string, string, string] = ["cash_given", "Cash given", "100.00"];
    expect(findContradictions(facts([...stack, total, paid], rows))).toMatchObject([
      { code: "total_mismatch" },
    ]);
    expect(findContradictions(facts([...stack, paid, total], rows))).toEqual([]);
  });

  it("takes the sums of sections for no other money", () => {
    const sectioned = (section: string) =>
      facts(
        [
          ["subtotal_roof", "Subtotal roof", section],
          ["subtotal", "Subtotal", "80.00"],
          ["tax", "VAT 10%", "8.00"],
          ["total", "Total", "98.00"],
        ],
        rows,
      );
    expect(findContradictions(sectioned("62.00"))).toMatchObject([{ code: "total_mismatch" }]);
    expect(findContradictions(sectioned("10.00"))).toEqual([]);
  });

  it("finds the line whose quantity times price is not its amount", () => {
    const wrong = [...rows, ["4", "5", "2.00", "11.00"]];
    const found = findContradictions(facts([["total", "Total", "91.00"]], wrong));
    expect(found).toMatchObject([{ code: "line_mismatch", rows: [3], fields: [0] }]);
    expect(toComment(found)).toBe("In line 4, 5 × 2.00 does not give the printed 11.00.");
  });

  it("takes the amount for that of the price which a discount left, rounded", () => {
    const sold = facts(
      [["total", "Total", "2,556.00"]],
      [
        ["1", "1", "12.00", "12.00"],
        ["2", "1200", "2.94", "2,544.00"],
      ],
    );
    const cell = (key: string, value: string) => ({ key, label: "", value, confidence: 1 });
    expect(findContradictions(sold).map(({ code }) => code)).toContain("line_mismatch");
    sold.rows[1]?.cells.push(cell("discount", "28.0"), cell("net_price", "2.12"));
    expect(findContradictions(sold)).toEqual([]);
    // The discount itself is no price.
    const odd = facts(
      [["total", "Total", "32.00"]],
      [
        ["1", "1", "12.00", "12.00"],
        ["2", "2", "15.00", "20.00"],
      ],
    );
    odd.rows[1]?.cells.push(cell("discount", "10.00"));
    expect(findContradictions(odd)).toEqual([]);
    odd.rows[1]?.cells.splice(-1, 1, cell("discount", "40.0"), cell("tax_rate", "10.00"));
    expect(findContradictions(odd).map(({ code }) => code)).toContain("line_mismatch");
  });

  it("takes the percentage of a column of its own for a part of the price", () => {
    const paid = facts(
      [["total", "Total", "22.40"]],
      [
        ["1", "2", "10.00", "20.00"],
        ["2", "1", "6.00", "2.40"],
      ],
    );
    expect(findContradictions(paid).map(({ code }) => code)).toContain("line_mismatch");
    paid.rows[1]?.cells.push({ key: "own_share", label: "Own share", value: "40%", confidence: 1 });
    expect(findContradictions(paid)).toEqual([]);
  });

  it("accepts prices by the hundred and a whole column that means something else", () => {
    expect(findContradictions(facts([], [...rows, ["4", "500", "3.00", "15.00"]]))).toEqual([]);
    expect(
      findContradictions(
        facts(
          [],
          rows.map(([line, quantity, price]) => [
            line ?? "",
            quantity ?? "",
            price ?? "",
            "999.00",
          ]),
        ),
      ),
    ).toEqual([]);
  });

  it("finds a total that does not follow", () => {
    const found = findContradictions(
      facts([
        ["subtotal", "小計", "¥1,000"],
        ["tax", "消費税", "¥100"],
        ["total", "合計", "¥1,200-"],
      ]),
    );
    expect(found).toMatchObject([{ code: "total_mismatch", fields: [2, 0, 1] }]);
    expect(toComment(found, "ja")).toBe(
      "「合計」の¥1,200-は、小計 ¥1,000, 消費税 ¥100から計算した値と一致しません。",
    );
  });

  it("accepts a total that the rows make by themselves, whatever the taxes in it are listed as", () => {
    const listed: [string, string, string][] = [
      ["subtotal", "Net", "23.40"],
      ["tax", "VAT", "4.68"],
      ["total", "Total", "39.82"],
    ];
    expect(findContradictions(facts(listed))).not.toEqual([]);
    const made = [
      ["1", "2", "14.04", "28.08"],
      ["2", "1", "11.74", "11.74"],
    ];
    expect(findContradictions(facts(listed, made))).toEqual([]);
  });

  it("does not claim a total where other amounts may belong to it", () => {
    const other: [string, string, string][] = [
      ["subtotal", "Net", "100.00"],
      ["tax", "Tax", "10.00"],
      ["eco_fee", "Eco fee", "3.00"],
      ["total", "Total", "113.00"],
    ];
    expect(findContradictions(facts(other))).toEqual([]);
  });

  it("finds rows that do not add up to the subtotal, unless one is missing", () => {
    const sums: [string, string, string][] = [["subtotal", "Subtotal", "88.00"]];
    expect(findContradictions(facts(sums, rows))).toMatchObject([
      { code: "sum_mismatch", sum: "80.00" },
    ]);
    expect(
      findContradictions(
        facts(
          sums,
          rows.filter((_, index) => index !== 1),
        ),
      ),
    ).toEqual([]);
  });

  it("finds a delivery before the order only where no reading of the dates allows it", () => {
    const dates = (order: string, delivery: string) =>
      facts([
        ["order_date", "Datum", order],
        ["delivery_date", "Liefertermin", delivery],
      ]);
    const found = findContradictions(dates("26.11.2026", "16.11.2026"));
    expect(found).toMatchObject([{ code: "delivery_before_order", fields: [1, 0] }]);
    expect(toComment(found, "de")).toBe(
      "Der Liefertermin 16.11.2026 liegt vor dem Bestelldatum 26.11.2026.",
    );
    expect(findContradictions(dates("05/04/2026", "04/06/2026"))).toEqual([]);
  });

  it("finds an invoice that is due before it was written", () => {
    const found = findContradictions(
      facts([
        ["issue_date", "Date", "26.11.2026"],
        ["due_date", "Due", "16.11.2026"],
      ]),
    );
    expect(found).toMatchObject([{ code: "due_before_issue", fields: [1, 0] }]);
  });

  it("finds a tax that is not the share it states, where the sum with it holds", () => {
    const taxed = (tax: string, total: string, label = "VAT 10%") =>
      facts([
        ["subtotal", "Net", "200.00"],
        ["tax", label, tax],
        ["total", "Total", total],
      ]);
    expect(findContradictions(taxed("20.00", "220.00"))).toEqual([]);
    const found = findContradictions(taxed("26.00", "226.00"));
    expect(found).toMatchObject([{ code: "tax_mismatch", printed: "26.00", fields: [1, 0, 2] }]);
    for (const label of ["VAT 109%", "VAT 10%%"]) {
      expect(findContradictions(taxed("26.00", "226.00", label))).toEqual([]);
    }
    expect(toComment(found)).toBe("“VAT 10%” says 26.00, which is not that share of 200.00.");
  });

  it("finds a numbered line that is printed twice", () => {
    const named = (lines: string[][]) => {
      const own = facts([], lines);
      const names = ["Hinge", "Screw", "Hinge"];
      for (const [index, row] of own.rows.entries())
        row.cells.push({
          key: "description",
          label: "",
          value: names[index] ?? "",
          confidence: 1,
        });
      return own;
    };
    const twice = named([...rows.slice(0, 2), ["3", "4", "12.50", "50.00"]]);
    expect(findContradictions(twice)).toMatchObject([{ code: "duplicate_line", rows: [0, 2] }]);
    expect(findContradictions(named(rows))).toEqual([]);
  });

  it("finds a line without a number that is printed twice, where a column counts several of it", () => {
    const listed = (label: string, count: string, more: string[] = []) => {
      const cells = (name: string, quantity: string) => [
        { key: "description", label: "Article", value: name, confidence: 1 },
        { key: "quantity", label, value: quantity, confidence: 1 },
      ];
      const others = more.map((name, at) => cells(name, `${at + 3}`));
      const lines = [cells("Hinge", count), cells("Screw", "2"), cells("Hinge", count), ...others];
      return { ...facts([]), rows: lines.map((own, index) => ({ index, cells: own })) };
    };
    expect(findContradictions(listed("Qty", "8 pcs"))).toMatchObject([{ code: "duplicate_line" }]);
    expect(findContradictions(listed("Qty", "1"))).toEqual([]);
    expect(findContradictions(listed("", "8"))).toEqual([]);
    expect(findContradictions(listed("Qty", "8", ["Screw"]))).toEqual([]);
    expect(findContradictions(listed("Qty", "8", ["Nail"]))).toHaveLength(1);
  });

  it("finds a lone total that is less than its rows make; one that is more has a tax that is not printed", () => {
    const summed = (total: string) => facts([["total", "Total", total]], rows);
    expect(findContradictions(summed("72.00"))).toMatchObject([
      { code: "sum_mismatch", printed: "72.00", sum: "80.00" },
    ]);
    expect(findContradictions(summed("88.00"))).toEqual([]);
    expect(findContradictions(summed("72"))).toEqual([]);
  });

  it("takes no code for a number with decimals", () => {
    const coded = ["459.07", "341.55", "443.86", "117.20"].map((code, index) => ({
      index,
      cells: [{ key: "item_code", label: "Code", value: code, confidence: 1 }],
    }));
    const summed = facts([
      ["subtotal", "Tạm tính", "1.183.000"],
      ["tax", "Thuế", "94.640"],
      ["total", "Tổng cộng", "1.277.640"],
    ]);
    expect(findContradictions({ ...summed, rows: coded })).toEqual([]);
  });

  it("finds amounts in another currency than the one that is named", () => {
    const priced = (currency: string) =>
      facts([
        ["currency", "Currency", currency],
        ["total", "Total", "84.70 €"],
      ]);
    expect(findContradictions(priced("EUR"))).toEqual([]);
    expect(findContradictions(priced("CHF"))).toMatchObject([
      { code: "currency_conflict", fields: [0, 1] },
    ]);
  });

  it("claims nothing from values that were not surely read", () => {
    const wrong = [...rows, ["4", "5", "2.00", "11.00"]];
    expect(findContradictions(facts([["total", "Total", "91.00"]], wrong, 0.5))).toEqual([]);
  });
});

describe("an amount in words", () => {
  const stack = (total: string, words: string, source: "pdf" | "ocr" = "pdf", confidence = 1) => ({
    ...facts(
      [
        ["total", "Total", total],
        ["amount_in_words", "Amount in words", words],
      ],
      [],
      confidence,
    ),
    source,
  });

  it("contradicts a total that it does not say", () => {
    const findings = findContradictions(
      stack("$ 1,430.50", "One thousand three hundred forty dollars and fifty cents"),
    );
    expect(findings).toMatchObject([{ code: "words_mismatch", fields: [1, 0] }]);
    expect(toComment(findings)).toBe(
      "The amount in words is “One thousand three hundred forty dollars and fifty cents”, but “Total” says $ 1,430.50.",
    );
    expect(toComment(findings, "de")).toContain("Der Betrag in Worten lautet");
  });

  it.each([
    ["$ 1,430.50", "One thousand four hundred thirty dollars and fifty cents"],
    ["$ 1,430.50", "One thousand four hundred thirty and 50/100"],
    ["1.430,50 €", "Eintausendvierhundertdreißig"],
    ["1,430,000", "Một triệu bốn trăm ba mươi nghìn đồng chẵn"],
    ["$ 1,430.50", "One thousend four hundred thirty"],
    ["$ 1,430.50", "see overleaf"],
  ])("agrees with %s where it says %s, or is none", (total, words) => {
    expect(findContradictions(stack(total, words))).toEqual([]);
  });

  it("is that of any amount on the page", () => {
    const gross = facts([
      ["total", "Total", "1,430.50"],
      ["amount_paid", "Amount paid", "1,000.00"],
      ["the_sum_of", "The sum of", "One thousand dollars only"],
    ]);
    expect(findContradictions(gross)).toEqual([]);
  });

  it("proves nothing where it was seen with less than certainty", () => {
    const seen = stack("$ 1,430.50", "One thousand dollars only", "ocr", 0.9);
    expect(findContradictions(seen)).toEqual([]);
  });
});

describe("discounts one upon the other", () => {
  const lines = (amount: string): Facts => {
    const { fields, rows: plain, source } = facts([["total", "Total", "152.00"]], rows);
    const row = (index: number, values: [string, string][]) => ({
      index,
      cells: values.map(([key, value]) => ({ key, label: "", value, confidence: 1 })),
    });
    const discounted = row(3, [
      ["quantity", "2"],
      ["unit_price", "50.00"],
      ["discount", "20+10"],
      ["amount", amount],
    ]);
    return { fields, rows: [...plain, discounted], source };
  };

  it("leave what each takes of what the one before left", () => {
    expect(findContradictions(lines("72.00"))).toEqual([]);
    expect(findContradictions(lines("70.00"))).toMatchObject([{ code: "line_mismatch" }]);
  });
});
