import type { Cell } from "../../layout/rules/cells";
import type { Segment } from "../../layout/segment";
import { beginsWithBox } from "../choices/tick-boxes";
import type { FilledCells } from "../units/cell-labels";
import { faceOf } from "../units/unit";

/** Lines of a caption at most, and how they follow each other, in em. */
const LINES = 3;
const PITCH = [0.8, 1.5] as const;
const ALIGNED = 0.5;
/** They are set alike within this share of their size. */
const ALIKE = 0.08;

/** The lines of a caption that wraps at the head of its cell, in the form's face, over nothing but what another face filled in; null for any other cell. */
export function wrappedCaption(cell: Cell, cells: FilledCells): Segment[] | null {
  const inside = cells.get(cell) ?? [];
  const [first] = inside;
  const face = first && faceOf(first.words);
  if (!first || face === undefined) return null;
  const end = inside.findIndex(({ words }) => faceOf(words) !== face);
  const lines = inside.slice(0, Math.max(0, end));
  const given = inside.slice(lines.length);
  const areGiven = given.every(({ words }) => ![undefined, face].includes(faceOf(words)));
  if (lines.length < 2 || lines.length > LINES || !areGiven) return null;
  const areLines = lines.slice(1).every((line, i) => goesOn(lines[i] as Segment, line));
  return areLines && !lines.some(({ text }) => beginsWithBox(text)) ? lines : null;
}

function goesOn(upper: Segment, { box, baseline, fontSize, bold, text }: Segment): boolean {
  const pitch = (baseline - upper.baseline) / fontSize;
  const isAligned = Math.abs(box.x0 - upper.box.x0) < ALIGNED * fontSize;
  const isAlike = Math.abs(fontSize - upper.fontSize) < ALIKE * fontSize && bold === upper.bold;
  const isNew = /[:：]$/.test(upper.text) || /^(?:\d{1,2}|\p{L})[.)]/u.test(text);
  return pitch > PITCH[0] && pitch < PITCH[1] && isAligned && isAlike && !isNew;
}
