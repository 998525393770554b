import { expect, it } from "vitest";
import { frame, horizontal, row, typeset, vertical } from "../../../test/typeset";
import { toLines } from "../../layout/lines";
import { wholeHeadingAt } from "./whole-headings";
import { withinWalls } from "./within-walls";

const edges = [50, 100, -380, -450, -540];

/** How many of four lines below the headings are of the table, with level rules as long as it at these heights. */
function linesWithin(heights: readonly number[], last: readonly string[]): number {
  const page = typeset(
    [
      ...row(100, edges, ["Code", "Description", "Qty", "Price", "Amount"]),
      ...row(120, edges, ["A1", "Oak plank", "4", "12.50", "50.00"]),
      ...row(134, edges, ["B2", "Brass hinge", "10", "1.20", "12.00"]),
      ...row(156, [330, -540], ["Sublet", "15.00"]),
      ...row(170, edges, last),
    ],
    heights.map((y) => horizontal(y, 46, 545)),
  );
  const lines = toLines(page);
  const band = wholeHeadingAt(lines, 0, page, new Map());
  return band ? withinWalls(lines.slice(1), band, page).length : Number.NaN;
}

it("ends a table at the only rule as long as that below its headings, but above no further row", () => {
  const rest = ["No part is taken back"];
  expect(linesWithin([106, 144], rest)).toBe(2);
  expect(linesWithin([106], rest)).toBe(4);
  expect(linesWithin([106, 127, 144], rest)).toBe(4);
  expect(linesWithin([144], rest)).toBe(4);
  expect(linesWithin([106, 144], ["C3", "Felt", "2", "3.00", "6.00"])).toBe(4);
});

it("ends a table where its walls do, though another frame begins at their edges further down", () => {
  const prints = [
    ...row(100, edges, ["Code", "Description", "Qty", "Price", "Amount"]),
    ...row(120, edges, ["A1", "Oak plank", "4", "12.50", "50.00"]),
    ...row(134, edges, ["B2", "Brass hinge", "10", "1.20", "12.00"]),
    ...row(190, edges, ["Title", "Foreman", "1", "2", "3"]),
  ];
  const walls = [46, 96, 330, 400, 470, 545].map((x) => vertical(x, 88, 140));
  const page = typeset(prints, [...walls, ...frame(46, 180, 545, 240)]);
  const lines = toLines(page);
  const band = wholeHeadingAt(lines, 0, page, new Map());
  expect(band && withinWalls(lines.slice(1), band, page)).toHaveLength(2);
});

it("ends a table where its walls do, though a wall before the first heading goes on along a bar at the side", () => {
  const prints = [
    ...row(100, edges, ["Code", "Description", "Qty", "Price", "Amount"]),
    ...row(120, edges, ["A1", "Oak plank", "4", "12.50", "50.00"]),
    ...row(150, edges, ["Title", "Foreman", "1", "2", "3"]),
  ];
  const walls = [96, 330, 400, 470].map((x) => vertical(x, 88, 128));
  const panel = [20, 46, 545].map((x) => vertical(x, 60, 240));
  const page = typeset(prints, [...walls, ...panel, vertical(200, 128, 160)]);
  const lines = toLines(page);
  const band = wholeHeadingAt(lines, 0, page, new Map());
  expect(band && withinWalls(lines.slice(1), band, page)).toHaveLength(1);
});

it("goes on where most walls do behind the line of a sum that stands across them", () => {
  const prints = [
    ...row(100, edges, ["Code", "Description", "Qty", "Price", "Amount"]),
    ...row(120, edges, ["A1", "Oak plank", "4", "12.50", "50.00"]),
    ...row(134, edges, ["A2", "Beech plank", "1", "9.00", "9.00"]),
    ...row(148, [300, -540], ["Timber", "59.00"]),
    ...row(162, edges, ["B2", "Brass hinge", "10", "1.20", "12.00"]),
  ];
  const xs = [46, 96, 330, 400, 470, 545];
  const linesWith = (below: readonly number[]) => {
    const walls = [
      ...xs.map((x) => vertical(x, 88, 138)),
      ...below.map((x) => vertical(x, 152, 166)),
    ];
    const page = typeset(prints, walls);
    const lines = toLines(page);
    const band = wholeHeadingAt(lines, 0, page, new Map());
    return band ? withinWalls(lines.slice(1), band, page).length : Number.NaN;
  };
  expect(linesWith(xs)).toBe(4);
  expect(linesWith([46, 545])).toBe(2);
});
