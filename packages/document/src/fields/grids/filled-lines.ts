import { isNextInRow } from "../../layout/rules/cells";
import type { LanguageWeights } from "../../lexicon/vocabulary";
import { isCjk } from "../../text/fold";
import { beginsWithBox } from "../choices/tick-boxes";
import { toUnit, type Unit } from "../units/unit";
import { unitsInCells, withJoined } from "./in-cells";

/** Pieces of a line: signs of the form and what was filled in between. */
const PIECES = 3;
/** Signs that a form prints between blanks: "満", "週（第". */
const LONGEST = 5;
/** From one piece to the next, in em, and how far they are off one line. */
const APART = 4;
const LEVEL = 0.4;

/**
 * Lines of a cell beside that of its label which a form printed with blanks, "満  9  週（第  3  月）", all of it one answer: short texts in the face of
 * the label, the last of them behind all blanks, and what another face filled in between.
 */
export function joinFilledLines(units: readonly Unit[], weights: LanguageWeights): Unit[] {
  const inside = unitsInCells(units);
  const joined = new Map<Unit, Unit | null>();
  for (const [cell, own] of inside) {
    const labels = [...inside].find(([other]) => isNextInRow(other, cell))?.[1] ?? [];
    const face = labels[0]?.face;
    const pieces = own.toSorted((a, b) => a.box.x0 - b.box.x0);
    const [first] = pieces;
    if (!first || labels.length !== 1 || face === undefined || !isFilledLine(pieces, face))
      continue;
    joined.set(
      first,
      toUnit(
        pieces.flatMap(({ segments }) => segments),
        cell,
        weights,
      ),
    );
    for (const piece of pieces.slice(1)) joined.set(piece, null);
  }
  return withJoined(units, joined);
}

function isFilledLine(pieces: readonly Unit[], face: string): boolean {
  const isPiece = ({ text, colon, inlineLabel, segments }: Unit) =>
    !colon && inlineLabel === null && segments.length === 1 && !beginsWithBox(text);
  const printed = pieces.filter((piece) => piece.face === face);
  const isShort = ({ text }: Unit) => [...text].length <= LONGEST && [...text].some(isCjk);
  const follows = (piece: Unit, i: number) => {
    const before = pieces[i - 1];
    return (
      !before ||
      (piece.box.x0 - before.box.x1 < APART * before.fontSize &&
        Math.abs(piece.firstBaseline - before.firstBaseline) < LEVEL * before.fontSize)
    );
  };
  return (
    pieces.length >= PIECES &&
    printed.length > 0 &&
    printed.length < pieces.length &&
    printed.at(-1) === pieces.at(-1) &&
    pieces.every((piece, i) => isPiece(piece) && follows(piece, i)) &&
    printed.every(isShort)
  );
}
