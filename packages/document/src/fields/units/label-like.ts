import { numberSign } from "../../text/number-sign";
import { areChoices } from "../choices/tick-boxes";
import type { Unit } from "./unit";

/** Forms number their questions: "12a. Weight", "(3) Name". */
const numbering = /^[(（]?[\d０-９]{1,3}[a-z]?[.)．）](?:[\d０-９]{1,2}[.)．）]?)?\s*(?=\p{L})/u;

/** The label without the number of its question. */
export function withoutNumber(text: string): string {
  return text.replace(numbering, "");
}

/** Asks what to do besides: "(Check all that apply)". */
const QUESTION = /\p{L}[^\s?？]*\s?[?？](?:\s*[(（][^()（）]*[)）])?$/u;

/** Japanese and Chinese ask by their last sign, whatever follows it: "どうなさいましたか。". */
const ASKED_BY_SIGN =
  /(?:(?:です|ます|ました|ません|でした|でしょう)か|\p{Script=Han}[吗呢])[。．]?(?:\s*[(（][^()（）]*[)）])?$/u;

/** A text that asks for an answer by its form. */
export function isQuestion(text: string): boolean {
  return QUESTION.test(text) || ASKED_BY_SIGN.test(text);
}

/** With the number of its question: "12a. Weight". */
export function beginsWithNumber(text: string): boolean {
  return withoutNumber(text) !== text;
}

/** Ideographs with the comma or the full stop of a sentence: a number among them is set in another typeface, and is no answer. */
export function isSentence(text: string): boolean {
  return /\p{Script=Han}.*[，。]|[，。].*\p{Script=Han}/u.test(text);
}

/** A caption that is set in brackets: "(tax number)"; a list is what another label explains. */
const IN_BRACKETS = /^[(（]([^()（）,;、]+)[)）]$/;

const longest = { words: 8, signs: 56 };

/** A text that may be a label by its form alone: few words, no numbers but in brackets. */
export function isLabelLike({ text, kind, colon, match }: Unit): boolean {
  if (colon || (match !== null && match.score >= 0.9) || numberSign.test(text)) return true;
  const bare = withoutNumber(text.replace(IN_BRACKETS, "$1")).replace(/\([^)]*\)?/g, "");
  if (bare.length > longest.signs || bare.split(/[\s/]+/).length > longest.words) return false;
  if (/\d|[!。]$|.{20}\p{L}{4}\.$/u.test(bare) || !/\p{L}{2}|[\u3040-\u9fff]/u.test(bare))
    return false;
  return (kind === "text" || bare !== text) && !areChoices(text);
}
