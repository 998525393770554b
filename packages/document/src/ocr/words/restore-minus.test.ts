import { describe, expect, it } from "vitest";
import type { Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { restoreMinus } from "./restore-minus";

const EM = 40;
const BASELINE = 60;
const DIGIT = { width: 18, height: 28 };

/** A piece of ink: its left edge, sides and how far it ends above the baseline. */
type Piece = [x: number, width: number, height: number, rise: number];

/** Two digits from x = 100 on and other pieces of ink. */
function print(...pieces: Piece[]): GreyImage {
  const image = { width: 300, height: 100, data: new Uint8Array(300 * 100).fill(255) };
  const digits: Piece[] = [100, 122].map((x) => [x, DIGIT.width, DIGIT.height, 0]);
  for (const [x, width, height, rise] of [...digits, ...pieces]) {
    for (let y = BASELINE - rise - height; y < BASELINE - rise; y++)
      image.data.fill(0, y * image.width + x, y * image.width + x + width);
  }
  return image;
}

function word(text: string, x0: number, x1: number): Word {
  return {
    text,
    box: { x0, x1, top: BASELINE - 35, bottom: BASELINE + 9 },
    baseline: BASELINE,
    fontSize: EM,
    bold: false,
    spaceBefore: true,
    confidence: 0.9,
    source: "ocr",
  };
}

const dash: Piece = [84, 12, 4, 9];
const short: Piece = [88, 7, 5, 8];

const readAs = (pieces: readonly Piece[], ...others: Word[]) =>
  restoreMinus([word("42", 98, 142), ...others], print(...pieces))[0]?.text;

describe("restoreMinus", () => {
  it("takes a dash right before a number for its sign", () => {
    expect(readAs([dash])).toBe("-42");
    expect(readAs([])).toBe("42");
  });

  it("takes a short one for a speck but where many numbers have one", () => {
    expect(readAs([short])).toBe("42");
    const negative = ["-1", "-2", "-3"].map((text, i) => word(text, 200 + 30 * i, 220 + 30 * i));
    expect(readAs([short], ...negative)).toBe("-42");
  });

  it("leaves what stands on the line, is as near to something else, or is a word's", () => {
    expect(readAs([[84, 12, 4, 0]])).toBe("42");
    expect(readAs([dash, [68, 10, 28, 0]])).toBe("42");
    expect(
      readAs([
        [70, 26, 4, 9],
        [84, 12, 4, 18],
      ]),
    ).toBe("42");
    expect(readAs([dash], word("-", 84, 96))).toBe("42");
    expect(readAs([[10, 86, 4, 9]])).toBe("42");
  });
});
