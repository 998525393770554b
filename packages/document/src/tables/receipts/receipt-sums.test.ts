import { expect, it } from "vitest";
import { type Amounted, sumsBegin } from "./receipt-sums";

const item = (text: string, amount: number): Amounted => ({
  text,
  amount,
  isItem: true,
  isCounted: false,
  count: 1,
  isBare: false,
});

it.each<[string, Amounted[], number | null]>([
  ["a sum", [item("Bun", 2), item("Roll", 3.5), item("Due", 5.5), item("Notes", 20)], 2],
  ["a rate", [item("Bun", 20), item("Roll", 30), item("Levy 8%", 4), item("Due", 54)], 2],
  ["a tax in it", [item("Bun", 60), item("Roll", 60), item("of it 20%", 20)], 2],
  ["a sum of one", [item("Bun", 2), item("Due", 2), item("Notes", 5)], null],
  [
    "a count",
    [item("Bun", 2), item("Roll", 3), { ...item("Cake", 5), isCounted: true }, item("Due", 10)],
    3,
  ],
  [
    "a sum before what was taken off",
    [
      item("Hat", 30),
      { ...item("Discount", -6), isItem: true },
      item("Belt", 20),
      item("Gross", 50),
    ],
    3,
  ],
  [
    "how many there are",
    [item("Bun", 200), { ...item("Roll", 300), count: 4 }, { ...item("Pieces", 5), isBare: true }],
    2,
  ],
  [
    "the sums of the kinds of goods",
    [
      { ...item("Cut", 95), isCounted: true },
      { ...item("Shampoo", 48), isCounted: true },
      item("Services", 95),
      item("Goods", 48),
      item("Gold card", -9.5),
    ],
    2,
  ],
  ["nothing", [item("Bun", 2), item("Roll", 3.5), item("Cake", 4)], null],
  [
    "the rate of some items",
    [item("Bun", 20), item("Roll", 30), item("Cake", 7), item("Levy 8%", 4)],
    null,
  ],
])("finds where the sums begin by %s", (_, lines, at) => {
  expect(sumsBegin(lines)).toBe(at);
});
