import { describe, expect, it } from "vitest";
import type { OcrLine, OcrWord } from "../readers/tesseract";
import { joinMissed } from "./join-missed";

const EM = 40;

function word(text: string, x0: number): OcrWord {
  return {
    text,
    confidence: 0.9,
    box: { x0, x1: x0 + 20 * text.length, top: 30, bottom: 60 },
    symbols: [],
  };
}

function line(words: OcrWord[], y = 60): OcrLine {
  return { words, baseline: { x0: 0, x1: 400, y0: y, y1: y } };
}

const texts = (lines: readonly OcrLine[]) =>
  lines.map(({ words }) => words.map(({ text }) => text));

describe("joinMissed", () => {
  it("makes a digit that touches a number part of it", () => {
    expect(texts(joinMissed([line([word(".411", 62)])], [line([word("19", 20)])], EM))).toEqual([
      ["19.411"],
    ]);
  });

  it("puts a word between those of its line", () => {
    const lines = [line([word("Hall", 20), word("East", 170)])];
    expect(texts(joinMissed(lines, [line([word("4", 120)])], EM))).toEqual([["Hall", "4", "East"]]);
  });

  it("keeps pieces apart that stand alone or on another line", () => {
    const lines = [line([word("Hall", 20)])];
    const missed = [line([word("7", 300)]), line([word("8", 110)], 100)];
    expect(texts(joinMissed(lines, missed, EM))).toEqual([["Hall"], ["7"], ["8"]]);
  });
});
