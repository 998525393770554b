import { expect, it } from "vitest";
import { horizontal, typeset, vertical } from "../../test/typeset";
import type { Rule } from "../model";
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

/** The texts of a line of these words, each so far behind the one before it. */
function seen(words: readonly string[], gap: number, rules: (x: number) => Rule[]): string[] {
  let x = 50;
  const starts = words.map((text) => {
    const at = x;
    const [word] = typeset([{ x, y: 100, text }]).words;
    x = (word?.box.x1 ?? 0) + gap;
    return at;
  });
  const prints = words.map((text, i) => ({
    x: starts[i] as number,
    y: 100,
    text,
    confidence: 0.95,
  }));
  const page = typeset(prints, rules(starts.at(-1) as number));
  const spaced = page.words.map((word) => ({ ...word, spaceBefore: true }));
  return toLines({ ...page, words: spaced }).flatMap(({ segments }) =>
    segments.map(({ text }) => text),
  );
}

/** The texts of a line of single signs at these places. */
function spread(signs: string, xs: readonly number[], rules: Rule[] = []): string[] {
  const prints = xs.map((x, i) => ({ x, y: 100, text: signs[i] ?? "" }));
  return toLines(typeset(prints, rules)).flatMap(({ segments }) =>
    segments.map(({ words }) => words.map(({ text }) => text).join("")),
  );
}

it("goes on behind a comma or semicolon that was typed, which leaves its cell white", () => {
  expect(textsOf("freshness;", "sea air", "typed")).toEqual(["freshness; sea air"]);
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
  expect(spread("工事名", [50, 90, 130])).toEqual(["工事名"]);
  expect(spread("工事名", [50, 90, 160])).toEqual(["工", "事", "名"]);
  expect(spread("フリガナ", [50, 75, 100, 125])).toEqual(["フリガナ"]);
  const written = [95, 180].map((x) => horizontal(102, x, x + 50));
  expect(spread("名炉科床", [50, 100, 150, 200], written)).toEqual(["名", "炉", "科", "床"]);
});

it("joins two ideographs at both ends of the last cell of a line, and none where no cell ends", () => {
  const walls = [vertical(45, 80, 110), vertical(145, 80, 110)];
  expect(spread("炉床", [50, 130], walls)).toEqual(["炉床"]);
  expect(spread("炉床", [50, 130], walls.slice(0, 1))).toEqual(["炉", "床"]);
});

it("takes a typed word for one whose signs leave its cells a little wider white than most", () => {
  const text = "Wherever nobody measures, typed lines leave enough white between their letters";
  const print = { x: 50, y: 100, text, confidence: 0.95 };
  const row = (narrower: number) => {
    const page = typeset([print, { ...print, y: 130, text: "glass over brass" }]);
    const words = page.words.map((word, at) => {
      const cut = at > 0 && page.words[at + 1]?.text === "over" ? narrower : 0;
      const shift = word.text === "over" || word.text === "brass" ? 2.2 : 0;
      const [x0, x1] = [word.box.x0 + shift, word.box.x1 + shift - cut];
      return { ...word, fontSize: 7, box: { ...word.box, x0, x1 } };
    });
    return toLines({ ...page, words }).flatMap(({ segments }) =>
      segments.map((segment) => segment.text),
    );
  };
  expect(row(1.4)).toContain("glass over brass");
  expect(row(2.5)).not.toContain("glass over brass");
});

it("keeps the groups of a number together over the end of a faint line below them", () => {
  const rules = (x: number) => [horizontal(102, x - 0.5, x + 40)];
  expect(seen(["3", "518,40"], 1.2, rules)).toEqual(["3 518,40"]);
  expect(seen(["Lot", "518,40"], 1.2, rules)).toEqual(["Lot", "518,40"]);
});
