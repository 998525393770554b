import { expect, it } from "vitest";
import { toSegment } from "../layout/segment";
import type { Word } from "../model";
import type { Column } from "./columns";
import { evenCells } from "./even-cells";
import type { ItemTable } from "./item-tables";

const box = { x0: 0, x1: 40, top: 0, bottom: 10 };

function evened(source: Word["source"], ...texts: string[]) {
  const heading = { text: "ĐVT", key: "unit" as const, box, segments: [] };
  const column = { heading } as unknown as Column;
  const rows = texts.map((text) => {
    const word: Word = {
      text,
      box,
      baseline: 8,
      fontSize: 10,
      bold: false,
      spaceBefore: false,
      confidence: 0.9,
      source,
    };
    return { page: 1, cells: [{ column, text, segments: [toSegment([word], 1)] }] };
  });
  const table: ItemTable = { columns: [column], rows, page: 1, box };
  return evenCells([table]).flatMap(({ rows }) => rows.map(({ cells }) => cells[0]?.text));
}

it("gives the readings of a column the form in which most of the same letters were read", () => {
  expect(evened("ocr", "cái", "Cái", "cái", "cai")).toEqual(["cái", "cái", "cái", "cái"]);
  expect(evened("ocr", "Dây cáp", "Dây cáp", "– Dây cáp")).toEqual(Array(3).fill("Dây cáp"));
});

it("leaves readings between which nothing tells, other words, and what a text layer says", () => {
  expect(evened("ocr", "cái", "Cái")).toEqual(["cái", "Cái"]);
  expect(evened("ocr", "cái", "cái", "cài đặt")).toEqual(["cái", "cái", "cài đặt"]);
  expect(evened("pdf", "pcs", "pcs", "Pcs")).toEqual(["pcs", "pcs", "Pcs"]);
});
