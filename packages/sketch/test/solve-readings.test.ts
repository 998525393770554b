import { describe, expect, it } from "vitest";
import { SketchedPart } from "./sketched-part";
import { at, expectHoles, rectangle, solve } from "./solved-part";

describe("doubtful readings are settled by the drawing", () => {
  it("takes the reading that makes a chain add up", async () => {
    const solved = await solve(
      new SketchedPart(3, 0.1)
        .chain(rectangle(60, 40))
        .circle(12, 20, 3)
        .circle(30, 20, 3)
        .across(at(0, 0), at(60, 0), -30, "60")
        .upright(at(0, 0), at(0, 40), -20, "40")
        .across(at(0, 0), at(12, 20), -15, "12")
        .across(at(12, 20), at(30, 20), -15, [
          ["19", 0.6],
          ["18", 0.35],
        ])
        .across(at(30, 20), at(60, 0), -15, "30")
        .leader(at(12, 23), "2x Ø6"),
    );
    expectHoles(solved.drawing.profile, [
      [12, 20, 3],
      [30, 20, 3],
    ]);
    expect(solved.texts.every(({ status }) => status === "satisfied")).toBe(true);
  });

  it("takes the reading in proportion where a decimal point was invented", async () => {
    const solved = await solve(
      new SketchedPart(5, 0.1)
        .chain(rectangle(120, 75))
        .across(at(0, 0), at(120, 0), -30, "120")
        .upright(at(0, 0), at(0, 75), -20, [
          ["7.5", 0.8],
          ["75", 0.15],
        ]),
    );
    expect(solved.height).toBeCloseTo(75, 6);
  });

  it("marks what contradicts and keeps the rest", async () => {
    const solved = await solve(
      new SketchedPart(4, 0.05)
        .chain(rectangle(100, 40))
        .circle(30, 20, 4)
        .across(at(0, 0), at(100, 0), -30, "100")
        .upright(at(0, 0), at(0, 40), -20, "40")
        .across(at(0, 0), at(30, 20), -15, "30")
        .across(at(30, 20), at(100, 0), -15, [["75", 0.5]])
        .leader(at(30, 24), "Ø8"),
    );
    const statuses = solved.texts.map(({ choice, status }) => [
      choice.hypothesis.interpretation.text,
      status,
    ]);
    expect(statuses).toContainEqual(["75", "contradicted"]);
    expect(statuses.filter(([, status]) => status === "contradicted")).toHaveLength(1);
    expect(solved.width).toBeCloseTo(100, 6);
  });

  it("gives up the one measure that leaves nothing to cut, however unlikely another reads", async () => {
    const solved = await solve(
      new SketchedPart(5, 0.03)
        .chain(rectangle(120, 60))
        .circle(50, 30, 7)
        .circle(70, 30, 7)
        .across(at(0, 0), at(120, 0), -20, "120")
        .upright(at(0, 0), at(0, 60), -20, [["60", 0.2]])
        .across(at(0, 30), at(50, 30), 80, [
          ["50", 0.01],
          ["5;;0", 0.9],
        ])
        .across(at(50, 30), at(70, 30), 100, "20")
        .leader(at(55, 35), "2x Ø21"),
    );
    const told = solved.texts.map(({ choice, status }) => [
      choice.hypothesis.interpretation.text,
      status,
    ]);
    expect(Object.fromEntries(told)).toEqual({
      "120": "satisfied",
      "60": "satisfied",
      "50": "satisfied",
      "20": "satisfied",
      "2x Ø21": "contradicted",
    });
    expect([solved.width, solved.height]).toEqual([expect.closeTo(120, 6), expect.closeTo(60, 6)]);
  });

  it("names what is not written", async () => {
    const solved = await solve(
      new SketchedPart(6, 0.05)
        .chain(rectangle(100, 40))
        .circle(22, 14, 4)
        .across(at(0, 0), at(100, 0), -30, "100")
        .upright(at(0, 0), at(0, 40), -20, "40")
        .leader(at(22, 18), "Ø8"),
    );
    expect(solved.degreesOfFreedom).toBe(2);
    expect(solved.free).toEqual([
      "the position of the Ø8 hole from the left edge is not written",
      "the position of the Ø8 hole from the bottom edge is not written",
    ]);
  });
});
