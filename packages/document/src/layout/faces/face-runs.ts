import type { Word } from "../../model";
import type { LookOdds } from "./ink-odds";
import { printedWidth } from "./printed-width";
import { typedWidths } from "./seen-pitch";

export type Face = "printed" | "typed";
export const faces: readonly Face[] = ["printed", "typed"];

/** How far words are off the width that their signs say, in em and as a share of it; and gaps off those of words. */
const OFF = { word: 0.1, share: 0.06, gap: 0.13 } as const;
/** Between words of print, in em; of typewriters, in signs; wider gaps part columns. */
const GAP = { printed: 0.27, typed: 1.15, pointed: 1.5, column: 1.1 } as const;
/** What is further off is as unlikely as can be. */
const MOST = 4;
/** Narrower gaps than this, in signs, are no spaces of typewriters. */
const NARROWER = 0.75;
/** From one face to the other within a line, and so much more before a small letter. */
const CHANGE = 1.2;
const SMALL = 1.5;
/** What was typed seldom begins a line. */
const START = { printed: 0, typed: 0.8 } as const;
/** So much likelier is a face for sure. */
export const LEAD = 2;
/** Signs of a word whose look tells as much as any. */
const SHOWN = 4;

/** What the faces of a page are told by. */
export interface Scale {
  em: number;
  /** The advance of what was typed, where it shows. */
  pitch: number | undefined;
  /** Widths of print as a share of those above. */
  print: number;
  odds: LookOdds | undefined;
}

/** Words beside each other in one face, and how much likelier that face is for them than the other. */
export interface Run {
  words: Word[];
  face: Face;
  lead: number;
}

/** A line parted by its faces; what hardly leads is joined to what stands before it, or behind. */
export function runsOf(line: readonly Word[], scale: Scale): Run[] {
  const own = facesOf(line, scale);
  const runs: Run[] = [];
  for (const [at, word] of line.entries()) {
    const [face, last] = [own[at] as Face, runs.at(-1)];
    if (last?.face === face) last.words.push(word);
    else runs.push({ words: [word], face, lead: 0 });
  }
  const joined: Run[] = [];
  const led = runs.map((run) => withLead(run, scale));
  for (const [i, own] of led.entries()) {
    const isNear = isCaption(own, [led[i - 1], led[i + 1]], scale);
    const run = isNear ? { ...own, lead: Math.max(LEAD, own.lead) } : own;
    const last = joined.at(-1);
    if (last && (run.lead < LEAD || last.lead < LEAD || last.face === run.face)) {
      const face = run.lead < LEAD ? last.face : run.face;
      const words = [...last.words, ...run.words];
      joined.splice(-1, 1, withLead({ words, face, lead: 0 }, scale));
    } else joined.push(run);
  }
  return joined;
}

/** Small words of print between runs that were typed: nearer to both than the spaces of a typewriter are wide. */
function isCaption(
  { words, face }: Run,
  beside: readonly (Run | undefined)[],
  { pitch = 0 }: Scale,
): boolean {
  const [before, after] = beside;
  if (face === "typed" || !before || !after || Math.min(before.lead, after.lead) < LEAD)
    return false;
  const all = [...before.words.slice(-1), ...words, ...after.words.slice(0, 1)];
  return (
    words.every(({ text }) => /^\p{Ll}+$/u.test(text)) &&
    all.every((word, i) => word.box.x0 - (all[i - 1]?.box.x1 ?? word.box.x0) < NARROWER * pitch)
  );
}

function withLead({ words, face }: Run, scale: Scale): Run {
  const cost = (as: Face) =>
    words.reduce((sum, word, i) => {
      const before = words[i - 1];
      return sum + wordCost(word, as, scale) + (before ? gapCost(before, word, as, scale) : 0);
    }, 0);
  return { words, face, lead: cost(face === "typed" ? "printed" : "typed") - cost(face) };
}

/** The likeliest face of each word of a line (the method of Viterbi). */
function facesOf(line: readonly Word[], scale: Scale): Face[] {
  let best = faces.map((face) => ({ cost: 0, path: [] as Face[], face }));
  for (const [at, word] of line.entries()) {
    const before = line[at - 1];
    best = faces.map((face) => {
      const own = wordCost(word, face, scale);
      const ways = best.map(({ cost, path, face: last }) => {
        const step = !before
          ? START[face]
          : last === face
            ? gapCost(before, word, face, scale)
            : CHANGE + (/^\p{Ll}/u.test(word.text) ? SMALL : 0);
        return { cost: cost + step + own, path };
      });
      const [first, second] = ways as [(typeof ways)[0], (typeof ways)[0]];
      const { cost, path } = first.cost <= second.cost ? first : second;
      return { cost, path: [...path, face], face };
    });
  }
  const [printed, typed] = best as [(typeof best)[0], (typeof best)[0]];
  return typed.cost < printed.cost ? typed.path : printed.path;
}

function wordCost(word: Word, face: Face, scale: Scale): number {
  return widthCost(word, face, scale) + lookCost(word, face, scale);
}

const widthOf = ({ box }: Word): number => box.x1 - box.x0;

function widthCost(word: Word, face: Face, { em, pitch, print }: Scale): number {
  if (pitch === undefined) return 0;
  const width = widthOf(word);
  const expected =
    face === "printed" ? print * word.fontSize * printedWidth(word.text) : typedWidth(word, pitch);
  return costOf(width - expected, OFF.word * em + OFF.share * expected);
}

/** Of a face against the other; the shorter a word, the less its look tells. */
function lookCost(word: Word, face: Face, { odds }: Scale): number {
  if (odds === undefined) return 0;
  const typed = odds(word) * Math.min(1, [...word.text].length / SHOWN);
  return Math.min(MOST, Math.max(0, face === "typed" ? -typed : typed));
}

function typedWidth({ text, box }: Word, pitch: number): number {
  const [least, most] = typedWidths(text, pitch);
  return Math.min(most, Math.max(least, box.x1 - box.x0));
}

function gapCost(before: Word, word: Word, face: Face, { em, pitch }: Scale): number {
  if (pitch === undefined) return 0;
  const gap = word.box.x0 - before.box.x1;
  if (gap > GAP.column * em) return 0;
  const typed = (/[.,]$/.test(before.text) ? GAP.pointed : GAP.typed) * pitch;
  return costOf(gap - (face === "printed" ? GAP.printed * em : typed), OFF.gap * em);
}

function costOf(off: number, usual: number): number {
  return Math.min(MOST, (off / usual) ** 2 / 2);
}
