import { createBoard, type DrawingStyle } from "./drawing/board";
import { chooseCrowding } from "./drawing/crowding";
import { drawFrame } from "./drawing/draw-frame";
import { createDrawingStyle, drawPart, type PlannedPart } from "./drawing/draw-part";
import { addInk, type Ink, moveInk, noInk } from "./drawing/ink";
import { createPen } from "./drawing/pen";
import type { Box } from "./drawing/room";
import { createWording, type Wording } from "./drawing/wording";
import { moreGlyphs } from "./lettering/more-glyphs";
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
  /** Cap heights, mm. */
  letters: (level: Level, parts: number) => readonly [number, number];
  /** Draws a border and a title block first. */
  framed: boolean;
}

export interface DrawnSheet {
  ink: Ink;
  parts: { box: Box; dimensions: TruthDimension[] }[];
  /** The sheet lies a little askew: drawn pixels to sheet pixels. */
  askew: (at: XY) => XY;
}

export function choosePerson(set: SketchSet, random: Random): Person {
  const font = random.chance(0.5) ? null : random.pick(set.fonts);
  const person: Person = {
    sheet: random.pick(set.sheets),
    implement: random.pick(set.implements),
    writer: createWriter(random, set.forms, font, set.manner === "crowded" ? moreGlyphs : {}),
    wording: createWording(random),
    style: createDrawingStyle(random),
    font: font ?? "pen",
    letters: letterHeights,
    framed: false,
  };
  return set.manner === "crowded" ? crowd(person, random.fork("crowded")) : person;
}

/** The same person in a hurry and short of paper. */
function crowd(person: Person, random: Random): Person {
  return {
    ...person,
    wording: {
      ...person.wording,
      unit: random.chance(0.2),
      inches: random.chance(0.07),
    },
    style: { ...person.style, crowding: chooseCrowding(random) },
    letters: smallLetterHeights,
    framed: random.chance(0.1),
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
  const letter = random.between(...person.letters(level, plans.length)) * size.mm;
  const habit = {
    width: penWidth,
    wobble: random.between(0.12, 0.38) * size.mm,
    wave: random.between(35, 70) * size.mm,
    overshoot: random.chance(0.75)
      ? random.between(0, 0.9) * size.mm
      : -random.between(0.1, 0.5) * size.mm,
    double: random.chance(0.2) ? 0.3 : 0.02,
  };
  const boardOn = (cell: Box, own: Random) =>
    createBoard(
      {
        pen: createPen(habit, own.fork("pen")),
        writer: person.writer,
        random: own,
        letter,
        style: person.style,
      },
      cell,
    );
  const whole = cells(size, plans.length, person.sheet.holes, person.framed ? 9 * letter : 0);
  if (person.framed) {
    const edge = 5 * size.mm;
    const sheet = { x0: edge, y0: edge, x1: size.width - edge, y1: size.height - edge };
    const board = boardOn(sheet, random.fork("frame"));
    const block = { width: letter * 17, height: letter * 7.5 };
    drawFrame(board, sheet, block, ["DRAWN TOM", "SCALE 1:2", "DATE 3.11."]);
    addInk(ink, board.ink);
  }
  for (const [i, cell] of whole.entries()) {
    const plan = plans[i];
    if (!plan) continue;
    const own = random.fork(`part ${i}`);
    const board = boardOn(cell, own);
    const drawn = drawPart(board, plan, person.wording, own);
    if (drawn === null) return null;
    addInk(ink, board.ink);
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

function letterHeights(level: Level, parts: number): readonly [number, number] {
  if (parts > 2) return [3, 3.6];
  if (parts === 2) return [3.2, 4];
  return level === 4 ? [3.8, 5.2] : [3.4, 5];
}

function smallLetterHeights(level: Level, parts: number): readonly [number, number] {
  if (parts > 1) return [2.9, 3.7];
  return level === 4 ? [3.3, 4.8] : [2.9, 4.4];
}

/** The sheet's share for each part, in reading order, with `below` left free under all of them. */
function cells(
  { width, height, mm }: SheetSize,
  count: number,
  holes: boolean,
  below: number,
): Box[] {
  const edge = 9 * mm;
  const left = holes ? edge + 5 * mm : edge;
  const lying = width > height;
  const columns =
    count === 1 ? 1 : count === 2 ? (lying ? 2 : 1) : count === 3 ? (lying ? 3 : 1) : 2;
  const rows = Math.ceil(count / columns);
  const [w, h] = [(width - left - edge) / columns, (height - 2 * edge - below) / rows];
  const gap = count === 1 ? 0 : 4 * mm;
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [left + (i % columns) * w, edge + Math.floor(i / columns) * h];
    return { x0: x + gap, y0: y + gap, x1: x + w - gap, y1: y + h - gap };
  });
}
