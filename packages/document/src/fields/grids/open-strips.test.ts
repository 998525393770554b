import { expect, it } from "vitest";
import { frame, row, typeset } from "../../../test/typeset";
import { toLines } from "../../layout/lines";
import { findCells } from "../../layout/rules/cells";
import type { Box } from "../../model";
import { withoutOpenStrips } from "./open-strips";

const at = [60, 160, 260, 380];
const answers = ["914,20", "27,43", "186,22", "1.072,99"];

/** How many cells stay of headings, the last of them in a darker cell, over texts in a frame with these walls. */
function staying(texts: readonly string[], walls: readonly number[] = []): number {
  const prints = [...row(112, at, ["Suma", "Dto.", "Cuota", "Resto"]), ...row(130, at, texts)];
  const lower = [50, ...walls].flatMap((x0, i) => frame(x0, 118, walls[i] ?? 480, 138));
  const tints: Box[] = [
    { x0: 50, top: 100, x1: 370, bottom: 118 },
    { x0: 370, top: 100, x1: 480, bottom: 118 },
  ];
  const rules = [...frame(50, 100, 370, 118), ...frame(370, 100, 480, 118), ...lower];
  const page = typeset(prints, rules, tints);
  return withoutOpenStrips(findCells(page), toLines(page)).length;
}

it("drops the cells of a strip whose walls were not seen", () => {
  expect(staying(answers)).toBe(0);
});

it("keeps those with walls, and a cell with other texts than one below each heading", () => {
  expect(staying(answers, [150, 250, 370])).toBe(6);
  expect(staying(["914,20", "27,43"])).toBe(3);
  expect(staying(["914,20", "27,43", "186,22", ""])).toBe(3);
});
