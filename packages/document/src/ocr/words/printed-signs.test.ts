import { expect, it } from "vitest";
import { asPrinted } from "./printed-signs";

it("widens brackets around ideographs and gives the yen sign its place", () => {
  expect(asPrinted("\\549,920")).toBe("¥549,920");
  expect(asPrinted("椅子(肘付・黒)")).toBe("椅子（肘付・黒）");
  expect(asPrinted("消費税（10%)")).toBe("消費税（10%）");
  expect(asPrinted("Cable (2 m)")).toBe("Cable (2 m)");
  expect(asPrinted("C:\\dir")).toBe("C:\\dir");
});

it("gives lengths their square", () => {
  expect(asPrinted("m?")).toBe("m²");
  expect(asPrinted("2.5mm?°")).toBe("2.5mm²");
  expect(asPrinted("form?")).toBe("form?");
  expect(asPrinted("m.")).toBe("m.");
});

it("takes one kana that was seen with two marks or in two sizes for one", () => {
  expect(asPrinted("六角穴付ボポルト")).toBe("六角穴付ボルト");
  expect(asPrinted("オォイルシール")).toBe("オイルシール");
  expect(asPrinted("ウィンドウ")).toBe("ウィンドウ");
  expect(asPrinted("ボパール")).toBe("ボパール");
});

it("knows the times sign between a count and a number", () => {
  expect(asPrinted("500枚X5冊")).toBe("500枚×5冊");
  expect(asPrinted("モデルX5")).toBe("モデルX5");
  expect(asPrinted("六角ボルトM8※X40")).toBe("六角ボルトM8×40");
  expect(asPrinted("M8 xX30")).toBe("M8x30");
  expect(asPrinted("※8×40")).toBe("※8×40");
});

it("takes a degree sign between words for a speck in the space", () => {
  expect(asPrinted("UNIT°COST")).toBe("UNIT COST");
  expect(asPrinted("20°C")).toBe("20°C");
});
