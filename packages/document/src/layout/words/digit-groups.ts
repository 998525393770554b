import type { Word } from "../../model";
import { groupRuns } from "./group-runs";

/** Digits written by hand, and the capitals that readers take some of them for. */
const GROUP = /^[SOG\d]{2,}$/;
const DIGITS: Record<string, string> = { S: "5", O: "0", G: "6" };
/** So many of them in one group are no word or code. */
const LETTERS = 3;
/** Groups of one number have so many signs together. */
const LEAST = 7;
/** What both readers saw otherwise is doubtful. */
const CONFIDENCE = 0.6;

/** Words of one line seen on pixels, the groups of a number to call with digits where readers saw capitals: "655 SSO 128". */
export function withDigitGroups(words: readonly Word[]): Word[] {
  return groupRuns(words, isGroup).flatMap((run) => (isNumber(run) ? run.map(toDigits) : run));
}

const isGroup = ({ text, source }: Word): boolean => source === "ocr" && GROUP.test(text);

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
