import { expect, it } from "vitest";
import { kindOf } from "./kind";

it.each([
  ["19/04/2026", "date"],
  ["$2,131.26", "money"],
  ["3.786,09 €", "money"],
  ["4,466.16", "money"],
  ["12", "number"],
  ["15 %", "percent"],
  ["GBP", "currency"],
  ["+1 555 0142", "phone"],
  ["(07) 5550 0188", "phone"],
  ["024 5550 1201", "phone"],
  ["info@valley.example", "email"],
  ["www.valley.example", "url"],
  ["PO-45468", "id"],
  ["2026-318", "id"],
  ["11/2026/ABC", "id"],
  ["〒000-0101", "postcode"],
  ["30 days net", "text"],
  ["港町7-8番地通り", "text"],
])("%s is a %s", (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});
