import { describe, expect, it } from "vitest";
import { type Print, typeset } from "../../test/typeset";
import type { Page, Word } from "../model";
import { readingOf } from "../read-document";

const lines: Print[] = [
  { x: 50, y: 60, text: "Goods inward note 5521" },
  { x: 50, y: 100, text: "Received: 3 March 2026" },
  { x: 50, y: 130, text: "Carrier: Wren & Sons Ltd" },
  { x: 50, y: 160, text: "Parcels: 4" },
].map((line) => ({ ...line, confidence: 0.97 }));

const seen = (confidence: number): Partial<Word> =>
  confidence > 0.9
    ? { second: "agrees", readings: { first: 0.97, second: 0.99, alike: 1 } }
    : { second: "differs", readings: { first: confidence, second: 0.3, alike: 0 }, risk: 0.9 };

/** What a scan shows behind "Checked by:" where nobody signed. */
function checkedBy(text: string, confidence: number): Page {
  const page = typeset([...lines, { x: 50, y: 190, text: "Checked by", confidence: 0.97 }]);
  const dust = typeset([{ x: 125, y: 190, text, confidence }]).words.map((word) => ({
    ...word,
    ...seen(confidence),
  }));
  return { ...page, words: [...page.words, ...dust] };
}

const valuesOf = (page: Page) => readingOf([page]).fields.map(({ label, value }) => [label, value]);

describe("a sign or two that are hardly an answer", () => {
  it("are none", () => {
    const values = valuesOf(checkedBy("#", 0.2));
    expect(values).toContainEqual(["Parcels", "4"]);
    expect(values.map(([label]) => label)).not.toContain("Checked by");
  });

  it("are one where they were read well, or are more", () => {
    expect(valuesOf(checkedBy("JR", 0.97))).toContainEqual(["Checked by", "JR"]);
    expect(valuesOf(checkedBy("=ee=a", 0.2))).toContainEqual(["Checked by", "=ee=a"]);
  });

  it("stand where someone learns from them", () => {
    const { fields } = readingOf([checkedBy("#", 0.2)], { onEvidence: () => undefined });
    expect(fields.map(({ label }) => label)).toContain("Checked by");
  });
});
