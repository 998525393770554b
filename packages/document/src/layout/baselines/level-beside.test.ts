import { describe, expect, it } from "vitest";
import { type Print, typeset } from "../../../test/typeset";
import { readingOf } from "../../read-document";

const pairsOf = (prints: readonly Print[]): string[] =>
  readingOf([typeset(prints)])
    .fields.filter((field) => field.label !== "")
    .map(({ label, value }) => `${label} = ${value}`);

const label = { x: 300, y: 126, text: "Initiation date:" };
const answer = { x: 420, y: 118, text: "August 9, 1978" };
const beside = { x: 130, y: 118, text: "Addition, Phase II" };

describe("levelBeside", () => {
  it("puts what was typed above or below the line of its label beside it", () => {
    expect(pairsOf([beside, label, answer])).toContain("Initiation date = August 9, 1978");
    const below = { ...answer, y: 134 };
    expect(pairsOf([{ ...beside, y: 134 }, label, below])).toContain(
      "Initiation date = August 9, 1978",
    );
  });

  it("leaves answers of labels on their own lines, and what goes on behind them", () => {
    const asked = { ...beside, text: "Started on:", x: 350 };
    expect(pairsOf([{ ...label, x: 250 }, asked, answer])).toEqual(["Started on = August 9, 1978"]);
    const more = { x: 500, y: 118, text: "at the gate" };
    expect(pairsOf([beside, label, answer, more])).not.toContain(
      "Initiation date = August 9, 1978",
    );
  });
});
