import { describe, expect, it } from "vitest";
import { horizontal, type Print, typeset } from "../../../test/typeset";
import type { Rule } from "../../model";
import { readingOf } from "../../read-document";

const asked: readonly (readonly [string, string])[] = [
  ["Which of the beds below the wall did not come through the winter", "the two by the gate"],
  ["What have you sown that other growers on this side should know of", "black kale, sown late"],
  ["What would you and your neighbour like us to lay on before spring", "a load of leaf mould"],
];

/** What is asked, each over its answer, on lines as wide as the page that run so far below the answers. */
function pairsOf(questions: typeof asked, drop: number): (readonly [string, string])[] {
  const prints = questions.flatMap(([text, answer], at): Print[] => [
    { x: 50, y: 100 + 50 * at, text, confidence: 0.95 },
    { x: 54, y: 116 + 50 * at, text: answer, confidence: 0.95 },
  ]);
  const rules = questions.map((_, at): Rule => horizontal(116 + drop + 50 * at, 50, 560));
  const { fields } = readingOf([typeset(prints, rules)]);
  return fields.flatMap(({ label, value }) => (label === "" ? [] : [[label, value] as const]));
}

describe("texts over lines as wide as the page", () => {
  it("ask for what was written there, however long they are", () => {
    expect(pairsOf(asked, 4)).toEqual(asked);
  });

  it("are headings of paragraphs where the lines part these", () => {
    expect(pairsOf(asked, 9)).toEqual([]);
  });

  it("are not believed by themselves", () => {
    expect(pairsOf(asked.slice(0, 2), 4)).toEqual([]);
  });
});
