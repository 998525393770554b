import { expect, it } from "vitest";
import { sizesInRuns } from "./size-runs";

/** Words with a wide space where two stand; rounded. */
function sizes(text: string, given: readonly (number | null)[]): number[] | undefined {
  let x = 0;
  const words = text.split(/(?<=\S) (?= *\S)/).map((word, i) => {
    const x0 = x + (word.length - word.trimStart().length) * 10;
    x = x0 + 20 * word.trim().length + 10;
    return { text: word.trim(), size: given[i] ?? null, x0, x1: x - 10 };
  });
  return sizesInRuns(words)?.map(Math.round);
}

it("tells what was written larger behind a label, and the next label", () => {
  const asked = "Assessed by  Helen Carver  Approved by";
  expect(sizes(asked, [30, 24, 42, 44, 31, 29])).toEqual([30, 30, 44, 44, 31, 31]);
});

it("begins a run behind the widest space, where what stands before its letters tells nothing", () => {
  const sized = [30, 30, 30, 28, 41, 35, 43];
  const sums = sizes("Persons at risk  2 pupils, 1 teacher", sized);
  expect(sums).toEqual([30, 30, 30, 43, 43, 43, 43]);
});

it("leaves a line of one size, whose words without stems look smaller", () => {
  expect(sizes("the source was never seen", [40, 31, 30, 30, 31])).toBeUndefined();
  expect(sizes("Total of March", [40, 36, 44])).toBeUndefined();
  expect(sizes("Northway Ltd Freight Company", [40, 46, 41, 40])).toBeUndefined();
});
