import { expect, it } from "vitest";
import { frame, row, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";
import { withoutRequiredMarks } from "./required-marks";

const left = (...lines: [edges: number[], texts: string[]][]) =>
  withoutRequiredMarks(
    typeset(lines.flatMap(([edges, texts], i) => row(100 + 20 * i, edges, texts))),
  )
    .words.map(({ text }) => text)
    .join(" ");

it("leaves out the stars behind questions that must be answered", () => {
  expect(
    left(
      [
        [50, 250],
        ["Surname *", "First name *"],
      ],
      [[50], ["Born on *"]],
    ),
  ).toBe("Surname First name Born on");
  const captions = row(100, [50, 220, 390], ["Surname *", "First name *", "Born on *"]);
  const answers = row(118, [55, 225, 395], ["Okafor", "Ada", "4 May 1990"]);
  const boxes = [50, 220, 390].flatMap((x) => frame(x, 105, x + 150, 123));
  const page = typeset([...captions, ...answers], boxes);
  expect(readingOf([page]).fields.map(({ label, value }) => `${label} = ${value}`)).toEqual([
    "Surname = Okafor",
    "First name = Ada",
    "Born on = 4 May 1990",
  ]);
});

it("leaves out the quotation marks that a reader of pixels made of such stars", () => {
  const seen = (confidence?: number) =>
    typeset(
      ["Surname “", "First name *", "Born on “"].map((text, i) => ({
        x: 50,
        y: 100 + 20 * i,
        text,
        ...(confidence ? { confidence } : {}),
      })),
    );
  const textOf = (page: ReturnType<typeof seen>) =>
    withoutRequiredMarks(page)
      .words.map(({ text }) => text)
      .join(" ");
  expect(textOf(seen(0.9))).toBe("Surname First name Born on");
  expect(textOf(seen())).toContain("Surname “");
  const titles = ["“Lunch Counter ”", "“Morning Chores ”", "“Late Shift ”"].map((text, i) => ({
    x: 50,
    y: 100 + 20 * i,
    text,
    confidence: 0.9,
  }));
  expect(textOf(typeset(titles))).toContain("Chores ”");
});

it("keeps stars that tax an amount, multiply, stand by themselves or are too few", () => {
  const kept: [number[], string[]][][] = [
    [0, 1, 2].map((i) => [
      [50, 200],
      ["Telur *", `${i + 12}.000`],
    ]),
    [0, 1, 2].map((i) => [
      [50, 200],
      ["Milk *", `${i}.20`],
    ]),
    [0, 1, 2].map(() => [[50], ["width * height"]]),
    [0, 1, 2].map(() => [[50], ["12 *"]]),
    [0, 1, 2].map(() => [
      [50, 200],
      ["Name", "*"],
    ]),
    [0, 1].map(() => [[50], ["Name *"]]),
  ];
  for (const lines of kept) expect(left(...lines)).toContain("*");
});
