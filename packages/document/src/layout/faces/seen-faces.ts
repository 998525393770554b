import type { Word } from "../../model";
import { numberSign } from "../../text/number-sign";
import { median } from "../box";
import { type Face, faces, LEAD, type Run, runsOf, type Scale } from "./face-runs";
import { type Examples, learnLook, toldApart, toldBy } from "./ink-odds";
import { examplesBeside } from "./label-examples";
import { printShares } from "./printed-width";
import { typedPitchOf } from "./seen-pitch";

/** A page has both faces if so many runs of words are each for sure. */
const FEWEST = 3;
/** Examples have to be told from each other by their looks with such a share of right ones, at first and at last: some of them are none. */
const TOLD = { first: 0.75, last: 0.8 } as const;
/** So often is the look learned anew from the runs that it makes sure. */
const ROUNDS = 3;

/**
 * Lines of words seen on pixels, from left to right, with the face of each where a page has two: "printed", and "typed" into it by a typewriter or
 * in another face. What is likeliest for all words of a line: by their widths and the gaps between them, where what was typed is monospaced, and by
 * the look of their ink, where it differs. Words that could be either have none.
 */
export function withSeenFaces(lines: readonly (readonly Word[])[]): Word[][] {
  const words = lines.flat().filter(({ source }) => source === "ocr");
  const asGiven = lines.map((line) => [...line]);
  if (words.length === 0) return asGiven;
  const byWidth: Scale = {
    em: median(words.map(({ fontSize }) => fontSize)),
    pitch: typedPitchOf(words),
    print: median(printShares(words)),
    odds: undefined,
  };
  const typed = byWidth.pitch === undefined ? null : sureRuns(lines, byWidth);
  const runs = runsByLook(lines, byWidth, typed) ?? typed;
  if (!runs) return asGiven;
  return runs.map((line) =>
    withNumberSigns(
      line.flatMap(({ words: own, face, lead }) =>
        lead < LEAD ? own : own.map((word) => ({ ...word, face })),
      ),
    ),
  );
}

/** "Request no: V-207": the sign for numbers goes with the label that it ends, whichever face it is seen in; "No. 207, page 3" answers by itself. */
function withNumberSigns(line: readonly Word[]): Word[] {
  return line.map((word, at) => {
    const [label, number] = [line[at - 1], line[at + 1]];
    const isSign = word.source === "ocr" && numberSign.test(word.text.replace(/:$/, ""));
    const isAsked = label?.face === "printed" && /\p{L}\.?$/u.test(label.text);
    return isSign && isAsked && number?.face === "typed" && /\d[^,]*$/.test(number.text)
      ? { ...word, face: "printed" }
      : word;
  });
}

/**
 * The runs as widths and looks tell them together. The look is learned from the runs that are sure by their widths or from what stands beside labels,
 * whichever are better told apart by it, and then from the runs that it makes sure; null where the examples do not differ by their looks.
 */
function runsByLook(
  lines: readonly (readonly Word[])[],
  byWidth: Scale,
  typed: readonly (readonly Run[])[] | null,
): Run[][] | null {
  const given = [examplesBeside(lines), ...(typed ? [examplesIn(typed)] : [])];
  const told = given.map((examples) => ({ examples, share: toldApart(examples) }));
  const best = told.toSorted((a, b) => b.share - a.share)[0];
  let odds = best && best.share >= TOLD.first ? learnLook(best.examples) : undefined;
  if (!best || !odds) return null;
  let runs = sureRuns(lines, { ...byWidth, odds });
  for (let round = 0; runs && round < ROUNDS; round++) {
    odds = learnLook(examplesIn(runs));
    if (!odds) return null;
    runs = sureRuns(lines, { ...byWidth, odds });
  }
  return toldBy(odds, best.examples) < TOLD.last ? null : runs;
}

/** The runs of all lines; null where not both faces show in some of them. */
function sureRuns(lines: readonly (readonly Word[])[], scale: Scale): Run[][] | null {
  const runs = lines.map((line) => runsOf(line, scale));
  return faces.every((face) => sureOf(runs, face).length >= FEWEST) ? runs : null;
}

function sureOf(runs: readonly (readonly Run[])[], face: Face): Run[] {
  return runs.flat().filter((run) => run.face === face && run.words.length > 1 && run.lead >= LEAD);
}

function examplesIn(runs: readonly (readonly Run[])[]): Examples {
  const wordsOf = (face: Face) => sureOf(runs, face).flatMap(({ words }) => words);
  return { printed: wordsOf("printed"), typed: wordsOf("typed") };
}
