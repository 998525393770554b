import type { PdfPath } from "@inkform/raster/pdf-graphics";
import { describe, expect, it } from "vitest";
import type { Box, Rule, Word } from "../model";
import { findRings } from "./find-rings";
import { withRingedChoices } from "./ringed-choices";

const EM = 10;

/** Words with their left ends; half an em a sign. */
const line = (texts: readonly (readonly [text: string, x: number])[], size = EM): Word[] =>
  texts.map(([text, x]) => ({
    text,
    box: { x0: x, x1: x + 0.5 * size * text.length, top: 100 - size, bottom: 102 },
    baseline: 100,
    fontSize: size,
    bold: false,
    spaceBefore: true,
    confidence: 1,
    source: "pdf",
  }));

/** An ellipse around part of that line, as four curves or as the band between two. */
function ellipse({ x0, x1, top, bottom }: Box, isBand = false): PdfPath {
  const round = (inset: number): PdfPath["chains"][number] => {
    const [left, right, up, down] = [x0 + inset, x1 - inset, top + inset, bottom - inset];
    const [x, y] = [(left + right) / 2, (up + down) / 2];
    const points = [
      { x, y: up },
      { x: right, y },
      { x, y: down },
      { x: left, y },
      { x, y: up },
    ];
    return { points, curved: [true, true, true, true] };
  };
  return isBand
    ? { chains: [round(0), round(1)], fill: [0, 0, 0], stroke: null, strokeWidth: 0 }
    : { chains: [round(0)], fill: null, stroke: [0, 0, 90], strokeWidth: 1 };
}

const around = (x0: number, x1: number): Box => ({ x0, x1, top: 87, bottom: 106 });
const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(" ");
const chosen = (words: readonly Word[], rings: readonly Box[], rules: readonly Rule[] = []) =>
  textOf(withRingedChoices(words, rings, rules));

describe("findRings", () => {
  const words = line([
    ["Yes", 50],
    ["No", 80],
  ]);

  it("finds closed curves around words, drawn as a line or as a band", () => {
    const rings = [ellipse(around(46, 70)), ellipse(around(75, 95), true)];
    expect(findRings(rings, words).rings).toEqual([around(46, 70), around(75, 95)]);
  });

  it("leaves frames, circles that nothing stands in, and far larger ones", () => {
    const box = around(46, 70);
    const frame = ellipse(box);
    for (const { curved } of frame.chains) curved.fill(false, 1);
    const others = [frame, ellipse(around(300, 320)), ellipse({ ...box, top: 20, bottom: 180 })];
    expect(findRings(others, words)).toEqual({ rings: [], others });
  });
});

