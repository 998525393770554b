import { expect, it } from "vitest";
import { typeset } from "../../../test/typeset";
import { toSegment } from "../../layout/segment";
import { evenHeadings } from "./even-headings";

/** Lines of texts, each of words at these left edges, five points a sign. */
function parted(...lines: [x: number, text: string][][][]): string[][] {
  const segments = lines.map((texts, line) =>
    texts.map((words) => {
      const page = typeset(
        words.map(([x, text]) => ({ x, y: 100 + 10 * line, text, confidence: 0.9 })),
      );
      return toSegment(page.words, page.number);
    }),
  );
  const all = evenHeadings(segments).flat();
  return segments.map(([first]) =>
    all.filter(({ baseline }) => baseline === first?.baseline).map(({ text }) => text),
  );
}

it("part the headings of a line where one of another line begins", () => {
  expect(
    parted(
      [[[70, "Drawing"]]],
      [
        [
          [44, "Pos"],
          [70, "or sketch"],
        ],
      ],
    ),
  ).toEqual([["Drawing"], ["Pos", "or sketch"]]);
});

it.each<[string, [number, string], [number, string][]]>([
  [
    "over both words",
    [44, "Drawings"],
    [
      [44, "Pos"],
      [70, "of"],
    ],
  ],
  [
    "that begins elsewhere",
    [76, "Drawing"],
    [
      [44, "Pos"],
      [70, "of"],
    ],
  ],
  [
    "where the words stand close together",
    [62, "Drawing"],
    [
      [44, "Pos"],
      [62, "of"],
    ],
  ],
])("leave those together below one %s", (_, above, words) => {
  expect(parted([[above]], [words])[1]).toHaveLength(1);
});

it("part headings under the white between two of another line, as often as it goes on", () => {
  const above: [number, string][][] = [[[50, "Menge"]], [[100, "Einheit"]], [[170, "Preis"]]];
  const below: [number, string][] = [
    [50, "Qty"],
    [102, "Unit"],
    [145, "Unit"],
    [168, "Price"],
  ];
  expect(parted(above, [below])[1]).toEqual(["Qty", "Unit", "Unit Price"]);
});

it("leave a heading together under others that stand over one of its words", () => {
  const below: [number, string][] = [
    [100, "Unit"],
    [127, "Price"],
  ];
  expect(parted([[[60, "Menge"]], [[118, "Preis"]]], [below])[1]).toEqual(["Unit Price"]);
});
