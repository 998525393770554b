import { toSegment } from "../../layout/segment";
import { isNoteMark } from "../../layout/segments/note-marks";
import { type LanguageWeights, matchLabel } from "../../lexicon/vocabulary";
import type { Word } from "../../model";
import { kindOf } from "../../text/kind";
import { beginsWithBox } from "../choices/tick-boxes";
import { withoutNumber } from "./label-like";

export const separator = /^[-–—|·•;,／/]$/;

/** What parts texts on one line, as no other separator does, within labels too: "Alder Ltd | VAT no.: 417". */
const bars = /^[|•]$/;

/** Labels have few words; whatever is longer before a colon is a sentence. */
const longestLabel = { words: 8, signs: 56 };

/** A colon at the end of a label, and maybe the mark of a note behind it: "Residence: (2)". */
export const closingColon = /[:：]\s*(?:[(（]\d{1,2}[)）])?\s*$/u;

/** Words of which the mark of a note behind a colon is one with what asks. */
export function withNoteMarks(words: readonly Word[]): Word[] {
  const marked: Word[] = [];
  for (const [at, word] of words.entries()) {
    const last = marked.at(-1);
    if (!last || !isNoteMark(words, at)) marked.push(word);
    else {
      const box = { ...last.box, x1: word.box.x1 };
      marked.splice(-1, 1, { ...last, text: `${last.text} ${word.text}`, box });
    }
  }
  return marked;
}

export function endsWithColon(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !closingColon.test(word.text) || word.text.length >= 48) return false;
  // A time of day goes on behind its colon.
  const isHour = /(?<![\d.,/-])\d{1,2}[:：]$/.test(word.text);
  const isTime = next !== undefined && isHour && /^\d\d(?!\d|[.,]\d)/.test(next.text);
  // A colon of ideographs leaves half its square white.
  const close = word.text.endsWith("：") ? 0.6 : 0.2;
  const isClose = (next?.box.x0 ?? 0) - word.box.x1 < close * word.fontSize;
  const isNumber = /^\d+[:：]$/.test(word.text) && !isCount(words, at);
  return !isNumber && !(isTime && isClose);
}

/** "Costs, year 2: $31,900": a number that counts what is asked, before an amount; a scale begins with one. */
const isCount = (words: readonly Word[], at: number): boolean =>
  /^[2-9][:：]$/.test(words[at]?.text ?? "") &&
  /\p{L}$/u.test(words[at - 1]?.text ?? "") &&
  /^[$€£¥]\s?\d|^\d[\d.,]*[.,]\d{2}$/.test(words[at + 1]?.text ?? "");

/** Within brackets that close behind it: "Breed (of mixed ones: crossing of)". */
export function isInBrackets(words: readonly Word[], at: number): boolean {
  const depth = (part: readonly Word[]) =>
    [...part.map(({ text }) => text).join("")].reduce(
      (sum, sign) => sum + (/[(（]/.test(sign) ? 1 : /[)）]/.test(sign) ? -1 : 0),
      0,
    );
  return depth(words.slice(0, at + 1)) > 0 && depth(words.slice(at + 1)) < 0;
}

/** A phrase of the lexicon, of which a word may look typed by chance. */
const KNOWN = 0.98;

