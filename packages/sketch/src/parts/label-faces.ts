import type { Faces } from "./find-faces";

type Extension = "no" | "maybe" | "yes";

/** What a drawn path is: its kind and how much its pixels count (thicker pen, likelier outline). */
export interface BorderLine {
  extension: Extension;
  weight: number;
}

/** Pixels of line between two faces, by what the line is. */
interface Border {
  a: number;
  b: number;
  length: Record<Extension, number>;
}

/**
 * What a pixel of border costs where its two sides are alike and where they differ. An outline has material on one side;
 * an extension line has the same on both; where it is not known which it is, a little speaks for the outline.
 */
const price: Record<Extension, { alike: number; different: number }> = {
  no: { alike: 1, different: 0 },
  maybe: { alike: 0.35, different: 0.3 },
  yes: { alike: 0, different: 1 },
};

/**
 * Tells material from paper: the labelling of the enclosed faces that costs least, the face outside being paper.
 * Returns the faces of each joined piece of material, and of each hole in it.
 */
export function labelFaces(faces: Faces, lineOf: (path: number) => BorderLine): Set<number>[] {
  const borders = measureBorders(faces, lineOf);
  const count = faces.faces.length;
  const byFace: Border[][] = Array.from({ length: count + 1 }, () => []);
  for (const b of borders) {
    byFace[b.a]?.push(b);
    byFace[b.b]?.push(b);
  }
  let best: { material: Uint8Array; cost: number } | null = null;
  for (const start of [allMaterial(count), byDepth(count, byFace)]) {
    improve(start, byFace);
    const cost = borders.reduce((sum, b) => sum + borderCost(b, start), 0);
    if (!best || cost < best.cost) best = { material: start, cost };
  }
  return pieces(best?.material ?? allMaterial(count), byFace, count);
}

function borderCost({ a, b, length }: Border, material: Uint8Array): number {
  const side = material[a] === material[b] ? "alike" : "different";
  return (
    length.no * price.no[side] + length.maybe * price.maybe[side] + length.yes * price.yes[side]
  );
}

function allMaterial(count: number): Uint8Array {
  const out = new Uint8Array(count + 1).fill(1);
  out[1] = 0;
  return out;
}

/** Material and paper by turns, from the outside in; extension lines do not count. */
function byDepth(count: number, byFace: Border[][]): Uint8Array {
  const out = new Uint8Array(count + 1);
  const seen = new Uint8Array(count + 1);
  const queue = [1];
  seen[1] = 1;
  for (let k = 0; k < queue.length; k += 1) {
    const face = queue[k] as number;
    const sorted = [...(byFace[face] as Border[])].sort((p, q) => total(q) - total(p));
    for (const b of sorted) {
      const other = b.a === face ? b.b : b.a;
      if (seen[other]) continue;
      seen[other] = 1;
      const same = b.length.yes > b.length.no + b.length.maybe;
      out[other] = same ? (out[face] as number) : 1 - (out[face] as number);
      queue.push(other);
    }
  }
  return out;
}

function total({ length }: Border): number {
  return length.no + length.maybe + length.yes;
}

/** Turns single faces, then neighbouring pairs, as long as that is cheaper. */
function improve(material: Uint8Array, byFace: Border[][]): void {
  const cost = (group: readonly number[]) => {
    const around = new Set(group.flatMap((f) => byFace[f] as Border[]));
    let sum = 0;
    for (const b of around) sum += borderCost(b, material);
    return sum;
  };
  const turn = (group: readonly number[]) => {
    for (const f of group) material[f] = 1 - (material[f] as number);
  };
  const tryTurn = (group: readonly number[]) => {
    const before = cost(group);
    turn(group);
    if (cost(group) < before - 1e-6) return true;
    turn(group);
    return false;
  };
  for (let round = 0; round < 30; round += 1) {
    let changed = false;
    for (let f = 2; f < byFace.length; f += 1) if (tryTurn([f])) changed = true;
    for (let f = 2; f < byFace.length; f += 1) {
      for (const b of byFace[f] as Border[]) {
        const other = b.a === f ? b.b : b.a;
        if (other > f && tryTurn([f, other])) changed = true;
      }
    }
    if (!changed) return;
  }
}

/** Joined faces of one kind, but for the paper outside. */
function pieces(material: Uint8Array, byFace: Border[][], count: number): Set<number>[] {
  const seen = new Uint8Array(count + 1);
  const out: Set<number>[] = [];
  for (let seed = 1; seed <= count; seed += 1) {
    if (seen[seed]) continue;
    const piece = [seed];
    seen[seed] = 1;
    for (let k = 0; k < piece.length; k += 1) {
      for (const b of byFace[piece[k] as number] as Border[]) {
        const other = b.a === piece[k] ? b.b : b.a;
        if (seen[other] || material[other] !== material[seed]) continue;
        seen[other] = 1;
        piece.push(other);
      }
    }
    if (seed !== 1) out.push(new Set(piece));
  }
  return out;
}

function measureBorders(faces: Faces, lineOf: (path: number) => BorderLine): Border[] {
  const { width, height, labels, drawn } = faces;
  const found = new Map<number, Border>();
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const i = y * width + x;
      const path = drawn[i] as number;
      if (path === 0) continue;
      let a = 0;
      let b = 0;
      for (const j of [i - 1, i + 1, i - width, i + width]) {
        const label = labels[j] as number;
        if (label === 0 || label === a) continue;
        if (a === 0) a = label;
        else b = label;
      }
      if (b === 0) continue;
      const key = Math.min(a, b) * 100_000 + Math.max(a, b);
      const border = found.get(key) ?? { a, b, length: { no: 0, maybe: 0, yes: 0 } };
      const { extension, weight } = lineOf(path - 1);
      border.length[extension] += weight;
      found.set(key, border);
    }
  }
  return [...found.values()];
}
