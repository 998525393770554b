import { expect, it } from "vitest";
import { firstCells, oneColumn } from "../../../test/one-column";
import type { Word } from "../../model";
import { evenCells } from "./even-cells";

const evened = (source: Word["source"], ...texts: string[]) =>
  firstCells(evenCells([oneColumn({ text: "ĐVT", key: "unit" }, source, texts)]));

it("gives the readings of a column the form in which most of the same letters were read", () => {
  expect(evened("ocr", "cái", "Cái", "cái", "cai")).toEqual(["cái", "cái", "cái", "cái"]);
  expect(evened("ocr", "Dây cáp", "Dây cáp", "– Dây cáp")).toEqual(Array(3).fill("Dây cáp"));
});

it("leaves readings between which nothing tells, other words, and what a text layer says", () => {
  expect(evened("ocr", "cái", "Cái")).toEqual(["cái", "Cái"]);
  expect(evened("ocr", "cái", "cái", "cài đặt")).toEqual(["cái", "cái", "cài đặt"]);
  expect(evened("pdf", "pcs", "pcs", "Pcs")).toEqual(["pcs", "pcs", "Pcs"]);
});
