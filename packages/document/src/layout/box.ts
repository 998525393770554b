import type { Box } from "../model";

export function hull(boxes: readonly Box[]): Box {
  return {
    x0: Math.min(...boxes.map((box) => box.x0)),
    top: Math.min(...boxes.map((box) => box.top)),
    x1: Math.max(...boxes.map((box) => box.x1)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** Length of the common part of two ranges, negative for the gap between them. */
export function overlapX(a: Box, b: Box): number {
  return Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
}

export function overlapY(a: Box, b: Box): number {
  return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
}

export function meets(a: Box, b: Box): boolean {
  return overlapX(a, b) > 0 && overlapY(a, b) > 0;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
