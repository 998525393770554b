import type { Stretch } from "../words/ink-gaps";

/** A character is no wider than this, in em, and a letter or digit is of one stretch. */
const WIDEST = 1.2;
/** A sign narrower than this is no ideograph; kana and points may be. */
const USUAL = 0.5;
const IDEOGRAPH = /[\u3400-\u9fff]/;
const ONE_STRETCH = /^[0-9A-Za-z¥.,'-]$/;
/** White at the ends of a row of ideographs, in em. */
const ENDS = 0.1;
/** More stretches than these hold no character. */
const MOST = 5;

/** The stretches of ink of each sign of a text in ideographs, in order; null where they do not suffice. `em` in pixels. */
export function layStretches(
  signs: readonly string[],
  inked: readonly Stretch[],
  em: number,
): Stretch[] | null {
  const stretches = inked.flatMap((stretch) => cut(stretch, em));
  const [rows, columns] = [signs.length, stretches.length];
  const costs = Array.from({ length: rows + 1 }, () =>
    new Float64Array(columns + 1).fill(Infinity),
  );
  const taken = Array.from({ length: rows + 1 }, () => new Uint8Array(columns + 1));
  (costs[0] as Float64Array)[0] = 0;
  for (let row = 1; row <= rows; row++) {
    const sign = signs[row - 1] as string;
    const [before, here] = [costs[row - 1] as Float64Array, costs[row] as Float64Array];
    for (let end = row; end <= columns; end++)
      for (let count = 1; count <= Math.min(MOST, end); count++) {
        const own = stretches.slice(end - count, end);
        const cost = (before[end - count] as number) + costOf(sign, own, em);
        if (cost >= (here[end] as number)) continue;
        here[end] = cost;
        (taken[row] as Uint8Array)[end] = count;
      }
  }
  if (!Number.isFinite((costs[rows] as Float64Array)[columns])) return null;
  const laid: Stretch[] = [];
  let end = columns;
  for (let row = rows; row > 0; row--) {
    const count = (taken[row] as Uint8Array)[end] as number;
    const [from, to] = [stretches[end - count] as Stretch, stretches[end - 1] as Stretch];
    laid.unshift({ from: from.from, to: to.to });
    end -= count;
  }
  return laid;
}

/** Signs that touch are as wide as ideographs. */
function cut({ from, to }: Stretch, em: number): Stretch[] {
  const width = to - from;
  const count = width > WIDEST * em ? Math.round(width / em + ENDS) : 1;
  return Array.from({ length: count }, (_, i) => ({
    from: from + (i * width) / count,
    to: from + ((i + 1) * width) / count,
  }));
}

/** White within a sign costs what it is wide, an ideograph what it lacks. */
function costOf(sign: string, own: readonly Stretch[], em: number): number {
  const [first, last] = [own[0] as Stretch, own.at(-1) as Stretch];
  const width = (last.to - first.from) / em;
  if (width > WIDEST || (own.length > 1 && ONE_STRETCH.test(sign))) return Infinity;
  const ink = own.reduce((sum, { from, to }) => sum + to - from, 0) / em;
  const lack = IDEOGRAPH.test(sign) ? Math.max(0, USUAL - width) : 0;
  return width - ink + lack;
}
