import type { PdfGlyph } from "@inkform/raster/pdf-glyphs";
import { withMonospacedSpaces } from "../layout/faces/monospaced";
import type { Word } from "../model";
import { isCjk } from "../text/fold";
import { cleanText } from "./clean-text";
import { isOneLigature, onceDrawn } from "./once-drawn";
import { withoutWideAdvance, withSeenAdvance } from "./seen-advance";
import { pageSettings as settings } from "./settings";
import { isUpright } from "./turn-upright";

/** Ends a label in writing without spaces: what follows is another word. */
const FULL_WIDTH_COLON = "：";

/** The typeface of glyphs that the PDF draws itself, as one more: they are of a hand or machine of their own, too. */
const UNNAMED = "unnamed";

/** Glyphs drawn one behind the other on one baseline, without a space between them. */
interface Run {
  glyphs: PdfGlyph[];
  spaceBefore: boolean;
}

/**
 * Words of a text layer, line by line and left to right. Drawing order joins the glyphs first
 * (accents and overlapping kerning stay where they belong), then runs that touch are joined.
 */
export function glyphsToWords(glyphs: readonly PdfGlyph[]): Word[] {
  const upright = withSeenAdvance(
    onceDrawn(
      withoutWideAdvance(glyphs).filter(
        (glyph) => !glyph.generated && !glyph.invisible && isUpright(glyph),
      ),
    ),
  );
  const runs = drawnRuns(upright).flatMap(splitAtGaps);
  return withMonospacedSpaces(
    byBaseline(runs).map((line) => joinTouching(line).map(toWord).filter(hasText)),
  );
}

function drawnRuns(glyphs: readonly PdfGlyph[]): Run[] {
  const runs: Run[] = [];
  let spaceBefore = false;
  let previous: PdfGlyph | undefined;
  const opens = (glyph: PdfGlyph) =>
    previous?.text === FULL_WIDTH_COLON || !previous || !follows(previous, glyph);
  for (const glyph of glyphs) {
    if (glyph.text.trim() === "") {
      spaceBefore = true;
      continue;
    }
    const run = runs.at(-1);
    if (run && !spaceBefore && !opens(glyph)) run.glyphs.push(glyph);
    else {
      const sameLine = previous !== undefined && onOneBaseline(previous, glyph);
      runs.push({ glyphs: [glyph], spaceBefore: spaceBefore && sameLine });
    }
    previous = glyph;
    spaceBefore = false;
  }
  return runs;
}

function onOneBaseline(a: PdfGlyph, b: PdfGlyph): boolean {
  const size = Math.min(a.fontSize, b.fontSize);
  return Math.abs(a.y - b.y) <= settings.baselineTolerance * size;
}

function follows(a: PdfGlyph, b: PdfGlyph): boolean {
  if (isOneLigature(a, b)) return true;
  const gap = b.advance.x0 - a.advance.x1;
  const size = Math.max(a.fontSize, b.fontSize);
  return onOneBaseline(a, b) && gap > -settings.backstep * size && gap < size;
}

/** Splits where the gap is wider than the tracking there and a word gap: spaced-out headings stay whole. */
function splitAtGaps(run: Run): Run[] {
  const gaps = run.glyphs.slice(1).map((glyph, i) => {
    const before = run.glyphs[i] as PdfGlyph;
    return (glyph.advance.x0 - before.advance.x1) / Math.min(before.fontSize, glyph.fontSize);
  });
  const trackings = trackingsOf(run, gaps);
  const runs: Run[] = [{ glyphs: run.glyphs.slice(0, 1), spaceBefore: run.spaceBefore }];
  gaps.forEach((gap, i) => {
    const glyph = run.glyphs[i + 1] as PdfGlyph;
    const tracking = isAroundBracket(run, i) ? 0 : (trackings[i] ?? 0);
    if (gap <= tracking + settings.wordGap) runs.at(-1)?.glyphs.push(glyph);
    else runs.push({ glyphs: [glyph], spaceBefore: gap - tracking <= settings.spaceGap });
  });
  return runs;
}

