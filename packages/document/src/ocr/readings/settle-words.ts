import type { Word } from "../../model";
import { editDistance } from "../../text/fold";
import type { Model } from "../readers/model-data";
import type { Sign } from "../readers/print-network";
import { ocrSettings } from "../settings";
import { isPrinted } from "../words/printed-words";
import { bareSigns } from "./plain-signs";

/** The least that the second reader gives a letter beside the one that it sees, for the language to decide between both: where one differs, where two do. */
const THINKABLE = { one: 0.02, two: 0.05 } as const;
/** The first reader's word counts so much. */
const BY_FIRST = 0.3;
/** Shorter pieces are words by chance. */
const SHORT = 4;
/** Without the raised letters of ordinals. */
const LETTERS = /[\p{Lu}\p{Ll}]+/gu;
/** Two pieces of letters with a space between them; what stands behind a hyphen belongs to what is before it ("Follow-up date"). */
const PARTED = /(?<![\p{L}\d-])([\p{Lu}\p{Ll}]+) ([\p{Lu}\p{Ll}]+)(?![\p{L}\d])/gu;
/** Signs in which two readings of one word differ at most; of a word so long, one more. */
const FEW = 2;
const LONG = 7;
/** Two letters that look like one, of which the reader is less sure than this; how likely they are then. */
const TWO_AS_ONE = { one: "m", two: "rn", sure: 0.95, probability: 0.05 } as const;
/** A small letter among capitals. */
const ODD = /\p{Lu}\p{Ll}+\p{Lu}|\p{Lu}{2}\p{Ll}/u;

/**
 * A word that its language does not have, as one that it has where the ink leaves that open ("Bxhibit", "AOENCY"): the first reader
 * saw it, or the second gives each letter that differs a chance. `first` is what the first reader saw, `signs` what the second did.
 */
export function settleWord(word: Word, first: Word, signs: readonly Sign[], model: Model): Word {
  const others = first.text.match(LETTERS) ?? [];
  const isAlike = others.length === word.text.match(LETTERS)?.length;
  let next = 0;
  const text = word.text.replace(LETTERS, (run, index: number) => {
    const other = isAlike ? (others[next++] ?? "") : "";
    if (run.length < SHORT || isPrinted(model, run)) return run;
    const at = word.text.slice(0, index).replace(/\s/g, "").length;
    const seen = signs.slice(at, at + run.length);
    // Vietnamese has a syllable for nearly every mark, so that what both readers saw stays.
    const isOpen = (candidate: Candidate) =>
      model !== "vie" || word.second !== "agrees" || bareSigns(candidate.text) !== bareSigns(run);
    const [best] = [
      ...readingsOf(run, seen).filter(isOpen),
      ...byFirst(run, other, first, model),
      ...bySecond(run, word, signs),
    ]
      .filter((candidate) => isPrinted(model, candidate.text) && !ODD.test(candidate.text))
      .toSorted((a, b) => b.probability - a.probability);
    return best?.text ?? run;
  });
  if (text === word.text) return word;
  return { ...word, text, confidence: Math.min(word.confidence, ocrSettings.disputed) };
}

interface Candidate {
  text: string;
  probability: number;
}

/** What the first reader saw, unless it is another word, or the same without its marks, which it overlooks; of Vietnamese the list has hardly a syllable too few. */
function byFirst(run: string, other: string, first: Word, model: Model): Candidate[] {
  const isBare = model !== "vie" && bareSigns(run) === other;
  return other.length >= SHORT && isNear(run, other) && !isBare
    ? [{ text: other, probability: BY_FIRST * first.confidence }]
    : [];
}

/** What the second reader saw of a word that was kept as the first saw it: "Ilość", of which the first made "liość". */
function bySecond(run: string, word: Word, signs: readonly Sign[]): Candidate[] {
  const seen = signs.map(({ text }) => text).join("");
  const runs = seen.match(LETTERS) ?? [];
  const isOne = runs.length === 1 && word.text.match(LETTERS)?.length === 1;
  const [text = ""] = runs;
  const isOther = bareSigns(text) !== bareSigns(run) && isNear(run, text);
  if (word.second !== "differs" || !isOne || !isOther) return [];
  return [{ text, probability: Math.min(...signs.map(({ probability }) => probability)) }];
}

function isNear(run: string, other: string): boolean {
  const most = run.length < LONG ? FEW : FEW + 1;
  const differs = editDistance(run, other, most + 1);
  return differs > 0 && differs <= most;
}

/** The run with one or two of its letters exchanged for others that its reader thought of. */
function readingsOf(run: string, signs: readonly Sign[]): Candidate[] {
  const letters = [...run];
  const isAligned =
    signs.length === letters.length &&
    letters.every((letter, i) => letter.toLowerCase() === signs[i]?.text.toLowerCase());
  if (!isAligned) return [];
  const changes = signs.flatMap(({ text, rivals = [] }, at) =>
    rivals
      .filter((rival) => /^\p{L}$/u.test(rival.text) && rival.text !== text)
      .filter(({ probability }) => probability >= THINKABLE.one)
      .map((rival) => ({ at, ...rival })),
  );
  const found = changes.map((change) => ({
    text: letters.with(change.at, change.text).join(""),
    probability: change.probability,
  }));
  for (const [at, { text, probability }] of signs.entries()) {
    if (text === TWO_AS_ONE.one && probability < TWO_AS_ONE.sure) {
      found.push({
        text: letters.with(at, TWO_AS_ONE.two).join(""),
        probability: TWO_AS_ONE.probability,
      });
    }
  }
  const likely = changes.filter(({ probability }) => probability >= THINKABLE.two);
  for (const [i, one] of likely.entries()) {
    for (const other of likely.slice(i + 1)) {
      if (other.at === one.at) continue;
      found.push({
        text: letters.with(one.at, one.text).with(other.at, other.text).join(""),
        probability: one.probability * other.probability,
      });
    }
  }
  return found;
}

/** Without a space inside a word of the language in which the first reader saw none. */
export function withoutInnerSpaces(word: Word, first: Word, model: Model): Word {
  if (/\s/.test(first.text)) return word;
  const text = word.text.replace(PARTED, (parted, left: string, right: string) =>
    left.length + right.length >= SHORT && isPrinted(model, left + right) ? left + right : parted,
  );
  return text === word.text ? word : { ...word, text };
}
