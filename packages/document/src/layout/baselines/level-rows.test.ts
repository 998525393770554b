import { expect, it } from "vitest";
import { horizontal, type Print, typeset } from "../../../test/typeset";
import { levelRows } from "./level-rows";

const rules = [100, 120, 140, 160].map((y) => horizontal(y, 50, 400));
const baselines = (prints: Print[], own = rules): number[] =>
  levelRows(typeset(prints, own)).words.map(({ baseline }) => baseline);

const typed: Print[] = [
  { x: 60, y: 113, text: "Cadeira" },
  { x: 200, y: 113, text: "1" },
];
const written: Print = { x: 300, y: 117, text: "CA-07", size: 13 };

it("gives what a pen wrote between two rules of a list the baseline of what is beside it", () => {
  expect(baselines([...typed, written])).toEqual([113, 113, 113]);
});

it("leaves rows with lines above each other, and what two rules alone frame", () => {
  const below: Print = { x: 60, y: 118, text: "Cadeira" };
  expect(baselines([...typed, below])).toEqual([113, 113, 118]);
  expect(baselines([...typed, written], rules.slice(0, 2))).toEqual([113, 113, 117]);
});

it("knows a row of one line by what is largest in it, where the form is set small", () => {
  const tall = [100, 125, 150, 175].map((y) => horizontal(y, 50, 400));
  const form: Print[] = ["Coil spring", "Number", "2515 31"].map((text, i) => ({
    x: 60 + 80 * i,
    y: 113,
    text,
    size: 6.5,
  }));
  const answer: Print = { x: 330, y: 117, text: "24,660" };
  expect(baselines([...form, answer], tall)).toEqual([113, 113, 113, 113, 113, 113]);
});

it("takes in the row above the first rule, where its words stand in the columns of the next one", () => {
  const below: Print[] = [
    { x: 60, y: 113, text: "Depot" },
    { x: 200, y: 117, text: "Wendle", size: 13 },
  ];
  const above = (x: number): Print[] => [
    { x: 60, y: 93, text: "Driver" },
    { x, y: 97, text: "Okafor", size: 13 },
  ];
  expect(baselines([...above(200), ...below])).toEqual([97, 97, 117, 117]);
  expect(baselines([...above(260), ...below])).toEqual([93, 97, 117, 117]);
});
