import type { ReadLineItem } from "../../../src/model";
import type { TruthRow } from "../truth";
import { comparable, comparableLabel, shared } from "./compare";

export interface RowScore {
  asked: number;
  read: number;
  right: number;
  cellsAsked: number;
  cellsRead: number;
  cellsRight: number;
  /** For each line item of the reading, by its index, whether it is right as a whole. */
  verdicts: { index: number; right: boolean; unsure: boolean }[];
  /** Index of the line item for each row of the truth. */
  places: (number | null)[];
  missed: { row: number; missing: string[]; instead: string[] | null }[];
}

/** Rows in order, cell by cell: heading and value. A row is right with every cell and no other. */
export function scoreRows(truth: readonly TruthRow[], read: readonly ReadLineItem[]): RowScore {
  const wanted = truth.map(({ cells }) => cells.map(toText));
  const kept = read.map(({ cells }) =>
    cells.filter(({ value }) => comparable(value) !== "").map(toText),
  );
  const filled = [...kept.keys()].filter((j) => (kept[j]?.length ?? 0) > 0);
  const got = filled.map((j) => kept[j] ?? []);
  const aligned = align(wanted, got);
  const right = (i: number): boolean => {
    const j = aligned[i];
    const [own, other] = [wanted[i] ?? [], j === null || j === undefined ? [] : (got[j] ?? [])];
    return j !== null && own.length === other.length && shared(own, other) === own.length;
  };
  const cellsRight = wanted.reduce((sum, own, i) => {
    const j = aligned[i];
    return sum + (j === null || j === undefined ? 0 : shared(own, got[j] ?? []));
  }, 0);
  const rows = [...wanted.keys()];
  return {
    asked: wanted.length,
    read: got.length,
    right: rows.filter(right).length,
    cellsAsked: wanted.flat().length,
    cellsRead: got.flat().length,
    cellsRight,
    verdicts: filled.map((at, j) => {
      const i = aligned.indexOf(j);
      return { index: at, right: i >= 0 && right(i), unsure: read[at]?.unsure ?? false };
    }),
    places: aligned.map((j) => (j === null ? null : (filled[j] ?? null))),
    missed: rows
      .filter((i) => !right(i))
      .map((i) => {
        const j = aligned[i] ?? null;
        const [own, other] = [wanted[i] ?? [], j === null ? null : (got[j] ?? [])];
        return {
          row: i + 1,
          missing: own.filter((cell) => !other?.includes(cell)),
          instead: other?.filter((cell) => !own.includes(cell)) ?? null,
        };
      }),
  };
}

const SEPARATOR = "\u0001";

const toText = ({ label, value }: { label: string; value: string }): string =>
  comparableLabel(label) + SEPARATOR + comparable(value);

const valueIn = (cell: string): string => cell.slice(cell.indexOf(SEPARATOR) + 1);

/** The best pairing that keeps the order: a point for each right cell, less for a right value under another heading. */
function align(wanted: readonly string[][], got: readonly string[][]): (number | null)[] {
  const [n, m] = [wanted.length, got.length];
  const score = Array.from({ length: n + 1 }, () => new Float64Array(m + 1));
  const step = Array.from({ length: n + 1 }, () => new Uint8Array(m + 1));
  for (let i = 1; i <= n; i++) {
    for (let j = 1; j <= m; j++) {
      const likeness = alike(wanted[i - 1] ?? [], got[j - 1] ?? []);
      const ways = [
        score[i - 1]?.[j] ?? 0,
        score[i]?.[j - 1] ?? 0,
        likeness > 0 ? (score[i - 1]?.[j - 1] ?? 0) + likeness : -1,
      ];
      const best = ways.indexOf(Math.max(...ways));
      (step[i] as Uint8Array)[j] = best;
      (score[i] as Float64Array)[j] = ways[best] ?? 0;
    }
  }
  const aligned = new Array<number | null>(n).fill(null);
  for (let [i, j] = [n, m]; i > 0 && j > 0; ) {
    const way = step[i]?.[j];
    if (way === 2) aligned[--i] = --j;
    else if (way === 0) i--;
    else j--;
  }
  return aligned;
}

function alike(a: readonly string[], b: readonly string[]): number {
  const whole = shared(a, b);
  return whole + 0.4 * (shared(a.map(valueIn), b.map(valueIn)) - whole);
}
