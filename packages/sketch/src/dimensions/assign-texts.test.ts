import { expect, it } from "vitest";
import type { SeenPage, SeenPart, SeenText } from "../seen";
import { ownersOf } from "./assign-texts";
import type { Interpretation, ReadText } from "./model";

const part = (left: number, top: number, right: number, bottom: number): SeenPart => ({
  outer: { kind: "circle", center: { x: 0, y: 0 }, radius: 1 },
  holes: [],
  box: { left, top, right, bottom },
  cutOff: false,
});

const text = (x: number, y: number): SeenText => ({
  center: { x, y },
  width: 60,
  height: 30,
  angle: 0,
  crops: [],
  part: null,
});

function pageOf(parts: SeenPart[], texts: SeenText[], more: Partial<SeenPage> = {}): SeenPage {
  return {
    page: 1,
    width: 1000,
    height: 1000,
    pageWidth: 1000,
    pageHeight: 1000,
    toPage: [1, 0, 0, 0, 1, 0, 0, 0, 1],
    penWidth: 4,
    letterHeight: 30,
    strokes: [],
    centers: [],
    marks: [],
    angles: [],
    leaders: [],
    rings: [],
    ink: { width: 0, height: 0, data: new Uint8Array() },
    parts,
    texts,
    ...more,
  };
}

const read = (index: number, meaning: Interpretation["meaning"]): ReadText => ({
  index,
  interpretations: [{ text: "", probability: 1, meaning }],
  legible: 1,
  worded: 0,
});

it("gives each part a name of its own, on the side where the names stand", () => {
  // The second name stands nearer to the first part, under it, than to its own.
  const page = pageOf(
    [part(100, 200, 400, 400), part(100, 600, 400, 800)],
    [text(250, 150), text(250, 470)],
  );
  const names = [0, 1].map((k) => read(k, { kind: "name", text: `P${k}` }));
  expect([...ownersOf(page, names)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

it("centres a note under its part rather than over the next one", () => {
  const page = pageOf(
    [part(600, 100, 900, 300), part(100, 600, 500, 900)],
    [text(750, 470), text(300, 950)],
  );
  const notes = [0, 1].map((k) => read(k, { kind: "thickness", value: 4 + k }));
  const owners = ownersOf(page, notes);
  expect(owners.get(0)).toBe(0);
  expect(owners.get(1)).toBe(1);
});

it("leaves a measure with the part its dimension line reaches, wherever the number stands", () => {
  const end = (x: number) => ({ at: { x, y: 480 }, kind: "arrow" as const, reaches: null });
  const page = pageOf([part(100, 100, 400, 400), part(100, 500, 400, 800)], [text(250, 490)], {
    marks: [{ from: end(100), to: end(400), texts: [0], part: 0 }],
  });
  expect(
    ownersOf(page, [read(0, { kind: "radius", value: 300, count: 1, reference: false })]).get(0),
  ).toBe(0);
});
