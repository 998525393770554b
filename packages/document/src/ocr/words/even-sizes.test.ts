import { describe, expect, it } from "vitest";
import type { Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { evenSizes } from "./even-sizes";

const EM = 40;
const BASELINE = 60;

/** Blocks of ink (x, width, height, rise above the baseline) on white. */
function print(...blocks: [x: number, width: number, height: number, rise?: number][]): GreyImage {
  const image = { width: 400, height: 120, data: new Uint8Array(400 * 120).fill(255) };
  for (const [x, width, height, rise = 0] of blocks) {
    for (let y = BASELINE - rise - height; y < BASELINE - rise; y++) {
      image.data.fill(0, y * image.width + x, y * image.width + x + width);
    }
  }
  return image;
}

function word(text: string, x0: number, fontSize = EM, baseline = BASELINE): Word {
  return {
    text,
    box: {
      x0,
      x1: x0 + 20 * text.length,
      top: baseline - 0.88 * fontSize,
      bottom: baseline + 0.22 * fontSize,
    },
    baseline,
    fontSize,
    bold: false,
    spaceBefore: false,
    confidence: 0.9,
    source: "ocr",
  };
}

const line = [word("Oil", 20), word("Tea", 120), word("Box", 300)];

describe("evenSizes", () => {
  it("gives a number with a speck above it the size of its line", () => {
    const image = print([222, 16, 29], [226, 3, 3, 40]);
    expect(evenSizes([...line, word("8", 220, 55)], image).at(-1)?.fontSize).toBe(EM);
  });

  it("leaves a number that is printed larger", () => {
    const image = print([222, 22, 40]);
    expect(evenSizes([...line, word("8", 220, 55)], image).at(-1)?.fontSize).toBe(55);
  });

  it("gives a unit with a raised digit, which looks smaller, the size of its line", () => {
    const unit = word("m2", 220, 21);
    expect(
      evenSizes([...line, unit], print([222, 24, 21], [250, 9, 13, 14])).at(-1)?.fontSize,
    ).toBe(EM);
    expect(evenSizes([...line, unit], print([222, 16, 12], [240, 9, 15])).at(-1)?.fontSize).toBe(
      21,
    );
  });

  it("sets a unit whose baseline was seen through it on its foot first", () => {
    const unit = word("m2", 220, 21, BASELINE - 12);
    const [, , , raised] = evenSizes([...line, unit], print([222, 24, 21], [250, 9, 13, 14]));
    expect(raised).toMatchObject({ fontSize: EM, baseline: BASELINE });
  });

  it("sets an abbreviation with a raised letter on its foot", () => {
    const image = print([222, 16, 29], [244, 10, 12, 16]);
    const [abbreviation] = evenSizes([word("Nº", 220, 25, BASELINE - 12)], image);
    expect(abbreviation?.baseline).toBe(BASELINE);
  });

  it("sets a lone letter whose baseline was seen below its arm on its stem", () => {
    const image = print([222, 4, 29], [226, 12, 16, 13]);
    const [, , , letter] = evenSizes([...line, word("F", 220, 22, BASELINE - 12)], image);
    expect(letter).toMatchObject({ fontSize: EM, baseline: BASELINE });
    const [lone] = evenSizes([word("X", 220, 22, BASELINE - 12)], image);
    expect(lone?.baseline).toBe(BASELINE - 12);
  });

  it("leaves a number on its foot, below which a line begins further left", () => {
    const image = print([226, 12, 29], [244, 12, 29], [220, 12, 29, -38]);
    const [, , , number] = evenSizes([...line, word("38", 220)], image);
    expect(number?.baseline).toBe(BASELINE);
  });

  it("takes a number off what is left of a rule below it", () => {
    const image = print([222, 16, 29], [244, 16, 29], [200, 90, 3, -24]);
    const merged = {
      ...word("35", 220, 90, BASELINE + 24),
      box: { x0: 220, x1: 262, top: 10, bottom: 100 },
    };
    expect(evenSizes([...line, merged], image).at(-1)).toMatchObject({
      fontSize: EM,
      baseline: BASELINE,
    });
  });

  it("gives a lone ideograph that is as wide as its line's the size of the line", () => {
    const image = print();
    const low = {
      ...word("业", 330, 12, BASELINE - 6),
      box: { x0: 330, x1: 358, top: 38, bottom: 56 },
    };
    const small = { ...low, box: { ...low.box, x1: 342 } };
    expect(evenSizes([...line, low], image).at(-1)).toMatchObject({
      fontSize: EM,
      baseline: BASELINE,
    });
    expect(evenSizes([...line, small], image).at(-1)?.fontSize).toBe(12);
  });

  it("leaves a small ideograph beside larger writing as it is where it is as tall as it is wide", () => {
    const caption = {
      ...word("女", 330, 26, BASELINE - 12),
      box: { x0: 330, x1: 358, top: 25, bottom: 54 },
    };
    expect(evenSizes([...line, caption], print()).at(-1)).toEqual(caption);
  });

  it("gives low ideographs alone on their line the size of their widths, where the ink is as tall", () => {
    const low = {
      ...word("三号", 100, 14, BASELINE - 14),
      box: { x0: 100, x1: 176, top: 34, bottom: 50 },
    };
    const [own] = evenSizes([low], print([102, 30, 34, -3], [140, 34, 36, -3]));
    expect(own).toMatchObject({ fontSize: 38 });
    expect(own?.baseline).toBeCloseTo(BASELINE, 0);
    expect(evenSizes([low], print([102, 74, 8, 12]))[0]?.fontSize).toBe(14);
  });
});
