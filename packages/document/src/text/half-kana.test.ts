import { expect, it } from "vitest";
import { toHalfKana } from "./half-kana";

it("puts katakana into half width and leaves all else", () => {
  expect(toHalfKana("プリペイドカード支払 ABC・ひら")).toBe("ﾌﾟﾘﾍﾟｲﾄﾞｶｰﾄﾞ支払 ABC・ひら");
});

it("is undone by compatibility composition", () => {
  const all = "アイウエオガギグゲゴッャュョヴンヲパピプペポー";
  expect(toHalfKana(all)).not.toBe(all);
  expect(toHalfKana(all).normalize("NFKC")).toBe(all);
});
