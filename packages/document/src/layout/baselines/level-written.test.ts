import { describe, expect, it } from "vitest";
import { frame, horizontal, type Print, typeset } from "../../../test/typeset";
import type { Rule } from "../../model";
import { readingOf } from "../../read-document";
import { levelWritten } from "./level-written";

const pairsOf = (prints: readonly Print[], rules: Rule[]): string[] =>
  readingOf([typeset(prints, rules)])
    .fields.filter((field) => field.label !== "")
    .map(({ label, value }) => `${label} = ${value}`);

const form = (x: number, y: number, text: string): Print => ({ x, y, text, face: "Form", size: 9 });
/** Written 7 points above the baseline of the form. */
const pen = (x: number, y: number, text: string): Print => ({
  ...{ x, y: y - 7, text },
  face: "Pen",
  size: 13,
});

describe("levelWritten", () => {
  const before = (x: number, y: number, text: string) => form(x - 4.5 * text.length, y, text);
  const left = ["Grower", "Second choice", "Cart to"].map((text, i) =>
    before(114, 100 + 24 * i, text),
  );
  const right = ["Day", "Yard", "Ledger page"].map((text, i) => before(374, 97 + 24 * i, text));
  const written = [
    pen(120, 100, "Hadley, Oldbury"),
    pen(120, 148, "Bay two, Ron"),
    pen(380, 97, "14 Feb. 1974"),
    pen(380, 121, "Fitters"),
    pen(380, 145, "417 / 22"),
  ];
  const lines = [0, 1, 2].flatMap((i) => [
    horizontal(101 + 24 * i, 118, 300),
    horizontal(98 + 24 * i, 378, 560),
  ]);

  it("pairs what was written above the baseline with the text before its line", () => {
    expect(pairsOf([...left, ...right, ...written], lines).sort()).toEqual([
      "Cart to = Bay two, Ron",
      "Day = 14 Feb. 1974",
      "Grower = Hadley, Oldbury",
      "Ledger page = 417 / 22",
      "Yard = Fitters",
    ]);
  });

  it("leaves the sides of cells alone", () => {
    const cells = [
      ...frame(50, 80, 118, 124),
      ...frame(118, 80, 300, 102),
      ...frame(118, 102, 300, 124),
    ];
    const page = typeset([before(114, 103, "Town"), form(124, 98, "Oldbury")], cells);
    expect(levelWritten(page)).toBe(page);
  });

  it("levels what was written through its line, a little below the label", () => {
    const prints = [form(50, 100, "Parents"), { ...pen(100, 112, "Beata Ros"), size: 11 }];
    const page = levelWritten(typeset(prints, [horizontal(101, 95, 300)]));
    expect(new Set(page.words.map(({ baseline }) => baseline))).toEqual(new Set([100]));
  });

  it("levels what was written far behind its label, where lines that begin below it have theirs near", () => {
    const labels = [form(50, 100, "Name of the ringer"), form(60, 130, "Loft")];
    const answers = [pen(150, 100, "Tove Ask"), pen(150, 130, "north tower")];
    const column = [horizontal(101, 140, 300), horizontal(131, 140, 300)];
    const baselines = (rules: Rule[]) =>
      levelWritten(typeset([...labels, ...answers], rules))
        .words.filter(({ face }) => face === "Pen")
        .map(({ baseline }) => baseline);
    expect(new Set(baselines(column))).toEqual(new Set([100, 130]));
    expect(new Set(baselines(column.slice(1)))).toEqual(new Set([93, 123]));
  });
});
