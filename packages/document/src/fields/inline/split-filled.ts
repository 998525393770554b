import { toSegment } from "../../layout/segment";
import type { Word } from "../../model";
import { beginsWithBox } from "../choices/tick-boxes";
import { isLabelLike, isSentence } from "../units/label-like";
import { faceOf, toUnit } from "../units/unit";
import { facesBySize } from "./faces-by-size";

/** A label of one word. */
const WORD = /^\p{Lu}\p{L}{3,}$/u;

/** "n." before the number of a house. */
const abbreviation = /^\p{L}\.?[°º]?$/u;

/**
 * "resident in  Trivento  street  Mill Lane  no.  41": what a form asks for in its own typeface, and the answers between in another; every other
 * run is an answer. Null for any other text, and where nothing is asked for after the first answer. What nobody filled in at the end is a label alone.
 */
export function splitFilled(words: readonly Word[]): Word[][] | null {
  if (words.some(({ text }) => beginsWithBox(text))) return null;
  const sized = facesBySize(words);
  return splitByFace(words) ?? (sized && alike(splitByFace(sized), words));
}

/** The words themselves, parted in the same way. */
function alike(runs: readonly Word[][] | null, words: readonly Word[]): Word[][] | null {
  const ends = runs?.map((_, i) => runs.slice(0, i + 1).flat().length);
  return ends?.map((end, i) => words.slice(ends[i - 1] ?? 0, end)) ?? null;
}

/** The form prints a comma right behind what was filled in: "Veldmark," has no face of its own. */
const COMMA = /(?<=\p{L})[,;]$/u;

/** The words of answers that a comma of the form ends, without it and in the face of the answers. */
function withoutCommas(words: readonly Word[]): readonly Word[] {
  const asked = words[0]?.face;
  const given = words.find(({ face }) => face !== undefined && face !== asked)?.face;
  if (asked === undefined || given === undefined) return words;
  return words.map((word) =>
    word.face === undefined && word.source === "pdf" && COMMA.test(word.text)
      ? { ...word, text: word.text.replace(COMMA, ""), face: given }
      : word,
  );
}

function splitByFace(printed: readonly Word[]): Word[][] | null {
  const words = withoutCommas(printed);
  const seen = runsOf(words);
  const runs = withFirstWord(withLastLetter(withPrepositions(seen)));
  const [asked, given] = [runs[0], runs[1]].map((run) => run && faceOf(run));
  if (seen.length < 3 || asked === undefined || given === undefined || asked === "typed")
    return null;
  const isEven = runs.every((run, at) => run[0]?.face === (at % 2 === 0 ? asked : given));
  const labels = runs.filter((_, at) => at % 2 === 0);
  const areAsked = labels.every((run) => {
    const label = toUnit([toSegment(run, 1)], null, new Map());
    if (isSentence(label.text)) return false;
    return isLabelLike(label) || abbreviation.test(label.text);
  });
  return isEven && areAsked ? runs : null;
}

function runsOf(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  for (const word of words) {
    const run = runs.at(-1);
    if (run?.[0]?.face === word.face) run?.push(word);
    else runs.push([word]);
  }
  return runs;
}

/** What stands before an answer on pixels is seen in its face by chance, where more is asked for behind it: "Project 66-205 Date begun Feb. 8". */
function withFirstWord(runs: Word[][]): Word[][] {
  const [[first, ...answer] = [], next, ...others] = runs;
  const isTyped = first?.source === "ocr" && first.face === "typed" && answer.length > 0;
  if (!isTyped || !next || next[0]?.face !== "printed" || !WORD.test(first.text)) return runs;
  return [[{ ...first, face: "printed" }], answer, next, ...others];
}

/** Nothing is asked for by a letter alone, whose face on pixels is seen by chance: at the end it is the answer's, "50% F / 50% M". */
function withLastLetter(runs: Word[][]): Word[][] {
  const [answer, last] = runs.slice(-2);
  const [letter, ...more] = last ?? [];
  const face = answer?.[0]?.face;
  const isLone = letter?.source === "ocr" && more.length === 0 && /^\p{L}$/u.test(letter.text);
  if (runs.length % 2 === 0 || !answer || !isLone || face === undefined) return runs;
  return [...runs.slice(0, -2), [...answer, { ...letter, face }]];
}

/** Words of one text stand no further apart, in em. */
const CLOSE = 0.6;

/** A small letter amid the words of a label, "Meeting o day", or between two numbers, "7 y 12", is one of them: its face on pixels is seen by chance. */
function withPrepositions(runs: Word[][]): Word[][] {
  const at = runs.findIndex((run, i) => {
    const [letter, ...more] = run;
    const [before, after] = [runs[i - 1]?.at(-1), runs[i + 1]?.[0]];
    return (
      letter?.source === "ocr" &&
      more.length === 0 &&
      /^\p{Ll}$/u.test(letter.text) &&
      before !== undefined &&
      after !== undefined &&
      before.face === after.face &&
      (before.face === "printed" || [before, after].every(({ text }) => /^\d+$/.test(text))) &&
      gapOf(before, letter) < CLOSE &&
      gapOf(letter, after) < CLOSE
    );
  });
  const [before = [], [letter] = [], after = []] = runs.slice(Math.max(0, at - 1));
  if (at < 0 || !letter) return runs;
  const joined = [...before, { ...letter, face: before[0]?.face }, ...after] as Word[];
  return withPrepositions([...runs.slice(0, at - 1), joined, ...runs.slice(at + 2)]);
}

const gapOf = (before: Word, { box, fontSize }: Word): number =>
  (box.x0 - before.box.x1) / fontSize;
