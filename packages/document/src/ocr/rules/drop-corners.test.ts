import { expect, it } from "vitest";
import type { Word } from "../../model";
import { dropCorners } from "./drop-corners";

const EM = 30;
const bar = { x0: 100, x1: 900, top: 200, bottom: 240 };
const word = (text: string, x0: number, top: number, second: Word["second"] = "none") =>
  ({ text, box: { x0, x1: x0 + 16, top, bottom: top + 24 }, second }) as Word;

it("drops the sign that one reader makes of the corner of a dark area", () => {
  expect(dropCorners([word("r", 98, 195), word("4", 890, 220)], [bar], EM)).toEqual([]);
});

it("keeps what both readers see there, longer texts, what stands in the area or around all of it", () => {
  const disc = { x0: 502, x1: 514, top: 504, bottom: 520 };
  const kept = [
    word("r", 98, 195, "agrees"),
    word("No", 98, 195),
    word("r", 300, 210),
    word("r", 300, 190),
    word("2", 500, 500),
  ];
  expect(dropCorners(kept, [bar, disc], EM)).toEqual(kept);
});
