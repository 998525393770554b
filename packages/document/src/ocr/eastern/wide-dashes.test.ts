import { expect, it } from "vitest";
import type { Word } from "../../model";
import { restoreWideDashes } from "./wide-dashes";

/** The word that readers made of rectangles of ink on white, 200 by 60, where an em is 20. */
function read(text: string, ...blocks: [x: number, top: number, width: number, height: number][]) {
  const data = new Uint8Array(200 * 60).fill(255);
  for (const [x, top, width, height] of blocks) {
    for (let y = top; y < top + height; y++) data.fill(0, y * 200 + x, y * 200 + x + width);
  }
  const word: Word = {
    text,
    box: { x0: 48, x1: 102, top: 10, bottom: 50 },
    baseline: 40,
    fontSize: 20,
    bold: false,
    spaceBefore: false,
    confidence: 0.9,
    source: "ocr",
  };
  return restoreWideDashes([word], { width: 200, height: 60, data }, 20)[0] as Word;
}

it("sees a dash where all ink of a letter or two is one long low stroke", () => {
  expect(read("二", [50, 30, 44, 2])).toMatchObject({ text: "——", fontSize: 20 });
  expect(read("aa", [50, 30, 40, 3]).text).toBe("——");
});

it("leaves what has other ink, is as wide as an ideograph, or no letter", () => {
  expect(read("二", [52, 20, 36, 2], [50, 40, 40, 2]).text).toBe("二");
  expect(read("一", [50, 30, 20, 2]).text).toBe("一");
  expect(read("口", [50, 20, 40, 20]).text).toBe("口");
  expect(read("--", [50, 30, 40, 2]).text).toBe("--");
  expect(read("合計一", [50, 30, 40, 2]).text).toBe("合計一");
});
