import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { composeDocument } from "./generator/compose/compose-document";
import { documentSets, listDocuments } from "./generator/sets";
import { languages } from "./generator/words/languages";
import { choicesOf } from "./generator/words/words";

const { dev, "held-out": heldOut } = documentSets;

describe("the held-out documents", () => {
  it("say what they said when they were frozen", () => {
    const hash = createHash("sha256");
    for (const document of listDocuments(heldOut)) {
      const { html, draft, width, height } = composeDocument(heldOut, document, 0);
      hash.update(JSON.stringify([document, html, draft, width, height]));
    }
    hash.update(JSON.stringify([heldOut.scans, heldOut.photos]));
    expect(hash.digest("hex")).toBe(
      "b470f21dd34f9bf6aa4c1046db0244b7601396cd7921c2c9c46eb56c4060a874",
    );
  });

  it("share no layout, font, bilingual pair or way of capture with development", () => {
    const styles = (set: typeof dev): string[] =>
      Object.entries({
        ...{ head: set.heads, parties: set.parties, pairs: set.pairs, table: set.tables },
        ...{ form: set.formPairs, receiptPairs: set.receiptPairs, receipt: set.receipts },
        ...{ totals: set.totals, boxes: set.boxes, accent: set.accents },
        capture: [...set.scans, ...set.photos].map(({ name }) => name),
        font: Object.values(set.fonts).flatMap((fonts) => fonts.map(({ family }) => family)),
        language: set.languages.filter((language) => language.includes("+")),
      }).flatMap(([part, names]) => names.map((name) => `${part} ${name}`));
    const known = new Set(styles(dev));
    expect(styles(heldOut).filter((style) => known.has(style))).toEqual([]);
  });

  it("share no label, company or title with development", () => {
    const wordings = Object.values(languages).flatMap((words) => [
      ...Object.values(words.labels),
      ...Object.values(words.titles),
      words.companies,
      words.items,
      words.terms,
    ]);
    const twice = wordings.flatMap((text) => {
      const known = new Set(choicesOf(text, "dev"));
      return choicesOf(text, "held-out").filter((one) => known.has(one));
    });
    expect(twice).toEqual([]);
    expect(wordings.every((text) => choicesOf(text, "held-out")[0] !== "")).toBe(true);
  });
});
