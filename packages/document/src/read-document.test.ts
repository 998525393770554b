import { describe, expect, it } from "vitest";
import { frame, horizontal, row, typeset } from "../test/typeset";
import type { Page } from "./model";
import { readingOf } from "./read-document";

function pairsOf(page: Page): Record<string, string> {
  const labelled = readingOf([page]).fields.filter((field) => field.label !== "");
  return Object.fromEntries(labelled.map((field) => [field.label, field.value]));
}

describe("labels and values", () => {
  it("stand side by side, with and without colon", () => {
    const page = typeset([
      ...row(100, [50, 150], ["Order number:", "K-4471"]),
      ...row(115, [50, 150], ["Order date", "3 March 2026"]),
      ...row(130, [50, 150], ["Ship via", "Canal barge"]),
    ]);
    expect(pairsOf(page)).toEqual({
      "Order number": "K-4471",
      "Order date": "3 March 2026",
      "Ship via": "Canal barge",
    });
  });

  it("stand one above the other in cells", () => {
    const cell = (x: number) => frame(x, 90, x + 120, 120);
    const page = typeset(
      [
        { x: 55, y: 99, text: "Invoice no.", size: 7 },
        { x: 55, y: 113, text: "77-1209" },
        { x: 175, y: 99, text: "Due date", size: 7 },
        { x: 175, y: 113, text: "01/09/2026" },
        { x: 295, y: 99, text: "Customer no.", size: 7 },
      ],
      [...cell(50), ...cell(170), ...cell(290)],
    );
    expect(pairsOf(page)).toEqual({ "Invoice no.": "77-1209", "Due date": "01/09/2026" });
  });

  it("leaves a blank blank instead of taking the next label", () => {
    const page = typeset([
      ...row(100, [50, 150], ["Phone:", ""]),
      ...row(115, [50, 150], ["Fax:", ""]),
      ...row(130, [50, 150], ["E-mail:", "desk@harbour.example"]),
    ]);
    expect(pairsOf(page)).toEqual({ "E-mail": "desk@harbour.example" });
  });

  it("keeps the lines of an address and joins a wrapped sentence", () => {
    const page = typeset([
      { x: 50, y: 100, text: "Deliver to", bold: true },
      { x: 50, y: 113, text: "Harbour Stores" },
      { x: 50, y: 126, text: "4 Pier Road" },
      { x: 50, y: 139, text: "Saltby SB1 4TT" },
      {
        x: 50,
        y: 200,
        text: "Remarks: Please ring the bell at the gate and wait until the keeper has opened both of the",
      },
      { x: 50, y: 213, text: "doors to the yard." },
    ]);
    expect(pairsOf(page)).toEqual({
      "Deliver to": "Harbour Stores\n4 Pier Road\nSaltby SB1 4TT",
      Remarks:
        "Please ring the bell at the gate and wait until the keeper has opened both of the doors to the yard.",
    });
  });

  it("parts several pairs on one line", () => {
    const page = typeset([
      { x: 50, y: 100, text: "Tel: 0123 456 789 – Email: desk@harbour.example" },
    ]);
    expect(pairsOf(page)).toEqual({ Tel: "0123 456 789", Email: "desk@harbour.example" });
  });

  it("takes what is written on a line for the answer and ticked boxes for the choice", () => {
    const page = typeset(
      [
        { x: 50, y: 100, text: "Favourite fruit" },
        { x: 130, y: 100, text: "Quince" },
        { x: 50, y: 130, text: "Delivery: ☐ Post ☑ Courier" },
      ],
      [horizontal(103, 128, 260)],
    );
    expect(pairsOf(page)).toEqual({ "Favourite fruit": "Quince", Delivery: "Courier" });
  });

  it("goes on below where a column is too narrow for a name, a number or a label", () => {
    const page = typeset([
      ...row(100, [50, 130, 190], ["Requested by:", "Edda", "Delivery terms:"]),
      ...row(112, [130, 280], ["Marlowe", "FOB Eastmere"]),
      ...row(130, [50, 130], ["IBAN:", "XX00 9309"]),
      ...row(142, [130], ["8493 1450"]),
      ...row(160, [50, 130], ["Delivery", "Net"]),
      ...row(172, [50], ["address"]),
    ]);
    expect(pairsOf(page)).toMatchObject({
      "Requested by": "Edda Marlowe",
      IBAN: "XX00 9309 8493 1450",
      "Delivery address": "Net",
    });
  });

  it("joins what a column broke within a word or a number, not the lines of an address", () => {
    const page = typeset([
      ...row(100, [50, 150], ["振込先", "XX00 9309 8493"]),
      ...row(113, [150], ["1450 8032"]),
      { x: 50, y: 160, text: "納品先", bold: true },
      { x: 50, y: 173, text: "株式会社北浜製作" },
      { x: 50, y: 186, text: "所" },
      { x: 50, y: 199, text: "架空県若葉市緑町" },
      { x: 50, y: 212, text: "二丁目" },
      { x: 50, y: 225, text: "倉庫" },
    ]);
    expect(pairsOf(page)).toMatchObject({
      振込先: "XX00 9309 8493 1450 8032",
      納品先: "株式会社北浜製作所\n架空県若葉市緑町二丁目\n倉庫",
    });
  });

  it("are told by a line to write on, however long, that begins behind the label", () => {
    const page = typeset(
      [{ x: 50, y: 100, text: "Sight that was seen Two grey herons" }],
      [horizontal(103, 147, 560)],
    );
    expect(pairsOf(page)).toEqual({ "Sight that was seen": "Two grey herons" });
    const jitter = typeset(
      [
        { x: 50, y: 100, text: "INVOICE", size: 7 },
        { x: 78, y: 100.2, text: "TO:", size: 7 },
        { x: 50, y: 112, text: "Alder Works Ltd" },
      ],
      [horizontal(103, 48, 200)],
    );
    expect(pairsOf(jitter)).toEqual({ "INVOICE TO": "Alder Works Ltd" });
    const above = typeset(
      [{ x: 50, y: 100, text: "Sight that was seen Two grey herons" }],
      [horizontal(103, 40, 560)],
    );
    expect(pairsOf(above)).toEqual({});
  });

  it("reads Japanese labels without spaces and boxes the ink of the value", () => {
    const page = typeset([{ x: 50, y: 100, text: "注文番号：AB-77" }]);
    const [field] = readingOf([page]).fields;
    expect(field).toMatchObject({ key: "po_number", label: "注文番号", value: "AB-77" });
    const [, top = 0, , height = 0] = field?.box ?? [];
    expect(top * 800).toBeCloseTo(100 - 8.8);
    expect(height * 800).toBeCloseTo(11);
  });

  it("files neither terms nor page numbers, greetings or signature captions", () => {
    const page = typeset([
      { x: 50, y: 100, text: "Order number: K-4471" },
      { x: 50, y: 400, text: "Terms and conditions", bold: true, size: 8 },
      { x: 50, y: 410, text: "Payment: as agreed. Delivery: free of charge.", size: 8 },
      { x: 50, y: 500, text: "Yours sincerely" },
      { x: 50, y: 560, text: "Authorised signature" },
      { x: 300, y: 560, text: "Approved by" },
      { x: 280, y: 780, text: "Page 1 of 3" },
    ]);
    expect(pairsOf(page)).toEqual({ "Order number": "K-4471" });
  });

  it("finds letterhead and title without labels", () => {
    const page = typeset([
      { x: 50, y: 60, text: "Nordlicht Werkzeuge GmbH", size: 14, bold: true },
      { x: 50, y: 75, text: "Hafenstraße 3, 00321 Sandhaven" },
      { x: 400, y: 60, text: "BESTELLUNG", size: 18 },
      { x: 50, y: 120, text: "Bestellnummer: 5501" },
    ]);
    const bare = readingOf([page]).fields.filter((field) => field.label === "");
    expect(bare.map((field) => [field.key, field.value])).toEqual([
      ["buyer", "Nordlicht Werkzeuge GmbH"],
      ["title", "BESTELLUNG"],
      ["buyer_2", "Hafenstraße 3, 00321 Sandhaven"],
    ]);
  });

  it("gives a contact's telephone to the party it stands with", () => {
    const page = typeset([
      ...row(100, [50, 150, 320, 400], ["Order no.", "K-1", "Supplier", "Brisk Ltd"]),
      ...row(115, [50, 150, 320, 400], ["Requested by", "Ann Reed", "Attention", "Bo Lind"]),
      ...row(130, [50, 150, 320, 400], ["Phone", "0123 456 789", "Tel", "0321 654 987"]),
    ]);
    const keys = Object.fromEntries(
      readingOf([page]).fields.map((field) => [field.value, field.key]),
    );
    expect(keys["0123 456 789"]).toBe("buyer_phone");
    expect(keys["0321 654 987"]).toBe("tel");
  });
});

