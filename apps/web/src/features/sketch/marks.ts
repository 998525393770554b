import type { Mark } from "../page/mark";
import type { Dimension, Part } from "./job";

export function dimensionId(part: number, index: number): string {
  return `dimension-${part}-${index}`;
}

function toneOf({ status, unsure }: Dimension): Mark["tone"] {
  if (status === "contradicted") return "bad";
  if (unsure) return "unsure";
  return status === "satisfied" ? "good" : "value";
}

/** Boxes of the dimensions of one part on the sketch. */
export function dimensionMarks(part: Part): Mark[] {
  return part.dimensions.map((dimension, index) => ({
    id: dimensionId(part.index, index),
    page: dimension.page,
    box: dimension.box,
    tone: toneOf(dimension),
    name: `${dimension.text} (${dimension.status})`,
  }));
}

export function partId(index: number): string {
  return `part-${index}`;
}

/** The outlines of the parts of a sheet, to choose one by clicking it. */
export function partMarks(parts: Part[], shown: number): Mark[] {
  return parts.map((part) => ({
    id: partId(part.index),
    page: part.page,
    box: part.box,
    tone: part.index === shown ? "value" : "row",
    name: part.name ?? `Part ${part.index}`,
  }));
}
