import { expect, it } from "vitest";
import { horizontal, type Print, typeset } from "../../../test/typeset";
import type { Rule } from "../../model";
import { readingOf } from "../../read-document";

const pairsOf = (prints: readonly Print[], rules: Rule[] = []): string[] =>
  readingOf([typeset(prints, rules)])
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

it("believes two captions over typed answers on pixels where many are typed beside theirs", () => {
  const beside = ["Yard", "Berth", "Rigger", "Sailmaker", "Slipway", "Paint"];
  const prints = beside.flatMap((text, i) => [
    printed(50, 100 + 24 * i, text, 9),
    typed(
      60 + 4.5 * text.length,
      100 + 24 * i,
      ["Ostrand", "C 14", "Moss", "Aune", "north", "grey"][i] ?? "",
      9,
    ),
  ]);
  const rules = beside.map((_, i) =>
    horizontal(103 + 24 * i, 60 + 4.5 * (beside[i]?.length ?? 0), 240),
  );
  const under = (y: number, caption: string, answer: string) => [
    printed(320, y, caption, 9),
    typed(320, y + 16, answer, 9),
  ];
  const stacked = [
    ...under(100, "Shade of canvas", "oxblood"),
    ...under(160, "Kind of rope", "manila"),
  ];
  const found = pairsOf([...prints, ...stacked], rules);
  expect(found).toEqual(
    expect.arrayContaining(["Shade of canvas = oxblood", "Kind of rope = manila"]),
  );
});

it("believes one caption over larger type on pixels where many labels have larger type beside them", () => {
  const beside = ["Yard", "Berth", "Rigger", "Sailmaker", "Slipway", "Paint"];
  const written = (x: number, y: number, text: string) => ({
    ...{ x, y, text, size: 12 },
    confidence: 0.9,
  });
  const small = (x: number, y: number, text: string) => ({
    ...{ x, y, text, size: 8.5 },
    confidence: 0.95,
  });
  const pairs = beside.flatMap((text, i) => [
    small(50, 100 + 24 * i, text),
    written(110, 100 + 24 * i, ["Ostrand", "C 14", "Moss", "Aune", "north", "grey"][i] ?? ""),
  ]);
  const stacked = [
    small(50, 300, "Reply"),
    written(54, 318, "Hull tarred twice, 14 planks new, not 12. Launch by Whitsun."),
  ];
  const reply = "Reply = Hull tarred twice, 14 planks new, not 12. Launch by Whitsun.";
  expect(pairsOf([...pairs, ...stacked])).toContain(reply);
  expect(pairsOf([...pairs.slice(6), ...stacked])).not.toContain(reply);
});

it("takes an amount at the right edge of a caption in a row of such for its answer", () => {
  const small = (x: number, y: number, text: string) => ({ x, y, text, size: 7 });
  const row = (y: number, pairs: [x: number, caption: string, answer: string][]) =>
    pairs.flatMap(([x, caption, answer]) => [
      small(x, y, caption),
      { x, y: y + 12, text: answer, size: 10 },
    ]);
  const prints = [
    ...row(100, [
      [50, "Vessel", "Merlan"],
      [200, "Master", "Ida Falk"],
    ]),
    ...row(160, [
      [50, "Berth", "North 14"],
      [200, "Agent", "Lind"],
    ]),
    // "4,318.60" ends where its caption does.
    small(340, 160, "Harbour dues in all"),
    { x: 340 + 19 * 3.5 - 40, y: 172, text: "4,318.60", size: 10 },
  ];
  expect(pairsOf(prints)).toContain("Harbour dues in all = 4,318.60");
});
