import { expect, test } from "vitest";
import type { OcrLine } from "../readers/tesseract";
import { dropShreds } from "./drop-shreds";

const line = (text: string, confidence: number, height: number): OcrLine => ({
  baseline: { x0: 0, x1: 40, y0: 40, y1: 40 },
  words: [{ text, confidence, box: { x0: 0, x1: 40, top: 40 - height, bottom: 40 }, symbols: [] }],
});

test("a low sign that the engine doubts is a stroke of another", () => {
  const sure = [line("ー", 0.9, 8), line("計", 0.4, 34), line("小計", 0.4, 14)];
  expect(dropShreds([line("ゝ", 0.33, 14), ...sure], 38)).toEqual(sure);
});
