import { describe, expect, it } from "vitest";
import { box, cornersOf, holesOf, plate } from "./drawn-part";
import { DrawnSheet } from "./drawn-sheet";

/** The plate with a hole of 18 at 44 from the left and 27 from below. */
const drilled = (seed: string) =>
  plate(seed)
    .circle([40, 30], 8)
    .linear("x", [0, 70], [40, 42], 82, "44", { gap: 4 })
    .linear("y", [120, 0], [52, 30], 134, "27", { gap: 4 })
    .leader([45.7, 35.7], [60, 58], "Ø18");

describe("centre marks", () => {
  it("of two strokes are no edges", async () => {
    const part = await drilled("cross").thin([28, 30], [52, 30]).thin([40, 18], [40, 42]).solve();
    expect(cornersOf(part)).toEqual(box(125, 68));
    expect(part.drawing.profile.holes).toHaveLength(1);
    expect(holesOf(part)).toEqual([[44, 27, 18]]);
  });

  it("of dashes and dots are none either", async () => {
    const part = await drilled("dash-dot")
      .dashed([28, 30], [38, 30], 10, 1)
      .thin([39, 30], [41, 30])
      .dashed([42, 30], [52, 30], 10, 1)
      .dashed([40, 18], [40, 28], 10, 1)
      .thin([40, 29], [40, 31])
      .dashed([40, 32], [40, 42], 10, 1)
      .solve();
    expect(cornersOf(part)).toEqual(box(125, 68));
    expect(part.drawing.profile.holes).toHaveLength(1);
    expect(holesOf(part)).toEqual([[44, 27, 18]]);
  });
});

describe("a diameter across its circle", () => {
  it.each([
    ["level", 0],
    ["aslant", 35],
  ])("%s", async (name, degrees) => {
    const part = await plate(`across ${name}`)
      .circle([60, 35], 24)
      .across([60, 35], 24, degrees, "Ø50", "filled")
      .solve();
    expect(cornersOf(part)).toEqual(box(125, 68));
    expect(holesOf(part)).toEqual([[62.5, 34, 50]]);
  });
});

describe("holes in a row", () => {
  /** Five, drawn more or less evenly. */
  const row = (seed: string, places: number[]) => {
    const sheet = new DrawnSheet(seed)
      .polygon([0, 0], [120, 0], [120, 40], [0, 40])
      .linear("x", [0, 0], [120, 0], -18, "130")
      .linear("y", [0, 0], [0, 40], -18, "40")
      .linear("y", [120, 0], [108, 14], 134, "12", { gap: 4 })
      .leader([14.8, 16.8], [30, 76], "5x Ø8");
    for (const x of places) sheet.circle([x, 14], 4);
    return sheet;
  };
  const even = [15, 40, 65, 90, 115].map((x) => [x, 12, 8]);

  it("have the pitch that is written with its sum", async () => {
    const part = await row("steps", [12, 36, 60, 84, 108])
      .linear("x", [12, 14], [108, 14], 56, "4x25=100", { gap: 4 })
      .solve();
    expect(holesOf(part)).toEqual(even);
  });

  it("have the pitch that is written once", async () => {
    const part = await row("pitch", [12, 37, 58, 84, 108])
      .linear("x", [0, 40], [12, 14], 52, "15", { gap: 4 })
      .linear("x", [12, 14], [37, 14], 52, "25", { gap: 4 })
      .solve();
    expect(holesOf(part)).toEqual(even);
  });
});

describe("what a centre line says", () => {
  it("is that two holes lie evenly about it", async () => {
    const part = await plate("even holes")
      .dashed([60, -8], [60, 78], 10, 3)
      .circle([30, 36], 6)
      .circle([92, 36], 6)
      .linear("x", [30, 36], [92, 36], 84, "70", { gap: 4 })
      .linear("y", [120, 0], [92, 36], 134, "30", { gap: 4 })
      .leader([34.2, 40.2], [44, 56], "2x Ø12")
      .solve();
    expect(holesOf(part)).toEqual([
      [27.5, 30, 12],
      [97.5, 30, 12],
    ]);
  });

  it("is that a notch does", async () => {
    const part = await new DrawnSheet("even notch")
      .polygon([0, 0], [120, 0], [120, 70], [84, 70], [82, 44], [40, 44], [41, 70], [0, 70])
      .dashed([60, -8], [60, 78], 10, 3)
      .linear("x", [0, 0], [120, 0], -18, "125")
      .linear("y", [0, 0], [0, 70], -18, "68")
      .linear("x", [41, 70], [84, 70], 84, "45")
      .linear("y", [120, 70], [82, 44], 134, "25")
      .solve();
    expect(cornersOf(part)).toEqual([
      [0, 0],
      [0, 68],
      [40, 43],
      [40, 68],
      [85, 43],
      [85, 68],
      [125, 0],
      [125, 68],
    ]);
  });
});

it("has a slot where it is measured, as long and as round as is written", async () => {
  const part = await plate("measured slot")
    .edge([40, 43], [80, 43])
    .bow([80, 35], 8, -90, 90)
    .edge([80, 27], [40, 27])
    .bow([40, 35], 8, 90, 270)
    .linear("x", [0, 70], [40, 35], 82, "40", { gap: 4 })
    .linear("x", [40, 35], [80, 35], 82, "44", { gap: 4 })
    .linear("y", [120, 0], [80, 35], 134, "34", { gap: 4 })
    .leader([86, 40], [100, 54], "R9")
    .solve();
  const [slot] = part.drawing.profile.holes;
  const ends = slot?.kind === "chain" ? slot.edges.filter((edge) => edge.kind === "arc") : [];
  const places = ends.map(({ center, radius }) => [center.x, center.y, radius]);
  expect(places.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0))).toEqual(
    [
      [40, 34, 9],
      [84, 34, 9],
    ].map((end) => end.map((value) => expect.closeTo(value, 6))),
  );
});
