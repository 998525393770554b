import type { Rule } from "../model";
import { pageSettings } from "./settings";

/**
 * Joins collinear pieces into the lines one sees: dashes, borders drawn cell by cell, and the two
 * edges of neighbouring cells. `gap` is what may lie between pieces, in page units.
 */
export function mergeRules(rules: readonly Rule[], gap: number = pageSettings.ruleGap): Rule[] {
  return [...mergeDirection(rules, "horizontal", gap), ...mergeDirection(rules, "vertical", gap)];
}

interface Span {
  /** Along the line. */
  from: number;
  to: number;
  /** Across the line. */
  near: number;
  far: number;
}

function mergeDirection(
  rules: readonly Rule[],
  orientation: Rule["orientation"],
  gap: number,
): Rule[] {
  const spans = rules
    .filter((rule) => rule.orientation === orientation)
    .map(({ box }) =>
      orientation === "horizontal"
        ? { from: box.x0, to: box.x1, near: box.top, far: box.bottom }
        : { from: box.top, to: box.bottom, near: box.x0, far: box.x1 },
    )
    .toSorted((a, b) => a.near - b.near || a.from - b.from);
  return mergeSpans(spans, gap).map((span) => ({
    orientation,
    box:
      orientation === "horizontal"
        ? { x0: span.from, x1: span.to, top: span.near, bottom: span.far }
        : { x0: span.near, x1: span.far, top: span.from, bottom: span.to },
  }));
}

function mergeSpans(spans: readonly Span[], gap: number): Span[] {
  let merged: Span[] = [...spans];
  for (let before = -1; before !== merged.length; ) {
    before = merged.length;
    merged = mergeOnce(merged, gap);
  }
  return merged;
}

function mergeOnce(spans: readonly Span[], gap: number): Span[] {
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.findLast((other) => joins(other, span, gap));
    if (last === undefined) {
      merged.push({ ...span });
      continue;
    }
    last.from = Math.min(last.from, span.from);
    last.to = Math.max(last.to, span.to);
    last.near = Math.min(last.near, span.near);
    last.far = Math.max(last.far, span.far);
  }
  return merged;
}

/** The middles lie on one line (a piece as thick as both may differ by half of it), and the ends meet. */
function joins(a: Span, b: Span, gap: number): boolean {
  const offset = Math.abs((a.near + a.far) / 2 - (b.near + b.far) / 2);
  const thickness = Math.max(a.far - a.near, b.far - b.near);
  if (offset > Math.max(1, thickness / 2)) return false;
  return b.from <= a.to + gap && a.from <= b.to + gap;
}
