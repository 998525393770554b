import type { Box, Page, Rule, Word } from "../model";
import { median } from "./box";

/** Words whose lines tell how the paper bends; with fewer the page is left as it is. */
const LEAST_SAMPLES = 24;
/** A bend that moves no word by this much, in em, splits no line. */
const LEAST_SHIFT = 0.3;
/** Share of the slopes' energy that the bend has to explain: lines of flat paper slope by chance. */
const LEAST_EXPLAINED = 0.6;
/** Steps this many times farther off than the middle one lead to a word of another row. */
const OUTLIER = 3;
/** Words of one line: gaps and steps between them, in em. */
const LARGEST_GAP = 2.5;
const LARGEST_STEP = 0.5;

/** How far below its place on flat paper a point lies, in page units. */
type Bend = (x: number, y: number) => number;

/**
 * A photographed page whose paper curls, with its lines laid straight: lines of one row that left each other meet again. The
 * slope of the lines is taken for a polynomial of the place, of second order across the page and first order down it, fitted by
 * least squares to the steps between neighbouring words; its integral along a line is the bend.
 */
export function unbend(page: Page): Page {
  if (page.source === "pdf") return page;
  const bend = bendOf(page);
  if (!bend) return page;
  const moved = (box: Box): Box => {
    const shift = bend((box.x0 + box.x1) / 2, (box.top + box.bottom) / 2);
    return { ...box, top: box.top - shift, bottom: box.bottom - shift };
  };
  return {
    ...page,
    words: page.words.map((word): Word => {
      const box = moved(word.box);
      return { ...word, box, baseline: word.baseline + box.top - word.box.top };
    }),
    rules: page.rules.map((rule) => ({ ...rule, box: straightRule(rule, bend) })),
    fills: page.fills.map(moved),
    toUploaded: (box) => page.toUploaded(bentBack(box, bend)),
  };
}

interface Sample {
  x: number;
  y: number;
  run: number;
  rise: number;
}

function bendOf(page: Page): Bend | null {
  const em = median(page.words.map(({ fontSize }) => fontSize));
  const samples = page.words.flatMap((word) => sampleAt(word, page.words));
  if (samples.length < LEAST_SAMPLES) return null;
  const across = (x: number) => (2 * x) / page.width - 1;
  const down = (y: number) => (2 * y) / page.height - 1;
  const terms = ({ x, y }: { x: number; y: number }) => {
    const [u, v] = [across(x), down(y)];
    return [1, u, u * u, v, u * v, u * u * v];
  };
  const restOf = (factors: readonly number[]) => (sample: Sample) =>
    sample.rise -
    sample.run * terms(sample).reduce((sum, term, i) => sum + term * (factors[i] as number), 0);
  const first = fit(samples, terms);
  if (!first) return null;
  const rests = samples.map((sample) => Math.abs(restOf(first)(sample)));
  const limit = OUTLIER * median(rests);
  const inliers = samples.filter((_, index) => (rests[index] as number) <= limit);
  const factors = fit(inliers, terms);
  if (!factors) return null;
  const energy = (rest: (sample: Sample) => number) =>
    inliers.reduce((sum, sample) => sum + rest(sample) ** 2, 0);
  if (energy(restOf(factors)) > (1 - LEAST_EXPLAINED) * energy(({ rise }) => rise)) return null;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = factors;
  const bend: Bend = (x, y) => {
    const [u, v] = [across(x), down(y)];
    const integral = (a + d * v) * u + ((b + e * v) * u * u) / 2 + ((c + f * v) * u ** 3) / 3;
    return (integral * page.width) / 2;
  };
  const shifts = page.words.map(({ box, baseline }) => Math.abs(bend(box.x0, baseline)));
  return Math.max(...shifts) > LEAST_SHIFT * em ? bend : null;
}

/** The step from a word to its right neighbour on the line. */
function sampleAt(word: Word, words: readonly Word[]): Sample[] {
  const em = word.fontSize;
  const next = words
    .filter(
      (other) =>
        other !== word &&
        other.box.x0 > word.box.x1 - 0.2 * em &&
        other.box.x0 - word.box.x1 < LARGEST_GAP * em &&
        Math.abs(other.baseline - word.baseline) < LARGEST_STEP * em &&
        Math.max(other.fontSize, em) < 1.3 * Math.min(other.fontSize, em),
    )
    .sort((a, b) => a.box.x0 - b.box.x0)[0];
  if (!next) return [];
  const [from, to] = [word, next].map(({ box }) => (box.x0 + box.x1) / 2) as [number, number];
  const rise = next.baseline - word.baseline;
  return [{ x: (from + to) / 2, y: word.baseline, run: to - from, rise }];
}

/** Least squares by the normal equations; null where they have no single answer. */
function fit(
  samples: readonly Sample[],
  terms: (sample: Sample) => number[],
): readonly number[] | null {
  const rows = samples.map((sample) => [
    ...terms(sample).map((term) => term * sample.run),
    sample.rise,
  ]);
  const size = (rows[0]?.length ?? 1) - 1;
  const matrix = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size + 1 }, (_, j) =>
      rows.reduce((sum, row) => sum + (row[i] as number) * (row[j] as number), 0),
    ),
  );
  for (let i = 0; i < size; i++) {
    const pivot = matrix[i] as number[];
    const scale = pivot[i] as number;
    if (Math.abs(scale) < 1e-9) return null;
    for (const row of matrix) {
      if (row === pivot) continue;
      const share = (row[i] as number) / scale;
      for (let j = i; j <= size; j++) row[j] = (row[j] as number) - share * (pivot[j] as number);
    }
  }
  return matrix.map((row, i) => (row[size] as number) / (row[i] as number));
}

/** The hull of a bent line is as tall as its bend: what it would be on flat paper. */
function straightRule({ orientation, box }: Rule, bend: Bend): Box {
  const middle = (box.top + box.bottom) / 2;
  if (orientation === "vertical") {
    const x = (box.x0 + box.x1) / 2;
    return { ...box, top: box.top - bend(x, box.top), bottom: box.bottom - bend(x, box.bottom) };
  }
  const shifts = [0, 0.25, 0.5, 0.75, 1].map((at) => bend(box.x0 + at * (box.x1 - box.x0), middle));
  const [least, most] = [Math.min(...shifts), Math.max(...shifts)];
  const half = Math.max(0, (box.bottom - box.top - (most - least)) / 2);
  const y = middle - (least + most) / 2;
  return { ...box, top: y - half, bottom: y + half };
}

function bentBack(box: Box, bend: Bend): Box {
  const shifts = [box.x0, box.x1].map((x) => bend(x, (box.top + box.bottom) / 2));
  return {
    ...box,
    top: box.top + Math.min(...shifts),
    bottom: box.bottom + Math.max(...shifts),
  };
}
