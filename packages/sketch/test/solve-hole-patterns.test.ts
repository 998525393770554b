import { describe, expect, it } from "vitest";
import { solvePart } from "../src/solve/solve-part";
import { SketchedPart } from "./sketched-part";
import { at, expectHoles, rectangle, solve } from "./solved-part";

const seeds = [1, 2, 3, 4];

describe("patterns of holes", () => {
  it("measures to the centre of a hole too small to be measured to its side, though the side would fit better", async () => {
    const solved = await solve(
      new SketchedPart(3, 0)
        .chain(rectangle(50, 95))
        .circle(38, 8.4, 2.9)
        .across(at(0, 0), at(50, 0), -30, "50")
        .upright(at(0, 0), at(0, 95), -20, "95")
        .across(at(0, 0), at(38, 8.4), -15, "38")
        .upright(at(50, 0), at(38, 10.4), 60, "12")
        .leader(at(38, 11.3), "Ø6"),
    );
    expectHoles(solved.drawing.profile, [[38, 12, 3]]);
  });

  it.each(seeds)("holes in two arms, as far from their ends by chance (%i)", async (seed) => {
    const tee = [
      at(0, 45),
      at(0, 90),
      at(105, 90),
      at(105, 45),
      at(70, 45),
      at(70, 0),
      at(35, 0),
      at(35, 45),
    ];
    const solved = await solve(
      new SketchedPart(seed, 0.02)
        .chain(tee)
        .circle(14, 67.5, 3)
        .circle(91, 67.5, 3)
        .circle(52.5, 21, 3)
        .across(at(0, 90), at(105, 90), 120, "105")
        .across(at(0, 90), at(14, 67.5), 105, "14")
        .across(at(35, 0), at(70, 0), -20, "35")
        .upright(at(70, 0), at(105, 90), 125, "90")
        .upright(at(0, 45), at(0, 90), -20, "45")
        .upright(at(35, 0), at(52.5, 21), -10, "21")
        .leader(at(15, 65), "3x Ø6"),
    );
    expectHoles(solved.drawing.profile, [
      [14, 67.5, 3],
      [91, 67.5, 3],
      [52.5, 21, 3],
    ]);
  });

  it.each(seeds)(
    "corners written round and drawn sharp, and a hole that was not found (%i)",
    async (seed) => {
      const solved = await solve(
        new SketchedPart(seed, 0.04)
          .chain(rectangle(100, 60))
          .circle(15, 15, 3)
          .circle(85, 15, 3)
          .circle(85, 45, 3)
          .across(at(0, 0), at(100, 0), -30, "100")
          .upright(at(0, 0), at(0, 60), -20, "60")
          .across(at(15, 15), at(85, 15), -15, "70")
          .upright(at(85, 15), at(85, 45), 120, "30")
          .leader(at(86, 17), "4x Ø6")
          .leader(at(100, 60), "4x R8"),
      );
      expectHoles(solved.drawing.profile, [
        [15, 15, 3],
        [85, 15, 3],
        [15, 45, 3],
        [85, 45, 3],
      ]);
      const { outer } = solved.drawing.profile;
      const arcs = outer.kind === "chain" ? outer.edges.filter(({ kind }) => kind === "arc") : [];
      expect(arcs).toHaveLength(4);
      for (const arc of arcs) expect(arc).toMatchObject({ radius: expect.closeTo(8, 6) });
      expect(solved.degreesOfFreedom).toBe(0);
      expect(solved.assumed).toEqual([
        'One hole was not found; it is placed where "4x Ø6" leaves room for it.',
        '4 corners were not drawn round; they are rounded as "4x R8" says.',
      ]);
      expect(solved.doubt.signs.assumed).toBeGreaterThan(0);
    },
  );

  it.each(seeds)(
    "a small hole that was taken for a sign, where its leader ends (%i)",
    async (seed) => {
      const { page, texts } = new SketchedPart(seed, 0.04)
        .chain(rectangle(100, 60))
        .across(at(0, 0), at(100, 0), -30, "100")
        .upright(at(0, 0), at(0, 60), -20, "60")
        .across(at(0, 0), at(30, 20), -15, "30")
        .upright(at(0, 0), at(30, 20), -10, "20")
        .leader(at(30, 20), "Ø6")
        .note([["3", 0.3]])
        .finish();
      const center = page.leaders[0]?.tip ?? at(0, 0);
      const sign = page.texts.at(-1);
      Object.assign(sign ?? {}, { center, width: 26, height: 26 });
      const solved = await solvePart(page, 0, texts, 0.2);
      expectHoles(solved.drawing.profile, [[30, 20, 3]]);
      expect(solved.assumed).toEqual([
        'A hole was hardly to be seen; it is placed where "Ø6" points.',
      ]);
    },
  );

  it.each(seeds)("a ring too small to be seen, where its leader ends (%i)", async (seed) => {
    const { page, texts } = new SketchedPart(seed, 0.04)
      .chain(rectangle(100, 60))
      .across(at(0, 0), at(100, 0), -30, "100")
      .upright(at(0, 0), at(0, 60), -20, "60")
      .across(at(0, 0), at(30, 20), -15, "30")
      .upright(at(0, 0), at(30, 20), -10, "20")
      .leader(at(30, 20), "Ø6")
      .finish();
    const [leader] = page.leaders;
    if (leader) leader.ring = { kind: "circle", center: leader.tip, radius: 9 };
    const solved = await solvePart(page, 0, texts, 0.2);
    expectHoles(solved.drawing.profile, [[30, 20, 3]]);
    expect(solved.doubt.signs.assumed).toBeGreaterThan(0);
  });

  it.each(seeds)("a small ring that nothing led to, beside its diameter (%i)", async (seed) => {
    const { page, texts } = new SketchedPart(seed, 0.04)
      .chain(rectangle(100, 60))
      .across(at(0, 0), at(100, 0), -30, "100")
      .upright(at(0, 0), at(0, 60), -20, "60")
      .across(at(0, 0), at(30, 20), -15, "30")
      .upright(at(0, 0), at(30, 20), -10, "20")
      .ring(30, 20, 2)
      .note("Ø6")
      .finish();
    const [ring] = page.rings;
    const center = { x: (ring?.center.x ?? 0) + 30, y: ring?.center.y ?? 0 };
    Object.assign(page.texts.at(-1) ?? {}, { center });
    const solved = await solvePart(page, 0, texts, 0.2);
    expectHoles(solved.drawing.profile, [[30, 20, 3]]);
  });

  it.each(seeds)("rings as many as a count says, one of them beside it (%i)", async (seed) => {
    const twoRings = (count: number) => {
      const drawn = new SketchedPart(seed, 0.04)
        .chain(rectangle(100, 60))
        .across(at(0, 0), at(100, 0), -30, "100")
        .upright(at(0, 0), at(0, 60), -20, "60")
        .across(at(0, 0), at(30, 20), -15, "30")
        .across(at(30, 20), at(70, 20), -15, "40")
        .upright(at(0, 0), at(30, 20), -10, "20")
        .ring(30, 20, 2)
        .ring(70, 20, 2.4)
        .leader(at(30, 20), `${count}x Ø6`)
        .finish();
      return solvePart(drawn.page, 0, drawn.texts, 0.2);
    };
    expectHoles((await twoRings(2)).drawing.profile, [
      [30, 20, 3],
      [70, 20, 3],
    ]);
    expect((await twoRings(4)).drawing.profile.holes.length).toBeLessThan(2);
  });

  it.each(seeds)("the second of two, where its measures meet (%i)", async (seed) => {
    const solved = await solve(
      new SketchedPart(seed, 0.04)
        .chain(rectangle(100, 60))
        .circle(18, 44, 3)
        .across(at(0, 0), at(100, 0), -30, "100")
        .upright(at(0, 0), at(0, 60), -20, "60")
        .across(at(0, 60), at(18, 44), 80, "18")
        .upright(at(0, 60), at(18, 44), -10, "16")
        .across(at(70, 20), at(100, 0), -15, "30")
        .upright(at(70, 20), at(100, 0), 115, "20")
        .leader(at(20, 46), "2x Ø6"),
    );
    expectHoles(solved.drawing.profile, [
      [18, 44, 3],
      [70, 20, 3],
    ]);
    expect(solved.assumed).toEqual([
      'One hole was not found; it is placed where "2x Ø6" leaves room for it.',
    ]);
  });

  it.each(seeds)(
    "one of two small holes that was taken for a sign, where their leader ends (%i)",
    async (seed) => {
      const { page, texts } = new SketchedPart(seed, 0.04)
        .chain(rectangle(100, 60))
        .circle(30, 40, 3)
        .across(at(0, 0), at(100, 0), -30, "100")
        .upright(at(0, 0), at(0, 60), -20, "60")
        .across(at(0, 0), at(30, 40), -15, "30")
        .upright(at(0, 0), at(30, 40), -10, "40")
        .across(at(75, 15), at(100, 0), -15, "25")
        .upright(at(100, 0), at(75, 15), 115, "15")
        .leader(at(75, 15), "2x Ø6")
        .note([["3", 0.3]])
        .finish();
      page.marks.splice(-2);
      const center = page.leaders[0]?.tip ?? at(0, 0);
      const sign = page.texts.at(-1);
      Object.assign(sign ?? {}, { center: at(center.x - 20, center.y), width: 30, height: 30 });
      const solved = await solvePart(page, 0, texts, 0.2);
      expect(solved.drawing.profile.holes).toHaveLength(2);
      expect(solved.assumed).toEqual([
        'One hole was not found; it is placed where "2x Ø6" leaves room for it.',
      ]);
    },
  );

  it.each(seeds)("a leader at the hole that was not found, on a sheet askew (%i)", async (seed) => {
    const solved = await solve(
      new SketchedPart(seed, 0.04, 0.06)
        .chain(rectangle(100, 60))
        .circle(15, 15, 3)
        .circle(85, 15, 3)
        .circle(85, 45, 3)
        .across(at(0, 0), at(100, 0), -30, "100")
        .upright(at(0, 0), at(0, 60), -20, "60")
        .across(at(15, 15), at(85, 15), -15, "70")
        .upright(at(85, 15), at(85, 45), 120, "30")
        .leader(at(16, 43), "4x Ø6"),
    );
    expectHoles(solved.drawing.profile, [
      [15, 15, 3],
      [85, 15, 3],
      [15, 45, 3],
      [85, 45, 3],
    ]);
    expect(solved.degreesOfFreedom).toBe(0);
  });

  it.each(seeds)("a row of holes at one written pitch (%i)", async (seed) => {
    const part = new SketchedPart(seed, 0.04).chain(rectangle(140, 30));
    for (let i = 0; i < 6; i++) part.circle(20 + 20 * i, 15, 3);
    const solved = await solve(
      part
        .across(at(0, 0), at(140, 0), -30, "140")
        .upright(at(0, 0), at(0, 30), -20, "30")
        .across(at(0, 0), at(20, 15), -15, "20")
        .across(at(20, 15), at(120, 15), 45, "5x20")
        .leader(at(20, 18), "6x Ø6"),
    );
    expectHoles(
      solved.drawing.profile,
      [0, 1, 2, 3, 4, 5].map((i) => [20 + 20 * i, 15, 3]),
    );
    expect(solved.degreesOfFreedom).toBe(0);
    expect(solved.texts.every(({ status }) => status === "satisfied")).toBe(true);
  });

  it.each(seeds)("a bolt circle without anything at its centre (%i)", async (seed) => {
    const part = new SketchedPart(seed, 0.04).chain(rectangle(120, 120));
    const holes: [number, number, number][] = [];
    for (let i = 0; i < 6; i++) {
      const angle = (i * Math.PI) / 3;
      const hole = [60 + 42 * Math.cos(angle), 60 + 42 * Math.sin(angle), 4.5] as const;
      part.circle(...hole);
      holes.push([...hole]);
    }
    const solved = await solve(
      part
        .across(at(0, 0), at(120, 0), -30, "120")
        .upright(at(0, 0), at(0, 120), -20, "120")
        .leader(at(106.5, 60), "6x Ø9")
        .leader(at(60 + 42 * Math.cos(0.5), 60 + 42 * Math.sin(0.5)), "PCD 84"),
    );
    expectHoles(solved.drawing.profile, holes);
    expect(solved.degreesOfFreedom).toBe(0);
  });

  it.each(seeds)("holes and their circle in one text (%i)", async (seed) => {
    const part = new SketchedPart(seed, 0.05).circle(60, 60, 60).circle(60, 60, 20);
    const holes: [number, number, number][] = [[60, 60, 20]];
    for (let i = 0; i < 4; i++) {
      const angle = (i * Math.PI) / 2 + Math.PI / 4;
      const hole = [60 + 40 * Math.cos(angle), 60 + 40 * Math.sin(angle), 5] as const;
      part.circle(...hole);
      holes.push([...hole]);
    }
    const [, first = [0, 0]] = holes;
    const solved = await solve(
      part
        .across(at(0, 60), at(120, 60), -25, "Ø120")
        .leader(at(80, 60), "Ø40")
        .leader(at(first[0], first[1] + 5), "4x Ø10 PCD 80"),
    );
    expectHoles(solved.drawing.profile, holes);
  });
});
