import { expect, it } from "vitest";
import { row, typeset } from "../../test/typeset";
import { readingOf } from "../read-document";

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