describe("forms and receipts", () => {
  const valuesOf = (texts: Parameters<typeof typeset>[0]) =>
    Object.fromEntries(
      readingOf([typeset(texts)]).fields.map(({ label, value }) => [label, value]),
    );

  it("keeps address lines that end in a number", () => {
    const values = valuesOf([
      { x: 50, y: 100, text: "Ship to:" },
      { x: 50, y: 113, text: "Alder Works Ltd" },
      { x: 50, y: 126, text: "220 Quarry Road" },
      { x: 50, y: 139, text: "Suite 5" },
      { x: 50, y: 152, text: "Brackwater, OR 97999" },
    ]);
    expect(values["Ship to"]).toBe(
      "Alder Works Ltd\n220 Quarry Road\nSuite 5\nBrackwater, OR 97999",
    );
  });

  it("reads what is ticked, though the choices stand apart", () => {
    const values = valuesOf([
      { x: 50, y: 100, text: "Delivery" },
      { x: 120, y: 100, text: "[ ] Post" },
      { x: 190, y: 100, text: "[x] Courier" },
      { x: 270, y: 100, text: "[ ] Pick-up" },
    ]);
    expect(values.Delivery).toBe("Courier");
  });

  it("takes no speck or end of a line for a part of a label", () => {
    const values = valuesOf([
      { x: 50, y: 100, text: "‘Currency_", confidence: 0.95 },
      { x: 150, y: 100, text: "EUR", confidence: 0.95 },
    ]);
    expect(values).toEqual({ Currency: "EUR" });
  });

  it("keeps the unit of a bold label that is set lighter", () => {
    const values = valuesOf([
      { x: 50, y: 100, text: "Weight", bold: true },
      { x: 83, y: 100, text: "(kg)" },
      { x: 180, y: 100, text: "318" },
    ]);
    expect(values).toEqual({ "Weight (kg)": "318" });
  });

  it("knows a time of day from a label", () => {
    const values = valuesOf([
      { x: 50, y: 100, text: "Date:" },
      { x: 100, y: 100, text: "17.05.2026 13: 21", confidence: 0.95 },
    ]);
    expect(values.Date).toBe("17.05.2026 13:21");
  });

  it("asks a question by the boxes behind it, whatever it says", () => {
    const values = valuesOf([
      { x: 50, y: 100, text: "Herons" },
      { x: 120, y: 100, text: "[] One" },
      { x: 190, y: 100, text: "[x] Several" },
    ]);
    expect(values).toEqual({ Herons: "Several" });
  });

  it("reads items whose count stands below their name", () => {
    const page = typeset([
      { x: 50, y: 100, text: "Oak shelf" },
      { x: 60, y: 112, text: "2 x 23.50" },
      { x: 200, y: 112, text: "47.00" },
      { x: 50, y: 124, text: "Work lamp" },
      { x: 60, y: 136, text: "3 x 10.00" },
      { x: 200, y: 136, text: "30.00" },
      { x: 50, y: 160, text: "Total" },
      { x: 200, y: 160, text: "77.00" },
    ]);
    const rows = readingOf([page]).lineItems.map(({ cells }) =>
      Object.fromEntries(cells.map(({ key, value }) => [key, value])),
    );
    expect(rows).toEqual([
      { description: "Oak shelf", quantity: "2", unit_price: "23.50", amount: "47.00" },
      { description: "Work lamp", quantity: "3", unit_price: "10.00", amount: "30.00" },
    ]);
  });
});

