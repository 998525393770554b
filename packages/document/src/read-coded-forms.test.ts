import { describe, expect, it } from "vitest";
import { frame, horizontal, type Print, row, typeset, vertical } from "../test/typeset";
import type { Page } from "./model";
import { readingOf } from "./read-document";

const pairsOf = (page: Page): string[] =>
  readingOf([page])
    .fields.filter((field) => field.label !== "")
    .map(({ label, value }) => `${label} = ${value}`);

const columns = [50, 200, 350] as const;
const width = 150;
const form = { face: "form", size: 7 };

/** The corner of a cell with a number: a wall and a bottom of its own. */
const tab = (x: number, top: number) => [
  vertical(x + 9, top, top + 12),
  horizontal(top + 12, x, x + 9),
];

/** A row of cells with a numbered caption each, and what `inside` puts below it. */
function asked(
  top: number,
  captions: readonly string[],
  first: number,
  inside: (x: number, top: number, at: number) => Print[],
) {
  const prints = captions.flatMap((text, at): Print[] => {
    const x = columns[at] as number;
    const caption = [
      { x: x + 3, y: top + 9, text: `${first + at}` },
      { x: x + 14, y: top + 9, text },
    ];
    return [...caption.map((print) => ({ ...print, ...form })), ...inside(x, top, at)];
  });
  const rules = captions.flatMap((_, at) => {
    const x = columns[at] as number;
    return [...frame(x, top, x + width, top + 50), ...tab(x, top)];
  });
  return { prints, rules };
}

describe("forms that are answered with codes", () => {
  const codes = ["1", "3", ""];
  const box = (x: number, top: number) => frame(x + 120, top + 26, x + 138, top + 44);
  const coded = asked(100, ["Sex", "Zone of abode", "Outcome"], 4, (x, top, at) => [
    {
      x: x + 8,
      y: top + 24,
      text: ["1-Male 2-Female", "1-Town 2-Village 3-Mixed", "1-Cured 2-Died"][at] ?? "",
      ...form,
    },
    ...(codes[at] ? [{ x: x + 126, y: top + 38, text: codes[at], face: "hand", size: 11 }] : []),
  ]);
  const boxes = columns.flatMap((x) => box(x, 100));

  it("have each code under the caption of the cell around its box, whose number and list of codes say nothing", () => {
    const named = asked(160, ["Mother's name", "(Area) Telephone", "Trade"], 7, (x, top, at) => [
      {
        x: x + 8,
        y: top + 36,
        text: ["Ana Prado", "(38) 555-0144", "milker"][at] ?? "",
        face: "hand",
        size: 11,
      },
    ]);
    const page = typeset(
      [...coded.prints, ...named.prints],
      [...coded.rules, ...boxes, ...named.rules],
    );
    expect(pairsOf(page)).toEqual([
      "Sex = 1",
      "Zone of abode = 3",
      "Mother's name = Ana Prado",
      "(Area) Telephone = (38) 555-0144",
      "Trade = milker",
    ]);
  });

  it("keep what looks like one code, where nothing else on the page tells codes", () => {
    const page = typeset(row(100, [50, 150], ["Model:", "3-Phase motor"]));
    expect(pairsOf(page)).toEqual(["Model = 3-Phase motor"]);
  });
});

it("takes the measure printed behind a number of another face along, within its cell", () => {
  const rules = columns.flatMap((x) => frame(x, 100, x + width, 140));
  const answers = ["42", "171", "Ana Prado"];
  const page = typeset(
    columns.flatMap((x, at): Print[] => [
      { x: x + 4, y: 110, text: ["Age", "Height", "Name"][at] ?? "", face: "form", size: 7 },
      { x: x + 8, y: 130, text: answers[at] ?? "", face: "hand", size: 11 },
      ...(at < 2
        ? [{ x: x + 32, y: 130, text: ["years", "cm"][at] ?? "", face: "form", size: 7 }]
        : []),
    ]),
    rules,
  );
  expect(pairsOf(page)).toEqual(["Age = 42 years", "Height = 171 cm", "Name = Ana Prado"]);
});
