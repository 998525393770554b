import type { Point } from "@inkform/geometry/model";
import type { Faces } from "./find-faces";

/** Ring of the eight neighbours, clockwise as seen, from the right. */
const ring = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;

/**
 * Walks round the union of the chosen faces on the lines that bound it, clockwise as seen (Moore neighbours).
 * Only the largest connected piece of the union is walked, and its outer side alone.
 */
export function traceBoundary(faces: Faces, chosen: ReadonlySet<number>): Point[] {
  const { width, height, labels } = faces;
  const inside = grow(faces, chosen);
  const seen = new Uint8Array(width * height);
  let best: Point[] = [];
  for (let i = 0; i < labels.length; i += 1) {
    if (!inside[i] || seen[i]) continue;
    flood(inside, seen, width, height, i);
    const path = walk(inside, width, height, i);
    if (path.length > best.length) best = path;
  }
  return best.map((p) => ({ x: p.x + faces.left, y: p.y + faces.top }));
}

/** The chosen faces with the line pixels that touch them. */
function grow({ width, height, labels, faces }: Faces, chosen: ReadonlySet<number>): Uint8Array {
  const inside = new Uint8Array(width * height);
  const steps = ring.map(([dx, dy]) => dy * width + dx);
  const isChosen = new Uint8Array(faces.length + 1);
  for (const label of chosen) isChosen[label] = 1;
  for (let y = 1; y < height - 1; y += 1) {
    const end = (y + 1) * width - 1;
    for (let i = y * width + 1; i < end; i += 1) {
      if (!isChosen[labels[i] as number]) continue;
      inside[i] = 1;
      for (let k = 0; k < 8; k += 1) {
        const j = i + (steps[k] as number);
        if (labels[j] === 0) inside[j] = 1;
      }
    }
  }
  return inside;
}

function flood(inside: Uint8Array, seen: Uint8Array, width: number, height: number, seed: number) {
  const stack = [seed];
  seen[seed] = 1;
  while (stack.length > 0) {
    const i = stack.pop() as number;
    const x = i % width;
    const y = (i - x) / width;
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny += 1) {
      for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx += 1) {
        const j = ny * width + nx;
        if (inside[j] && !seen[j]) {
          seen[j] = 1;
          stack.push(j);
        }
      }
    }
  }
}

/** `start` is the first pixel of the piece in reading order, so what lies left of it is outside. */
function walk(inside: Uint8Array, width: number, height: number, start: number): Point[] {
  const at = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && inside[y * width + x] === 1;
  const startX = start % width;
  const startY = (start - startX) / width;
  let x = startX;
  let y = startY;
  let back = 4;
  let firstMove = -1;
  const path: Point[] = [];
  for (let guard = 0; guard < 400_000; guard += 1) {
    let move = -1;
    for (let k = 1; k <= 8; k += 1) {
      const d = (back + k) % 8;
      const [dx, dy] = ring[d] as readonly [number, number];
      if (at(x + dx, y + dy)) {
        move = d;
        break;
      }
    }
    if (move === -1) return [{ x, y }];
    if (x === startX && y === startY) {
      if (firstMove === -1) firstMove = move;
      else if (firstMove === move) return path;
    }
    path.push({ x, y });
    const [dx, dy] = ring[move] as readonly [number, number];
    x += dx;
    y += dy;
    back = (move + 4) % 8;
  }
  return path;
}
