import type { Component } from "../strokes/label-components";
import type { PenLine } from "./find-lines";
import { type FreeInk, neighbours } from "./find-texts";
import { letterShape, sizeOf, strokesOf } from "./letter-shapes";
import { parting } from "./settings";

/**
 * Whether a short stroke belongs to ink that is written: of a letter's size, and either dense with strokes (two digits that touch)
 * or beside a letter as high as it is.
 */
export function isWriting(stroke: PenLine, whole: FreeInk, width: number, height: number): boolean {
  const component = inkOf(stroke, whole, width);
  if (!component) return false;
  const shape = letterShape(component, height);
  if (shape === "word") return true;
  if (shape !== "letter") return false;
  if (strokesOf(component) > parting.pairInk) return true;
  return whole.components.some(
    (other) =>
      other !== component &&
      letterShape(other, height) === "letter" &&
      isAsHigh(component, other) &&
      neighbours(component, other, height),
  );
}

/** The ink a stroke is part of. */
export function inkOf({ from, to }: PenLine, whole: FreeInk, width: number): Component | undefined {
  const x = Math.round((from.x + to.x) / 2);
  const y = Math.round((from.y + to.y) / 2);
  return componentAt(whole, width, x, y);
}

function componentAt(whole: FreeInk, width: number, x: number, y: number): Component | undefined {
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
    [2, 0],
    [0, 2],
  ] as const) {
    const label = whole.labels[(y + dy) * width + x + dx];
    if (label) return whole.components[label - 1];
  }
  return undefined;
}

/** Alike in size, and level with each other or one above the other. */
function isAsHigh(a: Component, b: Component): boolean {
  const most = Math.max(sizeOf(a.box).most, sizeOf(b.box).most);
  const isLevel =
    Math.abs(a.box.top - b.box.top) < 0.25 * most &&
    Math.abs(a.box.bottom - b.box.bottom) < 0.25 * most;
  const isUpright =
    Math.abs(a.box.left - b.box.left) < 0.25 * most &&
    Math.abs(a.box.right - b.box.right) < 0.25 * most;
  return isLevel || isUpright;
}
