import { expect, it } from "vitest";
import { typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

const fieldsBeside = (text: string): string[] =>
  readingOf([
    typeset([
      { x: 50, y: 100, text: "Invoice No: 4471-C" },
      { x: 50, y: 130, text, size: 4 },
    ]),
  ]).fields.map(({ label, value }) => `${label} = ${value}`);

it("reads what stands beside a line or a word without end", () => {
  for (const text of ["氏名 ".repeat(6000), "a:".repeat(20_000), "Date Total ".repeat(3000)])
    expect(fieldsBeside(text.trim())).toEqual(["Invoice No = 4471-C"]);
});

it("reads a page that has nothing else as one without fields", () => {
  const page = typeset([{ x: 50, y: 100, text: "abc ".repeat(20_000).trim() }]);
  expect(readingOf([page])).toMatchObject({ fields: [], lineItems: [] });
});
