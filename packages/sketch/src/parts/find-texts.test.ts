import { describe, expect, it } from "vitest";
import type { Mask } from "../capture/binarise";
import { findTexts, freeInk, type TextGroup } from "./find-texts";

const height = 20;

/** Ink from rows of characters, a cell of 4 x 4 pixels for each `#`. */
function draw(rows: readonly string[]): Mask {
  const width = 4 * Math.max(...rows.map((row) => row.length)) + 8;
  const data = new Uint8Array(width * (4 * rows.length + 8));
  rows.forEach((row, y) => {
    [...row].forEach((sign, x) => {
      if (sign !== "#") return;
      for (let k = 0; k < 16; k += 1) {
        data[(4 + 4 * y + (k >> 2)) * width + 4 + 4 * x + (k & 3)] = 1;
      }
    });
  });
  return { width, height: data.length / width, data };
}

function textsIn(rows: readonly string[]) {
  const mask = draw(rows);
  return findTexts(freeInk(mask), mask, height, 4);
}

const sizes = (texts: readonly TextGroup[]) =>
  texts.map(({ labels, level }) => [labels.size, level]);

describe("texts among the ink", () => {
  it("keep the point and the 1 of a number", () => {
    const texts = textsIn([
      "#  ### ###   ###",
      "#    # # #   #  ",
      "#   ## ###   ###",
      "#    # # #     #",
      "#  ### ### # ###",
    ]);
    expect(sizes(texts)).toEqual([[5, true]]);
  });

  it("stand upright where a 1 lies across above the other digit", () => {
    const texts = textsIn(["#####", "", "#####", "# # #", "# # #"]);
    expect(sizes(texts)).toEqual([[2, false]]);
  });

  it("run along a word whose letters touch each other", () => {
    const word = [
      "### ##### ##### #####",
      "# # # # # # # # # # #",
      "### # ### # # ### # #",
      "# #   #     #   #   #",
      "#######################",
    ];
    const upright = Array.from({ length: 23 }, (_, x) =>
      word.map((line) => line[x] ?? " ").join(""),
    );
    expect(sizes(textsIn(word))).toEqual([[1, true]]);
    expect(sizes(textsIn(upright))).toEqual([[1, false]]);
  });

  it("stand in the rows of a stack whose digits are closer than its lines, level or upright", () => {
    const pair = ["### ###", "# # #", "### ###", "# #   #", "### ###"];
    const stack = [...pair, "", "", ...pair, "", "", ...pair];
    const row: [number, boolean] = [2, true];
    expect(sizes(textsIn(stack))).toEqual([row, row, row]);
    const width = Math.max(...stack.map(({ length }) => length));
    const turned = Array.from({ length: width }, (_, x) =>
      stack.map((line) => line[x] ?? " ").join(""),
    );
    const column: [number, boolean] = [2, false];
    expect(sizes(textsIn(turned))).toEqual([column, column, column]);
  });

  it("are two where more than a blank is between them", () => {
    const texts = textsIn([
      "### ###         ### ###",
      "# # #           # # #  ",
      "### ###         ### ###",
      "# #   #         # #   #",
      "### ###         ### ###",
    ]);
    expect(sizes(texts)).toEqual([
      [2, true],
      [2, true],
    ]);
  });

  it("are one where a blank separates words", () => {
    const texts = textsIn([
      "### ###    ### ###",
      "# # #      # # #  ",
      "### ###    ### ###",
      "# #   #    # #   #",
      "### ###    ### ###",
    ]);
    expect(sizes(texts)).toEqual([[4, true]]);
  });

  it("offer a core without what hangs out of the row at their ends", () => {
    const texts = textsIn([
      "#    ### ###    #",
      "###  # # #    ###",
      "#    ### ###    #",
      "#    # #   #    #",
      "#    ### ###    #",
      "#               #",
      "#               #",
      "#               #",
    ]);
    expect(texts).toHaveLength(1);
    expect(texts[0]?.labels.size).toBe(4);
    expect(texts[0]?.core?.size).toBe(2);
  });

  it("are two where each has a leader at its outer end", () => {
    const digits = [
      "### ###    ### ###",
      "# # #      # # #  ",
      "### ###    ### ###",
      "# #   #    # #   #",
      "### ###    ### ###",
    ];
    const lines = digits.map((row, y) => (y === 2 ? `#### ${row} ####` : `     ${row}     `));
    const mask = draw(lines);
    const letters = draw(digits.map((row) => `     ${row}     `));
    expect(findTexts(freeInk(letters), mask, height, 4)).toHaveLength(2);
    expect(findTexts(freeInk(letters), letters, height, 4)).toHaveLength(1);
  });
});
