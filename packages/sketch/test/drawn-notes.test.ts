import { describe, expect, it } from "vitest";
import { arcRadii, box, cornersOf, holesOf, plate } from "./drawn-part";
import { DrawnSheet } from "./drawn-sheet";

describe("notes", () => {
  it("give thickness and quantity, and a material that is no measure", async () => {
    const part = await plate("notes")
      .write([20, -32], "t=3")
      .write([60, -32], "2 pcs")
      .write([108, -32], "steel S235")
      .solve();
    expect(part).toMatchObject({ thickness: 3, quantity: 2, width: 125, height: 68 });
    expect(cornersOf(part)).toEqual(box(125, 68));
    expect(part.warnings.join()).not.toContain("contradicts");
  });

  it("in the margins of the page change nothing", async () => {
    const part = await plate("margins")
      .write([-28, 122], "12 MAY 2026")
      .write([150, 122], "TOM 45")
      .solve();
    expect(cornersOf(part)).toEqual(box(125, 68));
    const own = part.dimensions.filter(({ text }) => text === "125" || text === "68");
    expect(own.map(({ status }) => status)).toEqual(["satisfied", "satisfied"]);
  });
});

describe("a measure of nothing", () => {
  it("is accounted for all the same: unused, said so, and a doubt", async () => {
    const part = await plate("nothing").leader([60, 110], [80, 125], "R77").solve();
    expect(cornersOf(part)).toEqual(box(125, 68));
    const told = part.dimensions.map(({ text, status }) => [text, status]);
    expect(told).toContainEqual(["R77", "unused"]);
    expect(told.filter(([, status]) => status === "satisfied")).toHaveLength(2);
    expect(part.unsure).toBe(true);
    expect(part.warnings).toContain('"R77" could not be attached to anything.');
  });
});

describe("one text for several", () => {
  it("rounds all four alike corners by the R8 at one of them", async () => {
    const part = await new DrawnSheet("four corners")
      .edge([12, 0], [108, 0])
      .bow([108, 12], 12, 270, 360)
      .edge([120, 12], [120, 58])
      .bow([108, 58], 12, 0, 90)
      .edge([108, 70], [12, 70])
      .bow([12, 58], 12, 90, 180)
      .edge([0, 58], [0, 12])
      .bow([12, 12], 12, 180, 270)
      .linear("x", [0, 12], [120, 12], -18, "110")
      .linear("y", [12, 0], [12, 70], -18, "64")
      .leader([116.5, 66.5], [130, 80], "R8")
      .solve();
    expect(arcRadii(part).map((radius) => Number(radius.toFixed(6)))).toEqual([8, 8, 8, 8]);
    expect([part.width, part.height]).toEqual([110, 64]);
  });

  it("makes all four holes as large as 4x at one of them says", async () => {
    const part = await plate("four holes")
      .circle([15, 15], 5)
      .circle([105, 15], 5)
      .circle([15, 55], 5)
      .circle([105, 55], 5)
      .leader([108.5, 58.5], [130, 80], "4x Ø9")
      .solve();
    expect(holesOf(part).map(([, , diameter]) => diameter)).toEqual([9, 9, 9, 9]);
  });
});

describe("inches", () => {
  it("as whole numbers and fractions become millimetres", async () => {
    const part = await new DrawnSheet("inches")
      .polygon([0, 0], [120, 0], [120, 70], [0, 70])
      .linear("x", [0, 0], [120, 0], -18, '5"')
      .linear("y", [0, 0], [0, 70], -24, '2-3/4"')
      .solve();
    expect(part.width).toBeCloseTo(127, 6);
    expect(part.height).toBeCloseTo(69.85, 6);
  });
});
