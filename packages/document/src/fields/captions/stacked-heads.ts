import type { Cell } from "../../layout/rules/cells";
import type { LanguageWeights } from "../../lexicon/vocabulary";
import { beginsWithBox } from "../choices/tick-boxes";
import { unitsInCells, withJoined } from "../grids/in-cells";
import { toUnit, type Unit } from "../units/unit";
import { isBeside, isOtherFace } from "./caption-look";

/** So many cells beside each other have two lines each. */
const CELLS = 3;
/** Sides of cells agree within this, in points. */
const SLACK = 3;
/** Lines beside each other are level within this, in em, and sizes agree within this share. */
const LEVEL = 0.4;
const SIZES = 0.12;
/** The share of them with an answer in the cell below that is set otherwise, or is a number or date. */
const ANSWERED = 0.5;

/** A cell with its two lines. */
interface Head {
  cell: Cell;
  upper: Unit;
  lower: Unit;
}

/**
 * Heads of two lines, "Số phiếu" over "D/N No.", in cells beside each other over cells with their answers: each is one label, in two languages as a rule,
 * of which each line may be a phrase of the lexicon.
 */
export function joinStackedHeads(units: readonly Unit[], weights: LanguageWeights): Unit[] {
  const inside = unitsInCells(units);
  const heads = [...inside].flatMap(([cell, [upper, lower, ...more]]): Head[] =>
    upper && lower && more.length === 0 && areHead(upper, lower) ? [{ cell, upper, lower }] : [],
  );
  const joined = new Map<Unit, Unit | null>();
  for (const head of heads) {
    const row = [...inside.keys()].filter((cell) => isBeside(cell, head.cell));
    const mates = heads.filter((mate) => row.includes(mate.cell) && areLevel(mate, head));
    const others = row.filter((cell) => !mates.some((mate) => mate.cell === cell));
    if (mates.length < CELLS || !others.every((cell) => isWhole(inside.get(cell), head))) continue;
    const answered = mates.filter((mate) => isAnsweredBelow(mate, inside));
    if (answered.length < ANSWERED * mates.length) continue;
    const segments = [...head.upper.segments, ...head.lower.segments];
    joined.set(head.upper, toUnit(segments, head.cell, weights));
    joined.set(head.lower, null);
  }
  return withJoined(units, joined);
}

/** A head of one line beside those of two, or of lines that were joined before. */
function isWhole([head, ...more]: readonly Unit[] = [], { upper }: Head): boolean {
  return head !== undefined && more.length === 0 && areAlike(head, upper);
}

function areHead(upper: Unit, lower: Unit): boolean {
  const isPlain = ({ kind, colon, inlineLabel, text, segments }: Unit) =>
    kind === "text" && !colon && !inlineLabel && segments.length === 1 && !/\d|[,;]$/.test(text);
  const step = (lower.firstBaseline - upper.lastBaseline) / upper.fontSize;
  return (
    [upper, lower].every((unit) => isPlain(unit) && !beginsWithBox(unit.text)) &&
    step > 0.5 &&
    step < 1.8 &&
    areAlike(upper, lower)
  );
}

const areAlike = (a: Unit, b: Unit): boolean =>
  Math.abs(a.fontSize - b.fontSize) < SIZES * a.fontSize && a.face === b.face;

function areLevel(a: Head, b: Head): boolean {
  const isLevel = (one: Unit, other: Unit) =>
    Math.abs(one.firstBaseline - other.firstBaseline) < LEVEL * one.fontSize &&
    areAlike(one, other) &&
    one.bold === other.bold;
  return isLevel(a.upper, b.upper) && isLevel(a.lower, b.lower);
}

/** Alone in the cell below, and set otherwise than what asks, or no word. */
function isAnsweredBelow(
  { cell: { box }, upper, lower }: Head,
  inside: ReadonlyMap<Cell, Unit[]>,
): boolean {
  const below = [...inside].find(
    ([{ box: other }]) =>
      Math.abs(other.top - box.bottom) < SLACK &&
      Math.abs(other.x0 - box.x0) + Math.abs(other.x1 - box.x1) < 2 * SLACK,
  );
  const [answer, ...more] = below?.[1] ?? [];
  if (!answer || more.length > 0) return false;
  const isSet =
    isOtherFace(upper, answer) || ![upper, lower].some(({ bold }) => bold === answer.bold);
  return isSet || answer.kind !== "text";
}
