import fc from "fast-check";
import { expect, it } from "vitest";
import type { Rule } from "../../model";
import { mergeRules } from "../../page/merge-rules";
import { findCombs } from "./find-combs";

const EM = 30;
const upright = (x: number, top: number, height = 50): Rule => ({
  orientation: "vertical",
  box: { x0: x, x1: x + 2, top, bottom: top + height },
});
const comb = (x: number, pitch: number, cells: number, top = 100, height = 50): Rule[] =>
  Array.from({ length: cells + 1 }, (_, i) => upright(x + i * pitch, top, height));

it("finds as many cells as there are between even rules of one height", () => {
  const pitches = fc.integer({ min: 18, max: 70 });
  fc.assert(
    fc.property(pitches, fc.integer({ min: 4, max: 30 }), (pitch, cells) => {
      const [found, ...others] = findCombs(comb(50, pitch, cells), EM);
      expect(others).toEqual([]);
      expect(found?.cells).toHaveLength(cells);
      expect(found?.cells[1]).toEqual({
        x0: 52 + pitch,
        x1: 50 + 2 * pitch,
        top: 100,
        bottom: 150,
      });
    }),
  );
});

it("tells combs beside each other apart", () => {
  const found = findCombs([...comb(50, 40, 5), ...comb(400, 36, 8)], EM);
  expect(found.map(({ cells }) => cells.length)).toEqual([5, 8]);
});

it("tells combs apart that are drawn exactly, with hardly less than a cell between them", () => {
  const found = findCombs([...comb(50, 40, 8), ...comb(405, 40, 9)], EM);
  expect(found.map(({ cells }) => cells.length)).toEqual([8, 9]);
});

it("leaves an empty cell between the groups of one number", () => {
  const [found, ...others] = findCombs([...comb(50, 40, 2), ...comb(146, 40, 3)], EM);
  expect(others).toEqual([]);
  expect(found?.cells.map(({ x0, x1 }) => x1 - x0)).toEqual([38, 38, 14, 38, 38, 38]);
});

it("finds a comb once where its rules were merged, though a wall of it was seen twice", () => {
  const groups = [...comb(50, 40, 2), ...comb(142, 40, 2), ...comb(234, 40, 4)];
  const { box } = upright(140, 101, 47);
  const again: Rule = { orientation: "vertical", box: { ...box, x1: box.x1 + 3 } };
  const found = findCombs(mergeRules([...groups, again], 12), EM);
  expect(found.map(({ cells }) => cells.length)).toEqual([10]);
});

it("gives the first cell of a group the left wall that it lacks", () => {
  const walls = [50, 90, 130, 185, 225, 265].map((x) => upright(x, 100));
  const bottom: Rule = {
    orientation: "horizontal",
    box: { x0: 145, x1: 267, top: 148, bottom: 150 },
  };
  expect(findCombs(walls, EM)).toEqual([]);
  const [found, ...others] = findCombs([...walls, bottom], EM);
  expect(others).toEqual([]);
  expect(found?.cells.map(({ x0, x1 }) => [x0, x1])).toEqual([
    [52, 90],
    [92, 130],
    [132, 145],
    [147, 185],
    [187, 225],
    [227, 265],
  ]);
});

it("takes two cells for one only beside others like them", () => {
  const short = comb(400, 40, 2);
  expect(findCombs(short, EM)).toEqual([]);
  const found = findCombs([...comb(50, 40, 6, 300), ...short], EM);
  expect(found.map(({ cells }) => cells.length)).toEqual([6, 2]);
});

it("takes neither a grid nor the columns of a table for combs", () => {
  const grid = [...comb(50, 40, 6), ...comb(50, 40, 6, 152), ...comb(50, 40, 6, 204)];
  expect(findCombs(grid, EM)).toEqual([]);
  expect(findCombs(comb(50, 40, 6, 100, 300), EM)).toEqual([]);
  const columns = [50, 90, 190, 250, 420, 500].map((x) => upright(x, 100));
  expect(findCombs(columns, EM)).toEqual([]);
});

it("finds the cells of an identity number over all the width of a form, with those at its sides", () => {
  const step = 26;
  const walls = Array.from({ length: 17 }, (_, i) => upright(126 + step * (i + 1), 152, 25));
  const sides = [upright(126, 100, 200), upright(126 + 18 * step, 100, 200)];
  const cells = (own: Rule[]) => findCombs([...own, ...sides], 9).map((comb) => comb.cells.length);
  expect(cells(walls)).toEqual([18]);
  expect(cells(walls.slice(0, 6))).toEqual([]);
});
