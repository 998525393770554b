import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { knownCharacters } from "../src/ocr/readers/print-network";
import { documentSets } from "./generator/sets";
import { languages } from "./generator/words/languages";

const CJK = ["jpn", "zho"];

describe.each([
  { script: "latin", one: "Liberation Sans" },
  { script: "japanese", one: "IPAexMincho" },
])("the network for $script print", ({ script, one }) => {
  it("was taught in no font of the held-out documents", async () => {
    const file = new URL(`../training/${script}/fonts.txt`, import.meta.url);
    const list = await readFile(file, "utf8");
    const families = new Set(list.split("\n").map((line) => line.split(":")[0]));
    const heldOut = Object.values(documentSets["held-out"].fonts).flat();
    expect(heldOut.map(({ family }) => family).filter((family) => families.has(family))).toEqual(
      [],
    );
    expect(families.has(one)).toBe(true);
  });
});

describe("the network for Japanese print", () => {
  it("can spell every label of Japanese, its postal sign, its currency and its units", () => {
    const known = knownCharacters("japanese");
    const labels = JSON.stringify(languages.jpn?.labels).replace(/[\s\\]/g, "");
    expect([...`${labels}〒¥￥×㎡①※～`].filter((sign) => !known.has(sign))).toEqual([]);
  });
});

describe("the network for print in Latin letters", () => {
  it("can spell every label of the languages it is asked about", () => {
    const known = knownCharacters("latin");
    const strange = Object.entries(languages)
      .filter(([language]) => !CJK.includes(language))
      .flatMap(([language, { labels }]) =>
        [...JSON.stringify(labels).replace(/[\s\\]/g, "")]
          .filter((sign) => !known.has(sign))
          .map((sign) => `${language}: ${sign}`),
      );
    expect([...new Set(strange)]).toEqual([]);
  });
});
