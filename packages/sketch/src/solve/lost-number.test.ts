import type { Point } from "@inkform/geometry/model";
import { describe, expect, it } from "vitest";
import { interpretTexts } from "../dimensions/interpret-texts";
import type { Reading } from "../model";
import type { SeenPage, SeenText } from "../seen";
import { lostNumber } from "./lost-number";

const LETTER = 30;
const box = { left: 200, top: 200, right: 800, bottom: 600 };

/** A page with one part and one text beside it that no line has, read in these ways. */
function lost(center: Point, ...ways: [text: string, probability: number][]): number {
  const text: SeenText = { center, width: 110, height: 40, angle: 0, crops: [], part: 0 } as never;
  const page = {
    width: 1000,
    height: 1000,
    letterHeight: LETTER,
    texts: [text],
    parts: [{ box }],
    marks: [],
    angles: [],
    leaders: [],
  } as unknown as SeenPage;
  const readings: Reading[] = ways.map(([written, probability]) => ({
    text: written,
    probability,
  }));
  const [read] = interpretTexts([readings], new Set());
  if (read === undefined) throw new RangeError("no text");
  return lostNumber(page, 0, read);
}

const below = { x: 500, y: 660 };

describe("how likely writing is a lost number", () => {
  it("is high for ink of a number's size that reads as nothing", () => {
    expect(lost(below, ["%7", 0.06], ["4/1", 0.04])).toBe(1);
  });

  it("is not for a word, though it is not sure which", () => {
    expect(lost(below, ["Mount", 0.49], ["Mo", 0.31], ["M10", 0.015])).toBeLessThan(0.05);
    expect(lost(below, ["de", 0.5], ["deburr", 0.49])).toBe(0);
  });

  it("is less for what more likely is a name with a number than a number alone", () => {
    const named = lost(below, ["Pos 2", 0.35], ["Bos 2", 0.3], ["8052", 0.2]);
    expect(named).toBeLessThan(0.5 * lost(below, ["8052", 0.2], ["8/52", 0.65]));
  });

  it("is less by the very edge of the sheet, where a punched or torn rim looks like digits", () => {
    expect(lost({ x: 20, y: 400 }, ["12", 0.9])).toBeLessThan(0.5 * lost(below, ["12", 0.9]));
  });
});
