import { expect, it } from "vitest";
import { freeInk } from "./find-texts";
import { mendLetters } from "./mend-letters";

const HEIGHT = 20;

/** Ink from rows of characters, a cell of 4 x 4 pixels for each `#`; `-` is a cell with its lower half empty. */
function draw(rows: readonly string[]) {
  const width = 4 * Math.max(...rows.map((row) => row.length)) + 8;
  const data = new Uint8Array(width * (4 * rows.length + 8));
  rows.forEach((row, y) => {
    [...row].forEach((sign, x) => {
      for (let k = 0; k < (sign === "#" ? 16 : sign === "-" ? 8 : 0); k += 1) {
        data[(4 + 4 * y + (k >> 2)) * width + 4 + 4 * x + (k & 3)] = 1;
      }
    });
  });
  return freeInk({ width, height: data.length / width, data });
}

it("joins the halves of a digit that a skip of the pen broke", () => {
  const broken = draw(["###", "  #", " --", "  #", "###"]);
  expect(broken.components).toHaveLength(2);
  const mended = mendLetters(broken, HEIGHT, 3);
  expect(mended.components).toHaveLength(1);
  expect(mended.components[0]?.area).toBe(broken.components.reduce((sum, c) => sum + c.area, 0));
  expect(new Set(mended.labels)).toEqual(new Set([0, 1]));
});

it("leaves two letters that stand close two", () => {
  const ink = draw(["### ###", "  # #  ", "### ###", "  #   #", "### ###"]);
  expect(mendLetters(ink, HEIGHT, 5).components).toHaveLength(2);
});

it("leaves the line under a word alone", () => {
  const ink = draw(["###", "  #", "###", "#  ", "###", "   ", "###"]);
  expect(mendLetters(ink, HEIGHT, 2).components).toHaveLength(2);
});
