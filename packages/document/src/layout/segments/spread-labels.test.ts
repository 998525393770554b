import { expect, it } from "vitest";
import { typeset } from "../../../test/typeset";
import { toLines } from "../lines";

const textsOf = (...prints: [x: number, y: number, text: string][]) =>
  toLines(typeset(prints.map(([x, y, text]) => ({ x, y, text, confidence: 0.95 }))))
    .flatMap(({ segments }) => segments)
    .map(({ text }) => text.replaceAll(/\s/g, ""));

it("joins two signs that are set as wide as a longer label below them", () => {
  expect(textsOf([50, 100, "炉"], [100, 100, "床"], [50, 120, "取付部材寸法"])).toEqual([
    "炉床",
    "取付部材寸法",
  ]);
  expect(textsOf([50, 100, "炉"], [85, 100, "床"], [50, 120, "取付部材寸法"])).toContain("炉");
  expect(textsOf([50, 100, "炉"], [100, 100, "床"], [50, 170, "取付部材寸法"])).toContain("炉");
});

it("joins them before their choices, too", () => {
  const found = textsOf(
    [50, 100, "炉"],
    [100, 100, "床"],
    [116, 100, "☐ 可"],
    [50, 120, "取付部材寸法"],
    [116, 120, "☒ 可"],
  );
  expect(found.join(" ")).toMatch(/^炉床 ?☐可 取付部材寸法 ?☒可$/);
});
