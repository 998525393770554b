import { describe, expect, it } from "vitest";
import { findDoubted, findJoined, findMissed, findPale } from "./find-missed";

const EM = 40;
const letter = (x0: number, top: number, x1: number, bottom: number) => ({
  x0,
  top,
  x1,
  bottom,
  area: (x1 - x0) * (bottom - top),
});

describe("findMissed", () => {
  it("takes the broken parts of a character for one with its neighbours", () => {
    // The head of the first digit is as high as the second digit beside its foot.
    const parts = [letter(10, 0, 28, 18), letter(12, 21, 26, 30), letter(32, 0, 48, 30)];
    expect(findMissed(parts, [], EM)).toHaveLength(1);
  });

  it("joins what stands on both sides of a level stroke, which alone is nothing", () => {
    const stroke = letter(46, 14, 80, 18);
    const around = [letter(4, 0, 40, 34), letter(86, 0, 122, 34)];
    expect(findMissed([...around, stroke], [], EM)).toEqual([
      { x0: 4, top: 0, x1: 122, bottom: 34 },
    ]);
    expect(findMissed(around, [], EM)).toHaveLength(2);
    expect(findMissed([stroke], [], EM)).toEqual([]);
  });

  const word = (text: string, confidence: number, x0: number, x1: number) => ({
    text,
    confidence,
    box: { x0, top: 0, x1, bottom: 30 },
    symbols: [],
  });
  const line = (...words: ReturnType<typeof word>[]) => ({
    words,
    baseline: { x0: 0, x1: 400, y0: 28, y1: 28 },
  });

  it("takes all of a word that was seen but not believed, though only some of its letters are dark enough", () => {
    const pale = line(word("Vvsxa7zarue", 0.01, 100, 228), word("uezgce", 0.02, 240, 320));
    const found = [letter(106, 2, 126, 28), letter(262, 8, 274, 28), letter(290, 8, 318, 28)];
    expect(findMissed(found, [pale], EM, findDoubted([pale]))).toEqual([
      { x0: 100, top: 0, x1: 228, bottom: 30 },
      { x0: 240, top: 0, x1: 320, bottom: 30 },
    ]);
  });

  it("takes the ink of a doubted word for what it is where all of it is dark", () => {
    const dark = line(word("gaMy", 0.01, 96, 190));
    const found = [100, 122, 144, 166].map((x) => letter(x, 4, x + 16, 28));
    expect(findMissed(found, [dark], EM, findDoubted([dark]))).toEqual([
      { x0: 100, top: 4, x1: 182, bottom: 28 },
    ]);
  });

  it("takes what touches such a word for a part of it", () => {
    const pale = line(word("agerzamy", 0.02, 100, 228));
    const found = [letter(78, 2, 95, 28), letter(106, 2, 126, 28), letter(280, 2, 300, 28)];
    expect(findMissed(found, [pale], EM, findDoubted([pale]))).toEqual([
      { x0: 78, top: 0, x1: 228, bottom: 30 },
      { x0: 280, top: 2, x1: 300, bottom: 28 },
    ]);
  });

  it("takes the letters by themselves where what was seen over them is taller than any line", () => {
    const blot = { ...word("¬", 0.01, 100, 420), box: { x0: 100, top: 0, x1: 420, bottom: 120 } };
    const found = [letter(106, 2, 126, 28)];
    expect(findMissed(found, [line(blot)], EM, findDoubted([line(blot)]))).toEqual([
      { x0: 106, top: 2, x1: 126, bottom: 28 },
    ]);
  });

  it("finds such words without any letter that is dark enough apart from the others", () => {
    const both = line(word("Vvsxa7zarue", 0.01, 100, 228), word("Fever", 0.04, 240, 320));
    const found = [letter(106, 2, 126, 28)];
    expect(findPale(found, findDoubted([both]), EM)).toEqual([
      { x0: 240, top: 0, x1: 320, bottom: 30 },
    ]);
  });

  it("leaves out such a word where there is no letter, and where another one was read", () => {
    const pale = word("Vvsxa7zarue", 0.01, 100, 228);
    expect(findMissed([], [line(pale)], EM, findDoubted([line(pale)]))).toEqual([]);
    const read = line(pale, word("Wskazanie", 0.9, 96, 230));
    expect(findDoubted([read])).toEqual([]);
    expect(findMissed([letter(106, 2, 126, 28)], [read], EM, [])).toEqual([]);
  });

  it("keeps characters of two columns apart", () => {
    const apart = [letter(10, 0, 28, 30), letter(90, 0, 108, 30)];
    expect(findMissed(apart, [], EM)).toHaveLength(2);
  });

  it("takes words that hang together and that nobody read, with a letter that touches them", () => {
    const joined = [letter(100, 4, 190, 28), letter(300, 4, 400, 28)];
    const letters = [letter(194, 4, 204, 28), letter(240, 4, 256, 28)];
    const read = line(word("Total", 0.9, 296, 404));
    expect(findJoined(joined, letters, [read], EM)).toEqual([
      expect.objectContaining({ x0: 100, top: 4, x1: 204, bottom: 28 }),
    ]);
  });
});
