import { createBoard, type DrawingStyle } from "./drawing/board";
import { createDrawingStyle, drawPart, type PlannedPart } from "./drawing/draw-part";
import { type Ink, moveInk, noInk } from "./drawing/ink";
import { createPen } from "./drawing/pen";
import type { Box } from "./drawing/room";
import { createWording, type Wording } from "./drawing/wording";
import { createWriter, type Writer } from "./lettering/writer";
import type { Implement, Sheet } from "./paper/habits";
import type { Random } from "./random";
import type { SketchSet } from "./sets";
import type { Level, TruthDimension, XY } from "./truth";

/** One sheet of paper as its owner holds it, in pixels; `mm` pixels are a millimetre. */
export interface SheetSize {
  width: number;
  height: number;
  mm: number;
}

/** One person at one desk: all sheets of a sketch are drawn by the same hand. */
export interface Person {
  sheet: Sheet;
  implement: Implement;
  writer: Writer;
  wording: Wording;
  style: DrawingStyle;
  font: string;
}

export interface DrawnSheet {
  ink: Ink;
  parts: { box: Box; dimensions: TruthDimension[] }[];
  /** The sheet lies a little askew: drawn pixels to sheet pixels. */
  askew: (at: XY) => XY;
}

export function choosePerson(set: SketchSet, random: Random): Person {
  const font = random.chance(0.5) ? null : random.pick(set.fonts);
  return {
    sheet: random.pick(set.sheets),
    implement: random.pick(set.implements),
    writer: createWriter(random, set.forms, font),
    wording: createWording(random),
    style: createDrawingStyle(random),
    font: font ?? "pen",
  };
}

/** Draws the parts on one sheet; null where they do not fit with all that is written about them. */
export function drawSheet(
  plans: readonly PlannedPart[],
  person: Person,
  size: SheetSize,
  level: Level,
  random: Random,
): DrawnSheet | null {
  const ink = noInk();
  const parts: DrawnSheet["parts"] = [];
  const penWidth = random.between(...person.implement.width) * size.mm;
  const letter = random.between(...letterHeights(level, plans.length)) * size.mm;
  const habit = {
    width: penWidth,
    wobble: random.between(0.12, 0.38) * size.mm,
    wave: random.between(35, 70) * size.mm,
    overshoot: random.chance(0.75)
      ? random.between(0, 0.9) * size.mm
      : -random.between(0.1, 0.5) * size.mm,
    double: random.chance(0.2) ? 0.3 : 0.02,
  };
  for (const [i, cell] of cells(size, plans.length, person.sheet.holes).entries()) {
    const plan = plans[i];
    if (!plan) continue;
    const own = random.fork(`part ${i}`);
    const board = createBoard(
      {
        pen: createPen(habit, own.fork("pen")),
        writer: person.writer,
        random: own,
        letter,
        style: person.style,
      },
      cell,
    );
    const drawn = drawPart(board, plan, person.wording, own);
    if (drawn === null) return null;
    ink.strokes.push(...board.ink.strokes);
    ink.fills.push(...board.ink.fills);
    parts.push(drawn);
  }
  const turn = random.normal(0.008);
  const askew = ([x, y]: XY): XY => {
    const [dx, dy] = [x - size.width / 2, y - size.height / 2];
    return [
      size.width / 2 + dx * Math.cos(turn) - dy * Math.sin(turn),
      size.height / 2 + dx * Math.sin(turn) + dy * Math.cos(turn),
    ];
  };
  return { ink: moveInk(ink, askew), parts, askew };
}

/** Cap heights in mm. */
function letterHeights(level: Level, parts: number): readonly [number, number] {
  if (parts > 2) return [3, 3.6];
  if (parts === 2) return [3.2, 4];
  return level === 4 ? [3.8, 5.2] : [3.4, 5];
}

/** The sheet's share for each part, in reading order. */
function cells({ width, height, mm }: SheetSize, count: number, holes: boolean): Box[] {
  const edge = 9 * mm;
  const left = holes ? edge + 5 * mm : edge;
  const lying = width > height;
  const columns =
    count === 1 ? 1 : count === 2 ? (lying ? 2 : 1) : count === 3 ? (lying ? 3 : 1) : 2;
  const rows = Math.ceil(count / columns);
  const [w, h] = [(width - left - edge) / columns, (height - 2 * edge) / rows];
  const gap = count === 1 ? 0 : 4 * mm;
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [left + (i % columns) * w, edge + Math.floor(i / columns) * h];
    return { x0: x + gap, y0: y + gap, x1: x + w - gap, y1: y + h - gap };
  });
}
