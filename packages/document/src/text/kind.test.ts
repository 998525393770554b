import { expect, it } from "vitest";
import { kindOf } from "./kind";

it.each([
  ["19/04/2026", "date"],
  ["$4,075.38", "money"],
  ["5.914,27 €", "money"],
  ["4,466.16", "money"],
  ["￥１，５３４，５００－（税込）", "money"],
  ["1.534.500 đ (chưa thuế)", "money"],
  ["12", "number"],
  ["15 %", "percent"],
  ["GBP", "currency"],
  ["+1 555 0177", "phone"],
  ["(03) 5550 0149", "phone"],
  ["028 5550 1307", "phone"],
  ["+39 055 550 175", "phone"],
  ["info@valley.example", "email"],
  ["www.valley.example", "url"],
  ["PO-45468", "id"],
  ["2026-318", "id"],
  ["11/2026/ABC", "id"],
  ["〒000-0234", "postcode"],
  ["555-", "id"],
  ["NL44 IJSL 0550 1844 71", "id"],
  ["55 9206 0184 4710 0000 2000 0010", "id"],
  ["FR 18 550184471", "id"],
  ["NL 8055.01.844.B01", "id"],
  ["CHE-155.501.844", "id"],
  ["DE 86150 Augsburg", "text"],
  ["DIN 912 M8", "text"],
  ["15.-", "money"],
  ["30 days net", "text"],
  ["港町7-8番地通り", "text"],
])("%s is a %s", (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});
