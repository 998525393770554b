import { describe, expect, it } from "vitest";
import { hasKana, looksChinese } from "./tell-eastern";

describe("telling Chinese from Japanese", () => {
  it("goes by forms that Japanese does not write", () => {
    expect(looksChinese([..."订单编号货物名称单价总计：2026"])).toBe(true);
    expect(looksChinese([..."注文番号商品名単価合計金額絵2026"])).toBe(false);
  });

  it("knows Japanese by its kana, whatever its ideographs were taken for", () => {
    const typeThatLooksSimplified = [..."绿卷额発注番号品名"];
    expect(looksChinese(typeThatLooksSimplified)).toBe(true);
    expect(hasKana([..."緑茶ティーバッグ品名発注番号"])).toBe(true);
    expect(hasKana([..."订单编号货物名称单价总计数量单位金额ー"])).toBe(false);
  });
});
