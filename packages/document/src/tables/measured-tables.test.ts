import { expect, it } from "vitest";
import { frame, row, typeset } from "../../test/typeset";
import { readingOf } from "../read-document";

const at = [55, 155, 255, 355, 455];
const walled = (headings: string[], ...rows: string[][]) =>
  typeset(
    [headings, ...rows].flatMap((texts, i) => row(115 + 24 * i, at, texts, i === 0)),
    [headings, ...rows].flatMap((_, i) =>
      at.flatMap((x) => frame(x - 5, 100 + 24 * i, x + 95, 124 + 24 * i)),
    ),
  );

it("takes no tests with what they measured for items, but goods with their sizes", () => {
  const tests = walled(
    ["Piece", "Source", "Dry, hours", "Stretch, %", "Peel (lb./in.)"],
    ["A", "Kiln floor", "96", "410", "4.5"],
    ["B", "Cold store", "44", "285", "11.0"],
  );
  const { lineItems, fields } = readingOf([tests]);
  expect(lineItems).toEqual([]);
  expect(fields.map(({ label, value }) => `${label} = ${value}`)).toContain("Dry, hours = 44");
  const goods = walled(
    ["Description", "Quantity", "Length, mm", "Width, mm", "Weight, kg"],
    ["Oak plank", "12", "2400", "120", "4.5"],
    ["Ash plank", "8", "1800", "140", "3.0"],
  );
  expect(readingOf([goods]).lineItems).toHaveLength(2);
});

it("takes no shifts with their times of day for items", () => {
  const shifts = walled(
    ["Name", "Card", "Time in", "Time out", "Hours"],
    ["Kathy Delmonico", "0417", "9:30", "5:30 pm", "8"],
    ["Rod Ashcraft", "8826", "10:00", "17h00", "7"],
  );
  expect(readingOf([shifts]).lineItems).toEqual([]);
});

it("takes no numbers that were called for items", () => {
  const calls = walled(
    ["Send to", "Organization", "Fax number", "Sent", "By"],
    ["Dr. Mbeki", "Burdette Clinic", "(309) 555-0144", "ok", "CB"],
    ["W. Dettweiler", "Farm Bureau", "555-0109", "ok", "CB"],
  );
  expect(readingOf([calls]).lineItems).toEqual([]);
});

it("takes nobody's number and extension for what is counted and costs something", () => {
  const person = walled(
    ["Name", "Area code", "Number", "Extension", "Room"],
    ["Lurleen Cagle", "404", "555-0190", "27", "3"],
  );
  const { lineItems, fields } = readingOf([person]);
  expect(lineItems).toEqual([]);
  expect(fields.map(({ label, value }) => `${label} = ${value}`)).toContain("Number = 555-0190");
});

it("takes the readings of a meter for records beside what they cost", () => {
  const readings = [
    ["Meter", "Kind", "Before", "Now", "Used"],
    ["G4-18447", "estimated", "9 551", "9 625", "74"],
    ["G4-18447", "read", "9 625", "9 737", "112"],
  ];
  const charges = [
    ["Charge", "Quantity", "Unit", "Price", "Amount"],
    ["Gas", "838", "kWh", "0.24", "200.74"],
    ["Standing charge", "3", "months", "6.81", "20.43"],
  ];
  const set = (rows: string[][], y: number) =>
    rows.flatMap((texts, i) => row(y + 16 * i, at, texts, i === 0));
  const { lineItems, fields } = readingOf([typeset([...set(readings, 100), ...set(charges, 200)])]);
  expect(lineItems.map(({ cells }) => cells[0]?.value)).toEqual(["Gas", "Standing charge"]);
  expect(fields.map(({ label, value }) => `${label} = ${value}`)).toContain("Before = 9 625");
});

it("takes what was earned month by month for records, but months with a price for items", () => {
  const earned = (headings: string[]) =>
    walled(
      headings,
      ["April 1988", "1.624,80", "38,50", "12,80", "98,50"],
      ["Mai", "1.590,15", "24,00", "12,80", "92,75"],
      ["Juni", "1.712,30", "116,20", "14,20", "112,25"],
    );
  const { lineItems, fields } = readingOf([
    earned(["Monat", "Bruttoverdienst", "Überstunden", "Zuschläge", "Lohnsteuer"]),
  ]);
  expect(lineItems).toEqual([]);
  expect(fields.map(({ label, value }) => `${label} = ${value}`)).toContain("Überstunden = 24,00");
  const billed = earned(["Bezeichnung", "Preis", "Rabatt", "Porto", "Betrag"]);
  expect(readingOf([billed]).lineItems).toHaveLength(3);
});
