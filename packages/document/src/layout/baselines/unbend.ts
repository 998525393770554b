import type { Box, Page, Rule, Word } from "../../model";
import { median } from "../box";
import { type Bend, fitBend, type Step } from "./bend";

/** Words whose lines tell how the paper bends; with fewer the page is left as it is. */
const LEAST_SAMPLES = 24;
/** A bend that moves no word by this much, in em, splits no line. */
const LEAST_SHIFT = 0.3;
/** Share of the slopes' energy that the bend has to explain: lines of flat paper slope by chance. */
const LEAST_EXPLAINED = 0.6;
/** Of the slope across the page. */
const ORDER = 2;
/** Words of one line: gaps and steps between them, in em. */
const LARGEST_GAP = 2.5;
const LARGEST_STEP = 0.5;

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

function bendOf(page: Page): Bend["at"] | null {
  const em = median(page.words.map(({ fontSize }) => fontSize));
  const samples = page.words.flatMap((word) => stepAt(word, page.words));
  if (samples.length < LEAST_SAMPLES) return null;
  const bend = fitBend(samples, page, ORDER);
  if (!bend) return null;
  const energy = (rest: (step: Step) => number) =>
    bend.steps.reduce((sum, step) => sum + rest(step) ** 2, 0);
  if (energy(bend.restOf) > (1 - LEAST_EXPLAINED) * energy(({ rise }) => rise)) return null;
  const shifts = page.words.map(({ box, baseline }) => Math.abs(bend.at(box.x0, baseline)));
  return Math.max(...shifts) > LEAST_SHIFT * em ? bend.at : null;
}

/** The step from a word to its right neighbour on the line. */
function stepAt(word: Word, words: readonly Word[]): Step[] {
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

/** The hull of a bent line is as tall as its bend: what it would be on flat paper. */
function straightRule({ orientation, box }: Rule, bend: Bend["at"]): Box {
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

function bentBack(box: Box, bend: Bend["at"]): Box {
  const shifts = [box.x0, box.x1].map((x) => bend(x, (box.top + box.bottom) / 2));
  return {
    ...box,
    top: box.top + Math.min(...shifts),
    bottom: box.bottom + Math.max(...shifts),
  };
}
