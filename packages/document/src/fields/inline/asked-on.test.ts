import { expect, it } from "vitest";
import { toSegment } from "../../layout/segment";
import type { Word } from "../../model";
import { splitSegment } from "./split-segment";

/** Words beside each other; what stands in braces was typed. */
function line(text: string, source: Word["source"] = "ocr"): Word[] {
  let face = "printed";
  return text.split(" ").map((part, i): Word => {
    if (part.startsWith("{")) face = "typed";
    return {
      text: part.replace(/[{}]/g, ""),
      box: { x0: 60 * i, x1: 60 * i + 50, top: 0, bottom: 10 },
      baseline: 9,
      fontSize: 10,
      bold: false,
      face,
      spaceBefore: true,
      confidence: 1,
      source,
    };
  });
}

const split = (words: Word[]) =>
  splitSegment(toSegment(words, 1), false, new Map()).map(({ segment }) => segment.text);

it("asks on behind a colon in the face of the form up to what was typed, seen on pixels", () => {
  expect(split(line("Brakes: worn / renewed {both, by Lind"))).toEqual([
    "Brakes: worn / renewed",
    "both, by Lind",
  ]);
  expect(split(line("Brakes:worn or renewed {both"))).toEqual(["Brakes: worn or renewed", "both"]);
});

it("answers behind a colon in capitals, or where all is in one face", () => {
  expect(split(line("Brakes: Worn {both"))).toEqual(["Brakes:", "Worn both"]);
  expect(split(line("Brakes: worn both"))).toEqual(["Brakes:", "worn both"]);
});

it("asks anew behind a question and its answer", () => {
  expect(split(line("Any dents? two, small ones Where: rear door", "pdf"))).toEqual([
    "Any dents?",
    "two, small ones",
    "Where:",
    "rear door",
  ]);
});

it("begins a known label with its first word, though that looks typed", () => {
  const date = line("{Date issued: May").map((word, at) => ({
    ...word,
    face: at === 1 ? "printed" : "typed",
  }));
  expect(split(date)).toEqual(["Date issued:", "May"]);
  const own = line("{Lind issued: May").map((word, at) => ({
    ...word,
    face: at === 1 ? "printed" : "typed",
  }));
  expect(split(own)).toEqual(["Lind", "issued:", "May"]);
});
