import type { OcrSymbol } from "../readers/tesseract";
import type { Stretch } from "../words/ink-gaps";

/** A character with whether the engine began a word with it. */
export interface LaidSymbol extends OcrSymbol {
  opensWord: boolean;
}

/** A stretch of ink and the characters that stand on it, in order. */
export interface Cell {
  stretch: Stretch;
  symbols: LaidSymbol[];
}

/** More characters than this do not stand on one stretch without a gap between them. */
const LONGEST = 24;
/** How much a misplacement by one em counts against a mismatch of width by one em: places are rough. */
const PLACE_WEIGHT = 0.15;
/** A stretch without a character is dust or a character that the engine left out. */
const EMPTY_COST = 0.3;

/**
 * Lays a line's characters over its stretches of ink, in order, so that the widths of the characters
 * fit those of the stretches and their places stay near where the engine saw them (dynamic programming).
 */
export function laySymbols(
  symbols: readonly LaidSymbol[],
  stretches: readonly Stretch[],
  fontSize: number,
): Cell[] {
  const n = symbols.length;
  const sums = [0];
  for (const symbol of symbols) sums.push((sums.at(-1) as number) + inkWidth(symbol.text));
  // best[j][k]: cost of laying the first k characters on the first j stretches.
  const best: number[][] = [[0, ...new Array<number>(n).fill(Number.POSITIVE_INFINITY)]];
  const from: number[][] = [[]];
  stretches.forEach((stretch, j) => {
    const before = best[j] as number[];
    const costs: number[] = [];
    const starts: number[] = [];
    for (let k = 0; k <= n; k++) {
      let least = Number.POSITIVE_INFINITY;
      let start = k;
      for (let i = Math.max(0, k - LONGEST); i <= k; i++) {
        const width = (sums[k] as number) - (sums[i] as number);
        const cost = (before[i] as number) + cellCost(symbols, i, k, width, stretch, fontSize);
        if (cost < least) {
          least = cost;
          start = i;
        }
      }
      costs.push(least);
      starts.push(start);
    }
    best.push(costs);
    from.push(starts);
  });
  return trace(symbols, stretches, from);
}

function cellCost(
  symbols: readonly LaidSymbol[],
  i: number,
  k: number,
  width: number,
  stretch: Stretch,
  fontSize: number,
): number {
  const actual = (stretch.to - stretch.from) / fontSize;
  if (i === k) return EMPTY_COST + actual * actual;
  const first = symbols[i] as LaidSymbol;
  const last = symbols[k - 1] as LaidSymbol;
  const misplaced = ((first.box.x0 + last.box.x1) / 2 - (stretch.from + stretch.to) / 2) / fontSize;
  // Errors of width add up over many characters: their variance grows with the count.
  const mismatch = (width - actual) ** 2 / Math.sqrt(k - i);
  return mismatch + PLACE_WEIGHT * misplaced * misplaced;
}

function trace(
  symbols: readonly LaidSymbol[],
  stretches: readonly Stretch[],
  from: readonly number[][],
): Cell[] {
  const cells: Cell[] = [];
  let k = symbols.length;
  for (let j = stretches.length; j > 0; j--) {
    const start = from[j]?.[k] ?? 0;
    cells.unshift({ stretch: stretches[j - 1] as Stretch, symbols: symbols.slice(start, k) });
    k = start;
  }
  return cells;
}

/** Usual width of a character's ink and half of the blank beside it, in em. */
function inkWidth(text: string): number {
  if (/^[:：・·.,、。'’|!]/.test(text)) return 0.2;
  if (/^[（()）「」［］il1Ij;[\]]/.test(text)) return 0.3;
  if (/^[\u3041-\u30ff]/.test(text)) return 0.85;
  if (/^[\u3000-\u9fff\uff01-\uff9f]/.test(text)) return 0.97;
  if (/^[mwMW@%]/.test(text)) return 0.85;
  if (/^[A-Z&]/.test(text)) return 0.65;
  return 0.55;
}
