import { expect, it } from "vitest";
import { frame, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

/** A cell 100 wide and 30 tall, with a text in its corner and one below it, as seen on pixels. */
type Cell = readonly [caption: string, answer: string, size?: number, given?: number];

function pairsOf(rows: readonly (readonly (Cell | null)[])[]): Record<string, string> {
  const cells = rows.flatMap((row, i) =>
    row.flatMap((cell, at) => {
      const [caption, answer, size = 6, given = 8] = cell ?? [];
      return caption && answer ? [{ caption, answer, size, given, x: 100 * at, y: 30 * i }] : [];
    }),
  );
  const prints = cells.flatMap(({ caption, answer, size, given, x, y }) => [
    { x: 53 + x, y: 108 + y, text: caption, size, confidence: 0.95 },
    { x: 53 + x, y: 124 + y, text: answer, size: given, confidence: 0.95 },
  ]);
  const rules = cells.flatMap(({ x, y }) => frame(50 + x, 100 + y, 150 + x, 130 + y));
  const { fields } = readingOf([typeset(prints, rules)]);
  return Object.fromEntries(fields.map(({ label, value }) => [label, value]));
}

const captioned: Cell[] = [
  ["Hull colour", "Grey"],
  ["Rigging", "Gaff"],
  ["Berth", "C 14"],
  ["Sail area", "41 m"],
];

it("takes a text measured larger than the captions beside it in its row for one, too", () => {
  expect(pairsOf([[...captioned, ["1st owner (A)", "OSTRAND", 6.9, 7]]])).toMatchObject({
    "1st owner (A)": "OSTRAND",
  });
});

it("lets a caption that those above it tell tell the one beside it", () => {
  const first: Cell = ["Last slip", "late in spring", 6.4, 6.5];
  const beside: Cell = ["2nd slip (B)", "AUNE", 6.4, 6.5];
  expect(pairsOf([captioned, [null, null, null, first, beside]])).toMatchObject({
    "Last slip": "late in spring",
    "2nd slip (B)": "AUNE",
  });
});

it("takes two texts beside each other for captions over what has numbers, though all is of one size", () => {
  const hull: Cell[] = [
    ["Draught laden", "1,40 m", 8, 8],
    ["Beam over all", "m 3,10", 8, 8],
  ];
  expect(pairsOf([hull])).toEqual({ "Draught laden": "1,40 m", "Beam over all": "m 3,10" });
});

it("takes no sum for the caption of the next one, which looks typed by chance", () => {
  const stacks = ["Ship", "Berth", "Master"].flatMap((caption, i) => [
    { x: 50, y: 100 + 60 * i, text: caption, face: "printed", confidence: 0.95 },
    { x: 50, y: 114 + 60 * i, text: "Merlan", face: "typed", confidence: 0.95 },
  ]);
  const sums = [
    ["Subtotal", "1.140,00", "printed"],
    ["VAT 21 %", "239,40", "typed"],
  ].flatMap(([label = "", amount = "", face = ""], i) =>
    [
      { x: 300, text: label },
      { x: 480, text: amount },
    ].map((print) => ({ ...print, y: 400 + 14 * i, face, confidence: 0.95 })),
  );
  const { fields } = readingOf([typeset([...stacks, ...sums])]);
  const pairs = fields.map(({ label, value }) => `${label} = ${value}`);
  expect(pairs).toContain("Master = Merlan");
  expect(pairs).toContain("Subtotal = 1.140,00");
  expect(pairs).toContain("VAT 21 % = 239,40");
});