it("refuses pages without text", () => {
  expect(() => readingOf([typeset([])])).toThrowError(
    expect.objectContaining({ code: "unreadable_document" }),
  );
});

it("marks what the reader of a scan was not sure of", () => {
  const page = typeset([
    { x: 50, y: 100, text: "Order number: K-4471", confidence: 0.97 },
    { x: 50, y: 130, text: "Order date:", confidence: 0.97 },
    { x: 110, y: 130, text: "3 March 2026", confidence: 0.4 },
    { x: 50, y: 160, text: "Payment terms: 30 days net", confidence: 0.97 },
    { x: 50, y: 190, text: "Contact: Ann Reed", confidence: 0.97 },
    { x: 50, y: 220, text: "Currency: EUR", confidence: 0.97 },
    { x: 50, y: 250, text: "Total: 112.50", confidence: 0.97 },
  ]);
  const disputed = {
    second: "differs" as const,
    readings: { first: 0.4, second: 0.6, alike: 0.7 },
    risk: 0.5,
  };
  const agreed = { second: "agrees" as const, readings: { first: 0.97, second: 0.99, alike: 1 } };
  const words = page.words.map((word) => ({
    ...word,
    ...(word.confidence > 0.9 ? agreed : disputed),
  }));
  const { fields } = readingOf([{ ...page, words }]);
  expect(fields.find(({ key }) => key === "order_date")?.unsure).toBe(true);
  expect(fields.filter(({ unsure }) => unsure).length).toBeLessThan(3);
});
