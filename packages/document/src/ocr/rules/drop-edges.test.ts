import { expect, it } from "vitest";
import { horizontal, vertical } from "../../../test/typeset";
import { dropEdges } from "./drop-edges";

it("drops the sides of a sheet, and leaves what is drawn near them", () => {
  const sheet = { width: 600, height: 800 };
  const sides = [vertical(0.5, 300, 420), vertical(599, 10, 90), horizontal(1, 40, 200)];
  const drawn = [vertical(9, 300, 420), horizontal(790, 40, 200), vertical(300, 0, 800)];
  expect(dropEdges([...sides, ...drawn, horizontal(799.5, 40, 90)], sheet, 10)).toEqual(drawn);
});
