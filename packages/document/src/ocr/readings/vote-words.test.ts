import { describe, expect, it } from "vitest";
import type { OcrWord } from "../readers/tesseract";
import { voteWords } from "./vote-words";

/** Words of equal letters, 10 wide each, side by side. */
function reading(...words: [text: string, confidence: number][]): OcrWord[] {
  let x = 0;
  return words.map(([text, confidence]) => {
    const x0 = x;
    x += 10 * text.length + 5;
    return {
      text,
      confidence,
      box: { x0, top: 0, x1: x - 5, bottom: 20 },
      symbols: [],
    };
  });
}

const isDoubtful = (word: OcrWord) => word.confidence < 0.8;
const texts = (words: readonly OcrWord[]) => words.map(({ text }) => text);

describe("voteWords", () => {
  it("takes what two readings agree on over the surer one", () => {
    const readings = [reading(["SEL", 0.7]), reading(["SET", 0.5]), reading(["SET", 0.6])];
    const [word] = voteWords(readings, isDoubtful);
    expect(word?.text).toBe("SET");
    expect(word?.confidence).toBeCloseTo(1.1 / 3);
  });

  it("leaves words that were sure as they are", () => {
    const readings = [
      reading(["Order", 0.95], ["4Z2Z", 0.6]),
      reading(["Ordor", 0.99], ["4ZZ", 0.9]),
    ];
    expect(texts(voteWords(readings, isDoubtful))).toEqual(["Order", "4ZZ"]);
  });

  it("takes no reading of another stretch of the line", () => {
    const readings = [
      reading(["brass", 0.95], ["finish.", 0.6]),
      reading(["brass", 0.9], ["finish", 0.9], ["Desk", 0.9], ["lamp", 0.9]),
    ];
    expect(texts(voteWords(readings, isDoubtful))).toEqual(["brass", "finish."]);
  });
});
