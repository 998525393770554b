import { expect, it } from "vitest";
import { frame, horizontal, typeset, vertical } from "../../../test/typeset";
import { cellOf, findCells } from "./cells";

const boxesOf = (rules: Parameters<typeof typeset>[1]) =>
  findCells(typeset([{ x: 60, y: 112, text: "フリガナ", size: 10 }], rules))
    .map(({ box }) => [box.x0, box.top, box.x1, box.bottom].map(Math.round).join(" "))
    .toSorted();

const outline = [...frame(50, 100, 300, 140), vertical(120, 100, 140)];

it("parts cells by a broken line that begins anew behind the line it meets", () => {
  const dashed = [horizontal(120, 50, 120), horizontal(120, 123, 300)];
  const four = ["120 100 300 120", "120 120 300 140", "50 100 120 120", "50 120 120 140"];
  expect(boxesOf([...outline, ...dashed])).toEqual(four);
});

it("leaves a cell whole beside a line that ends at its side or begins well within it", () => {
  const two = ["120 100 300 140", "50 100 120 120", "50 120 120 140"];
  expect(boxesOf([...outline, horizontal(120, 50, 120)])).toEqual(two);
  expect(boxesOf([...outline, horizontal(120, 50, 120), horizontal(120, 130, 300)])).toEqual(two);
});

it("closes a grid at the ends of its rules, but not one whose rules end at a side within", () => {
  const rows = [100, 120, 140, 160].map((y) => horizontal(y, 50, 300));
  const walls = [vertical(120, 100, 160), vertical(200, 100, 160)];
  const boxes = boxesOf([...rows, ...walls]);
  expect(boxes).toHaveLength(9);
  expect(boxes).toContain("200 140 300 160");
  expect(boxes).toContain("50 100 120 120");
  const within = [horizontal(130, 120, 200), horizontal(150, 120, 200)];
  expect(boxesOf([...rows, ...walls, ...within]).some((box) => box.startsWith("200"))).toBe(false);
});

it("has a text in the cell around the boxes of its signs, not in the one in their middle", () => {
  const boxes = [0, 1, 2, 3].flatMap((i) => frame(60 + 12 * i, 120, 72 + 12 * i, 134));
  const cells = findCells(
    typeset([{ x: 60, y: 112, text: "Pass", size: 10 }], [...frame(50, 100, 300, 140), ...boxes]),
  );
  const around = (x0: number, x1: number) =>
    cellOf({ box: { x0, x1, top: 122, bottom: 132 } }, cells)?.box.x0;
  expect(around(62, 106)).toBe(50);
  expect(around(74, 80)).toBe(72);
  const alone = findCells(typeset([{ x: 60, y: 112, text: "Pass", size: 10 }], boxes));
  expect(cellOf({ box: { x0: 62, x1: 106, top: 122, bottom: 132 } }, alone)).not.toBeNull();
});

it("has the walls of a scanned grid meet the rule above where their first points were lost", () => {
  const grid = [100, 114, 130, 146].map((y) => horizontal(y, 50, 300));
  const sides = [vertical(50, 100, 146), vertical(300, 100, 146)];
  const boxesFrom = (top: number, confidence?: number) =>
    findCells(
      typeset(
        [{ x: 60, y: 112, text: "Nombre", size: 10, ...(confidence ? { confidence } : {}) }],
        [...grid, ...sides, vertical(180, top, 146)],
      ),
    )
      .map(({ box }) => `${box.x0} ${box.top}`)
      .filter((box) => box.startsWith("180"));
  expect(boxesFrom(106, 0.9)).toEqual(["180 100", "180 114", "180 130"]);
  // As drawn in a text layer; less than half of it; and what parts one row alone, as the teeth of a comb do.
  expect(boxesFrom(106)).toEqual(["180 114", "180 130"]);
  expect(boxesFrom(109, 0.9)).toEqual(["180 114", "180 130"]);
  expect(boxesFrom(136, 0.9)).toEqual([]);
});
