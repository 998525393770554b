import { expect, it } from "vitest";
import { frame, type Print, typeset } from "../../../test/typeset";
import { toSegment } from "../../layout/segment";
import { readingOf } from "../../read-document";
import { toUnit } from "../units/unit";
import { placesOf } from "./places";

const unitsOf = (prints: Print[]) =>
  prints.map((print) => toUnit([toSegment(typeset([print]).words, 1)], null, new Map()));

/** What may answer the first of the texts. */
const answersOf = (...prints: Print[]): string[] => {
  const units = unitsOf(prints);
  return units[0] ? placesOf(units[0], units).map(({ value }) => value.text) : [];
};

it("has an answer below the middle of a title only where no label stands before it", () => {
  const title = { x: 50, y: 100, text: "RESERVED FOR THE OFFICE" };
  const answer = { x: 85, y: 115, text: "BP-22-017" };
  expect(answersOf(title, answer)).toEqual(["BP-22-017"]);
  expect(answersOf(title, { x: 50, y: 116, text: "Docket" }, answer)).not.toContain("BP-22-017");
});

it("has an answer that stands in below it where a text seen on pixels asks alone on its line", () => {
  const seen = (x: number, y: number, text: string, confidence?: number): Print => ({
    ...{ x, y, text },
    ...(confidence ? { confidence } : {}),
  });
  const answer = "Purchase and install one kiln";
  const below = (confidence?: number, ...more: Print[]) =>
    answersOf(
      seen(50, 100, "DESCRIPTION OF PROJECT:", confidence),
      seen(70, 114, answer, confidence),
      ...more,
    );
  expect(below(0.9)).toEqual([answer]);
  expect(below()).toEqual([]);
  expect(below(0.9, seen(300, 100, "74-19", 0.9))).toEqual(["74-19"]);
});

it("has no answer in the bold heading over it where one stands beside it", () => {
  const heading = { x: 50, y: 100, text: "Supply point", size: 12, bold: true, face: "Sans" };
  const label = { x: 50, y: 116, text: "Address", face: "Sans" };
  const beside = { x: 180, y: 116, text: "Przy Młynówce 14A, Błażkowa", face: "Sans" };
  expect(answersOf(label, heading, beside)).toEqual([beside.text]);
  expect(answersOf(label, heading)).toEqual([heading.text]);
});

it("has an answer in the box beside it, a little above whose middle it stands", () => {
  const pairs = (drop: number) =>
    readingOf([
      typeset(
        [
          { x: 42, y: 97, text: "Reference", size: 8 },
          { x: 140, y: 97 + drop, text: "STANDISH VALVES", size: 10 },
        ],
        frame(132, 81 + drop, 400, 103 + drop),
      ),
    ]).fields.map(({ label, value }) => `${label} = ${value}`);
  expect(pairs(7.6)).toContain("Reference = STANDISH VALVES");
  expect(pairs(12)).not.toContain("Reference = STANDISH VALVES");
});

it("has an amount in brackets in a column of amounts, where the number of a note answers nothing", () => {
  const label = { x: 50, y: 100, text: "Rounding" };
  const amount = { x: 230, y: 100, text: "(37)" };
  const others = ["16.00", "2.00", "7.40"].map((text, at) => ({
    ...{ x: 250 - 5 * text.length, y: 60 + 12 * at },
    text,
  }));
  expect(answersOf(label, amount, ...others)).toContain("(37)");
  expect(answersOf(label, amount)).toEqual([]);
});

it("has the amount beside a label in brackets, and no text", () => {
  const label = { x: 50, y: 100, text: "(incl. tax 8%)" };
  expect(answersOf(label, { x: 200, y: 100, text: "21.00" })).toEqual(["21.00"]);
  expect(answersOf(label, { x: 200, y: 100, text: "Northern region" })).toEqual([]);
});

it("has the first line of a block beside it, though the second begins a little further left on pixels", () => {
  const seen = (x: number, y: number, text: string): Print => ({ x, y, text, confidence: 0.9 });
  const label = unitsOf([seen(50, 100, "Invoice"), seen(50, 113, "to:")]);
  const block = unitsOf([
    seen(110, 100, "Thistle Lane Foods"),
    seen(109.6, 113, "220 Quarry Road"),
  ]);
  const whole = toUnit(
    label.flatMap(({ segments }) => segments),
    null,
    new Map(),
  );
  expect(placesOf(whole, [whole, ...block])[0]?.value.text).toBe("Thistle Lane Foods");
});

it("is no currency between what a row is about and its amount", () => {
  const page = typeset([
    { x: 50, y: 100, text: "Sales tax" },
    { x: 300, y: 100, text: "EUR" },
    { x: 400, y: 100, text: "94.88" },
  ]);
  const labels = readingOf([page]).fields.map(({ label }) => label);
  expect(labels).not.toContain("EUR");
});