/** Before a bracket that opens and behind one that closes white is a space, however far apart letters are set: "( ) S ( X ) N" are boxes to tick. */
function isAroundBracket({ glyphs }: Run, gap: number): boolean {
  return /^[)\]]$/.test(glyphs[gap]?.text ?? "") || /^[([]$/.test(glyphs[gap + 1]?.text ?? "");
}

/** Fewer gaps than this say nothing of the tracking. */
const FEWEST_GAPS = 3;

/**
 * The tracking at each gap of a run: that of the stretch of one type around it, or the lesser of the two that meet there. Digits set apart behind a label, in
 * boxes of their own, say nothing of it, nor of what their hand writes further on. A short stretch is tracked as all of its type.
 */
function trackingsOf(run: Run, gaps: readonly number[]): number[] {
  if (isSetApart(run, gaps)) return gaps.map(() => Math.max(0, trackingOf(gaps)));
  const types = run.glyphs.map(({ face, fontSize }) => `${face} ${fontSize.toFixed(1)}`);
  const ofType = new Map<string, number[]>();
  const stretches: number[][] = [[]];
  const stretchOf = types.map((type, i) => {
    if (i > 0 && type !== types[i - 1]) stretches.push([]);
    const gap = gaps[i] as number;
    if (type === types[i + 1]) {
      ofType.set(type, [...(ofType.get(type) ?? []), gap]);
      stretches.at(-1)?.push(gap);
    }
    return stretches.length - 1;
  });
  const known = types.map((type, i) => {
    const own = stretches[stretchOf[i] as number] as number[];
    const all = own.length < FEWEST_GAPS ? (ofType.get(type) ?? []) : own;
    return all.length < FEWEST_GAPS ? null : Math.max(0, trackingOf(all));
  });
  return gaps.map((_, i) => {
    const met = [known[i], known[i + 1]].filter((one) => typeof one === "number");
    return met.length === 0 ? 0 : Math.min(...met);
  });
}

/** The gap that all but a few of the letters keep: of "VAT 5 %" half of the gaps are spaces. */
function trackingOf(gaps: readonly number[]): number {
  return gaps.toSorted((a, b) => a - b)[Math.floor((gaps.length - 1) / 4)] ?? 0;
}

/** Ideographs of a short title, evenly apart: no spaces are printed there. */
function isSetApart(run: Run, gaps: readonly number[]): boolean {
  return (
    gaps.length > 1 &&
    Math.max(...gaps) - Math.min(...gaps) < 0.05 &&
    run.glyphs.every((glyph) => isCjk(glyph.text))
  );
}

/** Lines of runs, top to bottom, each from left to right. */
function byBaseline(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [];
  for (const run of runs.toSorted((a, b) => first(a).y - first(b).y)) {
    const line = lines.findLast((other) => onOneBaseline(first(other[0] as Run), first(run)));
    if (line) line.push(run);
    else lines.push([run]);
  }
  return lines.map((line) => line.toSorted((a, b) => startOf(a) - startOf(b)));
}

function joinTouching(line: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of line) {
    const last = joined.at(-1);
    if (last && !run.spaceBefore && touches(last, run)) last.glyphs.push(...run.glyphs);
    else joined.push({ ...run, glyphs: [...run.glyphs] });
  }
  return joined;
}

function touches(a: Run, b: Run): boolean {
  // The space between a small label and its large answer is one of the label's.
  const size = Math.min(first(b).fontSize, a.glyphs.at(-1)?.fontSize ?? Number.POSITIVE_INFINITY);
  const gap = (startOf(b) - endOf(a)) / size;
  if (a.glyphs.at(-1)?.text === FULL_WIDTH_COLON) return false;
  return gap <= settings.wordGap && gap > -settings.wordGap;
}

function toWord(run: Run): Word {
  const fontSize = Math.max(...run.glyphs.map((glyph) => glyph.fontSize));
  const baseline = median(run.glyphs.map((glyph) => glyph.y));
  const [face = UNNAMED, ...others] = new Set(run.glyphs.map((glyph) => glyph.face || UNNAMED));
  return {
    text: cleanText(run.glyphs.map((glyph) => glyph.text).join("")),
    box: {
      x0: startOf(run),
      top: baseline - settings.ascent * fontSize,
      x1: endOf(run),
      bottom: baseline + settings.descent * fontSize,
    },
    baseline,
    fontSize,
    bold: run.glyphs.filter((glyph) => glyph.bold).length * 2 > run.glyphs.length,
    ...(run.glyphs.every((glyph) => glyph.slanted) ? { slanted: true } : {}),
    ...(others.length === 0 ? { face } : {}),
    spaceBefore: run.spaceBefore,
    confidence: 1,
    source: "pdf",
  };
}

function hasText(word: Word): boolean {
  return word.text !== "";
}

function first(run: Run): PdfGlyph {
  return run.glyphs[0] as PdfGlyph;
}

function startOf(run: Run): number {
  return Math.min(...run.glyphs.map((glyph) => glyph.advance.x0));
}

function endOf(run: Run): number {
  return Math.max(...run.glyphs.map((glyph) => glyph.advance.x1));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
