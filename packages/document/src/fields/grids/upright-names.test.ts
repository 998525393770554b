import { expect, it } from "vitest";
import { frame, type Print, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

/** A cell with a name set from top to bottom, and one beside it. */
const pairsOf = (prints: readonly Print[]): string[] =>
  readingOf([
    typeset(
      [
        { x: 56, y: 122, text: "炉", bold: true },
        { x: 56, y: 136, text: "床", bold: true },
        ...prints,
      ].map((print) => ({
        ...print,
        confidence: 0.95,
      })),
      [...frame(50, 100, 74, 150), ...frame(74, 100, 500, 150)],
    ),
  ])
    .fields.filter(({ label }) => label !== "")
    .map(({ label, value }) => `${label} = ${value}`);

it("asks for nothing by itself beside a cell that asks for several things", () => {
  const found = pairsOf([
    { x: 80, y: 136, text: "厚度", size: 9 },
    { x: 140, y: 136, text: "19.5米", size: 11 },
    { x: 240, y: 136, text: "坡向", size: 9 },
    { x: 300, y: 136, text: "316米", size: 11 },
  ]);
  expect(found).toEqual(["厚度 = 19.5米", "坡向 = 316米"]);
});

it("asks for nothing by itself beside a caption over what was written larger, a little below the edge", () => {
  const found = pairsOf([
    { x: 80, y: 118, text: "更换原因说明", size: 8.5 },
    { x: 80, y: 138, text: "烟道开裂，去年冬天漏烟两次，已请人看过。", size: 12 },
  ]);
  expect(found).toEqual(["更换原因说明 = 烟道开裂，去年冬天漏烟两次，已请人看过。"]);
});

it("takes no line of an answer that goes on beside it, below a colon", () => {
  const found = pairsOf([
    { x: 80, y: 118, text: "邻居说明：愿意共用烟道，每年清理两次，" },
    { x: 80, y: 132, text: "费用各付一半。" },
  ]);
  expect(found.join()).toContain("邻居说明 = 愿意共用烟道");
  expect(found.join()).not.toContain("炉床");
});
