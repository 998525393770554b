import { expect, it } from "vitest";
import { frame, type Print, typeset } from "../../../test/typeset";
import { toLines } from "../../layout/lines";
import { findCells } from "../../layout/rules/cells";
import type { Box, Page } from "../../model";
import { readingOf } from "../../read-document";
import { toUnits } from "../units/units";
import { overCells } from "./captions-over-cells";

/** Rows of cells 20 points high, one text a cell, as read from pixels; the columns in `tinted` have a fill. Rows are seen in these faces. */
function pageOf(
  edges: readonly number[],
  rows: readonly (readonly string[])[],
  tinted: readonly number[] = [],
  faces: readonly string[] = [],
): Page {
  const faceOf = (i: number) => (faces[i] ? { face: faces[i] } : {});
  const prints = rows.flatMap((texts, i): Print[] =>
    texts.flatMap((text, at) =>
      text
        ? [{ x: (edges[at] ?? 0) + 5, y: 114 + 20 * i, text, confidence: 0.95, ...faceOf(i) }]
        : [],
    ),
  );
  const cells = rows.flatMap((_, i) =>
    edges.slice(1).flatMap((x, at) => frame(edges[at] ?? 0, 100 + 20 * i, x, 120 + 20 * i)),
  );
  const fills = tinted.map(
    (at): Box => ({
      x0: edges[at] ?? 0,
      x1: edges[at + 1] ?? 0,
      top: 100,
      bottom: 100 + 20 * rows.length,
    }),
  );
  return typeset(prints, cells, fills);
}

it("takes no row for headings of the next one where every other cell of that is tinted", () => {
  const rows = [
    ["地盤の様子", "やや軟らかい", "積雪の有無", "ほとんどなし"],
    ["見張り台（第1）", "丘の上公園", "見張り台（第2）", "港の倉庫（北 12）"],
  ];
  const found = (tinted: readonly number[]) => {
    const page = pageOf([50, 150, 300, 400, 550], rows, tinted, ["printed", "typed"]);
    const cells = findCells(page);
    return overCells(toUnits(toLines(page), cells, new Map()), cells).size;
  };
  expect(found([])).toBe(4);
  expect(found([0, 2])).toBe(0);
});

it("takes what says the same with other numbers for headings of amounts", () => {
  const rows = [
    ["1st Half", "2nd Half", "3rd Half", "4th Half"],
    ["", "14,200", "71,350", "9,800"],
  ];
  const { fields } = readingOf([pageOf([50, 150, 250, 350, 450], rows)]);
  expect(fields.map(({ label, value }) => `${label} = ${value}`)).toEqual([
    "2nd Half = 14,200",
    "3rd Half = 71,350",
    "4th Half = 9,800",
  ]);
});

it("takes two texts for headings where the lexicon knows both, and nothing of the row below", () => {
  const found = (rows: string[][]) => {
    const page = pageOf([50, 300, 550], rows, [], ["printed", "typed"]);
    const cells = findCells(page);
    return overCells(toUnits(toLines(page), cells, new Map()), cells).size;
  };
  expect(
    found([
      ["Contact", "Telephone"],
      ["Lucia Stabile", "055 550 121"],
    ]),
  ).toBe(2);
  expect(
    found([
      ["Contact", "Lucia Stabile"],
      ["Telephone", "055 550 121"],
    ]),
  ).toBe(0);
});
