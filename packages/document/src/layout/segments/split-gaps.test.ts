import { expect, it } from "vitest";
import { typeset } from "../../../test/typeset";
import { toLines } from "../lines";
import { toSegment } from "../segment";
import { splitAtGaps } from "./split-gaps";

type Gapped = [gap: number, text: string];

/** A line seen on pixels, whose words stand so far behind each other. */
function lineAt(y: number, words: readonly Gapped[]) {
  let x = 50;
  return words.map(([gap, text]) => {
    const print = { x: x + gap, y, text, confidence: 0.95 };
    x = typeset([print]).words[0]?.box.x1 ?? x;
    return print;
  });
}

const prose = "we own it all up to the end of May".split(" ").map((text): Gapped => [2.5, text]);

/** The texts of a line below one of prose. */
function textsOf(...words: Gapped[]): string[] {
  const lines = toLines(typeset([...lineAt(100, prose), ...lineAt(128, words)]));
  return lines.at(-1)?.segments.map(({ text }) => text) ?? [];
}

it("parts texts that stand much farther apart than the words of each", () => {
  expect(textsOf([0, "Till"], [2.5, "2"], [8, "Served"], [2.5, "by"], [2.5, "Ann"])).toEqual([
    "Till 2",
    "Served by Ann",
  ]);
  expect(textsOf([0, "£"], [8, "VAT"])).toEqual(["£", "VAT"]);
  expect(textsOf([0, "Till"], [9, ":"], [2.5, "2"])).toEqual(["Till : 2"]);
});

it("parts the name of a bank from the number of an account, a little more than a space away", () => {
  const account = (gap: number): Gapped[] => [
    [0, "Account:"],
    ...["71", "8642", "1184", "0055", "0184"].map((text): Gapped => [2.5, text]),
    [gap, "Bank"],
    [2.5, "of"],
    [2.5, "Kiln"],
  ];
  expect(textsOf(...account(5.2))).toEqual(["Account: 71 8642 1184 0055 0184", "Bank of Kiln"]);
  expect(textsOf(...account(4))).toHaveLength(1);
  expect(textsOf(...account(5.2).filter((_, i) => i < 2 || i > 4))).toHaveLength(1);
});

it("parts an answer from the next label, which ends with a colon, a little more than a space away", () => {
  const heads = (gap: number): Gapped[] => [
    [0, "Lent:"],
    [2.5, "3"],
    [2.5, "May"],
    [gap, "Back"],
    [2.5, "by:"],
    [2.5, "June"],
  ];
  expect(textsOf(...heads(6.5))).toEqual(["Lent: 3 May", "Back by: June"]);
  expect(textsOf(...heads(4))).toHaveLength(1);
});

it("parts bold words from the label behind them that is not, a little more than a space away", () => {
  const linesOf = (gap: number, label: string) => {
    const words = typeset(
      lineAt(100, [
        [0, "Tenant"],
        [gap, label],
        [2.5, "Ida"],
        [6, "Falk"],
      ]),
    );
    const bold = words.words.map((word, i) => ({ ...word, bold: i === 0 }));
    return toLines({ ...words, words: bold })[0]?.segments.map(({ text }) => text);
  };
  expect(linesOf(7.5, "Name:")).toEqual(["Tenant", "Name: Ida Falk"]);
  expect(linesOf(7.5, "Named")).toEqual(["Tenant Named Ida Falk"]);
  expect(linesOf(4, "Name:")).toEqual(["Tenant Name: Ida Falk"]);
});

it("keeps lines that are spread evenly, and a number with its unit or further groups", () => {
  expect(textsOf([0, "paid"], [6.5, "within"], [8, "ten"], [5, "days"])).toHaveLength(1);
  expect(textsOf([0, "Grey"], [8, "Heron"])).toHaveLength(1);
  expect(textsOf([0, "Floor"], [2.5, "of"], [2.5, "118"], [8, "mq"])).toHaveLength(1);
  expect(textsOf([0, "Account"], [2.5, "8"], [8, "0418"])).toHaveLength(1);
});

it("keeps the letter that a code begins with behind the sign for numbers, and no other", () => {
  expect(textsOf([0, "Serial"], [2.5, "No."], [2.5, "D"], [8, "04417"])).toHaveLength(1);
  expect(textsOf([0, "Serial"], [2.5, "wing"], [2.5, "D"], [8, "04417"])).toHaveLength(2);
});

it("takes a pitch for that of a typewriter only where its spaces are as wide", () => {
  const partsOf = (space: number) => {
    const words = typeset(
      lineAt(100, [
        [0, "Ordered"],
        [space, "by"],
        [8, "Ann"],
      ]),
    ).words;
    const segment = toSegment(
      words.map((word) => ({ ...word, pitch: 0.5 })),
      1,
    );
    const line = { page: 1, baseline: 100, fontSize: 10, segments: [segment] };
    return splitAtGaps([line])[0]?.segments.map(({ text }) => text);
  };
  expect(partsOf(2.5)).toEqual(["Ordered by", "Ann"]);
  expect(partsOf(3.5)).toEqual(["Ordered by Ann"]);
});

it("parts what is asked behind the last of several choices, as far off as they stand apart", () => {
  const paid = (gap: number, next: string): Gapped[] => [
    [0, "Paid"],
    [2.5, "by"],
    [2.5, "☒"],
    [3, "card"],
    [7, "☐"],
    [3, "cash"],
    [gap, next],
    [2.5, "visit"],
  ];
  expect(textsOf(...paid(6.5, "Next"))).toEqual(["Paid by ☒ card ☐ cash", "Next visit"]);
  expect(textsOf(...paid(5.5, "Next"))).toHaveLength(1);
  expect(textsOf(...paid(6.5, "per"))).toHaveLength(1);
  expect(textsOf(...paid(6.5, "(no"))).toEqual(["Paid by ☒ card ☐ cash", "(no visit"]);
});
