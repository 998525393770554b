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

it("holds what was written large, in another face and a little higher, right behind its label", () => {
  const lines = (face: string) =>
    toLines(
      typeset([
        { x: 30, y: 116.2, text: "Ditta", size: 9, face: "Form" },
        { x: 54, y: 113, text: "Emporio dei Sapori", size: 13.5, face },
      ]),
    );
  expect(lines("Pen")).toHaveLength(1);
  expect(lines("Form")).toHaveLength(2);
});

it("joins ideographs that are spread evenly over their cell, and none at uneven distances", () => {
  const texts = (...xs: number[]) =>
    toLines(typeset(xs.map((x, i) => ({ x, y: 100, text: "工事名"[i] ?? "" })))).flatMap(
      ({ segments }) => segments.map(({ words }) => words.map(({ text }) => text).join("")),
    );
  expect(texts(50, 90, 130)).toEqual(["工事名"]);
  expect(texts(50, 90, 160)).toEqual(["工", "事", "名"]);
});
