import { expect, it } from "vitest";
import type { Word } from "../../model";
import { dropHoles } from "./drop-holes";

const word = (text: string, x0: number, top: number, second: Word["second"] = "none") =>
  ({ text, box: { x0, x1: x0 + 30, top, bottom: top + 30 }, second }) as Word;
const printed = [word("Total", 120, 100, "agrees"), word("Amount", 900, 160, "agrees")];

it("drops the holes along an edge of the sheet, and what was made of their parts", () => {
  const holes = [100, 200, 300].map((top) => word("O", 20, top));
  const parts = [word("()", 18, 400, "overrules"), word("C", 22, 500, "agrees")];
  expect(dropHoles([...holes, ...printed, ...parts])).toEqual(printed);
});

it("keeps fewer of them, what both readers see, and what stands among the print", () => {
  const two = [100, 200].map((top) => word("O", 20, top));
  const seen = [100, 200, 300].map((top) => word("O", 20, top, "agrees"));
  const among = [200, 300, 400].map((top) => word("O", 300, top));
  const stairs = [100, 200, 300].map((top, i) => word("O", 10 + 35 * i, top));
  for (const own of [two, seen, among, stairs])
    expect(dropHoles([...printed, ...own])).toEqual([...printed, ...own]);
});
