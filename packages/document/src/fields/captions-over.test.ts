import { expect, it } from "vitest";
import { type Print, typeset } from "../../test/typeset";
import { readingOf } from "../read-document";

const pairsOf = (prints: readonly Print[]): string[] =>
  readingOf([typeset(prints)])
    .fields.filter(({ label }) => label !== "")
    .map(({ label, value }) => `${label} = ${value}`);

const seen = (face: "printed" | "typed") => (x: number, y: number, text: string, size: number) => ({
  x,
  y,
  text,
  size,
  face,
  confidence: 0.95,
});
const printed = seen("printed");
const typed = seen("typed");

it("leaves a figure far behind a text to it, though captions in a column beside it are blank or answered below", () => {
  const asked = ["Posters left at noon", "Posters put up since", "Posters torn down"];
  const prints = asked.flatMap((text, i) => [
    printed(50, 100 + 36 * i, text, 8),
    typed(240, 98 + 36 * i, ["120", "64", "9"][i] ?? "", 10),
    printed(320, 100 + 36 * i, ["What drew people", "What did not", "Who helped"][i] ?? "", 8),
    typed(320, 116 + 36 * i, ["the red one", "small type", "the scouts"][i] ?? "", 10),
  ]);
  expect(pairsOf(prints)).toEqual(
    expect.arrayContaining([
      "Posters left at noon = 120",
      "Posters put up since = 64",
      "Posters torn down = 9",
      "What drew people = the red one",
    ]),
  );
});
