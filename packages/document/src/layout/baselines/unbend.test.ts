import { describe, expect, it } from "vitest";
import { horizontal, type Print, row, typeset } from "../../../test/typeset";
import type { Box, Page } from "../../model";
import { readingOf } from "../../read-document";
import { unbend } from "./unbend";

/** How far the paper hangs down towards its right side. */
const sag = (x: number) => 26 * (x / 600) ** 2;

function hang(page: Page): Page {
  const hung = (box: Box): Box => {
    const shift = sag((box.x0 + box.x1) / 2);
    return { ...box, top: box.top + shift, bottom: box.bottom + shift };
  };
  return {
    ...page,
    words: page.words.map((word) => ({
      ...word,
      box: hung(word.box),
      baseline: word.baseline + sag((word.box.x0 + word.box.x1) / 2),
    })),
    rules: page.rules.map((rule) => ({
      ...rule,
      box: {
        ...rule.box,
        top: rule.box.top + sag(rule.box.x0),
        bottom: rule.box.bottom + sag(rule.box.x1),
      },
    })),
  };
}

const texts: Print[] = [
  ...row(100, [40, 330], ["Name of the vessel", "The Grey Heron of Pellmouth"]),
  ...row(116, [40, 330], ["Colour of the hull", "Grey with one white band"]),
  ...row(132, [40, 330], ["Kind of the rigging", "Two masts and a long boom"]),
  ...row(148, [40, 330], ["Year it was built in", "1988"]),
  ...row(164, [40, 330], ["Place it was built at", "The yard on the old mill quay"]),
].map((print) => ({ ...print, confidence: 0.95 }));

describe("unbend", () => {
  it("lays the lines of a curled page straight, so that its rows meet again", () => {
    const flat = typeset(texts, [horizontal(140, 40, 560)]);
    const page = unbend(hang(flat));
    const at = (from: readonly { baseline: number }[], one: number, other: number) =>
      (from[one]?.baseline ?? 0) - (from[other]?.baseline ?? 0);
    // The first and the last word of the first row.
    expect(Math.abs(at(hang(flat).words, 8, 0))).toBeGreaterThan(12);
    expect(Math.abs(at(page.words, 8, 0))).toBeLessThan(2);
    const [rule] = page.rules;
    expect((rule?.box.bottom ?? 0) - (rule?.box.top ?? 0)).toBeLessThan(2);
    const pairs = readingOf([hang(flat)]).fields.map(({ label, value }) => [label, value]);
    expect(pairs).toContainEqual(["Year it was built in", "1988"]);
    expect(pairs).toContainEqual(["Name of the vessel", "The Grey Heron of Pellmouth"]);
  });

  it("leads boxes back to where they were seen", () => {
    const flat = hang(typeset(texts));
    const page = unbend(flat);
    const [seen, laid] = [flat.words[8], page.words[8]];
    const [, top = 0] = page.toUploaded(laid?.box as Box);
    expect(top * 800).toBeCloseTo(seen?.box.top ?? 0, -1);
    expect(Math.abs((laid?.box.top ?? 0) - (seen?.box.top ?? 0))).toBeGreaterThan(5);
  });

  it("leaves flat pages, text layers and pages of few words alone", () => {
    const flat = typeset(texts);
    const few = hang(typeset(texts.slice(0, 4)));
    const layer = hang(typeset(texts.map(({ confidence: _, ...print }) => print)));
    for (const page of [flat, few, layer]) expect(unbend(page)).toBe(page);
  });
});
