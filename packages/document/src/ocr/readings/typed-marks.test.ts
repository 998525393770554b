import { expect, it } from "vitest";
import type { Word } from "../../model";
import type { Sign } from "../readers/print-network";
import { withTypedMark } from "./typed-marks";

const PITCH = 10;

/** A typed word from x on, whose ink fills its cells but for a tenth at both sides. */
const typed = (text: string, x: number, second: Word["second"] = "differs") =>
  ({
    text,
    box: { x0: x + 1, x1: x + PITCH * text.length - 1, top: 0, bottom: 12 },
    fontSize: 15,
    confidence: 0.75,
    second,
  }) as Word;

const signs = (text: string, probability = 0.6): Sign[] =>
  [...text].map((sign) => ({ text: sign, probability, x: 0, spaced: false }));

it("takes the point or comma that the second reader saw where a cell is free for it before the space", () => {
  const taken = withTypedMark(typed("rack", 0), signs("rack,"), typed("2", 60), PITCH);
  expect([taken.text, taken.second, taken.confidence]).toEqual(["rack,", "overrules", 0.6]);
});

it.each<[string, Word, Sign[], Word | undefined]>([
  ["no cell is free", typed("rack", 0), signs("rack,"), typed("2", 50)],
  ["nothing follows", typed("rack", 0), signs("rack,"), undefined],
  ["it is hardly seen", typed("rack", 0), signs("rack,", 0.4), typed("2", 60)],
  ["the letters differ", typed("rack", 0), signs("tack,"), typed("2", 60)],
  ["both readers agree", typed("rack", 0, "agrees"), signs("rack,"), typed("2", 60)],
  [
    "the word is set in print",
    { ...typed("rack", 0), box: { x0: 1, x1: 27, top: 0, bottom: 12 } },
    signs("rack,"),
    typed("2", 60),
  ],
])("takes none where %s", (_, word, seen, next) => {
  expect(withTypedMark(word, seen, next, PITCH)).toBe(word);
});
