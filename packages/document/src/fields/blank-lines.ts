import type { Cell } from "../layout/rules/cells";
import type { Rule } from "../model";
import type { Unit } from "./units/unit";

/** A line to write on begins this near behind its label and runs this near to its baseline, in em; shorter ones are dashes. */
const NEAR = 2;
const RISE = 0.15;
const DROP = 0.6;
const SHORTEST = 2;
/** What stands on a line rises above it by no more, in em. */
const ON = 1.3;
/** Sides of cells agree within this, in points. */
const SLACK = 3;

/** The labels of one page with a drawn line behind them on which nobody wrote: they have no answer, wherever other texts stand. */
export function blankLabels(
  units: readonly Unit[],
  cells: readonly Cell[],
  rules: readonly Rule[],
): ReadonlySet<Unit> {
  const level = rules.filter(
    ({ orientation, box }) =>
      orientation === "horizontal" && !cells.some((cell) => isSideOf(cell, box)),
  );
  const lines = new Map<Unit, Rule>();
  // The rule over a sum begins behind the amount above it.
  for (const label of units.filter(({ kind, colon }) => colon || kind !== "money")) {
    const line = level.find((rule) => isBehind(rule, label));
    if (line) lines.set(label, line);
  }
  const isBlank = ([label, line]: [Unit, Rule]) => {
    const others = units.filter((unit) => unit !== label);
    // A line that leads from a label to its answer has no other line behind that.
    const next = nextOnLine(label, line, others);
    const isLeader = next !== undefined && !next.colon && !lines.has(next);
    return !isLeader && !others.some((unit) => isWritten(unit, line));
  };
  return new Set([...lines].filter(isBlank).map(([label]) => label));
}

function isSideOf({ box }: Cell, line: Rule["box"]): boolean {
  const isLevel = [box.top, box.bottom].some((y) => Math.abs(y - line.top) < SLACK);
  return isLevel && line.x0 < box.x1 && line.x1 > box.x0;
}

function isBehind({ box }: Rule, { box: own, lastBaseline, fontSize, underlined }: Unit): boolean {
  const gap = (box.x0 - own.x1) / fontSize;
  const drop = (box.top - lastBaseline) / fontSize;
  // Pixels show lines as thick as their print is.
  const rise = (lastBaseline - (box.top + box.bottom) / 2) / fontSize;
  const isLong = box.x1 - box.x0 > SHORTEST * fontSize;
  return !underlined && isLong && gap > -0.3 && gap < NEAR && rise < RISE && drop < DROP;
}

/** The first text behind a line. */
function nextOnLine(label: Unit, { box }: Rule, units: readonly Unit[]): Unit | undefined {
  return units
    .filter(
      (unit) =>
        unit.cell === label.cell &&
        unit.box.x0 > box.x1 - unit.fontSize &&
        Math.abs(unit.firstBaseline - label.lastBaseline) < DROP * label.fontSize,
    )
    .sort((a, b) => a.box.x0 - b.box.x0)[0];
}

function isWritten(unit: Unit, { box }: Rule): boolean {
  const rise = (box.top - unit.lastBaseline) / unit.fontSize;
  return rise > -DROP && rise < ON && unit.box.x1 > box.x0 && unit.box.x0 < box.x1;
}
