import { expect, it } from "vitest";
import { horizontal, typeset } from "../../../test/typeset";
import { withoutEdgeColumns } from "./edge-columns";

/** Signs below each other at an x, beside a text and a rule that ends at another. */
function textOf(signs: string, x: number, end = 400): string {
  const column = [...signs].map((text, i) => ({ x, y: 60 + 12 * i, text }));
  const page = typeset([...column, { x: 100, y: 80, text: "品名" }], [horizontal(90, 100, end)]);
  return withoutEdgeColumns(page)
    .words.map(({ text }) => text)
    .join("");
}

it("drops signs that run down the page beside all else", () => {
  expect(textOf("1底联蓝2仓库", 500)).toBe("品名");
  expect(textOf("1底联蓝2仓库", 30)).toBe("品名");
});

it("leaves signs that are few, or digits, or have something beyond them", () => {
  expect(textOf("底联蓝", 500)).toBe("底联蓝品名");
  expect(textOf("1234567", 500)).toBe("1234567品名");
  expect(textOf("1底联蓝2仓库", 500, 540)).toBe("1底联蓝2仓库品名");
  expect(textOf("1底联蓝2仓库", 250)).toBe("1底联蓝2仓库品名");
});