describe("withRingedChoices", () => {
  it("ticks what a ring was drawn around, of words apart or with signs between them", () => {
    const apart = line([
      ["Taxable?", 50],
      ["Yes", 110],
      ["No", 140],
      ["Paid", 190],
      ["with", 215],
    ]);
    expect(chosen(apart, [around(136, 154)])).toBe("Taxable? ☐ Yes ☒ No Paid with");
    const parted = line([
      ["Terms", 50],
      ["on", 120],
      ["record", 135],
      ["/", 175],
      ["off", 190],
    ]);
    expect(chosen(parted, [around(116, 169)])).toBe("Terms ☒ on record ☐ off");
  });

  it("parts a word at its signs, and ticks several of one question", () => {
    const one = line([["車道・歩道・他", 50]]);
    expect(chosen(one, [around(64, 76)])).toBe("☐ 車道 ☒ 歩道 ☐ 他");
    const many = line([
      ["red", 50],
      ["green", 80],
      ["blue", 120],
    ]);
    expect(chosen(many, [around(46, 68), around(116, 144)])).toBe("☒ red ☐ green ☒ blue");
  });

  it("keeps the questions of one line apart, by walls and by what asks", () => {
    const two = line([
      ["Kind:", 50],
      ["talk", 90],
      ["poster", 125],
      ["Class:", 170],
      ["A", 210],
      ["B", 230],
    ]);
    expect(chosen(two, [around(86, 114), around(226, 238)])).toBe(
      "Kind: ☒ talk ☐ poster Class: ☐ A ☒ B",
    );
    const wall: Rule = {
      orientation: "vertical",
      box: { x0: 74, x1: 75, top: 80, bottom: 120 },
    };
    const cells = line([
      ["Beck", 50],
      ["Yes", 80],
      ["No", 110],
    ]);
    expect(chosen(cells, [around(106, 124)], [wall])).toBe("Beck ☐ Yes ☒ No");
  });

  it("leaves a number in a circle before a heading, and words that nothing could be chosen beside", () => {
    const heading = line([
      ["2", 50],
      ["Conditions", 65],
    ]);
    expect(chosen(heading, [around(46, 58)])).toBe("2 Conditions");
    const alone = line([["Urgent", 50]]);
    expect(chosen(alone, [around(46, 84)])).toBe("Urgent");
  });

  it("ticks of a scale seen on pixels whatever of its signs look bold or small, and of printed words those of one weight", () => {
    const marks = (source: Word["source"]) =>
      line([
        ["1", 50],
        ["2", 70],
        ["3", 90],
        ["4", 110],
        ["5", 130],
      ]).map((word) => {
        const isOdd = word.text === "4";
        return { ...word, source, bold: isOdd, fontSize: isOdd ? 0.8 * EM : EM };
      });
    const ring = [around(106, 119)];
    expect(chosen(marks("ocr"), ring)).toBe("☐ 1 ☐ 2 ☐ 3 ☒ 4 ☐ 5");
    expect(chosen(marks("pdf"), ring)).toBe("1 2 3 4 5");
  });

  it("parts the letters of a scale where they stand close to one another", () => {
    const blood = line([
      ["Blood", 20],
      ["group", 48],
      ["A", 130],
      ["B", 145],
      ["O", 155],
      ["AB", 165],
    ]);
    expect(chosen(blood, [around(126, 139)])).toBe("Blood group ☒ A ☐ B ☐ O ☐ AB");
  });

  it("compares choices seen on pixels with the ringed one of their own question, a little larger as it may look", () => {
    const two = line([
      ["深さ", 50],
      ["浅い", 90],
      ["・", 102],
      ["並の", 114],
      ["・", 134],
      ["深い", 142],
      ["地区", 190],
      ["区内", 230],
      ["・", 244],
      ["区外", 256],
    ]).map((word) => ({
      ...word,
      source: "ocr" as const,
      fontSize: word.text === "並の" ? 1.18 * EM : word.text.startsWith("区") ? 0.95 * EM : EM,
    }));
    expect(chosen(two, [around(108, 132), around(250, 274)])).toBe(
      "深さ ☐ 浅い ☒ 並の ☐ 深い 地区 ☐ 区内 ☒ 区外",
    );
  });

  it("takes words within one ring for one choice, and ideographs seen on pixels for as bold as others", () => {
    const typed = line([
      ["Present:", 50],
      ["Clerk", 110],
      ["Bank", 160],
      ["agent", 188],
      ["Other", 240],
    ]);
    expect(chosen(typed, [around(156, 218)])).toBe("Present: ☐ Clerk ☒ Bank agent ☐ Other");
    const dense = line([
      ["借家", 50],
      ["・", 66],
      ["社宅", 74],
    ]).map((word, i) => ({ ...word, source: "ocr" as const, bold: i === 0 }));
    expect(chosen(dense, [around(44, 68)])).toBe("☒ 借家 ☐ 社宅");
  });

  it("leaves of eras before a date, and of a scale in cells, what was chosen", () => {
    const date = line([
      ["明・大・昭", 50],
      ["15", 110],
    ]);
    expect(chosen(date, [around(69, 77)])).toBe("昭 15");
    const scale = line([
      ["Smell", 50],
      ["3", 110],
      ["2", 140],
      ["1", 170],
    ]);
    const walls = [100, 130, 160].map(
      (x): Rule => ({ orientation: "vertical", box: { x0: x, x1: x, top: 80, bottom: 120 } }),
    );
    expect(chosen(scale, [around(136, 148)], walls)).toBe("Smell 2");
  });

  it("leaves a seal behind the name of whoever signed", () => {
    const signed = line([
      ["田中", 50],
      ["太郎", 70],
      ["田中", 90],
    ]);
    const seal = { x0: 86, x1: 104, top: 86, bottom: 106 };
    expect(chosen(signed, [seal])).toBe("田中 太郎 田中");
    expect(chosen(signed, [{ ...seal, x0: 82, x1: 108 }])).toBe("☐ 田中 ☐ 太郎 ☒ 田中");
    const both = line([
      ["有", 20],
      ["・", 26],
      ["無", 32],
    ]).concat(signed);
    expect(chosen(both, [seal, around(18, 26)])).toBe("☒ 有 ☐ 無 田中 太郎 田中");
  });

  it("leaves what is ringed as a whole", () => {
    expect(chosen(line([["01/06/2011", 50]]), [around(44, 106)])).toBe("01/06/2011");
  });
});
