import { kindOf } from "../../text/kind";
import type { Line } from "../lines";
import type { Segment } from "../segment";

/** Where a page bends, a value stands no further above or below its label, in em. */
const DRIFT = 1;
/** Labels of a column begin or end at one edge within this, values end at one, in em. */
const EDGE = 1;

/**
 * Amounts that stand by themselves between the lines of the labels before them, as on photographs of pages that bend: as many as there are
 * labels with nothing behind them, they are put on the lines of those, from the top. So are numbers, dates and codes behind colons.
 */
export function levelValues(lines: readonly Line[]): Line[] {
  const moved = new Map<Segment, Segment>();
  for (const run of loneValues(lines)) {
    const labels = openLabels(run, lines);
    const pairs = labels.map((label, at) => [label, run[at]] as const);
    const isWhole = labels.length === run.length && areColumn(labels);
    if (isWhole && pairs.every(([label, value]) => value && isNear(value, label)))
      for (const [label, value] of pairs) if (value) moved.set(label, value);
  }
  return putBeside(lines, moved);
}

/** The lines with segments put on those of others, each right behind the one that it is mapped to. */
export function putBeside(lines: readonly Line[], moved: ReadonlyMap<Segment, Segment>): Line[] {
  const values = new Set(moved.values());
  const levelled = lines.map((line) => ({
    ...line,
    segments: line.segments
      .filter((segment) => !values.has(segment))
      .flatMap((segment) => {
        const value = moved.get(segment);
        return value ? [segment, { ...value, baseline: segment.baseline }] : [segment];
      }),
  }));
  return levelled.filter(({ segments }) => segments.length > 0);
}

/** Values alone on their lines, below each other, with none of another line between that has a text before it. */
function loneValues(lines: readonly Line[]): Segment[][] {
  const runs: Segment[][] = [];
  let isOpen = false;
  for (const { segments } of lines) {
    const last = segments.at(-1);
    if (!last || kindOf(last.text) === "text") continue;
    const before = runs.at(-1)?.at(-1);
    const isColumn = before && Math.abs(before.box.x1 - last.box.x1) < EDGE * last.fontSize;
    const isLone = segments.length === 1 && last.source === "ocr";
    if (isLone && isOpen && isColumn) runs.at(-1)?.push(last);
    else if (isLone) runs.push([last]);
    isOpen = isLone;
  }
  return runs;
}

/** Texts at the ends of their lines, left of the values and beside them. */
function openLabels(run: readonly Segment[], lines: readonly Line[]): Segment[] {
  return lines.flatMap(({ segments }) => {
    const last = segments.at(-1);
    const isText = last && kindOf(last.text) === "text" && /\p{L}{2}/u.test(last.text);
    return isText && run.some((value) => isNear(value, last)) ? [last] : [];
  });
}

function isNear(value: Segment, label: Segment): boolean {
  const drift = Math.abs(value.baseline - label.baseline);
  const isAsked = kindOf(value.text) === "money" || /[:：]$/.test(label.text);
  const isBeside = label.box.x1 < value.box.x0;
  return isAsked && isBeside && drift < DRIFT * Math.max(value.fontSize, label.fontSize);
}

function areColumn([first, ...labels]: readonly Segment[]): boolean {
  return labels.every(
    ({ box, fontSize }) =>
      first &&
      (Math.abs(box.x0 - first.box.x0) < EDGE * fontSize ||
        Math.abs(box.x1 - first.box.x1) < EDGE * fontSize),
  );
}
