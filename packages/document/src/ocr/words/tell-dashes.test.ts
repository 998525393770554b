import { describe, expect, it } from "vitest";
import type { Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { tellDashes } from "./tell-dashes";

const EM = 40;
const BASELINE = 60;
const LETTER = 20;

/** A word of letters and dashes, each so wide in em, at a height in em, with its picture beside those of the other words. */
interface Printed {
  text: string;
  dash: number;
  height?: number;
}

/** Words beside each other, whose dashes alone are as wide as they say. */
function print(texts: readonly Printed[]): { words: Word[]; image: GreyImage } {
  const image = { width: 1600, height: 100, data: new Uint8Array(1600 * 100).fill(255) };
  const fill = (x0: number, x1: number, top: number, bottom: number) => {
    for (let y = top; y < bottom; y++)
      image.data.fill(0, y * image.width + x0, y * image.width + x1);
  };
  let x = 10;
  const words = texts.map(({ text, dash, height = 0.27 }): Word => {
    const from = x;
    for (const sign of text) {
      const isDash = /[-–—]/.test(sign);
      const width = isDash ? Math.round(dash * EM) : LETTER;
      const middle = Math.round(BASELINE - height * EM);
      if (isDash) fill(x, x + width, middle - 2, middle + 2);
      else fill(x, x + width, BASELINE - 28, BASELINE);
      x += width + 4;
    }
    const box = { x0: from, x1: x - 4, top: BASELINE - 35, bottom: BASELINE + 9 };
    x += 30;
    const look = { fontSize: EM, bold: false, spaceBefore: true, confidence: 0.9 };
    return { ...look, text, box, baseline: BASELINE, source: "ocr" };
  });
  return { words, image };
}

function told(...texts: Printed[]): string[] {
  const { words, image } = print(texts);
  return tellDashes(words, image).map(({ text }) => text);
}

describe("tellDashes", () => {
  it("leaves dates as they were read", () => {
    expect(told({ text: "3-28-88", dash: 0.5 }, { text: "3-28", dash: 0.5 })).toEqual([
      "3-28-88",
      "3–28",
    ]);
  });

  it("leaves dates and numbers to call as they were read, which have spaces around their hyphens", () => {
    const signs = (...texts: string[]) => told(...texts.map((text) => ({ text, dash: 0.46 })));
    expect(signs("3", "-", "9", "-", "2014")).toEqual(["3", "-", "9", "-", "2014"]);
    expect(signs("0718", "-", "22")).toEqual(["0718", "-", "22"]);
    expect(signs("1941", "-", "2023")).toEqual(["1941", "–", "2023"]);
  });

  it("leaves typed words and what stands between them as they were read", () => {
    const typed = ["plant", "width", "fills", "total", "notes", "miles", "times", "water", "lilac"];
    const printed = typed.map((text) => ({ text, dash: 0.5 }));
    const dash = { text: "-", dash: 0.5 };
    expect(told(...printed, dash, { text: "march", dash: 0.5 }).at(-2)).toBe("-");
  });

  it("takes wide hyphens within a code for none, but those of a range", () => {
    const texts = ["A-7", "E-mail", "7718-0455", "8.00-11.30", "1998-2003"];
    const printed = texts.map((text, i) => ({ text, dash: i < 2 ? 0.28 : 0.42 }));
    expect(told(...printed)).toEqual(["A-7", "E-mail", "7718-0455", "8.00–11.30", "1998–2003"]);
  });

  it("takes a dash far wider than the page's hyphens for an en dash", () => {
    const hyphens = [
      { text: "A-7", dash: 0.28 },
      { text: "E-mail", dash: 0.28 },
    ];
    expect(told(...hyphens, { text: "18-22", dash: 0.42 })).toEqual(["A-7", "E-mail", "18–22"]);
    expect(told(...hyphens, { text: "18—22", dash: 0.42 })[2]).toBe("18–22");
    expect(told(...hyphens, { text: "18-22", dash: 0.3 })[2]).toBe("18-22");
  });

  it("takes what stands between letters for a hyphen, unless it is as wide as en dashes are", () => {
    expect(told({ text: "Art.-Nr", dash: 0.42 })).toEqual(["Art.-Nr"]);
    expect(told({ text: "York-Leeds", dash: 0.52 })).toEqual(["York–Leeds"]);
  });

  it("measures by the page's own hyphens, which are wide in some hands", () => {
    const hyphens = [
      { text: "4-1", dash: 0.34 },
      { text: "4-2", dash: 0.35 },
    ];
    expect(told(...hyphens, { text: "4-3", dash: 0.38 })[2]).toBe("4-3");
    expect(told({ text: "4-3", dash: 0.38 })[0]).toBe("4-3");
    expect(told({ text: "4-3", dash: 0.42 })[0]).toBe("4–3");
  });

  it("leaves a typewriter's, which stand higher, and words whose ink shows another count", () => {
    expect(told({ text: "12-04", dash: 0.5, height: 0.34 })).toEqual(["12-04"]);
    const { words, image } = print([{ text: "12-04", dash: 0.5 }]);
    const read = words.map((word) => ({ ...word, text: "12-0-4" }));
    expect(tellDashes(read, image)).toEqual(read);
  });
});
