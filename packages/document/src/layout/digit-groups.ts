import type { Word } from "../model";

/** Digits written by hand, and the capitals that readers take some of them for. */
const GROUP = /^[SOG\d]{2,}$/;
const DIGITS: Record<string, string> = { S: "5", O: "0", G: "6" };
/** So many of them in one group are no word or code. */
const LETTERS = 3;
/** Groups of one number stand no further apart than this, in em, and have so many signs together. */
const GAP = 0.8;
const LEAST = 7;
/** What both readers saw otherwise is doubtful. */
const CONFIDENCE = 0.6;

/** Words of one line seen on pixels, the groups of a number to call with digits where readers saw capitals: "655 SSO 128". */
export function withDigitGroups(words: readonly Word[]): Word[] {
  const runs: Word[][] = [];
  for (const word of words) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && isGroup(last) && isGroup(word) && areNear(last, word)) run.push(word);
    else runs.push([word]);
  }
  return runs.flatMap((run) => (isNumber(run) ? run.map(toDigits) : run));
}

const isGroup = ({ text, source }: Word): boolean => source === "ocr" && GROUP.test(text);

const areNear = (left: Word, right: Word): boolean =>
  right.box.x0 - left.box.x1 < GAP * Math.max(left.fontSize, right.fontSize);

function isNumber(run: readonly Word[]): boolean {
  const texts = run.map(({ text }) => text);
  const letters = texts.map((text) => text.replace(/\d/g, "").length);
  return (
    run.length > 1 &&
    texts.join("").length >= LEAST &&
    texts.some((text) => /^\d+$/.test(text)) &&
    Math.max(...letters) >= LETTERS
  );
}

function toDigits(word: Word): Word {
  if (!/\D/.test(word.text)) return word;
  const text = word.text.replace(/[SOG]/g, (letter) => DIGITS[letter] ?? letter);
  return { ...word, text, confidence: Math.min(word.confidence, CONFIDENCE) };
}
