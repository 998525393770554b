import { describe, expect, it } from "vitest";
import { formSeen, lineSeen } from "../../../test/typed-into-print";
import type { Box, Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { restoreOverruledPoints, restorePoints } from "./restore-points";

const EM = 40;
const BASELINE = 60;

/** A block of ink, its drop below the baseline. */
type Block = [x: number, width: number, height: number, drop?: number];

/** Blocks of ink on white. */
function print(...blocks: Block[]): GreyImage {
  const image = { width: 400, height: 100, data: new Uint8Array(400 * 100).fill(255) };
  for (const [x, width, height, drop = 0] of blocks) {
    for (let y = BASELINE + drop - height; y < BASELINE + drop; y++) {
      image.data.fill(0, y * image.width + x, y * image.width + x + width);
    }
  }
  return image;
}

function word(text: string, x0: number, x1: number): Word {
  const box: Box = { x0, x1, top: BASELINE - 35, bottom: BASELINE + 9 };
  return {
    text,
    box,
    baseline: BASELINE,
    fontSize: EM,
    bold: false,
    spaceBefore: false,
    confidence: 0.9,
    source: "ocr",
  };
}

const textsOf = (words: readonly Word[]) => words.map(({ text }) => text);

describe("restorePoints", () => {
  /** "NO" with so many marks behind it, as it was read. */
  const behindNo = (text: string, ...marks: Block[]) =>
    textsOf(restorePoints([word(text, 18, 66)], print([20, 18, 28], [42, 16, 28], ...marks)));
  const point: Block = [62, 4, 4];
  const lower: Block = [74, 4, 4];
  const upper: Block = [74, 4, 4, -14];

  it("ends a label with the colon that stands behind its point", () => {
    expect(behindNo("NO.", point, lower, upper)).toEqual(["NO.:"]);
    expect(behindNo("NO.", point, lower)).toEqual(["NO."]);
    expect(behindNo("NO.", point, [62, 4, 4, -14])).toEqual(["NO."]);
  });

  it("puts a point between a letter and the colon behind it, but for that below a raised letter", () => {
    expect(behindNo("NO:", point, lower, upper)).toEqual(["NO.:"]);
    expect(behindNo("NO:", lower, upper)).toEqual(["NO:"]);
    expect(behindNo("nº:", point, lower, upper)).toEqual(["nº:"]);
    expect(behindNo("NO：", point, lower, upper)).toEqual(["NO.："]);
  });

  it("does so where a second reader's text without the point replaced the first", () => {
    const image = print([20, 18, 28], [42, 16, 28], point, lower, upper);
    const read = (second: NonNullable<Word["second"]>) =>
      textsOf(restoreOverruledPoints([{ ...word("NO:", 18, 66), second }], image));
    expect(read("overrules")).toEqual(["NO.:"]);
    expect(read("agrees")).toEqual(["NO:"]);
  });

  it("ends an abbreviation with the point that stands behind it", () => {
    const image = print([20, 18, 28], [42, 16, 20], [62, 4, 4]);
    expect(textsOf(restorePoints([word("No", 18, 60)], image))).toEqual(["No."]);
  });

  it("ends what was typed with a point in the middle of its cell, and no print with a speck as far off", () => {
    const typed = [20, 44, 68, 92].map((x): [number, number, number] => [x, 14, 28]);
    const image = print(...typed, [121, 5, 5]);
    expect(textsOf(restorePoints([word("Miss", 18, 108)], image))).toEqual(["Miss."]);
    const printed = [20, 38, 56, 74].map((x): [number, number, number] => [x, 14, 28]);
    const dusty = print(...printed, [103, 5, 5]);
    expect(textsOf(restorePoints([word("Miss", 18, 90)], dusty))).toEqual(["Miss"]);
  });

  it("ends what was typed into a page of print with a point in the middle of the next cell, though its letters have swollen", () => {
    const filledIn = formSeen.flatMap(lineSeen).map((seen) => {
      const { x0, x1 } = seen.box;
      const box = { x0: 4 * x0, x1: 4 * x1, top: 25, bottom: 69 };
      return { ...seen, box, baseline: BASELINE, fontSize: EM };
    });
    const letters = [20, 45, 71, 97].map((x): Block => [x, 20, 28]);
    const read = (mark: number, others: readonly Word[]) =>
      textsOf(
        restorePoints([word("Dept", 18, 118), ...others], print(...letters, [mark, 5, 5])),
      )[0];
    expect(read(131, filledIn)).toBe("Dept.");
    expect(read(141, filledIn)).toBe("Dept");
    expect(read(131, [])).toBe("Dept");
  });

  it("ends a short word so that begins its line, where the page was typed", () => {
    const letters = [160, 184, 260, 284, 308, 332].map((x): Block => [x, 14, 28]);
    const image = print(...letters, [211, 5, 5]);
    const read = (count: number) => {
      const others = Array.from({ length: count }, () => word("Miss", 258, 348));
      return textsOf(restorePoints([word("Mr", 158, 200), ...others], image))[0];
    };
    expect(read(20)).toBe("Mr.");
    expect(read(5)).toBe("Mr");
  });

  it("takes two points over one another for a colon", () => {
    const image = print([20, 18, 28], [42, 16, 20], [62, 4, 4], [62, 4, 4, -14]);
    expect(textsOf(restorePoints([word("To", 18, 60)], image))).toEqual(["To:"]);
  });

  it("puts a point below the raised letter of an abbreviation, where the ink has one", () => {
    const image = print([20, 18, 28], [42, 4, 4], [42, 10, 12, -16]);
    expect(textsOf(restorePoints([word("Nº", 18, 54)], image))).toEqual(["N.º"]);
    const tall = print([20, 18, 28], [42, 4, 4], [46, 12, 18, -10]);
    expect(textsOf(restorePoints([word("Nº", 18, 60)], tall))).toEqual(["N.º"]);
    const none = print([20, 18, 28], [42, 10, 12, -16]);
    expect(textsOf(restorePoints([word("Nº", 18, 54)], none))).toEqual(["Nº"]);
    expect(textsOf(restorePoints([word("2º", 18, 54)], image))).toEqual(["2.º"]);
    const colon = print([20, 18, 28], [42, 4, 4], [42, 10, 12, -16], [60, 4, 4], [60, 4, 4, -14]);
    const seen = [word("nº:", 18, 66)];
    expect(textsOf(restorePoints(seen, colon))).toEqual(["n.º:"]);
    expect(textsOf(restoreOverruledPoints(seen, colon))).toEqual(["n.º:"]);
  });

  it("joins two numbers with a point alone between them", () => {
    const image = print([20, 18, 28], [42, 18, 28], [72, 5, 6], [88, 18, 28], [110, 18, 28]);
    const words = [word("30", 18, 62), word("25", 86, 130)];
    expect(textsOf(restorePoints(words, image))).toEqual(["30.25"]);
  });

  it("puts a comma among digits where it stands", () => {
    const image = print([20, 18, 28], [42, 18, 28], [63, 5, 11, 6], [72, 18, 28], [94, 18, 28]);
    expect(textsOf(restorePoints([word("6771", 18, 114)], image))).toEqual(["67,71"]);
  });

  it("begins a fraction with the point that stands before it alone", () => {
    const digits = [50, 74, 98].map((x): Block => [x, 18, 28]);
    const read = (text: string, ...marks: Block[]) =>
      textsOf(restorePoints([word(text, 48, 118)], print(...digits, ...marks)));
    expect(read("450", [38, 5, 5])).toEqual([".450"]);
    expect(read("450", [38, 5, 5, -12])).toEqual(["450"]);
    expect(read("450", [38, 5, 5], [20, 5, 5])).toEqual(["450"]);
    expect(read("450", [24, 5, 5])).toEqual(["450"]);
    expect(read("Mrs", [38, 5, 5])).toEqual(["Mrs"]);
  });

  it("begins cents that are taken off with the point that stands before them", () => {
    const signs: Block[] = [
      [50, 18, 28],
      [74, 18, 28],
      [98, 18, 5, -12],
    ];
    const read = (...marks: Block[]) =>
      textsOf(restorePoints([word("45-", 48, 118)], print(...signs, ...marks)));
    expect(read([38, 5, 5])).toEqual([".45-"]);
    expect(read()).toEqual(["45-"]);
  });

  it("puts the points into a number that a second reader left out, where its reading replaced the first", () => {
    const digits = [50, 74, 98, 122].map((x): Block => [x, 16, 28]);
    const [first, second, third] = [40, 68, 92].map((x): Block => [x, 4, 4]) as [
      Block,
      Block,
      Block,
    ];
    const read = (text: string, second: NonNullable<Word["second"]>, ...marks: Block[]) =>
      textsOf(
        restoreOverruledPoints([{ ...word(text, 48, 140), second }], print(...digits, ...marks)),
      );
    expect(read("0264", "overrules", first)).toEqual([".0264"]);
    expect(read("02.64", "overrules", second, third)).toEqual(["0.2.64"]);
    expect(read("0264", "agrees", first)).toEqual(["0264"]);
    expect(read("026.4", "overrules", second)).toEqual(["026.4"]);
    expect(read("264", "overrules", second)).toEqual(["264"]);
    expect(read("0264", "overrules", second)).toEqual(["0264"]);
  });

  it("puts points between initials that end with one, where the ink has them all", () => {
    const read = (...marks: Block[]) =>
      textsOf(restorePoints([word("PU.", 18, 74)], print([20, 18, 28], [46, 18, 28], ...marks)));
    expect(read([40, 5, 5], [68, 5, 5])).toEqual(["P.U."]);
    expect(read([68, 5, 5])).toEqual(["PU."]);
  });

  it("puts points between initials with a word right behind them", () => {
    const read = (from: number, ...marks: Block[]) => {
      const letters = [20, 46, from, from + 26, from + 52].map((x): Block => [x, 18, 28]);
      const words = [word("PU.TTC", 18, from + 76)];
      const image = print(...letters, ...marks);
      // The second reader, which leaves out the same points, is asked first.
      expect(textsOf(restorePoints(words, image))).toEqual(["PU.TTC"]);
      return textsOf(restoreOverruledPoints(words, image));
    };
    expect(read(78, [40, 5, 5], [68, 5, 5])).toEqual(["P.U.TTC"]);
    expect(read(78, [68, 5, 5])).toEqual(["PU.TTC"]);
    expect(read(86, [40, 5, 5], [68, 5, 5])).toEqual(["P.U. TTC"]);
    expect(read(81, [40, 5, 5], [68, 5, 5])).toEqual(["P.U. TTC"]);
  });

  it("puts the points that are missing between initials, some of which were read with theirs", () => {
    const letters = [20, 46, 72].map((x): Block => [x, 18, 28]);
    const readAs = (text: string, ...marks: Block[]) =>
      textsOf(restorePoints([word(text, 18, 100)], print(...letters, ...marks)));
    const read = (...marks: Block[]) => readAs("TC.R.", ...marks);
    const [first, second, third] = [40, 66, 94].map((x): Block => [x, 5, 5]) as [
      Block,
      Block,
      Block,
    ];
    expect(read(first, second, third)).toEqual(["T.C.R."]);
    expect(read(second, third)).toEqual(["TC.R."]);
    expect(readAs("sn.m.", first, second, third)).toEqual(["s.n.m."]);
    expect(readAs("snm.", first, second, third)).toEqual(["snm."]);
  });

  it("makes nothing of dust off the baseline, of specks and of points already read", () => {
    const letters: [number, number, number][] = [
      [20, 18, 28],
      [42, 16, 20],
    ];
    const plain = (text: string, image: GreyImage) =>
      textsOf(restorePoints([word(text, 18, 60)], image));
    expect(plain("No", print(...letters, [62, 4, 4, -8]))).toEqual(["No"]);
    expect(plain("No", print(...letters, [62, 2, 2]))).toEqual(["No"]);
    expect(plain("No.", print(...letters, [62, 4, 4]))).toEqual(["No."]);
    expect(plain("9.50", print(...letters, [62, 4, 4]))).toEqual(["9.50"]);
  });
});
