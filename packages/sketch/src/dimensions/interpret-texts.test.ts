import { describe, expect, it } from "vitest";
import { interpretTexts } from "./interpret-texts";

function ways(text: string, probability = 0.9) {
  const [read] = interpretTexts([[{ text, probability }]]);
  return (read?.interpretations ?? []).map(({ meaning, probability: p }) => ({ ...meaning, p }));
}

describe("interpretTexts", () => {
  it("reads a count before or behind the measure alike", () => {
    expect(ways("4x Ø8")[0]).toMatchObject({ kind: "diameter", value: 8, count: 4 });
    expect(ways("Ø8 (4x)")[0]).toMatchObject({ kind: "diameter", value: 8, count: 4 });
  });

  it("takes a leader's end off the text it touches", () => {
    for (const text of ["LØ44.5", "/Ø44.5-", "1-Ø44.5"]) {
      expect(ways(text)).toContainEqual(
        expect.objectContaining({ kind: "diameter", value: 44.5, count: 1 }),
      );
    }
  });

  it("knows the look-alikes of a diameter's sign", () => {
    for (const text of ["# 10", "x 10", "O10", "4x 010"]) {
      expect(ways(text)).toContainEqual(expect.objectContaining({ kind: "diameter", value: 10 }));
    }
  });

  it("keeps a lost decimal point and a lost 1 as unlikely ways to read a number", () => {
    const [first, ...others] = ways("115");
    expect(first).toMatchObject({ kind: "linear", value: 115 });
    const lost = others.find((way) => "value" in way && way.value === 11.5);
    expect(lost?.p).toBeLessThan(0.05);
    const hasLostOne = (probability: number) =>
      ways("2.5", probability).some((way) => "value" in way && way.value === 12.5);
    expect(hasLostOne(0.5)).toBe(true);
    // What is read surely has lost nothing.
    expect(hasLostOne(0.97)).toBe(false);
  });

  it("takes 45 behind a length for an angle that lost its sign, too, and no other number", () => {
    const chamfers = (text: string) =>
      ways(text).flatMap((way) =>
        way.kind === "chamfer" ? [[way.count, way.value, way.angle]] : [],
      );
    expect(chamfers("4x10x45")).toEqual([[4, 10, 45]]);
    expect(chamfers("1.5 x 45")).toEqual([[1, 1.5, 45]]);
    expect(chamfers("10x40")).toEqual([]);
    expect(ways("20x45")[0]).toMatchObject({ kind: "size", value: 20, second: 45 });
  });

  it("takes a crossed line's end before a number for no count", () => {
    const meanings = ways("x15", 0.9);
    expect(meanings[0]).toMatchObject({ kind: "linear", value: 15 });
    expect(meanings.some(({ kind }) => kind === "quantity")).toBe(false);
    expect(ways("2 pcs")[0]).toMatchObject({ kind: "quantity", value: 2 });
  });

  it("takes neither signs of measures nor doubtful letters for a name", () => {
    expect(ways("Plate")[0]).toMatchObject({ kind: "name", text: "Plate" });
    expect(ways("Plate", 0.3)).toEqual([]);
    expect(ways("t")).toEqual([]);
  });
});

it("takes a number that no line has for a part's, where its bracket may be a 1", () => {
  const ways = [
    { text: "31", probability: 0.7 },
    { text: "3)", probability: 0.2 },
  ];
  const kinds = (marked: Set<number>) =>
    interpretTexts([ways], marked)[0]?.interpretations[0]?.meaning.kind;
  expect(kinds(new Set())).toBe("name");
  expect(kinds(new Set([0]))).toBe("linear");
});

it("takes a measure in mm that no line has for a thickness, unless the dimensions have units", () => {
  const ways = (text: string) => [{ text, probability: 0.8 }];
  const first = (texts: string[]) =>
    interpretTexts(texts.map(ways), new Set([1]))[0]?.interpretations[0]?.meaning;
  for (const text of ["= 5mm", "5 mm"]) {
    expect(first([text, "120"])).toEqual({ kind: "thickness", value: 5 });
  }
  expect(first(["5 mm", "120 mm"])?.kind).toBe("linear");
});
