import type { FractionBox } from "../../../src/model";

const cjk = "[\\u2e80-\\u9fff\\uf900-\\ufaff\\uff00-\\uffef]";
const spacesAtCjk = new RegExp(`(?<=${cjk}) | (?=${cjk})`, "g");

/** A text as it is compared: NFC, white space collapsed, none beside a Chinese or Japanese sign. Nothing else is forgiven. */
export function comparable(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\s\u200b]+/g, " ")
    .trim()
    .replace(spacesAtCjk, "");
}

/** A label likewise, without the colon that closes it. */
export function comparableLabel(text: string): string {
  return comparable(text)
    .replace(/[:：]$/, "")
    .trim();
}

export function bareKey(key: string): string {
  return key.trim().toLowerCase().replace(/_\d+$/, "");
}

/** Overlap of two boxes by what they cover together. */
export function overlapShare(a: FractionBox | undefined, b: FractionBox): number {
  if (!a) return 0;
  const width = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]);
  if (width <= 0 || height <= 0) return 0;
  const shared = width * height;
  return shared / (a[2] * a[3] + b[2] * b[3] - shared);
}

/** One-to-one pairs of indices, those of the best rank first; null never pairs. */
export function pairUp(
  left: readonly number[],
  right: readonly number[],
  rank: (i: number, j: number) => number | null,
): [i: number, j: number][] {
  const candidates = left.flatMap((i) =>
    right.flatMap((j) => {
      const value = rank(i, j);
      return value === null ? [] : [{ i, j, value }];
    }),
  );
  candidates.sort((a, b) => b.value - a.value || a.i - b.i || a.j - b.j);
  const [usedLeft, usedRight] = [new Set<number>(), new Set<number>()];
  const pairs: [number, number][] = [];
  for (const { i, j } of candidates) {
    if (usedLeft.has(i) || usedRight.has(j)) continue;
    usedLeft.add(i);
    usedRight.add(j);
    pairs.push([i, j]);
  }
  return pairs;
}

/** How many of `a` are in `b`, each of `b` counted once. */
export function shared(a: readonly string[], b: readonly string[]): number {
  const left = [...b];
  return a.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}
