import { expect, it } from "vitest";
import type { Rule, Word } from "../../model";
import { dropRemains } from "./drop-remains";

const EM = 30;
const rules: Rule[] = [
  { orientation: "horizontal", box: { x0: 100, x1: 900, top: 200, bottom: 206 } },
];
const word = (x0: number, top: number, bottom: number, second: Word["second"] = "none") =>
  ({ text: "min", box: { x0, x1: x0 + 24, top, bottom }, second }) as Word;

it("drops what one reader makes of specks that are left of a rule", () => {
  expect(dropRemains([word(300, 196, 209)], rules, EM)).toEqual([]);
});

it("keeps what both readers see, what stands on the rule, beside it or by itself", () => {
  const kept = [
    word(300, 196, 209, "agrees"),
    word(300, 172, 205),
    word(950, 196, 209),
    word(300, 260, 272),
  ];
  expect(dropRemains(kept, rules, EM)).toEqual(kept);
});
