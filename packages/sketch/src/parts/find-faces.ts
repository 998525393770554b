import type { Point } from "@inkform/geometry/model";
import { type Component, labelComponents } from "../strokes/label-components";

/**
 * The paper between one cluster of joined lines, as regions of a window round it.
 * Label 0 is a line; `faces[0]` (label 1) is the paper outside, the others are enclosed.
 */
export interface Faces {
  left: number;
  top: number;
  width: number;
  height: number;
  labels: Int32Array;
  faces: Component[];
  /** For each pixel the path drawn through it, counted from 1; 0 for paper. */
  drawn: Uint16Array;
}

/** Draws the paths into a window with a margin of paper and labels the regions. */
export function findFaces(paths: readonly Point[][]): Faces {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const path of paths) {
    for (const p of path) {
      left = Math.min(left, p.x);
      top = Math.min(top, p.y);
      right = Math.max(right, p.x);
      bottom = Math.max(bottom, p.y);
    }
  }
  const margin = 3;
  left = Math.floor(left) - margin;
  top = Math.floor(top) - margin;
  const width = Math.ceil(right) + margin + 1 - left;
  const height = Math.ceil(bottom) + margin + 1 - top;
  const data = new Uint8Array(width * height);
  const drawn = new Uint16Array(width * height);
  paths.forEach((path, k) => {
    drawPath(drawn, k + 1, width, height, path, left, top);
  });
  for (let i = 0; i < data.length; i += 1) if (drawn[i]) data[i] = 1;
  const { labels, components } = labelComponents({ width, height, data }, 0);
  return { left, top, width, height, labels, faces: components, drawn };
}

function drawPath(
  data: Uint16Array,
  value: number,
  width: number,
  height: number,
  points: readonly Point[],
  left: number,
  top: number,
): void {
  for (let k = 1; k < points.length; k += 1) {
    const a = points[k - 1] as Point;
    const b = points[k] as Point;
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y))));
    for (let s = 0; s <= steps; s += 1) {
      const x = Math.round(a.x + ((b.x - a.x) * s) / steps) - left;
      const y = Math.round(a.y + ((b.y - a.y) * s) / steps) - top;
      if (x >= 0 && y >= 0 && x < width && y < height) data[y * width + x] = value;
    }
  }
}
