import { expect, it } from "vitest";
import { row, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

it.each([
  ["Mitglieds-Nr.", true],
  ["Wir danken Ihnen.", false],
])("%s ends like a label: %s", (text, isLabel) => {
  const page = typeset([
    ...row(100, [50, 300], ["Rechnungsdatum", "31.01.2023"]),
    ...row(116, [50, 300], [text, "055"]),
  ]);
  const labels = readingOf([page]).fields.map(({ label }) => label);
  expect(labels.includes(text)).toBe(isLabel);
});

it("takes the asterisk of what has to be filled in for the sign of a label", () => {
  const read = (text: string) =>
    readingOf([
      typeset([
        ...row(100, [50], [text]),
        ...row(114, [50, 190, 330], ["☐ as a neighbour", "☒ for a society", "☐ for a firm"]),
        ...row(160, [50], ["The office answers within ten days of the request."]),
      ]),
    ]).fields.map(({ label, value }) => `${label} = ${value}`);
  expect(read("I am asking for this as*")).toContain("I am asking for this as* = for a society");
});

it("takes the number or letter of a section for no label", () => {
  const labels = (section: string) =>
    readingOf([
      typeset([
        ...row(100, [50, 120], ["Name:", "Ann Okafor"]),
        { x: 50, y: 130, text: section, size: 12, bold: true },
        { x: 90, y: 130, text: "Certificate of destruction", face: "Italic" },
      ]),
    ]).fields.map(({ label }) => label);
  expect(labels("III")).not.toContain("III");
  expect(labels("B.")).not.toContain("B.");
});

it("asks for a number with the word or sign for numbers at the end of a title", () => {
  const page = typeset([
    { x: 50, y: 60, text: "Faktura VAT końcowa nr", size: 13, bold: true },
    { x: 50, y: 76, text: "P/55018/12/24", size: 13, bold: true },
    { x: 330, y: 60, text: "ANNA I JAN ROLNY" },
    ...row(120, [50], ["Termin płatności: 2024-12-17"]),
  ]);
  const found = readingOf([page]).fields.map(({ label, value }) => `${label} = ${value}`);
  expect(found).toContain("Faktura VAT końcowa nr = P/55018/12/24");
});

it("takes a question for a label, though it is as long as a sentence may be", () => {
  const long =
    "In the last three years, were you told by a doctor, a nurse or the officer of your society not to lift, carry or push any weight of more than forty pounds at your work?";
  const page = typeset([
    { x: 20, y: 100, text: long, size: 5 },
    { x: 540, y: 100, text: "☐ yes ☒ no", size: 5 },
  ]);
  expect(readingOf([page]).fields.map(({ label, value }) => `${label} = ${value}`)).toEqual([
    `${long} = no`,
  ]);
});
