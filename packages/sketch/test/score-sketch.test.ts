import { describe, expect, it } from "vitest";
import { drawMeasures } from "./generator/distort";
import { developmentFamilies } from "./generator/families/development";
import { secondFamilies } from "./generator/families/second";
import { thirdFamilies } from "./generator/families/third";
import { createRandom } from "./generator/random";
import type { Primitive } from "./generator/score/primitive";
import { transform } from "./generator/score/primitive";
import { type DrawnResult, scoreSketch } from "./generator/score/score-sketch";
import { scoreTexts } from "./generator/score/score-texts";
import { summarise } from "./generator/score/summarise";
import type { Truth, TruthPart, XY } from "./generator/truth";
import { truthOf } from "./generator/truth-of-part";

const seen = {
  dimensions: [],
  image_box: [0, 0, 1, 1] as [number, number, number, number],
  page: 1,
};
const style = { chained: false, flipped: false, countsRadii: false, extra: false };

const families = [...developmentFamilies, ...secondFamilies, ...thirdFamilies];

function partOf(name: string): TruthPart {
  const family = families.find((candidate) => candidate.name === name);
  if (!family) throw new Error(name);
  const measures = drawMeasures(family, createRandom("a part"));
  const plan = {
    family,
    measures,
    drawn: measures,
    style,
    name: null,
    thickness: null,
    quantity: 1,
    remarks: [],
    dimensioned: true,
  };
  return truthOf(plan, seen);
}

function truthWith(parts: TruthPart[]): Truth {
  const meta = {};
  return {
    level: 2,
    unit: "mm",
    has_dimensions: true,
    medium: "scan",
    parts,
    meta,
    image: "input.png",
    image_size: [100, 100],
    family: parts.map(() => "any"),
  };
}

function result(entities: readonly Primitive[], unsure = false): DrawnResult {
  return { entities, unsure, page: 1, name: null, dimensions: [], findings: 0 };
}

function scoreOf(part: TruthPart, entities: readonly Primitive[]) {
  const [score] = scoreSketch(truthWith([part]), [result(entities)]).parts;
  if (!score) throw new Error("no score");
  return score;
}

const move = (entity: Primitive, quarters: number, by: XY) => transform(entity, quarters, 1, by);
const withoutFirst = ([, ...rest]: readonly Primitive[]) => rest;