/** Where the label that ends at `end` begins, null where those words are no label. */
export function labelStart(
  words: readonly Word[],
  from: number,
  end: number,
  weights: LanguageWeights,
): number | null {
  // Behind what was typed the print of the label begins anew.
  const typed = words.slice(from, end).findLastIndex(({ face }) => face === "typed");
  const text = (start: number) => toSegment(words.slice(start, end + 1), 1).text;
  const isKnown = (matchLabel(text(from), false, weights)?.score ?? 0) >= KNOWN;
  if (typed >= 0 && words[end]?.face === "printed" && !isKnown) return from + typed + 1;
  const box = words.slice(from, end).findLastIndex((word) => beginsWithBox(word.text));
  if (box >= 0) return nextQuestion(words, from + box, end);
  const asked = behindQuestion(words, from, end);
  if (asked !== null) return asked;
  const whole = withoutNumber(text(from)).replace(/\s*\([^)]*\)/g, "");
  const isShort =
    whole.split(" ").length <= longestLabel.words && whole.length <= longestLabel.signs;
  const bar = words.slice(from, end).findLastIndex((word) => bars.test(word.text));
  const behindBar = from + bar + 1;
  if (bar >= 0 && (matchLabel(text(behindBar), false, weights)?.score ?? 0) >= 0.9)
    return behindBar;
  const behindAddress = words
    .slice(from, end)
    .findLastIndex((_, at) => at > 0 && isPast(words, from + at));
  if (
    behindAddress > 0 &&
    (matchLabel(text(from + behindAddress + 1), false, weights)?.score ?? 0) >= 0.98
  )
    return from + behindAddress + 1;
  if (from === 0 && isShort) return from;
  // "Desk: North Key: 4": one word is an answer, and one asks for the next.
  if (from > 0 && end === from + 1 && /^\p{Lu}\p{L}+[:：]$/u.test(words[end]?.text ?? ""))
    return end;
  for (let start = Math.max(from, end - 6); start <= end; start++) {
    if (!/^\P{N}*\p{L}/u.test(words[start]?.text ?? "")) continue;
    const match = matchLabel(text(start), false, weights);
    if (match && match.score >= 0.9) return start;
  }
  // "07 NV:", "V-2018/07 Agent:": behind a number or code a word with a colon begins anew.
  const name = /^[:：]$/.test(words[end]?.text ?? "") ? end - 1 : end;
  const last = words.slice(name, end + 1).map((word) => word.text);
  if (
    name > from &&
    /^[\d.,/-]+$|^(?=\S*\d{3})[\p{Lu}\d./-]+$/u.test(words[name - 1]?.text ?? "") &&
    /^(?:\p{L}[\p{L}./-]*\p{L}|\p{Script=Han})[:：]$/u.test(last.join(""))
  )
    return name;
  const cut = words.slice(from, end).findLastIndex((word) => separator.test(word.text));
  if (cut >= 0 && end - from - cut <= 5) return from + cut + 1;
  for (let start = end; start > from; start--) {
    const gap = (words[start]?.box.x0 ?? 0) - (words[start - 1]?.box.x1 ?? 0);
    if (gap > 0.8 * (words[start]?.fontSize ?? 1) && end - start <= 5) return start;
  }
  return null;
}

/** "See bills.alder.example – Code: 417": a dash behind an address of the net, which is no word of a label. */
const isPast = (words: readonly Word[], at: number): boolean =>
  /^[-–—]$/.test(words[at]?.text ?? "") && kindOf(words[at - 1]?.text ?? "") === "url";

/** Behind the choice of the last box another label begins with a capital, after the widest gap where several words have one. */
function nextQuestion(words: readonly Word[], box: number, end: number): number | null {
  const gapBefore = (at: number) => (words[at]?.box.x0 ?? 0) - (words[at - 1]?.box.x1 ?? 0);
  let best: number | null = null;
  for (let at = box + 2; at <= end; at++) {
    const begins = /^(?:\p{Lu}|[\u3040-\u9fff])/u.test(words[at]?.text ?? "");
    if (begins && (best === null || gapBefore(at) > gapBefore(best) + 0.01)) best = at;
  }
  return best;
}

/** "When? last May Where:": behind a question and its answer, the label whose only capital begins it. */
function behindQuestion(words: readonly Word[], from: number, end: number): number | null {
  const question = words.slice(from, end).findLastIndex(({ text }) => /\p{L}\?$/u.test(text));
  const start = words.slice(0, end + 1).findLastIndex(({ text }) => /^\p{Lu}\p{L}/u.test(text));
  return question >= 0 && start > from + question + 1 ? start : null;
}
