import { expect, it } from "vitest";
import { asPrinted, editDistance, fold } from "./fold";

it("compares without case, accents and punctuation", () => {
  expect(fold("Số  Tiền-bằng: CHỮ")).toBe("so tien bang chu");
  expect(fold("Straße (Nr.)")).toBe("strasse nr");
  expect(fold("注文 番号：")).toBe("注文番号");
  expect(fold("P.O. #")).toBe("po #");
});

it("turns radicals into the ideographs they look like and leaves full-width digits", () => {
  expect(asPrinted("⽉島１")).toBe("月島１");
});

it("gives an edit distance up beyond its limit", () => {
  expect(editDistance("quantity", "quantlty", 2)).toBe(1);
  expect(editDistance("quantity", "price", 2)).toBe(3);
});
