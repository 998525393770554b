import { expect, it } from "vitest";
import { row, typeset } from "../../test/typeset";
import { readingOf } from "../read-document";

/** What is read of a line of choices, each behind a typed or seen sign, below another one. */
const answers = (signs: [string, string, string], confidence?: number): string[] =>
  readingOf([
    typeset([
      ...row(100, [50], ["Lidnummer: 0714"]),
      ...row(116, [50, 120], ["Afdeling:", "o korfbal o gym o volleybal"]),
      ...row(
        132,
        [50, 120],
        ["Contributie:", `${signs[0]} jaar ${signs[1]} kwartaal ${signs[2]} maand`],
      ),
    ].map((print) => ({ ...print, ...(confidence && { confidence }) }))),
  ]).fields.flatMap(({ label, value }) => (label.startsWith("Contributie") ? [value] : []));

it("takes a typed o for a box to tick where somebody set an x on one of them", () => {
  expect(answers(["o", "xo", "o"])).toEqual(["kwartaal"]);
  expect(answers(["ox", "o", "o"])).toEqual(["jaar"]);
});

it("takes what readers of pixels see in rings for boxes, too", () => {
  expect(answers(["O", "®", "O"], 0.9)).toEqual(["kwartaal"]);
  expect(answers(["O", "®", "O"])).not.toEqual(["kwartaal"]);
});

it("leaves the letter o a word where none is ticked", () => {
  expect(answers(["o", "o", "o"])).toEqual(["o jaar o kwartaal o maand"]);
});
