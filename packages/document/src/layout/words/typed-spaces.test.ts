import { expect, it } from "vitest";
import { formSeen, lineSeen } from "../../../test/typed-into-print";
import type { Word } from "../../model";
import { partSpaced } from "./part-spaced";
import { withTypedSpaces } from "./typed-spaces";

const textsOf = (line: readonly Word[] | undefined) => line?.map(({ text }) => text).join("|");

/** A line whose word `whole` readers saw as `read`, as wide as it is. */
function misread(line: string, whole: string, read: string): Word[] {
  return lineSeen(line).map((word) => (word.text === whole ? { ...word, text: read } : word));
}

const moved = (word: Word, by: number, wider = 0): Word => ({
  ...word,
  box: { ...word.box, x0: word.box.x0 + by + wider, x1: word.box.x1 + by },
});

it("closes the spaces seen between typed signs that are narrower than their cell", () => {
  const filledIn = misread("Engaged on the *6-10-63* of this year", "6-10-63", "6 - 10 - 63");
  expect(textsOf(withTypedSpaces([...formSeen.map(lineSeen), filledIn]).at(-1))).toBe(
    "Engaged|on|the|6-10-63|of|this|year",
  );
});

it("closes the spaces seen beside a typed hyphen between letters", () => {
  const filledIn = misread(
    "Engaged at *Mill-on-Wimmera ward* this year",
    "Mill-on-Wimmera",
    "Mill – on –Wimmera",
  );
  expect(textsOf(withTypedSpaces([...formSeen.map(lineSeen), filledIn]).at(-1))).toBe(
    "Engaged|at|Mill-on-Wimmera|ward|this|year",
  );
});

it("closes the space seen in a short typed answer, whose face few signs tell", () => {
  const form = formSeen.map(lineSeen);
  const age = misread("Age of the wether in months *3b*", "3b", "3 b");
  const answer = lineSeen("District of the flock *Wirra* or number *47*");
  const whole = answer.pop() as Word;
  const cut = (whole.box.x0 + whole.box.x1) / 2;
  const halves = [
    { ...whole, text: "4", box: { ...whole.box, x1: cut - 0.6 } },
    { ...whole, text: "7", box: { ...whole.box, x0: cut + 0.6 } },
  ];
  const read = withTypedSpaces([...form, age, [...answer, ...halves]]);
  expect(read.slice(-2).map((line) => line.at(-1)?.text)).toEqual(["3b", "47"]);
});

it("keeps a typed number apart from the small letter of print a space behind it", () => {
  const line = lineSeen("Born in the town of *Hill 11-12-1904* a *Lismore*");
  const [at] = line.flatMap(({ text }, i) => (text === "a" ? [i] : []));
  const near = line.map((word, i) => (i < (at ?? 0) ? word : moved(word, i === at ? -3.9 : -8)));
  const read = withTypedSpaces([...formSeen.map(lineSeen), near]);
  expect(textsOf(read.at(-1))).toBe("Born|in|the|town|of|Hill|11-12-1904|a|Lismore");
});

it("takes a colon seen beside the number that is typed behind it for that of the label", () => {
  const line = lineSeen("Depth of the well: *118*");
  const read = withTypedSpaces([
    ...formSeen.map(lineSeen),
    line.map((word) => (word.text === "118" ? moved({ ...word, text: ": 118" }, 0, -4.4) : word)),
  ]);
  expect(textsOf(read.at(-1))).toBe("Depth|of|the|well:|:|118");
});

it("joins the halves of a typed number that stand nearer than a space", () => {
  const line = lineSeen("Length of the wire in feet *Willow Mill 118400*");
  const whole = line.pop() as Word;
  const cut = (whole.box.x0 + whole.box.x1) / 2;
  const halves = [
    { ...whole, text: "118", box: { ...whole.box, x1: cut - 1 } },
    { ...whole, text: "400", box: { ...whole.box, x0: cut + 1 } },
  ];
  const typed = withTypedSpaces([...formSeen.map(lineSeen), [...line, ...halves]]);
  expect(textsOf(typed.at(-1))).toBe("Length|of|the|wire|in|feet|Willow|Mill|118400");
});

it("leaves the spaces of print, and of typed words, where they are", () => {
  const prose = misread("Committee room on the third floor", "Committee", "Comm ittee");
  const plain = formSeen.map((text) => lineSeen(text.replaceAll("*", "")));
  expect(textsOf(withTypedSpaces([...plain, prose]).at(-1))).toBe(
    "Comm|ittee|room|on|the|third|floor",
  );
  expect(textsOf(withTypedSpaces(formSeen.map(lineSeen))[1])).toBe(
    "Nature|of|the|injury|minimal|lesion,|immobile|limb",
  );
});

it("parts words that were read with the space between them", () => {
  const [seen] = lineSeen("Elsewhere") as [Word];
  const words = partSpaced({ ...seen, text: "CLOCK NO." });
  expect(words.map(({ text, spaceBefore }) => [text, spaceBefore])).toEqual([
    ["CLOCK", true],
    ["NO.", true],
  ]);
  expect(words[0]?.box.x0).toBe(seen.box.x0);
  const counted = partSpaced({ ...seen, text: "wells :12" });
  expect(counted.map(({ text }) => text)).toEqual(["wells", ":", "12"]);
  expect(words[1]?.box.x1).toBeCloseTo(seen.box.x1);
  expect(partSpaced({ ...seen, text: "CLOCK NO.", source: "pdf" })).toHaveLength(1);
});

it("reads every dash that was typed as the one that typewriters have", () => {
  const filledIn = misread("Kept in the upper drawer *Dunmore - 1984*", "-", "–");
  const printed = misread("Kept - in the upper drawer *Dunmore*", "-", "–");
  const read = withTypedSpaces([...formSeen.map(lineSeen), filledIn, printed]);
  expect(textsOf(read.at(-2))).toBe("Kept|in|the|upper|drawer|Dunmore|-|1984");
  expect(textsOf(read.at(-1))).toContain("Kept|–|in");
});

it("leaves what a till counts apart from its name, which begins a narrower column", () => {
  const [first, ...rest] = lineSeen("*1CIDER Willow Mill cellar*") as [Word, Word];
  const at = first.box.x0 + (first.box.x1 - first.box.x0) / 6;
  const count = { ...first, text: "1", box: { ...first.box, x1: at - 1 } };
  const name = { ...first, text: "CIDER", box: { ...first.box, x0: at + 1 } };
  const typed = withTypedSpaces([...formSeen.map(lineSeen), [count, name, ...rest]]);
  expect(textsOf(typed.at(-1))).toBe("1|CIDER|Willow|Mill|cellar");
});
