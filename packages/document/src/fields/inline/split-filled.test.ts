import { expect, it } from "vitest";
import type { Word } from "../../model";
import { splitFilled } from "./split-filled";

/** Words beside each other; what stands in braces was typed. */
function line(text: string, source: Word["source"] = "ocr"): Word[] {
  let face = "printed";
  return text.split(" ").map((part, i): Word => {
    if (part.startsWith("{")) face = "typed";
    const own = face;
    if (part.endsWith("}")) face = "printed";
    return {
      text: part.replace(/[{}]/g, ""),
      box: { x0: 60 * i, x1: 60 * i + 50, top: 0, bottom: 10 },
      baseline: 9,
      fontSize: 10,
      bold: false,
      face: own,
      spaceBefore: true,
      confidence: 1,
      source,
    };
  });
}

const textsOf = (runs: Word[][] | null) =>
  runs?.map((run) => run.map(({ text }) => text).join(" ")) ?? null;

it("takes the first word of a line for a label whatever its face, where more is asked for on pixels", () => {
  const text = "{Project 66-205} Date begun {Feb. 8, 1971} Date ended {Feb. 10, 1971}";
  const parts = ["Project", "66-205", "Date begun", "Feb. 8, 1971", "Date ended", "Feb. 10, 1971"];
  expect(textsOf(splitFilled(line(text)))).toEqual(parts);
  expect(textsOf(splitFilled(line(text, "pdf")))).toBeNull();
  expect(textsOf(splitFilled(line("{66-205 Project} Date begun {Feb. 8}")))).toBeNull();
});

it("leaves the comma that the form prints behind an answer out of it", () => {
  const words = line("At {Wendle,} the {9th of May}", "pdf").map((word) => {
    const { face, ...mixed } = word;
    return word.text === "Wendle," ? mixed : word;
  });
  expect(textsOf(splitFilled(words))).toEqual(["At", "Wendle", "the", "9th of May"]);
});

it("leaves a small letter amid the words of a label to it, unless it stands apart or amid what was typed", () => {
  const text = "Launched {o} Tues {4 May} berthed at {Pier 2}";
  const near = (own: string) =>
    line(own).map((word) => ({ ...word, box: { ...word.box, x1: word.box.x0 + 57 } }));
  expect(textsOf(splitFilled(near(text)))).toEqual([
    "Launched o Tues",
    "4 May",
    "berthed at",
    "Pier 2",
  ]);
  expect(textsOf(splitFilled(line(text)))).toEqual([
    "Launched",
    "o",
    "Tues",
    "4 May",
    "berthed at",
    "Pier 2",
  ]);
  const asked = near("Launched {4-5-1971} à {Brest}");
  expect(textsOf(splitFilled(asked))).toEqual(["Launched", "4-5-1971", "à", "Brest"]);
  expect(textsOf(splitFilled(near("Hull {7} y {12} of {Brest}")))?.[1]).toBe("7 y 12");
});
