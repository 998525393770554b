import { beginsWithBox } from "../../fields/choices/tick-boxes";
import type { Word } from "../../model";
import { ONE_SHAPE } from "../../ocr/words/either-case";
import { fold } from "../../text/fold";

/** A box to tick with its one word. */
type Choice = readonly [box: Word, word: Word];

/**
 * The words of a line seen on pixels with the choices between one letter or another, and between yes and no in Spanish, in one case: readers take a letter that
 * looks alike in both for the other one, "☐ m ☐ V", "☐ SÍ ☐ No".
 */
export function evenChoices(line: readonly Word[]): readonly Word[] {
  const choices = choicesIn(line);
  if (choices.length < 2) return line;
  const evened = new Map<Word, string>();
  for (const [, word] of choices)
    evened.set(word, letterAmong(word, choices) ?? yesBeside(word, choices) ?? word.text);
  return line.map((word) => {
    const text = evened.get(word) ?? word.text;
    return text === word.text ? word : { ...word, text };
  });
}

function choicesIn(line: readonly Word[]): Choice[] {
  return line.flatMap((word, at): Choice[] => {
    const [box, next] = [line[at - 1], line[at + 1]];
    const isAlone = !next || beginsWithBox(next.text) || next.box.x0 - word.box.x1 > word.fontSize;
    const isChoice = word.source === "ocr" && box && beginsWithBox(box.text) && isAlone;
    return isChoice && /^\p{L}+$/u.test(word.text) ? [[box, word]] : [];
  });
}

/** A letter that looks alike in both cases, in that of the others, which do not. */
function letterAmong({ text }: Word, choices: readonly Choice[]): string | null {
  const letters = choices.map(([, word]) => word.text);
  if (!ONE_SHAPE.test(text) || letters.some((letter) => letter.length > 1)) return null;
  const sure = letters.filter((letter) => !ONE_SHAPE.test(letter));
  if (sure.length === 0) return null;
  if (sure.every((letter) => /\p{Ll}/u.test(letter))) return text.toLowerCase();
  return sure.every((letter) => /\p{Lu}/u.test(letter)) ? text.toUpperCase() : null;
}

/** "Sí" as "No" is set, both letters of which are read in the size of its first. */
function yesBeside({ text }: Word, choices: readonly Choice[]): string | null {
  const answers = new Set(choices.map(([, word]) => word.text));
  const [no, ...more] = [...answers].filter((other) => fold(other) === "no");
  if (fold(text) !== "si" || more.length > 0) return null;
  if (no === "NO") return text.toUpperCase();
  const small = text.toLowerCase();
  return no === "No" ? small.charAt(0).toUpperCase() + small.slice(1) : null;
}
