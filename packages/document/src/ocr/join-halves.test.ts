import { describe, expect, it } from "vitest";
import { type Print, typeset } from "../../test/typeset";
import type { Word } from "../model";
import { joinHalves } from "./join-halves";

const wordsOf = (...prints: Print[]): Word[] =>
  typeset(prints.map((print) => ({ ...print, confidence: 0.9 }))).words;
const textsOf = (words: readonly Word[]): string[] => joinHalves(words).map(({ text }) => text);
const whole = { x: 50, y: 200, text: "Merrivane" };

describe("joinHalves", () => {
  it("joins the halves of a word that stands whole elsewhere, seen as two words or as one with a space", () => {
    const two = wordsOf({ x: 50, y: 100, text: "Merri vane Hotels" }, whole);
    const near = two.map((word, i) => {
      const moved = { ...word.box, x0: word.box.x0 - 3, x1: word.box.x1 - 3 };
      return i === 1 ? { ...word, box: moved } : word;
    });
    expect(textsOf(near)).toEqual(["Merrivane", "Hotels", "Merrivane"]);
    expect(textsOf(near.toReversed())).toEqual(["Merrivane", "Hotels", "Merrivane"]);
    const one = wordsOf({ x: 50, y: 100, text: "Merri" }, whole);
    const spaced = one.map((word, i) => (i === 0 ? { ...word, text: "Merri vane," } : word));
    expect(textsOf(spaced)).toEqual(["Merrivane,", "Merrivane"]);
  });

  it("leaves words whose halves stand elsewhere too, and those that stand whole nowhere", () => {
    const halves = { x: 50, y: 160, text: "Merri" };
    expect(textsOf(wordsOf({ x: 50, y: 100, text: "Merri vane" }, whole, halves))).toHaveLength(4);
    expect(textsOf(wordsOf({ x: 50, y: 100, text: "Merri vane" }))).toHaveLength(2);
  });
});
