import { describe, expect, it } from "vitest";
import { isSurer, looksChinese } from "./tell-eastern";

const seen = (text: string, probability = 0.95) =>
  [...text].map((sign) => ({ text: sign, probability }));

describe("telling Chinese from Japanese", () => {
  it("goes by forms that Japanese does not write, where they are surely seen", () => {
    expect(looksChinese(seen("订单编号货物名称单价总计：2026"))).toBe(true);
    expect(looksChinese(seen("注文番号商品名単価合計金額絵2026"))).toBe(false);
    expect(looksChinese([...seen("注文番号商品名"), ...seen("绿卷额", 0.7)])).toBe(false);
  });

  it("goes by the network that is surer, whatever ideographs were taken for", () => {
    const simplified = seen("绿卷额発注番号品名", 0.9);
    expect(looksChinese(simplified)).toBe(true);
    expect(isSurer(simplified, seen("緑茶ティーバッグ品名発注番号", 0.97))).toBe(false);
    expect(isSurer(seen("订单编号", 0.99), seen("汀単編号ー", 0.85))).toBe(true);
    expect(isSurer([], [])).toBe(false);
  });
});
