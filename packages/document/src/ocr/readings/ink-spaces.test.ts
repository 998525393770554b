import { describe, expect, it } from "vitest";
import type { Box, Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import type { Model } from "../readers/model-data";
import type { Sign } from "../readers/print-network";
import { narrowSpace, withInkSpaces } from "./ink-spaces";

const EM = 40;
const BASELINE = 60;
const LETTER = 12;

const plain: Word = {
  text: "",
  box: { x0: 0, x1: 0, top: 0, bottom: 0 },
  baseline: BASELINE,
  fontSize: EM,
  bold: false,
  spaceBefore: false,
  confidence: 0.9,
  source: "ocr",
};

/** A word of letters that are blocks of ink, so many pixels apart; what both readers saw of it. */
function spaced(text: string, gaps: readonly number[], space = 0.2, model: Model = "eng"): string {
  const image: GreyImage = { width: 600, height: 100, data: new Uint8Array(60_000).fill(255) };
  const signs: Sign[] = [];
  let x = 20;
  for (const [i, sign] of [...text].entries()) {
    x += gaps[i - 1] ?? 0;
    for (let y = BASELINE - 28; y < BASELINE; y++) {
      image.data.fill(0, y * image.width + x, y * image.width + x + LETTER);
    }
    signs.push({ text: sign, probability: 1, x: x + LETTER / 2, spaced: false });
    x += LETTER;
  }
  const box: Box = {
    x0: 20 - 0.05 * EM,
    x1: x + 0.05 * EM,
    top: BASELINE - 35,
    bottom: BASELINE + 9,
  };
  const word: Word = { ...plain, text, box };
  return withInkSpaces(word, signs, image, space, model).text;
}

describe("withInkSpaces", () => {
  it("parts words where the white stands out from that between their letters", () => {
    expect(spaced("Personseen", [3, 2, 3, 2, 3, 9, 2, 3, 2])).toBe("Person seen");
    expect(spaced("Personto", [3, 2, 3, 2, 3, 10, 2])).toBe("Person to");
    expect(spaced("CAE16101", [3, 4, 17, 9, 8, 9, 9])).toBe("CAE 16101");
    expect(spaced("dansungarage", [2, 3, 2, 10, 3, 11, 3, 2, 3, 3, 2])).toBe("dans un garage");
  });

  it("leaves letters together that stand apart evenly, or hardly further than others", () => {
    expect(spaced("Streetor", [9, 9, 9, 9, 9, 9, 9])).toBe("Streetor");
    expect(spaced("Strautor", [3, 2, 5, 2, 3, 8, 5])).toBe("Strautor");
    expect(spaced("entrance", [12, 12, 12, 24, 12, 12, 12])).toBe("entrance");
  });

  it("leaves letters together that stand nearer than the words of the page", () => {
    const gaps = [3, 2, 3, 2, 3, 9, 2, 3, 2];
    expect(spaced("Porsanseyn", gaps, 0.25)).toBe("Porsan seyn");
    expect(spaced("Porsanseyn", gaps, 0.3)).toBe("Porsanseyn");
  });

  it("parts two words of the language, which together are none, where the white is narrower", () => {
    expect(spaced("Streetor", [3, 2, 5, 2, 3, 8, 5])).toBe("Street or");
    expect(spaced("geprüftam", [3, 2, 5, 2, 3, 5, 8, 5], 0.2, "deu")).toBe("geprüft am");
    expect(spaced("Liefertermin", [3, 2, 5, 2, 5, 8, 5, 5, 3, 2, 3], 0.2, "deu")).toBe(
      "Liefertermin",
    );
  });

  it("parts the groups of a number, whose digits stand evenly otherwise", () => {
    expect(spaced("145550184", [5, 5, 13, 5, 5, 13, 5, 5])).toBe("145 550 184");
    expect(spaced("176668", [13, 5, 5, 5, 5])).toBe("1 76668");
    expect(spaced("145550184", [5, 5, 5, 5, 5, 5, 5, 5])).toBe("145550184");
    expect(spaced("145550184", [5, 9, 13, 2, 5, 13, 8, 5])).toBe("145550184");
  });

  it("leaves digits, words of labels, and letters that make no word alone", () => {
    expect(spaced("20240331", [3, 2, 3, 9, 3, 3, 2])).toBe("20240331");
    expect(spaced("Delivery", [3, 2, 3, 9, 3, 3, 2])).toBe("Delivery");
    expect(spaced("Holmes", [3, 2, 3, 2, 12])).toBe("Holmes");
    expect(spaced("Eimerweise", [3, 9, 3, 2, 3, 2, 3, 2, 3])).toBe("Eimerweise");
  });

  it("knows the narrow spaces of a page from those between its words", () => {
    const text = (...gaps: number[]): Word[] => {
      let x = 0;
      return [0, ...gaps].map((gap) => {
        const box: Box = { x0: x + gap * EM, x1: x + gap * EM + 50, top: 0, bottom: EM };
        x = box.x1;
        return { ...plain, box };
      });
    };
    const narrow = Array.from({ length: 8 }, () => 0.15);
    expect(narrowSpace([text(...narrow), text(0.7, 0.8, 0.9)])).toBeCloseTo(0.25);
    expect(narrowSpace([text(...narrow)])).toBe(0);
  });
});
