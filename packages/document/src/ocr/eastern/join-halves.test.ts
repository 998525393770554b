import { describe, expect, it } from "vitest";
import { type Print, typeset } from "../../../test/typeset";
import type { Word } from "../../model";
import { joinHalves } from "./join-halves";

const wordsOf = (...prints: Print[]): Word[] =>
  typeset(prints.map((print) => ({ ...print, confidence: 0.9 }))).words;
const textsOf = (words: readonly Word[]): string[] =>
  joinHalves(words, "deu").map(({ text }) => text);
const whole = { x: 50, y: 200, text: "Haversham" };

describe("joinHalves", () => {
  it("joins the halves of a word that stands whole elsewhere, seen as two words or as one with a space", () => {
    const two = wordsOf({ x: 50, y: 100, text: "Haver sham Hotels" }, whole);
    const near = two.map((word, i) => {
      const moved = { ...word.box, x0: word.box.x0 - 3, x1: word.box.x1 - 3 };
      return i === 1 ? { ...word, box: moved } : word;
    });
    expect(textsOf(near)).toEqual(["Haversham", "Hotels", "Haversham"]);
    expect(textsOf(near.toReversed())).toEqual(["Haversham", "Hotels", "Haversham"]);
    const one = wordsOf({ x: 50, y: 100, text: "Haver" }, whole);
    const spaced = one.map((word, i) => (i === 0 ? { ...word, text: "Haver sham," } : word));
    expect(textsOf(spaced)).toEqual(["Haversham,", "Haversham"]);
  });

  it("leaves words whose halves stand elsewhere too, and those that stand whole nowhere", () => {
    const halves = { x: 50, y: 160, text: "Haver" };
    expect(textsOf(wordsOf({ x: 50, y: 100, text: "Haver sham" }, whole, halves))).toHaveLength(4);
    expect(textsOf(wordsOf({ x: 50, y: 100, text: "Haver sham" }))).toHaveLength(2);
  });

  it("joins a capital behind a slash to the rest of a word of the language", () => {
    const seen = (text: string) => {
      const words = wordsOf({ x: 50, y: 100, text });
      // The space is narrower than the test's usual one.
      return textsOf(
        words.map((word, i) => ({
          ...word,
          box: { ...word.box, x0: word.box.x0 - 3 * i, x1: word.box.x1 - 3 * i },
        })),
      );
    };
    expect(seen("Monat/J ahr")).toEqual(["Monat/Jahr"]);
    const one = wordsOf({ x: 50, y: 100, text: "Monat" });
    expect(textsOf(one.map((word) => ({ ...word, text: "Monat/J ahr" })))).toEqual(["Monat/Jahr"]);
    expect(textsOf(one.map((word) => ({ ...word, text: "Plan/K zfqx" })))).toEqual(["Plan/K zfqx"]);
    expect(seen("Teil B und")).toEqual(["Teil", "B", "und"]);
    expect(seen("Plan/K zfqx")).toEqual(["Plan/K", "zfqx"]);
  });

  it("joins a noun to its second half right behind it, which begins with a hyphen", () => {
    const seen = (text: string, by: number) =>
      textsOf(
        wordsOf({ x: 50, y: 100, text }).map((word, i) => ({
          ...word,
          box: { ...word.box, x0: word.box.x0 - by * i, x1: word.box.x1 - by * i },
        })),
      );
    expect(seen("Beitrag -Konto", 4)).toEqual(["Beitrag-Konto"]);
    expect(seen("Beitrag -Konto", 0)).toEqual(["Beitrag", "-Konto"]);
    expect(seen("und -Konto", 4)).toEqual(["und", "-Konto"]);
  });
});
