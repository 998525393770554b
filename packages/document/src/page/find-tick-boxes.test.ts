import type { PdfPath } from "@inkform/raster/pdf-graphics";
import { describe, expect, it } from "vitest";
import type { Word } from "../model";
import { findTickBoxes } from "./find-tick-boxes";

const square = (x: number, y: number, side = 8): PdfPath =>
  chain([
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
    [x, y],
  ]);

function chain(points: [number, number][]): PdfPath {
  return {
    chains: [
      { points: points.map(([x, y]) => ({ x, y })), curved: points.slice(1).map(() => false) },
    ],
    fill: null,
    stroke: [0, 0, 0],
    strokeWidth: 1,
  };
}

const word = (text: string, x: number, width = 6 * text.length): Word => ({
  text,
  box: { x0: x, x1: x + width, top: 99, bottom: 109 },
  baseline: 108,
  fontSize: 10,
  bold: false,
  spaceBefore: false,
  confidence: 1,
  source: "pdf",
});

describe("findTickBoxes", () => {
  it("takes strokes for ticks that run over their box, and no line that passes it", () => {
    const check = chain([
      [99, 105],
      [103, 109],
      [112, 96],
    ]);
    const passing = chain([
      [100, 104],
      [220, 103],
    ]);
    const words = [word("yes", 112), word("no", 172)];
    const { boxes } = findTickBoxes([square(100, 100), square(160, 100), check, passing], words);
    expect(boxes.map(({ text }) => text)).toEqual(["☒", "☐"]);
  });

  it("sees squares of a column far behind their texts, and none by itself", () => {
    const level = (text: string, y: number): Word => {
      const own = word(text, 100);
      return { ...own, box: { ...own.box, top: y - 1, bottom: y + 9 }, baseline: y + 8 };
    };
    const words = [level("Slate", 100), level("Thatch", 120), level("Iron", 140)];
    const seen = (ys: readonly number[]) =>
      findTickBoxes(
        ys.map((y) => square(280, y)),
        words,
      ).boxes.length;
    expect(seen([100, 120, 140])).toBe(3);
    expect(seen([100])).toBe(0);
  });

  it("sees squares before texts, and which of them are crossed", () => {
    const cross = chain([
      [102, 102],
      [106, 106],
    ]);
    const paths = [square(100, 100), cross, square(150, 100)];
    const { boxes } = findTickBoxes(paths, [word("Post", 112), word("Courier", 162)]);
    expect(boxes.map(({ text, box }) => [text, box.x0])).toEqual([
      ["☒", 100],
      ["☐", 150],
    ]);
  });

  it("sees boxes lower than they are wide where several are alike", () => {
    const low = (x: number): PdfPath =>
      chain([
        [x, 100],
        [x + 10, 100],
        [x + 10, 107],
        [x, 107],
        [x, 100],
      ]);
    const words = [word("Post", 114), word("Courier", 164), word("x", 152, 5)];
    const seen = findTickBoxes([low(100), low(150)], words).boxes;
    expect(seen.map(({ text }) => text)).toEqual(["☐", "☒"]);
    expect(findTickBoxes([low(100)], words).boxes).toEqual([]);
  });

  it("sees boxes to type into that are lower still, behind their choices", () => {
    const low = (x: number): PdfPath =>
      chain([
        [x, 99],
        [x + 16, 99],
        [x + 16, 109],
        [x, 109],
        [x, 99],
      ]);
    const words = [word("YES", 100), word("NO", 146), word("x", 164, 5)];
    const { boxes } = findTickBoxes([low(122), low(161)], words);
    expect(boxes.map(({ text }) => text)).toEqual(["☐", "☒"]);
  });

  it("takes a tick whose middle stands in the box, as somebody typed it over the form", () => {
    const over = { ...word("x", 103, 5), baseline: 110 };
    const seen = (one: Word) =>
      findTickBoxes([square(100, 100)], [word("Post", 114), one]).boxes.map(({ text }) => text);
    expect(seen(over)).toEqual(["☒"]);
    expect(seen({ ...over, text: "√" })).toEqual(["☒"]);
    expect(seen({ ...over, box: { ...over.box, x0: 109, x1: 114 } })).toEqual(["☐"]);
  });

  it("measures wide boxes by their height, beside the text and not by what is typed into them", () => {
    const wide = (x: number): PdfPath =>
      chain([
        [x, 97],
        [x + 18, 97],
        [x + 18, 110],
        [x, 110],
        [x, 97],
      ]);
    const typed = { ...word("X", 136, 7), fontSize: 14, baseline: 109 };
    const words = [word("CASH", 60), word("CREDIT", 94), typed];
    const seen = findTickBoxes([wide(132), wide(200)], [...words, word("SWAP", 174)]).boxes;
    expect(seen.map(({ text, fontSize }) => [text, fontSize])).toEqual([
      ["☒", 10],
      ["☐", 10],
    ]);
  });

  it("takes a typed X for a tick whose font's box is taller than the frame", () => {
    const typed = {
      ...word("X", 101, 6),
      box: { x0: 101, x1: 107, top: 95, bottom: 111 },
      baseline: 107,
    };
    const { boxes, ticks } = findTickBoxes([square(100, 100)], [word("Post", 112), typed]);
    expect(boxes.map(({ text }) => text)).toEqual(["☒"]);
    expect(ticks.has(typed)).toBe(true);
  });

  it("takes a box that is painted out for ticked, not one that is tinted", () => {
    const painted = (x: number, tone: number): PdfPath => ({
      ...square(x - 0.5, 99.5, 9),
      stroke: null,
      fill: [tone, tone, tone],
    });
    const paths = [painted(100, 20), square(100, 100), painted(150, 230), square(150, 100)];
    const { boxes } = findTickBoxes(paths, [word("Post", 112), word("Courier", 162)]);
    expect(boxes.map(({ text }) => text)).toEqual(["☒", "☐"]);
  });

  it("takes a letter x in a square for its tick", () => {
    const x = word("x", 101, 5);
    const { boxes, ticks } = findTickBoxes([square(100, 100, 10)], [x, word("Post", 116)]);
    expect(boxes.map(({ text }) => text)).toEqual(["☒"]);
    expect([...ticks]).toEqual([x]);
  });

  it("leaves the cells of a comb, cells with digits, and squares far from text alone", () => {
    const comb = [square(100, 100), square(108, 100), square(116, 100)];
    expect(findTickBoxes(comb, [word("Code", 60)]).boxes).toEqual([]);
    const bar = chain([
      [108, 100],
      [116, 100],
      [116, 101],
      [108, 101],
    ]);
    expect(findTickBoxes([square(100, 100), bar], [word("Code", 60)]).boxes).toEqual([]);
    expect(findTickBoxes([square(100, 100, 10)], [word("7", 102)]).boxes).toEqual([]);
    expect(findTickBoxes([square(100, 300)], [word("Post", 112)]).boxes).toEqual([]);
  });

  it("takes no holes that run down the right margin from above all print to below it for boxes", () => {
    const at = (y: number, text: string, x: number): Word => {
      const own = word(text, x);
      return { ...own, box: { ...own.box, top: y - 9, bottom: y + 1 }, baseline: y };
    };
    const printed = [120, 156, 192].map((y) => at(y, "Windlass", 50));
    const column = (from: number, many: number) =>
      Array.from({ length: many }, (_, i) => square(200, from + 36 * i));
    expect(findTickBoxes(column(76, 5), printed).boxes).toEqual([]);
    // A list's boxes begin with its first line.
    expect(findTickBoxes(column(112, 3), printed).boxes).toHaveLength(3);
  });

  it("takes no hole in the margin for a box", () => {
    const words = [word("Reply", 52), word("given", 90)];
    expect(findTickBoxes([square(20, 100)], words).boxes).toEqual([]);
    expect(findTickBoxes([square(40, 100)], words).boxes).toHaveLength(1);
  });
});
