import { expect, it } from "vitest";
import { type Print, row, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

const labelsOf = (...prints: Print[]): string[] =>
  readingOf([typeset(prints)]).fields.map(({ label, value }) => `${label} = ${value}`);

/** Amounts that end at one edge, beside texts that begin at another. */
const sums = (...lines: [text: string, amount: string][]): Print[] =>
  lines.flatMap(([text, amount], i) =>
    row(300 + 14 * i, [50, 300 - 5 * amount.length], [text, amount]),
  );

it("names a sum by all that stands before its amount, colons and days included", () => {
  const lines: [string, string][] = [
    ["Subtotal", "84.00"],
    ["Returned: three crates", "-10.00"],
    ["Deposit received 3 May 2027", "-20.00"],
    ["Total", "54.00"],
  ];
  const told = lines.map(([text, amount]) => `${text} = ${amount}`);
  expect(labelsOf(...sums(...lines))).toEqual(expect.arrayContaining(told));
});

it("leaves the label of a code or day what it asks for, whatever amount follows", () => {
  const lines: [string, string][] = [
    ["Subtotal", "84.00"],
    ["Voucher no.: 2207", "-10.00"],
  ];
  expect(labelsOf(...sums(...lines))).toContain("Voucher no. = 2207");
});

it("begins the name of a sum with its rate, in a list of pairs", () => {
  const lines: [string, string][] = [
    ["Payable in full by", "27.03.2027"],
    ["3 % rebate until 13.03.", "65.20 €"],
    ["With the rebate", "2108.13 €"],
    ["Please quote", "R-2027/0117"],
  ];
  const told = lines.map(([text, amount]) => `${text} = ${amount}`);
  expect(labelsOf(...sums(...lines))).toEqual(told);
});
