import { describe, expect, it } from "vitest";
import { type Print, row, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

const asked = [
  "Skarn of the holder",
  "Vint",
  "Grelling and its murmel",
  "Dove",
  "Tarsal of last year",
  "Brund",
];
const given = [
  "Oslo grammar",
  "two",
  "weaving, dyeing",
  "four",
  "north",
  "open-ended until the end of the year",
];
const lines = (edge: number): Print[] =>
  asked.flatMap((text, i) => row(100 + 20 * i, [edge, 230], [text, given[i] ?? ""]));
const pairsOf = (...prints: Print[][]) =>
  readingOf([typeset(prints.flat())]).fields.map(({ label, value }) => `${label} = ${value}`);

describe("questions set to the right before answers set to the left", () => {
  const all = asked.map((text, i) => `${text} = ${given[i]}`);

  it("ask for what stands on their line", () => {
    expect(pairsOf(lines(-215))).toEqual(all);
    expect(pairsOf(lines(50))).not.toEqual(all);
  });

  it("may wrap, and have hints in smaller type below, which ask for nothing", () => {
    const hint = (y: number, text: string): Print => ({
      x: 215 - 4 * text.length,
      y,
      text,
      size: 8,
    });
    const pairs = pairsOf(
      lines(-215),
      row(220, [-215, 230], ["Yarrow as it was in the", "quiet since March"]),
      row(231, [-215], ["past"]),
      row(260, [-215, 230], ["Sallow", "first line of it"]),
      [hint(272, "For instance a murmel"), { x: 230, y: 272, text: "second line of it" }],
    );
    expect(pairs).toEqual([
      ...all,
      "Yarrow as it was in the past = quiet since March",
      "Sallow = first line of it\nsecond line of it",
    ]);
  });

  it("may have bullets, for which a reader of pixels sees stars", () => {
    const seen = asked.flatMap((text, i) =>
      row(100 + 20 * i, [-215, 230], [`* ${text}`, given[i] ?? ""]).map((print) => ({
        ...print,
        confidence: 0.9,
      })),
    );
    expect(pairsOf(seen)).toEqual(all);
  });

  it("ask on below the title of their part, however large that is", () => {
    const title: Print = { x: 215 - 6 * 14, y: 84, text: "About the yarn", size: 12 };
    expect(pairsOf([title], lines(-215))).toEqual(all);
  });

  it("have answers that begin as a pair of their own would", () => {
    const pairs = pairsOf(
      lines(-215),
      row(220, [-215, 230], ["Sallow", "Registered: no. Part time"]),
    );
    expect(pairs.at(-1)).toBe("Sallow = Registered: no. Part time");
  });
});
