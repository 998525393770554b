import { isNextInRow } from "../layout/cells";
import type { Segment } from "../layout/segment";
import type { Word } from "../model";
import type { Unit } from "./unit";

/** So many answers have to be set in a face, and this share of its texts at most, or one, may ask as labels do. */
const FEWEST = 3;
const MOST_ASKING = 0.15;

type Face = string | undefined;

/** The typefaces in which a form was filled in: those of the answers beside labels of another face, which hardly ever ask themselves. */
function facesOf(pairs: readonly (readonly [label: Face, answer: Face])[]): ReadonlySet<string> {
  const counts = (faces: readonly Face[], face: string) =>
    faces.filter((other) => other === face).length;
  const answers = pairs.flatMap(([label, answer]) =>
    label && answer && label !== answer ? [answer] : [],
  );
  const labels = pairs.map(([label]) => label);
  return new Set(
    answers.filter((face) => {
      const count = counts(answers, face);
      return count >= FEWEST && counts(labels, face) <= Math.max(1, MOST_ASKING * count);
    }),
  );
}

/** Those behind the colons of `texts`, which are in reading order. */
export function facesBehindColons(texts: readonly Segment[]): ReadonlySet<string> {
  return facesOf(
    texts.flatMap(({ words }, at) =>
      words.flatMap((word, index): [Face, Face][] => {
        if (!/[:：]$/.test(word.text)) return [];
        const next = words[index + 1] ?? texts[at + 1]?.words[0];
        return [[word.face, next && isBeside(word, next) ? next.face : undefined]];
      }),
    ),
  );
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
