import type { Word } from "../../model";

/** What readers of Latin print see in an empty box to tick: its left side and a stroke, or all of it in one letter. */
const BOX = /^(?:\[[\]JIl|]?|[ODQ0])$/;
/** A box stands apart from the text before it, and close before its own; in em. */
const APART = 0.5;
const BEHIND = 0.6;

/** A line of words seen on pixels with empty boxes in place of such signs, where another box shows that it is a line of choices: "O transfer ☒ cash". */
export function withBoxLetters(words: readonly Word[]): Word[] {
  if (!words.some(({ text }) => /^[☐☒]/.test(text))) return [...words];
  return words.map((word, i) =>
    isBox(word, words[i - 1], words[i + 1]) ? { ...word, text: "☐" } : word,
  );
}

function isBox(word: Word, before: Word | undefined, behind: Word | undefined): boolean {
  if (word.source !== "ocr" || !BOX.test(word.text) || !behind) return false;
  const isBefore =
    /^\p{L}{2}/u.test(behind.text) && behind.box.x0 - word.box.x1 < BEHIND * word.fontSize;
  const isApart = !before || word.box.x0 - before.box.x1 > APART * word.fontSize;
  // No word is a capital before small letters, nor begins with a bracket alone.
  const isNoWord = /^\[/.test(word.text) || (/^[OQ0]$/.test(word.text) && isSmall(behind.text));
  return isBefore && (isApart || isNoWord);
}

const isSmall = (text: string): boolean => /^\p{Ll}/u.test(text);
