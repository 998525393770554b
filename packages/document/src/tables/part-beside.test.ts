import { expect, it } from "vitest";
import { frame, horizontal, row, typeset } from "../../test/typeset";
import { hull } from "../layout/box";
import type { Line } from "../layout/lines";
import { toLines } from "../layout/lines";
import { partBeside } from "./part-beside";

const textsOf = (line: Line | null | undefined) => line?.segments.map(({ text }) => text);

it("ends a table with its frame beside a list of sums without one", () => {
  const xs = [30, 110, 190, 270];
  const parted = (beside: readonly string[]) => {
    const page = typeset(
      row(113, [...xs.map((x) => x + 5), 380, 470], ["Item", "Out", "Back", "Amount", ...beside]),
      [...xs.flatMap((x) => frame(x, 100, x + 80, 120)), horizontal(100, 30, 350)],
    );
    const lines = toLines(page);
    const segments = lines.flatMap((line) => line.segments);
    const headings = segments.map((one) => ({
      text: one.text,
      key: null,
      box: one.box,
      segments: [one],
    }));
    const box = hull(headings.map((one) => one.box));
    const walls = [...xs, 350];
    const { heading } = partBeside(lines, [], { first: 0, last: 0, headings, box, walls }, page);
    return textsOf(heading[0]?.beside);
  };
  expect(parted(["+ deposits", "24.00"])).toEqual(["+ deposits", "24.00"]);
  expect(parted(["Remarks", "Place"])).toBeUndefined();
});
