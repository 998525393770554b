import type { Captions } from "../captions/captions";
import type { Pair } from "../pairs/assign";
import type { Unit } from "../units/unit";
import type { UnlabelledRole } from "../unlabelled";
import { nextLine } from "./goes-on";
import { joinValue } from "./join-value";
import { partyKeys } from "./line-counts";

/** A label (null for a text without one) and its whole value, line by line. */
export interface LabelledValue {
  label: Unit | null;
  /** What a text without a label is. */
  role?: UnlabelledRole;
  lines: Unit[];
  text: string;
  /** Evidence of the pair and its lead over the best rival, in points. */
  score: number;
  margin: number;
}

/** Adds to each value the lines below that continue it and belong to nobody else. */
export function growValues(
  pairs: readonly Pair[],
  units: readonly Unit[],
  captions: Captions,
): LabelledValue[] {
  const taken = new Set<Unit | null>([
    ...pairs.flatMap((pair) => [pair.label, pair.value]),
    ...[...captions].flat(),
  ]);
  const ordered = [...pairs].sort((a, b) => a.value.firstBaseline - b.value.firstBaseline);
  return ordered.map((pair) => {
    const lines = [pair.value];
    const rightEdge = rightLimit(pair, units);
    for (
      let next = nextLine(pair, lines, units, taken, rightEdge);
      next;
      next = nextLine(pair, lines, units, taken, rightEdge)
    ) {
      lines.push(next);
      taken.add(next);
    }
    return {
      label: pair.label,
      lines,
      text: joinValue(lines, rightEdge, partyKeys.has(pair.label.match?.key ?? "other")),
      score: pair.score,
      margin: pair.margin,
    };
  });
}

/** Where a line of this value has to wrap: the side of its cell, the next text's column, or the text area. */
function rightLimit(pair: Pair, units: readonly Unit[]): number {
  const { value } = pair;
  const em = value.fontSize;
  if (value.cell) return value.cell.box.x1 - 0.3 * em;
  const beside = units.filter(
    (unit) =>
      unit.box.x0 > value.box.x1 && Math.abs(unit.firstBaseline - value.firstBaseline) < 4 * em,
  );
  const page = Math.max(...units.map((unit) => unit.box.x1));
  return Math.min(page, ...beside.map((unit) => unit.box.x0 - em));
}
