import { expect, it } from "vitest";
import type { Column } from "./columns";
import { listsCalls, listsPersons } from "./no-items";

const columns = (...headings: (readonly [text: string, key?: string])[]): Column[] =>
  headings.map(([text, key = null]) => ({
    heading: { text, key, segments: [], box: { x0: 0, top: 0, x1: 1, bottom: 1 } } as never,
    left: 0,
    right: 1,
  }));

it("knows a list of persons by two columns that tell them apart, in any language", () => {
  expect(listsPersons([], columns(["Name", "description"], ["Age"], ["Relation"]))).toBe(true);
  expect(listsPersons([], columns(["氏名"], ["続柄"], ["年齢"]))).toBe(true);
  expect(listsPersons([], columns(["Nombre completo"], ["DNI"], ["Tutor"]))).toBe(true);
  expect(listsPersons([], columns(["Whisky", "description"], ["Age"], ["Cask"]))).toBe(false);
  expect(listsPersons([], columns(["Sex"], ["Age"], ["Price", "unit_price"]))).toBe(false);
  const [first] = columns(["Parentesco"], ["Edad"]);
  const earning = { cells: [{ column: first, text: "16.312,40 €" }] } as never;
  expect(listsPersons([earning], columns(["Parentesco"], ["Edad"]))).toBe(false);
});

it("knows a list of calls by a column for telephones", () => {
  expect(listsCalls([], columns(["Name", "description"], ["Telephone"]))).toBe(true);
  expect(
    listsCalls([], columns(["Phone", "description"], ["Telephone"], ["Price", "unit_price"])),
  ).toBe(false);
});
