import { describe, expect, it } from "vitest";
import type { Word } from "../../model";
import { widestSpace, withMonospacedSpaces } from "./monospaced";
import { withSeenPitch } from "./seen-pitch";

const texts = "Invoice number Cashier Nadia Cable ties black large Total".split(" ");

/** A word of 10 points, seen on pixels. */
function seen(text: string, width: number): Word {
  return {
    text,
    box: { x0: 100, x1: 100 + width, top: 0, bottom: 11 },
    baseline: 9,
    fontSize: 10,
    bold: false,
    spaceBefore: true,
    confidence: 0.9,
    source: "ocr",
  };
}

describe("withSeenPitch", () => {
  it("tells a monospaced face by words that are as wide as their signs are many", () => {
    const typed = withSeenPitch(
      texts.map((text, i) => seen(text, 6 * text.length - 1 + 0.1 * (i % 3))),
    );
    expect(typed.every(({ pitch }) => pitch !== undefined && Math.abs(pitch - 0.6) < 0.02)).toBe(
      true,
    );
    expect(widestSpace(typed)).toBeGreaterThan(8);
  });

  it("tells what was typed into a form of another face", () => {
    const narrow = /[Iijlrt.]/g;
    const widthOf = (text: string) => 5.5 * text.length - 2 * (text.match(narrow)?.length ?? 0);
    const form = "Invoice number Cashier Remarks Quantity Total address Vendor Branch Telephone";
    const answers =
      "Millicent Hammond Wommack Tillitt illicit MCMVII Wyndham Littleton Monmouth Jill";
    const page = withSeenPitch([
      ...form.split(" ").map((text) => seen(text, widthOf(text))),
      ...`${answers} Mr.`.split(" ").map((text) => seen(text, 6.4 * text.length - 1)),
    ]);
    const typed = page.filter(({ pitch }) => pitch !== undefined).map(({ text }) => text);
    expect(typed).toEqual(expect.arrayContaining([...answers.split(" "), "Mr."]));
    expect(typed).not.toContain("Telephone");
  });

  it("leaves the words of other faces", () => {
    const narrow = /[Iijlt.]/g;
    const widthOf = (text: string) => 6 * text.length - 3 * (text.match(narrow)?.length ?? 0);
    const set = withSeenPitch(texts.map((text) => seen(text, widthOf(text))));
    expect(set.every(({ pitch }) => pitch === undefined)).toBe(true);
    expect(widestSpace(set)).toBe(5);
  });
});

describe("withMonospacedSpaces", () => {
  /** A line of a monospaced face, in which fi is one sign. */
  const line = (text: string, face: string): Word[] => {
    let x = 0;
    return text.split(" ").map((part) => {
      const width = 6 * part.replace("fi", "f").length;
      const box = { x0: x, x1: x + width, top: 0, bottom: 11 };
      x += width + 6;
      return { ...seen(part, width), box, face, spaceBefore: false, source: "pdf" as const };
    });
  };

  it("sees the spaces beside a word whose letters are drawn together", () => {
    const words = withMonospacedSpaces([
      line("please call the office and then", "Typed"),
      line("never confirm by phone", "Typed"),
    ]);
    const spaced = words.filter(({ spaceBefore }) => spaceBefore).map(({ text }) => text);
    expect(spaced).toEqual("call the office and then confirm by phone".split(" "));
  });

  const set = (text: string, face: string, advance: number): Word[] => {
    let x = 0;
    return text.split(" ").map((part) => {
      const width = 10 * advance * part.length;
      const box = { x0: x, x1: x + width, top: 0, bottom: 11 };
      x += width + 10 * advance;
      return { ...seen(part, width), box, face, spaceBefore: false, source: "pdf" as const };
    });
  };

  it("tells two machines of one size apart, each with its pitch", () => {
    const words = withMonospacedSpaces([
      set("Description of project Reason for request Classification", "Printed", 0.6),
      set("Purchase and install one roller hearth kiln", "", 0.605),
    ]);
    const spaced = words.filter(({ spaceBefore }) => spaceBefore);
    expect(spaced).toHaveLength(words.length - 2);
  });

  it("sees the pitch of a face in which hardly anything is written", () => {
    const form = texts.map((text, i) => ({
      ...seen(text, (5.05 + 0.2 * i) * text.length),
      face: "Set",
      source: "pdf" as const,
    }));
    const words = withMonospacedSpaces([form, set("50.3-WBS 21/0093 EUR 28.02.22", "Typed", 0.6)]);
    expect(words.filter(({ pitch }) => pitch).map(({ text }) => text)).toEqual(
      "50.3-WBS 21/0093 EUR 28.02.22".split(" "),
    );
  });

  it("sees the pitch of a face in which nothing but codes is written", () => {
    const codes = "FY7730 2024-05-14 18:42 417@codes.example";
    const words = withMonospacedSpaces([set(codes, "Typed", 0.6)]);
    expect(words.filter(({ spaceBefore }) => spaceBefore)).toHaveLength(3);
    const numbers = withMonospacedSpaces([set("7730 2024-05-14 18:42 417", "Typed", 0.6)]);
    expect(numbers.filter(({ spaceBefore }) => spaceBefore)).toHaveLength(0);
  });
});
