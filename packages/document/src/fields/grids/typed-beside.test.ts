import { describe, expect, it } from "vitest";
import { frame, type Print, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

const form = (y: number, text: string): Print => ({ x: 54, y, text, face: "Form" });
const typed = (y: number, text: string, face = "Typed"): Print => ({ x: 304, y, text, face });

/** Two columns of cells, each row 40 points tall, on whose upper lines stand what they ask and what was answered. */
function pairsOf(
  rows: readonly (readonly [readonly string[], readonly string[]])[],
  face?: string,
) {
  const prints = rows.flatMap(([asked, given], r) => [
    ...asked.map((text, i) => form(112 + 40 * r + 12 * i, text)),
    ...given.map((text, i) => typed(112 + 40 * r + 12 * i, text, face)),
  ]);
  const cells = rows.flatMap((_, r) => [
    ...frame(50, 100 + 40 * r, 300, 140 + 40 * r),
    ...frame(300, 100 + 40 * r, 560, 140 + 40 * r),
  ]);
  return readingOf([typeset(prints, cells)]).fields.map(
    ({ label, value }) => `${label} = ${value}`,
  );
}

/** The same seen on pixels, with the faces that were seen there. */
function seenPairsOf(rows: readonly (readonly [readonly string[], readonly Print[]])[]) {
  const prints = rows.flatMap(([asked, given], r) => [
    ...asked.map((text, i) => ({ ...form(112 + 40 * r + 12 * i, text), face: "printed" })),
    ...given.map((one) => ({ ...one, y: 112 + 40 * r + one.y })),
  ]);
  const cells = rows.flatMap((_, r) => [
    ...frame(50, 100 + 40 * r, 300, 140 + 40 * r),
    ...frame(300, 100 + 40 * r, 560, 140 + 40 * r),
  ]);
  const seen = prints.map((one) => ({ ...one, confidence: 0.95 }));
  const { fields } = readingOf([typeset(seen, cells)]);
  return fields.map(({ label, value }) => `${label} = ${value}`);
}

const claim: [string[], string[]][] = [
  [
    ["Part of the premises in which the fire", "was first seen, and by whom"],
    ["Cellar, the porter"],
  ],
  [["Are you sole owner of what was burnt? If", "not, who else is interested?"], ["Yes"]],
  [["Particulars of any other cover on the same", "property"], []],
  [["Losses of this kind before"], ["Two in 1963, both made good"]],
  [
    ["(a) Was the brigade called?", "(b) Were the police told?"],
    ["(a) No", "(b) By wire"],
  ],
];

describe("columns of questions beside answers in another face", () => {
  it("ask whatever they say, and nothing where no answer stands", () => {
    expect(pairsOf(claim)).toEqual([
      "Part of the premises in which the fire was first seen, and by whom = Cellar, the porter",
      "Are you sole owner of what was burnt? If not, who else is interested? = Yes",
      "Losses of this kind before = Two in 1963, both made good",
      "(a) Was the brigade called? = (a) No",
      "(b) Were the police told? = (b) By wire",
    ]);
  });

  it("ask part by part for answers on the lines of those", () => {
    const asked = ["a. Day first thought of", "b. Day first drawn", "or written down"];
    const pairs = pairsOf([...claim.slice(0, 4), [asked, ["20 Feb. 1966", "3 March 1966"]]]);
    expect(pairs).toContain("a. Day first thought of = 20 Feb. 1966");
    expect(pairs).toContain("b. Day first drawn or written down = 3 March 1966");
  });

  it("are not told where all is in one face", () => {
    expect(pairsOf(claim, "Form")).not.toContain(
      "Part of the premises in which the fire was first seen, and by whom = Cellar, the porter",
    );
  });

  it("are told on a scan, where few letters look like either face", () => {
    const rows: [string[], Print[]][] = [
      [["Cause of the fire"], [typed(0, "Sparks from a passing engine", "typed")]],
      [["Other cover on the same property"], [typed(0, "None to our knowledge", "typed")]],
      [["Losses of this kind before"], [typed(0, "Two in 1963", "typed")]],
      [
        ["If it was reported, state when and", "with what result"],
        [
          { x: 304, y: 0, text: "May", face: "printed" },
          { x: 326, y: -0.2, text: "11 and 12, to the brigade", face: "typed" },
          typed(12, "of the parish", "typed"),
        ],
      ],
    ];
    expect(seenPairsOf(rows)).toContain(
      "If it was reported, state when and with what result = May 11 and 12, to the brigade\nof the parish",
    );
  });

  it("are told beside rows of boxes to tick, which are printed with the form", () => {
    const asked = ["a. Hour first smelt", "b. Hour first seen"];
    const box = (x: number, text: string): Print => ({ x, y: 0, text, face: "printed" });
    const pairs = seenPairsOf([
      [["Cause of the fire"], [typed(0, "Sparks from a passing engine", "typed")]],
      [["Losses of this kind before"], [typed(0, "Two in 1963", "typed")]],
      [asked, [typed(0, "about ten at night", "typed"), typed(12, "half past ten", "typed")]],
      [
        ["Was it told to anyone?"],
        [box(304, "☐ Yes ☒ No"), { ...box(400, "If so, to whom"), y: -0.3 }],
      ],
    ]);
    expect(pairs).toContain("b. Hour first seen = half past ten");
  });
});
