import { areChoices } from "../fields/choices/tick-boxes";
import type { Unit } from "../fields/units/unit";
import type { LabelledValue } from "../fields/values/grow";
import { median } from "../layout/box";

/** How a value stands to its label, and whether other pairs of its page stand and look alike. */
export interface Standing {
  /** Boxes to tick were among what it was chosen from. */
  choice: number;
  /** Binary logarithm of the values that share its label: the cells below a heading. */
  shared: number;
  /** Label and value stand alone in cells of their own; alone together in one. */
  cells: number;
  oneCell: number;
  /** White between them, and between their left edges, in em. */
  apart: number;
  offset: number;
  /** Share of the other pairs of the page that stand likewise. */
  alike: number;
  /** Share of the other values of the page set in the face of the value, and in the face of the label. */
  valueFace: number;
  labelFace: number;
  /** How far the sizes of its label and itself differ from what is usual on the page, as a logarithm. */
  oddSize: number;
}

const NONE: Standing = {
  choice: 0,
  shared: 0,
  cells: 0,
  oneCell: 0,
  apart: 0,
  offset: 0,
  alike: 0,
  valueFace: 0,
  labelFace: 0,
  oddSize: 0,
};

/** Pairs without which a share is taken for less than it is: those of a page with few say little. */
const FEW = 3;
/** What is further, in em, is far. */
const FARTHEST = 20;
const WIDEST = 10;
/** Baselines of one line differ by less, in em. */
const LEVEL = 0.5;

/** How each of the values stands, in their order. `left` are the texts that belong to nothing. */
export function standingsOf(values: readonly LabelledValue[], left: readonly Unit[]): Standing[] {
  const pairs = values.filter(({ label }) => label !== null);
  const sharing = countBy(pairs, ({ label }) => label);
  const texts = [...sharing.keys(), ...values.flatMap(({ lines }) => lines), ...left];
  const crowds = countBy(texts, (unit) => unit?.cell);
  const pages = new Map(
    [...new Set(pairs.map(pageOf))].map((page) => [
      page,
      habitsOf(pairs.filter((pair) => pageOf(pair) === page)),
    ]),
  );
  return values.map((value) => {
    const { label, lines } = value;
    const [first] = lines;
    const habits = pages.get(pageOf(value));
    if (!first || !habits) return NONE;
    const choice = areChoices(first.text) ? 1 : 0;
    const own = label ? 1 : 0;
    const share = (count = 0, itself = own) =>
      (count - itself) / Math.max(1, habits.pairs - own + FEW);
    const valueFace = first.face === undefined ? 0 : share(habits.faces.get(first.face));
    if (!label) return { ...NONE, choice, valueFace };
    const em = Math.max(label.fontSize, first.fontSize);
    const isAlone = (unit: Unit, among: number) =>
      unit.cell !== null && crowds.get(unit.cell) === among;
    const isOneCell = label.cell !== null && label.cell === first.cell;
    const isOwnFace = label.face === first.face;
    return {
      choice,
      shared: Math.log2(sharing.get(label) ?? 1),
      cells: !isOneCell && isAlone(label, 1) && isAlone(first, lines.length) ? 1 : 0,
      oneCell: isOneCell && isAlone(first, lines.length + 1) ? 1 : 0,
      apart: Math.min(FARTHEST, Math.max(0, gapBetween(label, first)) / em),
      offset: Math.min(WIDEST, Math.abs(first.box.x0 - label.box.x0) / em),
      alike: share(habits.places.get(placeOf(value))),
      valueFace,
      labelFace:
        label.face === undefined ? 0 : share(habits.faces.get(label.face), isOwnFace ? 1 : 0),
      oddSize: Math.abs(sizeOf(value) - habits.size),
    };
  });
}

/** How the pairs of a page mostly stand and look. */
interface Habits {
  pairs: number;
  /** Values in each face, and pairs standing in each way. */
  faces: ReadonlyMap<string | undefined, number>;
  places: ReadonlyMap<string, number>;
  /** Of the sizes of label and value, the median of the logarithms of their ratio. */
  size: number;
}

function habitsOf(pairs: readonly LabelledValue[]): Habits {
  return {
    pairs: pairs.length,
    faces: countBy(pairs, ({ lines }) => lines[0]?.face),
    places: countBy(pairs, placeOf),
    size: median(pairs.map(sizeOf)),
  };
}

function countBy<One, Key>(all: readonly One[], keyOf: (one: One) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const one of all) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return counts;
}

const pageOf = ({ lines }: LabelledValue): number => lines[0]?.page ?? 1;

function placeOf({ label, lines: [first] }: LabelledValue): string {
  if (!label || !first) return "none";
  if (first.inlineLabel === label) return "inline";
  const isOneCell = label.cell === first.cell;
  const cell = label.cell && first.cell ? (isOneCell ? "one cell" : "cells") : "open";
  const isBelow = first.firstBaseline > label.lastBaseline;
  const side = isLevel(label, first) ? "beside" : isBelow ? "below" : "above";
  return `${cell} ${side} ${label.colon}`;
}

function isLevel(label: Unit, value: Unit): boolean {
  const within = LEVEL * Math.max(label.fontSize, value.fontSize);
  const above = label.firstBaseline - value.firstBaseline;
  return above < within && value.firstBaseline - label.lastBaseline < within;
}

/** White between label and value. */
function gapBetween(label: Unit, value: Unit): number {
  if (isLevel(label, value)) return value.box.x0 - label.box.x1;
  return value.firstBaseline - label.lastBaseline - Math.max(label.fontSize, value.fontSize);
}

function sizeOf({ label, lines: [first] }: LabelledValue): number {
  return label && first ? Math.log(first.fontSize / label.fontSize) : 0;
}
