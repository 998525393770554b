import { expect, it } from "vitest";
import { withRoundCorners } from "./round-corners";

const EM = 10;
const TOLERANCE = 3;

it("lets the sides of a frame with round corners meet", () => {
  const [rows, columns] = withRoundCorners(
    [
      { at: 100, from: 55, to: 295 },
      { at: 200, from: 55, to: 295 },
    ],
    [
      { at: 50, from: 105, to: 195 },
      { at: 300, from: 105, to: 195 },
    ],
    EM,
    TOLERANCE,
  );
  expect(rows).toEqual([
    { at: 100, from: 50, to: 300 },
    { at: 200, from: 50, to: 300 },
  ]);
  expect(columns).toEqual([
    { at: 50, from: 100, to: 200 },
    { at: 300, from: 100, to: 200 },
  ]);
});

it("leaves lines that end where no other one ends as they are", () => {
  const rows = [{ at: 100, from: 55, to: 295 }];
  const columns = [
    { at: 50, from: 60, to: 195 },
    { at: 300, from: 120, to: 195 },
    { at: 302, from: 102, to: 195 },
  ];
  const [level, upright] = withRoundCorners(rows, columns, EM, TOLERANCE);
  expect([level, upright[0], upright[1]]).toEqual([rows, columns[0], columns[1]]);
});

it("lets them meet where one misses the other by no more than lines may that do", () => {
  const [rows, columns] = withRoundCorners(
    [{ at: 100, from: 53.5, to: 297.4 }],
    [
      { at: 50, from: 103, to: 300 },
      { at: 300, from: 103.4, to: 300 },
    ],
    EM,
    TOLERANCE,
  );
  expect(rows).toEqual([{ at: 100, from: 50, to: 300 }]);
  expect(columns.map(({ from }) => from)).toEqual([100, 100]);
});
