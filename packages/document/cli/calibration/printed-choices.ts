import type { PrintedLine } from "./printed-lines";

/** Lines that share most pairs of signs with a text are where it may be printed. */
const LINES = 3;
/** Where a text begins or ends inside a word of print, it costs this many signs. */
const INSIDE = 0.5;
/** A text so short must be printed exactly; of others this share may be misread. */
const SHORT = 5;
const MISREAD = 0.34;

/** Which of two readings of a text is nearer to what is printed, or longer and as near: true the second, null where neither is, and where one is nothing. */
export function nearerToPrint(
  first: readonly string[],
  second: readonly string[],
  lines: readonly PrintedLine[],
): boolean | null {
  if (first.length === 0 || second.length === 0) return null;
  const near = likeliest([...first, ...second], lines);
  const distance = (text: readonly string[]) =>
    Math.min(Number.POSITIVE_INFINITY, ...near.map((line) => distanceTo(text, line)));
  const [one, other] = [distance(first), distance(second)];
  const best = Math.min(one, other);
  const length = Math.max(first.length, second.length);
  if (best > (length < SHORT ? 0 : MISREAD * length)) return null;
  if (one !== other) return other < one;
  return first.length === second.length ? null : second.length > first.length;
}

function likeliest(text: readonly string[], lines: readonly PrintedLine[]): PrintedLine[] {
  const pairs = new Set(text.map((sign, i) => sign + (text[i + 1] ?? "")));
  const shared = ({ signs }: PrintedLine) => {
    const own = new Set(signs.map((sign, i) => sign + (signs[i + 1] ?? "")));
    return [...own].filter((pair) => pairs.has(pair)).length;
  };
  return lines
    .map((line) => ({ line, count: shared(line) }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, LINES)
    .map(({ line }) => line);
}

/** The edit distance of a text to the part of a line that is nearest to it. */
function distanceTo(text: readonly string[], { signs, spaced }: PrintedLine): number {
  const isEdge = (at: number) => at === 0 || at === signs.length || spaced[at] === true;
  const edge = (at: number): number => (isEdge(at) ? 0 : INSIDE);
  let row = Array.from({ length: signs.length + 1 }, (_, j) => edge(j));
  for (const sign of text) {
    const next = [(row[0] as number) + 1];
    for (let j = 1; j <= signs.length; j++) {
      const change = sign === signs[j - 1] ? 0 : 1;
      next.push(
        Math.min(
          (row[j - 1] as number) + change,
          (row[j] as number) + 1,
          (next[j - 1] as number) + 1,
        ),
      );
    }
    row = next;
  }
  return Math.min(...row.map((cost, j) => cost + edge(j)));
}
