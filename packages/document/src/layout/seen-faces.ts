import type { Word } from "../model";
import { median } from "./box";
import { typedPitchOf, typedWidths } from "./seen-pitch";

type Face = "printed" | "typed";
const faces: readonly Face[] = ["printed", "typed"];

/** Widths of the signs of print, in em of an average face; of all others, of capitals and of digits. */
const SIGNS: readonly [RegExp, number][] = [
  [/[ijlI|.,:;'’!]/g, 0.27],
  [/[frt()[\]/-]/g, 0.35],
  [/[mwMW]/g, 0.85],
  [/\d/g, 0.56],
  [/\p{Lu}/gu, 0.66],
];
const OTHER = 0.52;
/** How far words are off the width that their signs say, in em and as a share of it; and gaps off those of words. */
const OFF = { word: 0.1, share: 0.06, gap: 0.13 } as const;
/** Between words of print, in em; of typewriters, in signs; wider gaps part columns. */
const GAP = { printed: 0.27, typed: 1.15, pointed: 1.5, column: 1.1 } as const;
/** What is further off is as unlikely as can be. */
const MOST = 4;
/** From one face to the other within a line, and so much more before a small letter. */
const CHANGE = 1.2;
const SMALL = 1.5;
/** What was typed seldom begins a line. */
const START = { printed: 0, typed: 0.8 } as const;
/** So much likelier is a face for sure; a page has both of which so many runs of words are. */
const LEAD = 2;
const FEWEST = 3;

interface Scale {
  em: number;
  /** The advance of what was typed. */
  pitch: number;
  /** Widths of print as a share of those above. */
  print: number;
}

/** Words beside each other in one face, and how much likelier that face is for them than the other. */
interface Run {
  words: Word[];
  face: Face;
  lead: number;
}

/**
 * Lines of words seen on pixels, from left to right, with the face of each where a page has two: "printed", and "typed" into it by a typewriter or
 * in a monospaced face. What is likeliest for all words of a line, by their widths and the gaps between them; words that could be either have none.
 */
export function withSeenFaces(lines: readonly (readonly Word[])[]): Word[][] {
  const words = lines.flat();
  const pitch = typedPitchOf(words);
  const asGiven = lines.map((line) => [...line]);
  if (pitch === undefined) return asGiven;
  const em = median(words.map(({ fontSize }) => fontSize));
  const scales = words
    .filter(isLong)
    .map((word) => widthOf(word) / (word.fontSize * printedWidth(word.text)));
  const scale: Scale = { em, pitch, print: median(scales) };
  const runs = lines.map((line) => runsOf(line, scale));
  const sure = (face: Face) =>
    runs.flat().filter((run) => run.face === face && run.words.length > 1 && run.lead >= LEAD);
  if (faces.some((face) => sure(face).length < FEWEST)) return asGiven;
  return runs.map((line) =>
    line.flatMap(({ words: own, face, lead }) =>
      lead < LEAD ? own : own.map((word) => ({ ...word, face })),
    ),
  );
}

const isLong = ({ text }: Word): boolean => [...text].length > 3;
const widthOf = ({ box }: Word): number => box.x1 - box.x0;

/** A line parted by its faces; what hardly leads is joined to what stands before it, or behind. */
function runsOf(line: readonly Word[], scale: Scale): Run[] {
  const own = facesOf(line, scale);
  const runs: Run[] = [];
  for (const [at, word] of line.entries()) {
    const [face, last] = [own[at] as Face, runs.at(-1)];
    if (last?.face === face) last.words.push(word);
    else runs.push({ words: [word], face, lead: 0 });
  }
  const joined: Run[] = [];
  for (const run of runs.map((one) => withLead(one, scale))) {
    const last = joined.at(-1);
    if (last && (run.lead < LEAD || last.lead < LEAD || last.face === run.face)) {
      const face = run.lead < LEAD ? last.face : run.face;
      const words = [...last.words, ...run.words];
      joined.splice(-1, 1, withLead({ words, face, lead: 0 }, scale));
    } else joined.push(run);
  }
  return joined;
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

function wordCost(word: Word, face: Face, { em, pitch, print }: Scale): number {
  const width = widthOf(word);
  const expected =
    face === "printed" ? print * word.fontSize * printedWidth(word.text) : typedWidth(word, pitch);
  return costOf(width - expected, OFF.word * em + OFF.share * expected);
}

function typedWidth({ text, box }: Word, pitch: number): number {
  const [least, most] = typedWidths(text, pitch);
  return Math.min(most, Math.max(least, box.x1 - box.x0));
}

function gapCost(before: Word, word: Word, face: Face, { em, pitch }: Scale): number {
  const gap = word.box.x0 - before.box.x1;
  if (gap > GAP.column * em) return 0;
  const typed = (/[.,]$/.test(before.text) ? GAP.pointed : GAP.typed) * pitch;
  return costOf(gap - (face === "printed" ? GAP.printed * em : typed), OFF.gap * em);
}

function costOf(off: number, usual: number): number {
  return Math.min(MOST, (off / usual) ** 2 / 2);
}

function printedWidth(text: string): number {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "");
  const counted = SIGNS.map(([signs, width]) => [plain.match(signs)?.length ?? 0, width] as const);
  // "I" is narrow and a capital, "M" and "W" wide ones.
  const twice = plain.match(/[IMW]/g)?.length ?? 0;
  const known = counted.reduce((sum, [count]) => sum + count, 0) - twice;
  const widths = counted.reduce((sum, [count, width]) => sum + count * width, 0) - 0.66 * twice;
  return widths + OTHER * (plain.length - known);
}
