import type { Word } from "../../model";

/** Raised letters are so much smaller than what they stand behind, this much higher and so close, in em of it. */
const RAISED = { smaller: 0.75, higher: [0.2, 0.6], near: [-0.15, 0.2] } as const;
const LETTERS = /^\p{Ll}{1,3}[.)]?$/u;

/** "1" and a raised "er", "M" and a raised "me" are one word: 1er, Mme. Figures so raised are the numbers of notes. */
export function withRaisedLetters(words: readonly Word[]): Word[] {
  const raised = new Map<Word, Word>();
  const ends = new Map<string, Word[]>();
  for (const word of words) {
    const square = squareOf(word.box.x1, word.baseline);
    const own = ends.get(square);
    if (own) own.push(word);
    else ends.set(square, [word]);
  }
  for (const word of words) {
    if (word.source !== "pdf" || !LETTERS.test(word.text)) continue;
    const base = [0, 1, 2, 3]
      .flatMap((down) => [-1, 0, 1].map((aside) => [aside * SIDE, down * SIDE] as const))
      .flatMap(([x, y]) => ends.get(squareOf(word.box.x0 + x, word.baseline + y)) ?? [])
      .find((other) => isBase(other, word));
    if (base) raised.set(base, word);
  }
  if (raised.size === 0) return [...words];
  const taken = new Set(raised.values());
  return words
    .filter((word) => !taken.has(word))
    .map((word) => {
      const end = raised.get(word);
      if (!end) return word;
      return { ...word, text: word.text + end.text, box: { ...word.box, x1: end.box.x1 } };
    });
}

/** Where words are looked up, in points. */
const SIDE = 8;
const squareOf = (x: number, y: number): string =>
  `${Math.floor(x / SIDE)} ${Math.floor(y / SIDE)}`;

function isBase(word: Word, raised: Word): boolean {
  const em = word.fontSize;
  const rise = (word.baseline - raised.baseline) / em;
  const gap = (raised.box.x0 - word.box.x1) / em;
  return (
    word.source === "pdf" &&
    word.face === raised.face &&
    /[\p{L}\d.]$/u.test(word.text) &&
    raised.fontSize <= RAISED.smaller * em &&
    rise >= RAISED.higher[0] &&
    rise <= RAISED.higher[1] &&
    gap >= RAISED.near[0] &&
    gap <= RAISED.near[1]
  );
}
