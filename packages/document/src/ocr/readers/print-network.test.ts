import { expect, it } from "vitest";
import { differInWidth } from "./print-network";

it("takes the wide form of a sign for the same, and a raised one for another", () => {
  const pairs = ["LＬ", "％%", "（(", "￥¥", "2²", "ﾃテ", "AB"].map((pair) => [...pair] as const);
  expect(
    pairs.filter(([a = "", b = ""]) => differInWidth(a, b)).map((pair) => pair.join("")),
  ).toEqual(["LＬ", "％%", "（(", "￥¥"]);
});
