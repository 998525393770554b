import type { LabelledValue } from "../fields/values/grow";
import { editDistance } from "../text/fold";

/** Whether lines of a value are printed elsewhere on the document as well: the same, or the same but for a letter or two. */
export interface Echo {
  /** Share of the lines that are. */
  same: number;
  /** Share that differs by little: one of both was misread. */
  nearly: number;
}

/** Shorter lines repeat by chance. */
const SHORTEST = 6;
/** A misread line differs by at most this share of its signs. */
const LITTLE = 0.15;

/** Echoes of each value's lines in those of the other values. */
export function findEchoes(values: readonly LabelledValue[]): Echo[] {
  const lines = values.map(({ lines: own }) =>
    own.map(({ text }) => text).filter((text) => text.length >= SHORTEST),
  );
  const share = (part: readonly string[], whole: readonly string[]) =>
    part.length / Math.max(1, whole.length);
  return lines.map((own, index) => {
    const others = lines.filter((_, other) => other !== index).flat();
    const same = own.filter((text) => others.includes(text));
    const nearly = own.filter(
      (text) => !same.includes(text) && others.some((other) => isNearly(text, other)),
    );
    return { same: share(same, own), nearly: share(nearly, own) };
  });
}

/** Numbers that differ by a digit are two numbers. */
function isNearly(a: string, b: string): boolean {
  const limit = Math.floor(LITTLE * Math.max(a.length, b.length));
  if (limit === 0 || !/\p{L}{3}/u.test(a)) return false;
  return a.replace(/\D/g, "") === b.replace(/\D/g, "") && editDistance(a, b, limit) <= limit;
}
