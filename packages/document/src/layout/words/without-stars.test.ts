import { expect, it } from "vitest";
import { typeset } from "../../../test/typeset";
import { withoutStars } from "./without-stars";

const left = (text: string) =>
  withoutStars(typeset([{ x: 50, y: 100, text }]).words)
    .map((word) => word.text)
    .join(" ");

it("drops stars before a name and its amount", () => {
  expect(left("**** TOTAL 183.83")).toBe("TOTAL 183.83");
});

it("keeps stars that stand for digits, enclose a text, or have no amount behind them", () => {
  for (const text of ["**** 4417 12.00", "*** FREE 12 ***", "** see below **", "**** TOTAL"])
    expect(left(text)).toBe(text);
});
