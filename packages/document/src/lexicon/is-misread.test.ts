import { expect, it } from "vitest";
import { isMisread } from "./is-misread";
import { restoreLabel } from "./restore-label";
import { matchLabel } from "./vocabulary";

const english = new Map([["eng", 3]]);

it("takes a long word with a letter off for the same, and a short one for another", () => {
  expect(isMisread("dellvery date", "delivery date")).toBe(true);
  expect(isMisread("lot number", "vat number")).toBe(false);
  expect(isMisread("unnit price", "unit price")).toBe(true);
  expect(isMisread("purchaseorder", "purchase order")).toBe(true);
});

it("leaves labels alone that the lexicon does not have", () => {
  expect(restoreLabel("Lot number", english)).toBe("Lot number");
  expect(restoreLabel("Dellvery date", english)).toBe("Delivery date");
  expect(matchLabel("Fax number", true)?.key).not.toBe("tax_id");
});
