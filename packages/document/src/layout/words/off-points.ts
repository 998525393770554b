import type { Word } from "../../model";

/** So many words that begin with several points show that a form was written on rows of them: ".pdf" has one of its own. */
const FEWEST = 3;
const SEVERAL = /^(?:\.{2}|…)/;
/** The points before an answer, of the row that it was written on; one before a number is its own. */
const LEADING = /^[.…]{1,3}(?=[\p{L}„"(])|^(?:\.{2,3}|…)(?=\d)/u;
/** Points of the row between the words of an answer; those of dates, numbers and words cut short stay. */
const BETWEEN =
  /\.{2,}|(?<=\p{L}{2})\.(?=\p{Ll})|(?<=\p{L}{4})\.(?=[\p{Lu}\d„"(])|(?<=[,)])\.(?=[\p{L}\d])|(?<=\d)\.(?=\p{L}{2}|[–-])|(?<=[–-])\.(?=\d)|(?<=\p{L})\.(?=\p{Ll}{3})|(?<=\p{L}{4})\.$/gu;
/** The label ends no further before its answer, and words of that no further before each other, in em. */
const NEAR = 3;
/** Words on one line, in em. */
const LEVEL = 0.4;
/** Words are read line by line, not this many of them in one. */
const RECENT = 40;
/** Between words that were read as one, in em. */
const SPACE = 0.3;

/**
 * Answers that a reader of pixels saw with the points of the rows they were written on, without them: "Surname ..Sara.Maria" asks for "Sara Maria", to which the
 * points lead.
 */
export function offPoints(words: readonly Word[]): Word[] {
  const begun = words.flatMap(({ text, source }, at) =>
    source === "ocr" && LEADING.test(text) ? [at] : [],
  );
  const shown = begun.filter((at) => SEVERAL.test(words[at]?.text ?? ""));
  if (shown.length < FEWEST) return [...words];
  const written = new Set(begun.flatMap((at) => [words[at] as Word, ...behindIt(words, at)]));
  const leading = new Set(begun.flatMap((at) => beforeIt(words, at)));
  return words.flatMap((word) => {
    const parts = written.has(word) ? withoutPoints(word) : [word];
    const last = parts.at(-1);
    const leads = leading.has(word) && !written.has(word);
    return leads && last ? [...parts.slice(0, -1), { ...last, leads }] : parts;
  });
}

const isLevel = (a: Word, b: Word): boolean =>
  Math.abs(a.baseline - b.baseline) < LEVEL * Math.min(a.fontSize, b.fontSize);

/** What follows a word closely on its line. */
function behindIt(words: readonly Word[], at: number): Word[] {
  const [first, ...more] = words.slice(at, at + RECENT) as [Word, ...Word[]];
  const found: Word[] = [];
  for (const word of more) {
    const last = found.at(-1) ?? first;
    const gap = (word.box.x0 - last.box.x1) / first.fontSize;
    if (!isLevel(first, word) || gap < -1 || gap > NEAR) break;
    found.push(word);
  }
  return found;
}

/** The word that stands closest before one on its line, if any. */
function beforeIt(words: readonly Word[], at: number): Word[] {
  const own = words[at] as Word;
  const before = words.slice(Math.max(0, at - RECENT), at).filter((other) => {
    const gap = (own.box.x0 - other.box.x1) / own.fontSize;
    return isLevel(own, other) && gap > -0.2 && gap < NEAR;
  });
  return before.toSorted((a, b) => a.box.x1 - b.box.x1).slice(-1);
}

function withoutPoints(word: Word): Word[] {
  const sign = (word.box.x1 - word.box.x0) / word.text.length;
  const parts: Word[] = [];
  let from = LEADING.exec(word.text)?.[0].length ?? 0;
  const add = (to: number) => {
    const text = word.text.slice(from, to);
    const last = parts.at(-1);
    const x0 = last ? last.box.x1 + SPACE * word.fontSize : word.box.x0 + sign * from;
    const box = { ...word.box, x0, x1: word.box.x0 + sign * to };
    if (text !== "")
      parts.push({ ...word, text, box, spaceBefore: word.spaceBefore || last !== undefined });
  };
  for (const { index, 0: points } of word.text.matchAll(BETWEEN)) {
    if (index < from) continue;
    add(index);
    from = index + points.length;
  }
  add(word.text.length);
  return parts;
}
