import { expect, it } from "vitest";
import { isPageNumber } from "./page-number";

it("knows page numbers in one language or two, and a misread sign before them", () => {
  for (const text of [
    "Page 1 of 2",
    "Seite 3",
    "第2页",
    "頁 / Page 1/2",
    "真/ Page 1/ 2",
    "2／3 ページ",
  ]) {
    expect(isPageNumber(text)).toBe(true);
  }
  for (const text of ["Page wire 4 mm", "真 1/2", "1/2"]) expect(isPageNumber(text)).toBe(false);
});

it("takes no code that begins with a P for one", () => {
  for (const text of ["P-7781", "P 12", "P12", "p-12/27"]) expect(isPageNumber(text)).toBe(false);
  for (const text of ["p. 12", "P. 12", "p 12", "p. 1/2"]) expect(isPageNumber(text)).toBe(true);
});
