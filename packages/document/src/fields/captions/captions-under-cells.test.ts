import { describe, expect, it } from "vitest";
import { frame, type Print, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

const EDGES = [50, 200, 270, 420, 490];

/** A tall row for each two of `rows`, with a low one below it. */
function pairsOf(rows: readonly (readonly string[])[]): string[] {
  const tops = rows.map((_, i) => 100 + 50 * Math.floor(i / 2) + 34 * (i % 2));
  const prints = rows.flatMap((texts, i): Print[] =>
    texts.flatMap((text, at) => {
      const [y, size] = i % 2 === 0 ? [28, 10] : [11, 7];
      return text === ""
        ? []
        : [{ x: (EDGES[at] ?? 0) + 4, y: (tops[i] ?? 0) + y, text, size, confidence: 0.95 }];
    }),
  );
  const cells = rows.flatMap((_, i) =>
    EDGES.slice(1).flatMap((x1, at) => {
      const top = tops[i] ?? 0;
      return frame(EDGES[at] ?? 0, top, x1, top + (i % 2 === 0 ? 34 : 16));
    }),
  );
  return readingOf([typeset(prints, cells)])
    .fields.filter(({ label }) => label !== "")
    .map(({ label, value }) => `${label} = ${value}`)
    .sort();
}

describe("low cells below tall ones", () => {
  it("say what was filled in there, also below blank ones", () => {
    const rows = [
      ["A. Okafor", "3/14", "P. Lindqvist", "3/16"],
      ["Yard Foreman", "Date", "Head Rigger", "Date"],
      ["", "", "T. Moss", "3-20-81"],
      ["Purser", "Date", "Harbour Office", "Date"],
    ];
    expect(pairsOf(rows)).toEqual(
      [
        "Yard Foreman = A. Okafor",
        "Date = 3/14",
        "Head Rigger = P. Lindqvist",
        "Date = 3/16",
        "Harbour Office = T. Moss",
        "Date = 3-20-81",
      ].sort(),
    );
  });
});
