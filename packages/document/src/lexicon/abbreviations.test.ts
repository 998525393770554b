import { expect, it } from "vitest";
import { isAbbreviation } from "./abbreviations";
import { lexicons } from "./phrases";

it("knows the abbreviations of a language and those of English, in any case and behind a bracket", () => {
  expect(isAbbreviation("DEPT", "deu")).toBe(true);
  expect(isAbbreviation("(ca", "deu")).toBe(true);
  expect(isAbbreviation("Tél", "fra")).toBe(true);
  expect(isAbbreviation("Tél", "deu")).toBe(false);
  expect(isAbbreviation("Lp", "pol")).toBe(true);
  expect(isAbbreviation("cd", "pol")).toBe(true);
  expect(isAbbreviation("Order", "eng")).toBe(false);
});

it.each(lexicons.map(({ language, abbreviations }) => [language, abbreviations]))(
  "has those of %s as they are looked up",
  (_, abbreviations) => {
    const words = abbreviations.split(" | ");
    expect(words).toEqual([...new Set(words)]);
    for (const word of words) expect(word).toMatch(/^\p{Ll}{2,}$/u);
  },
);
