import { spellings } from "../../lexicon/spellings";
import type { Word } from "../../model";
import { fold } from "../../text/fold";
import type { Examples } from "./ink-odds";

/** Words of a line further apart than this stand in different texts, in em; an answer within its column is nearer than this. */
const TEXT = 1.2;
const ANSWER = 12;
/** Words of a label, at most. */
const LONGEST = 5;

/** Labels of the lexicon, or with a colon, and what stands beside them. */
export function examplesBeside(lines: readonly (readonly Word[])[]): Examples {
  const printed: Word[] = [];
  const typed: Word[] = [];
  for (const line of lines) {
    let at = 0;
    while (at < line.length) {
      const count = labelAt(line, at);
      if (count === 0) {
        at++;
        continue;
      }
      printed.push(...line.slice(at, at + count));
      at += count;
      const answer = textFrom(line, at);
      const isAnswer =
        answer.length > 0 &&
        labelAt(line, at) === 0 &&
        !answer.some(({ text }) => /[☐☒]/.test(text));
      if (isAnswer) typed.push(...answer);
      at += answer.length;
    }
  }
  return { printed, typed };
}

/** How many words from there on are a label: one of the lexicon, the longest, or all up to a colon. */
function labelAt(line: readonly Word[], at: number): number {
  const text = textFrom(line, at, 0).slice(0, LONGEST);
  const colon = text.findIndex((word) => /\p{L}.*[:：]$/u.test(word.text));
  if (colon >= 0) return colon + 1;
  for (let count = text.length; count > 0; count--) {
    const form = fold(
      text
        .slice(0, count)
        .map((word) => word.text)
        .join(" "),
    );
    if (form.length > 2 && spellings.has(form)) return count;
  }
  return 0;
}

/** The words of a text from there on: up to a wide gap, or to what may be the next label. */
function textFrom(line: readonly Word[], at: number, reach = ANSWER): Word[] {
  const words: Word[] = [];
  for (let i = at; i < line.length; i++) {
    const [word, last] = [line[i] as Word, line[i - 1]];
    const gap = last ? (word.box.x0 - last.box.x1) / word.fontSize : 0;
    if (i > at && (gap > TEXT || (reach > 0 && labelAt(line, i) > 0))) break;
    if (i === at && reach > 0 && gap > reach) break;
    words.push(word);
  }
  return words;
}
