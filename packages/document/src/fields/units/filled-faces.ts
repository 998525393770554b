import { overlapX } from "../../layout/box";
import { isNextInRow } from "../../layout/rules/cells";
import type { Segment } from "../../layout/segment";
import type { Word } from "../../model";
import type { Unit } from "./unit";

/**
 * So many answers have to be set in a face, and this share of its texts at most, or one, may ask as labels do; of what no list knows, with the same face behind its
 * colon, this share or two: "Small drips: wiped up".
 */
const FEWEST = 3;
const MOST_ASKING = 0.15;
const MOST_SAYING = 0.5;

type Face = string | undefined;

/** The typefaces in which a form was filled in: those of the answers beside labels of another face, which hardly ever ask themselves. */
function facesOf(
  pairs: readonly (readonly [label: Face, answer: Face])[],
  saying: readonly Face[] = [],
): ReadonlySet<string> {
  const counts = (faces: readonly Face[], face: string) =>
    faces.filter((other) => other === face).length;
  const answers = pairs.flatMap(([label, answer]) =>
    label && answer && label !== answer ? [answer] : [],
  );
  const labels = pairs.map(([label]) => label);
  return new Set(
    answers.filter((face) => {
      const count = counts(answers, face);
      return (
        count >= FEWEST &&
        counts(labels, face) <= Math.max(1, MOST_ASKING * count) &&
        counts(saying, face) <= Math.max(2, MOST_SAYING * count)
      );
    }),
  );
}

/** The typefaces in which a form was filled in, as its colons show them, and as what is known to be a label shows more of them. */
export interface FilledFaces {
  byColons: ReadonlySet<string>;
  byLabels: ReadonlySet<string>;
  /** Those in which hardly anything is asked, be it known to be a label or before a colon, where several things are asked in others. */
  unasking: ReadonlySet<string>;
}

/** Those behind the colons of `texts`, which are in reading order, and behind these and what `isLabel` knows to be a label, in another face than it. */
export function facesBehindLabels(
  texts: readonly Segment[],
  isLabel: (words: readonly Word[]) => boolean,
): FilledFaces {
  const pairs = texts.flatMap(({ words }, at) => {
    const following = texts[at + 1]?.words[0];
    const colons = words.flatMap((word, index) => (/[:：]$/.test(word.text) ? [index] : []));
    const changes = words.findIndex(({ face }, index) => index > 0 && face !== words[0]?.face);
    const end = (changes < 0 ? words.length : changes) - 1;
    const asked = colons.length === 0 && isLabel(words.slice(0, end + 1)) ? [end] : [];
    return [...colons, ...asked].map((index) => {
      const [label, next] = [words[index] as Word, words[index + 1] ?? following];
      const isNext = next && isBeside(label, next);
      const below = asked.length > 0 && changes < 0 && !isNext ? textBelow(texts, at) : undefined;
      const answer = isNext ? next.face : below?.words[0]?.face;
      const from = words.findLastIndex(({ text }, i) => i < index && /[:：]$/.test(text)) + 1;
      const isKnown = colons.length === 0 || isLabel(words.slice(from, index + 1));
      return { faces: [label.face, answer] as const, isKnown, hasColon: colons.length > 0 };
    });
  });
  const faces = (own: typeof pairs) => {
    const isSaid = ({ faces: [label, answer], isKnown }: (typeof own)[number]) =>
      !isKnown && label !== undefined && label === answer;
    const asking = own.filter((pair) => !isSaid(pair)).map((pair) => pair.faces);
    return facesOf(
      asking,
      own.filter(isSaid).map(({ faces: [label] }) => label),
    );
  };
  return {
    byColons: faces(pairs.filter(({ hasColon }) => hasColon)),
    byLabels: faces(pairs),
    unasking: unaskingFaces(texts, isLabel),
  };
}

function unaskingFaces(
  texts: readonly Segment[],
  isLabel: (words: readonly Word[]) => boolean,
): ReadonlySet<string> {
  const asking = texts.flatMap(({ words }) => {
    const colon = words.findIndex(({ text }) => /[:：]$/.test(text));
    const change = words.findIndex(({ face }) => face !== words[0]?.face);
    const ends = [colon + 1, change, words.length].filter((end) => end > 0);
    const label = words.slice(0, Math.min(...ends));
    const asks = (colon >= 0 && !isClause(words.slice(colon + 1))) || isLabel(label);
    return label[0]?.face && asks ? [label[0].face] : [];
  });
  const all = texts.flatMap(({ words }) => words[0]?.face ?? []);
  const count = (faces: readonly string[], face: string) =>
    faces.filter((one) => one === face).length;
  const isUnasking = (face: string) => {
    const asked = count(asking, face);
    return asked <= MOST_ASKING * count(all, face) && asking.length - asked >= FEWEST;
  };
  return new Set(all.filter(isUnasking));
}

/** What is said behind a colon has so many words at least. */
const FEWEST_SAID = 3;

/** "would not close at all", behind a colon: what is said there, and not what is asked for. */
export const isClause = (words: readonly Word[]): boolean =>
  words.length >= FEWEST_SAID && /^["“«']?\p{Ll}/u.test(words[0]?.text ?? "");

/** An answer below its caption begins within so many em of it. */
const BELOW = 2.2;

/** The first text right below that of an index. */
function textBelow(texts: readonly Segment[], at: number): Segment | undefined {
  const { box, baseline, fontSize } = texts[at] as Segment;
  return texts.slice(at + 1).find((below) => {
    const step = (below.baseline - baseline) / Math.max(fontSize, below.fontSize);
    return step > 0.5 && step < BELOW && overlapX(box, below.box) > 0;
  });
}

function isBeside({ box, baseline }: Word, next: Word): boolean {
  return next.box.x0 > box.x0 && Math.abs(next.baseline - baseline) < 3;
}

/** In cells beside each other, the first of which is as tall and in another face. */
function areInRow({ cell, face }: Unit, answer: Unit): boolean {
  if (!cell || !answer.cell || face === undefined || answer.face === undefined) return false;
  return face !== answer.face && isNextInRow(cell, answer.cell);
}

/** Those of the texts next to labels of the lexicon, with a colon, or in the cell before, and of what stands on a line to write on behind a text. */
export function facesOfAnswers(nearest: ReadonlyMap<Unit, Unit | undefined>): ReadonlySet<string> {
  return facesOf(
    [...nearest].flatMap(([label, answer]): [Face, Face][] => {
      const isOnLine = answer?.underlined && !label.underlined;
      const isKnown = label.colon || (label.match?.score ?? 0) >= 0.9;
      const asks = isKnown || isOnLine || (answer && areInRow(label, answer));
      return asks ? [[label.face, answer?.face]] : [];
    }),
  );
}