describe("scoring a part against its truth", () => {
  it.each(families.map(({ name }) => name))(
    "calls the truth of a %s exact wherever and whichever way up it lies",
    (name) => {
      const part = partOf(name);
      for (const quarters of [0, 1, 2, 3]) {
        const score = scoreOf(
          part,
          part.entities.map((entity) => move(entity, quarters, [500, -70])),
        );
        expect(score).toMatchObject({ exact: true, exact2: true, closed: true });
        expect([score.diameters ?? 1, score.positions ?? 1]).toEqual([1, 1]);
      }
    },
  );

  it("takes split lines and arcs for whole ones", () => {
    const part = partOf("link_bar");
    const halves = part.entities.flatMap((entity): Primitive[] => {
      if (entity.type === "line") {
        const middle: XY = [(entity.p[0] + entity.q[0]) / 2, (entity.p[1] + entity.q[1]) / 2];
        return [
          { ...entity, q: middle },
          { ...entity, p: middle },
        ];
      }
      if (entity.type === "circle") return [entity];
      return [
        { ...entity, a1: entity.a0 + 90 },
        { ...entity, a0: entity.a0 + 90 },
      ];
    });
    expect(scoreOf(part, halves).exact).toBe(true);
  });

  it("finds a missing entity, a doubled one and a mirrored part", () => {
    const part = partOf("zed_bracket");
    expect(scoreOf(part, withoutFirst(part.entities))).toMatchObject({
      exact: false,
      closed: false,
    });
    expect(scoreOf(part, [...part.entities, ...part.entities.slice(0, 1)]).exact).toBe(false);
    const mirrored = part.entities.map((entity): Primitive => {
      if (entity.type === "line")
        return { type: "line", p: [-entity.p[0], entity.p[1]], q: [-entity.q[0], entity.q[1]] };
      return { ...entity, c: [-entity.c[0], entity.c[1]] };
    });
    expect(scoreOf(part, mirrored).exact).toBe(false);
  });

  it("tells a hole of the wrong size from one in the wrong place", () => {
    const part = partOf("trapezoid");
    const wider = part.entities.map((entity) =>
      entity.type === "circle" ? { ...entity, r: entity.r + 1 } : entity,
    );
    expect(scoreOf(part, wider)).toMatchObject({ exact: false, diameters: 0, positions: 1 });
    const moved = part.entities.map((entity) =>
      entity.type === "circle" ? { ...entity, c: [entity.c[0], entity.c[1] + 2] as XY } : entity,
    );
    expect(scoreOf(part, moved)).toMatchObject({ exact: false, diameters: 1, positions: 0 });
  });

  it("asks for the right size unless the sketch has none written", () => {
    const part = partOf("tee_plate");
    const larger = part.entities.map((entity) => transform(entity, 0, 1.05, [0, 0]));
    expect(scoreOf(part, larger).exact).toBe(false);
    const [bare] = scoreSketch({ ...truthWith([part]), has_dimensions: false }, [
      result(larger),
    ]).parts;
    expect(bare?.exact).toBe(true);
  });

  it("pairs several parts whatever their order and counts files too many", () => {
    const [a, b] = [partOf("tee_plate"), partOf("hex_plate")];
    const score = scoreSketch(truthWith([a, b]), [
      result(b.entities),
      result(a.entities, true),
      result(a.entities),
    ]);
    expect(score.countRight).toBe(false);
    expect(score.parts.map(({ exact }) => exact)).toEqual([true, true]);
    expect(score.parts[1]?.unsure).toBe(false);
  });
});

describe("scoring written texts", () => {
  const text = (value: string, x: number, status: "satisfied" | "unused") => ({
    text: value,
    kind: "linear" as const,
    value: null,
    status,
    unsure: false,
    page: 1,
    box: [x, 0.5, 0.04, 0.02] as [number, number, number, number],
  });

  it("says what was found, read and attached", () => {
    const truth = [
      { kind: "linear" as const, text: "12,5", value: 12.5, at: [0.12, 0.51] as XY },
      { kind: "linear" as const, text: "40", value: 40, at: [0.32, 0.51] as XY },
      { kind: "linear" as const, text: "8", value: 8, at: [0.52, 0.51] as XY },
      { kind: "linear" as const, text: "99", value: 99, at: [0.9, 0.9] as XY },
    ];
    const seenTexts = [
      text("12.5", 0.1, "satisfied"),
      text("46", 0.3, "satisfied"),
      text("8", 0.5, "unused"),
    ];
    const scores = scoreTexts(truth, seenTexts);
    expect(scores.map(({ found, read, attached }) => [found, read, attached])).toEqual([
      [true, true, true],
      [true, false, false],
      [true, true, false],
      [false, false, false],
    ]);
  });
});

describe("the table of a run", () => {
  it("counts sure parts that are wrong", () => {
    const part = partOf("hex_plate");
    const scores = [
      scoreSketch(truthWith([part]), [result(part.entities)]),
      scoreSketch(truthWith([part]), [result(withoutFirst(part.entities))]),
      scoreSketch({ ...truthWith([]), level: "bad" }, []),
    ];
    const lines = summarise(scores)
      .split("\n")
      .map((line) => line.trim().split(/\s{2,}/u));
    const [head, l2, bad] = lines as [string[], string[], string[]];
    const cell = (row: string[], name: string) => row[head.indexOf(name)];
    expect(cell(l2, "EXACT")).toBe("50.0");
    expect(cell(l2, "sure EXACT")).toBe("50.0");
    expect(cell(l2, "wrong marked")).toBe("0.0");
    expect(cell(bad, "count")).toBe("100.0");
  });
});
