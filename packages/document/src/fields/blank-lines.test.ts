import { describe, expect, it } from "vitest";
import { frame, horizontal, type Print, typeset } from "../../test/typeset";
import type { Page, Rule } from "../model";
import { readingOf } from "../read-document";

const pairsOf = (page: Page): string[] =>
  readingOf([page])
    .fields.filter((field) => field.label !== "")
    .map(({ label, value }) => `${label} = ${value}`);

/** Name and date beside each other, each with a line behind it to write on. */
const lines = [horizontal(121, 76, 200), horizontal(121, 240, 340)];
const labels: Print[] = [
  { x: 50, y: 120, text: "Name" },
  { x: 215, y: 120, text: "Date" },
];

describe("lines that nobody wrote on", () => {
  it("leave their labels without an answer, whatever stands beside or below", () => {
    const below = [{ x: 50, y: 134, text: "Kindly hand in at the desk" }];
    expect(pairsOf(typeset([...labels, ...below], lines))).toEqual([]);
    const answers = [{ x: 80, y: 119, text: "Morag Elphinstone" }];
    expect(pairsOf(typeset([...labels, ...below, ...answers], lines))).toEqual([
      "Name = Morag Elphinstone",
    ]);
  });

  it("are seen on pixels as thick as their print, higher by half of that", () => {
    const thick = [76, 240].map((x0): Rule => {
      return { orientation: "horizontal", box: { x0, x1: x0 + 100, top: 117.9, bottom: 120.1 } };
    });
    const prints = [...labels, { x: 50, y: 134, text: "Kindly hand in at the desk" }];
    const seen = prints.map((one) => ({ ...one, confidence: 0.95 }));
    expect(pairsOf(typeset(seen, thick))).toEqual([]);
  });

  it("are not those that lead to an answer", () => {
    const led = [
      { x: 50, y: 120, text: "Name" },
      { x: 290, y: 120, text: "Morag Elphinstone" },
    ];
    expect(pairsOf(typeset(led, [horizontal(121, 76, 270)]))).toEqual(["Name = Morag Elphinstone"]);
    const sum = [
      { x: 50, y: 120, text: "Deposit" },
      { x: 270, y: 120, text: "4,150" },
      { x: 340, y: 136, text: "71,566" },
    ];
    const rules = [horizontal(121, 92, 260), horizontal(124, 310, 372)];
    expect(pairsOf(typeset(sum, rules))).toContain("Deposit = 4,150");
  });
});

describe("two slips side by side", () => {
  it("have nothing to say to each other", () => {
    const slip = (x: number, lines: readonly string[]): Print[] =>
      lines.map((text, i) => ({ x: x + 10, y: 140 + 14 * i, text }));
    const page = typeset(
      [
        ...slip(50, ["Asks for the key of the shed", "before noon"]),
        ...slip(310, ["Will bring the ladder back", "on Monday"]),
      ],
      [
        ...frame(50, 100, 290, 220),
        ...frame(310, 100, 550, 220),
        ...[140, 154].map((y) => horizontal(y + 2, 318, 500)),
      ],
    );
    expect(pairsOf(page)).toEqual([]);
  });
});
