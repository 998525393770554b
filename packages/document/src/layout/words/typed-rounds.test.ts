import { expect, it } from "vitest";
import { row, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

interface Seen {
  confidence?: number;
  language?: string;
}

/** What is read of a line of choices, each behind a typed or seen sign, below one of empty ones. */
function answers(signs: [string, string, string], { confidence, language = "nld" }: Seen = {}) {
  const empty = confidence ? "O" : "o";
  const [year, quarter, month] = signs;
  const prints = [
    ...row(100, [50, 120], ["Afdeling:", `${empty} korfbal ${empty} gym ${empty} volleybal`]),
    ...row(116, [50, 120], ["Contributie:", `${year} jaar ${quarter} kwartaal ${month} maand`]),
  ].map((print) => (confidence ? { ...print, confidence } : print));
  return readingOf([{ ...typeset(prints), languages: [language] }]).fields.flatMap(
    ({ label, value }) => (label.startsWith("Contributie") ? [value] : []),
  );
}

it("takes a typed o for a box to tick where somebody set an x on one of them", () => {
  expect(answers(["o", "xo", "o"])).toEqual(["kwartaal"]);
  expect(answers(["ox", "o", "o"])).toEqual(["jaar"]);
});

it("takes what readers of pixels see in rings for boxes, too", () => {
  expect(answers(["O", "®", "O"], { confidence: 0.9 })).toEqual(["kwartaal"]);
  expect(answers(["O", "®", "O"])).not.toEqual(["kwartaal"]);
});

it("leaves the letter o a word where none is ticked, and in languages that have it", () => {
  expect(answers(["o", "o", "o"])).toEqual(["o jaar o kwartaal o maand"]);
  expect(answers(["o", "xo", "o"], { language: "ita" })).toEqual(["o jaar xo kwartaal o maand"]);
  const portuguese = { confidence: 0.9, language: "por" };
  expect(answers(["O", "®", "O"], portuguese)).not.toEqual(["kwartaal"]);
});
