import { expect, it } from "vitest";
import { typeset } from "../../test/typeset";
import { toLines } from "./lines";

/** The texts of a line seen on pixels in one face: the second begins 13 units, 1.3 em, behind the first. */
function textsOf(first: string, second: string, face: string): string[] {
  const print = { y: 100, face, confidence: 0.95 };
  const [word] = typeset([{ ...print, x: 50, text: first }]).words;
  const x = (word?.box.x1 ?? 0) + 13;
  const page = typeset([
    { ...print, x: 50, text: first },
    { ...print, x, text: second },
  ]);
  return toLines(page).flatMap(({ segments }) => segments.map(({ text }) => text));
}

it("goes on behind a comma that was typed, which leaves its cell white", () => {
  expect(textsOf("Brno,", "14.05.2021", "typed")).toEqual(["Brno, 14.05.2021"]);
  expect(textsOf("Brno", "14.05.2021", "typed")).toHaveLength(2);
  expect(textsOf("Brno,", "14.05.2021", "printed")).toHaveLength(2);
});
