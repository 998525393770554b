import { expect, it } from "vitest";
import { frame, type Print, typeset } from "../../../test/typeset";
import { toLines } from "../../layout/lines";
import { findCells } from "../../layout/rules/cells";
import type { Rule } from "../../model";
import { readingOf } from "../../read-document";
import { withTallCellsParted } from "./part-tall-cells";

/** The column of labels is tinted, or both. */
const tint = (x1: number) => [{ x0: 40, x1, top: 100, bottom: 151 }];
const pairsOf = (prints: readonly Print[], rules: Rule[]): string[] =>
  readingOf([typeset(prints, rules, tint(150))]).fields.map(
    ({ label, value }) => `${label} = ${value}`,
  );

const labels = ["Invoice No.", "Order No.", "Account No."];
const codes = ["PO-05518", "924317", "K-6298"];
const answers = codes.map((text, i): Print => ({ x: 155, y: 113 + 17 * i, text }));
const rows = codes.flatMap((_, i) => frame(150, 100 + 17 * i, 340, 117 + 17 * i));

it("parts a column of labels that lost its rules where each stands level with a cell beside it", () => {
  const asked = labels.map((text, i): Print => ({ x: 45, y: 113 + 17 * i, text }));
  expect(pairsOf([...asked, ...answers], [...frame(40, 100, 150, 151), ...rows])).toEqual(
    labels.map((label, i) => `${label} = ${codes[i]}`),
  );
});

it("leaves a cell whole whose lines stand elsewhere than those beside it", () => {
  const rules = [...frame(40, 100, 150, 151), ...rows];
  const parted = (prints: readonly Print[], tinted = 150) => {
    const page = typeset([...prints, ...answers], rules, tint(tinted));
    return withTallCellsParted(findCells(page), toLines(page)).length;
  };
  const asked = labels.map((text, i): Print => ({ x: 45, y: 113 + 17 * i, text }));
  expect(parted(asked)).toBe(6);
  expect(parted(asked.slice(1))).toBe(4);
  expect(parted(asked, 340)).toBe(4);
  expect(parted(asked, 40)).toBe(4);
  expect(parted(asked.map((print) => ({ ...print, y: print.y + 4 })))).toBe(4);
});
