import { median } from "../../layout/box";

/** A word of a line, where it stands, and its size by its height, in pixels; null where its signs do not tell. */
export interface Sized {
  text: string;
  size: number | null;
  x0: number;
  x1: number;
}

/** Only letters with stems and capitals are about as high in all typefaces; of so few a speck may have made the height. */
const STEM = /[\p{Lu}bdfhklt]/u;
const LETTERS = 3;
/** Type of another size is so many times as large. */
const LARGER = 1.25;
/** What another run of a size costs, in squared differences of the logarithms of sizes: those of one type differ by 6 %. */
const ANOTHER = 0.03;

/**
 * The sizes of a line's words, each that of the words it stands among: a label is often printed smaller than what was written behind it. The runs of one size
 * are those that leave the least differences within them (segmented least squares, Bellman 1961); null where the line has one size.
 */
export function sizesInRuns(words: readonly Sized[]): number[] | null {
  const told = words.flatMap((word, at) => (tells(word) ? [{ at, log: Math.log(word.size) }] : []));
  const starts = startsOf(told.map(({ log }) => log));
  const runs = starts.map((start, k) => {
    const own = told.slice(start, starts[k + 1] ?? told.length);
    return { first: own[0]?.at ?? 0, last: own.at(-1)?.at ?? 0, log: median(logsOf(own)) };
  });
  const isEven = runs
    .slice(1)
    .some(({ log }, k) => Math.abs(log - (runs[k]?.log ?? 0)) < Math.log(LARGER));
  if (runs.length < 2 || isEven) return null;
  const ends = runs.slice(1).map(({ first }, k) => widestGap(words, runs[k]?.last ?? 0, first));
  return words.map((_, at) => {
    const own = ends.findIndex((end) => at < end);
    return Math.exp(runs.at(own)?.log ?? 0);
  });
}

const logsOf = (own: readonly { log: number }[]): number[] => own.map(({ log }) => log);

function tells(word: Sized): word is Sized & { size: number } {
  const letters = [...word.text].filter((sign) => /\p{L}/u.test(sign)).length;
  return word.size !== null && letters >= LETTERS && STEM.test(word.text.normalize("NFD"));
}

/** Where the runs of like numbers begin. */
function startsOf(logs: readonly number[]): number[] {
  const best = [0];
  const from = [0];
  for (let end = 1; end <= logs.length; end++) {
    best[end] = Number.POSITIVE_INFINITY;
    for (let start = 0; start < end; start++) {
      const cost = (best[start] as number) + ANOTHER + differencesIn(logs.slice(start, end));
      if (cost < (best[end] as number)) [best[end], from[end]] = [cost, start];
    }
  }
  const starts: number[] = [];
  for (let end = logs.length; end > 0; end = from[end] as number)
    starts.unshift(from[end] as number);
  return starts;
}

function differencesIn(logs: readonly number[]): number {
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  return logs.reduce((sum, log) => sum + (log - mean) ** 2, 0);
}

/** Behind which words, of those from one to the other, the widest white stands; the index of the word behind it. */
function widestGap(words: readonly Sized[], from: number, to: number): number {
  const gapAt = (at: number) => (words[at]?.x0 ?? 0) - (words[at - 1]?.x1 ?? 0);
  const places = Array.from({ length: to - from }, (_, k) => from + 1 + k);
  return places.reduce((best, at) => (gapAt(at) > gapAt(best) ? at : best));
}
