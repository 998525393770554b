import type { Faces } from "./find-faces";
import { parting } from "./settings";

/** What a drawn path is: how likely it speaks about the part, and how much its pixels count (thicker pen, likelier outline). */
export interface BorderLine {
  aside: number;
  weight: number;
}

/**
 * What the line between two faces costs where they are alike and where they differ. An outline has material on one side;
 * a line that speaks about the part has the same on both. Where it is not known which it is, it says little either way.
 */
interface Border {
  a: number;
  b: number;
  alike: number;
  different: number;
}

/**
 * Tells material from paper: the labelling of the enclosed faces that costs least, the face outside being paper.
 * Returns the faces of each joined piece of material, and of each hole in it.
 */
export function labelFaces(
  faces: Faces,
  lineOf: (path: number) => BorderLine,
  tiny = 0,
): Set<number>[] {
  const borders = measureBorders(faces, lineOf, tiny);
  const count = faces.faces.length;
  const byFace: Border[][] = Array.from({ length: count + 1 }, () => []);
  for (const b of borders) {
    byFace[b.a]?.push(b);
    byFace[b.b]?.push(b);
  }
  const costOf = (material: Uint8Array) =>
    borders.reduce((sum, b) => sum + borderCost(b, material), 0);
  let material = allMaterial(count);
  let least = Number.POSITIVE_INFINITY;
  const tryFrom = (start: Uint8Array) => {
    improve(start, byFace);
    const cost = costOf(start);
    if (cost > least - 1e-6) return;
    least = cost;
    material = start;
  };
  for (const start of [allMaterial(count), allPaper(count), byDepth(count, byFace)]) tryFrom(start);
  const kicked = Math.min(count, parting.facesKicked);
  for (let face = 2; face <= kicked; face += 1) tryFrom(kick(material, face, byFace));
  return pieces(material, byFace, count);
}

function borderCost({ a, b, alike, different }: Border, material: Uint8Array): number {
  return material[a] === material[b] ? alike : different;
}

function allMaterial(count: number): Uint8Array {
  const out = new Uint8Array(count + 1).fill(1);
  out[1] = 0;
  return out;
}

function allPaper(count: number): Uint8Array {
  return new Uint8Array(count + 1);
}

/** Material and paper by turns, from the outside in, across the clearest borders first. */
function byDepth(count: number, byFace: Border[][]): Uint8Array {
  const out = new Uint8Array(count + 1);
  const seen = new Uint8Array(count + 1);
  const queue = [1];
  seen[1] = 1;
  for (let k = 0; k < queue.length; k += 1) {
    const face = queue[k] as number;
    const sorted = [...(byFace[face] as Border[])].sort((p, q) => clarity(q) - clarity(p));
    for (const b of sorted) {
      const other = b.a === face ? b.b : b.a;
      if (seen[other]) continue;
      seen[other] = 1;
      const same = b.different > b.alike;
      out[other] = same ? (out[face] as number) : 1 - (out[face] as number);
      queue.push(other);
    }
  }
  return out;
}

function clarity({ alike, different }: Border): number {
  return Math.abs(alike - different);
}

/**
 * Turns faces over as long as that is cheaper (Kernighan and Lin, 1970): every face once, the most gainful or least costly first,
 * then back to the cheapest state on the way. So a wrong start is left through dearer states.
 */
function improve(material: Uint8Array, byFace: Border[][]): void {
  const gains = new Float64Array(byFace.length);
  const gain = (face: number) => {
    let sum = 0;
    for (const { a, b, alike, different } of byFace[face] as Border[]) {
      sum += material[a] === material[b] ? alike - different : different - alike;
    }
    return sum;
  };
  for (let round = 0; round < 30; round += 1) {
    const free = new Set([...material.keys()].filter((face) => face > 1));
    for (const face of free) gains[face] = gain(face);
    const turned: number[] = [];
    let total = 0;
    let best = 0;
    let kept = 0;
    while (free.size > 0) {
      let next = -1;
      for (const face of free) {
        if (next === -1 || (gains[face] as number) > (gains[next] as number)) next = face;
      }
      total += gains[next] as number;
      material[next] = 1 - (material[next] as number);
      free.delete(next);
      turned.push(next);
      for (const { a, b } of byFace[next] as Border[]) {
        const other = a === next ? b : a;
        if (free.has(other)) gains[other] = gain(other);
      }
      if (total > best + 1e-6) {
        best = total;
        kept = turned.length;
      }
    }
    for (const face of turned.slice(kept)) material[face] = 1 - (material[face] as number);
    if (kept === 0) return;
  }
}

/** The labelling with a face and all that border on it turned over: a way out of what single turns cannot leave. */
function kick(material: Uint8Array, face: number, byFace: Border[][]): Uint8Array {
  const out = Uint8Array.from(material);
  const turned = new Set([face, ...(byFace[face] as Border[]).flatMap(({ a, b }) => [a, b])]);
  for (const f of turned) if (f > 1) out[f] = 1 - (out[f] as number);
  return out;
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

/**
 * A face smaller than `tiny`, as an arrowhead has on an outline, says nothing by lines that look like neither kind: the outline
 * takes the shorter way past it.
 */
function measureBorders(
  faces: Faces,
  lineOf: (path: number) => BorderLine,
  tiny: number,
): Border[] {
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
      const border = found.get(key) ?? { a, b, alike: 0, different: 0 };
      const line = lineOf(path - 1);
      const isClear = Math.abs(line.aside - 0.5) > parting.clearLook;
      const mute = !isClear && (isTiny(faces, a, tiny) || isTiny(faces, b, tiny));
      const { aside, weight } = mute ? { aside: 0, weight: 0 } : line;
      border.alike += weight * (1 - aside) ** 1.5;
      border.different += weight * aside ** 1.5 + parting.borderCost;
      found.set(key, border);
    }
  }
  return [...found.values()];
}

/** Small and compact: the sliver between the two strokes of a line drawn twice is long. */
function isTiny({ faces }: Faces, label: number, tiny: number): boolean {
  const face = faces[label - 1];
  if (face === undefined || face.area >= tiny) return false;
  const { left, top, right, bottom } = face.box;
  return Math.max(right - left, bottom - top) < parting.compact * Math.sqrt(tiny);
}
