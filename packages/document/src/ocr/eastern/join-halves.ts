import type { Word } from "../../model";
import type { Model } from "../readers/model-data";
import { isPrinted } from "../words/printed-words";
import { hullOf } from "./part-ideographs";

/** A space within a word is seen where there is little white, in em. */
const NEAR = 0.5;
/** Two letters in front and two behind; shorter words are found in longer ones by chance. */
const HALVES = /^(\p{Lu}?\p{Ll}+) (\p{Ll}{2,})$/u;
const SHORTEST = 7;

/** A capital by itself behind a word and a slash or the like, and what goes on with it. */
const CAPITAL = /\p{L}{3}[/(-](\p{Lu})$/u;
const REST = /^(\p{Ll}{2,})(?!\p{L})/u;

/** A noun and, right behind it, its second half with the hyphen between them: "Sector" and "-Code". */
const NOUN = /^\p{Lu}\p{Ll}{3,}$/u;
const SECOND = /^-\p{Lu}\p{Ll}{2,}/u;
const CLOSE = 0.25;

/**
 * Words in which readers saw a space: "Haver sham", where the page has them whole elsewhere and their halves nowhere, "Monat/J ahr", which the language has whole,
 * and "Sector -Code".
 */
export function joinHalves(words: readonly Word[], model: Model): Word[] {
  const counts = new Map<string, number>();
  for (const { text } of words)
    for (const part of partsOf(text)) counts.set(part, (counts.get(part) ?? 0) + 1);
  const isHalved = (text: string): boolean => {
    const [, head = "", tail = ""] = HALVES.exec(bareOf(text)) ?? [];
    const whole = (head + tail).toLowerCase();
    const [once, again] = [head, tail].map((half) => counts.get(half.toLowerCase()) ?? 0);
    return whole.length >= SHORTEST && counts.has(whole) && once === 1 && again === 1;
  };
  const isOne = (text: string): boolean => {
    const [left = "", right = "", ...more] = text.split(" ");
    return isHalved(text) || (more.length === 0 && isTorn(left, right, model));
  };
  const tails = new Map<Word, Word>();
  for (const word of words) {
    const tail = words.find(
      (other) =>
        isBeside(word, other) &&
        (isHalved(`${word.text} ${other.text}`) ||
          isTorn(word.text, other.text, model) ||
          isHyphened(word, other)),
    );
    if (tail) tails.set(word, tail);
  }
  const taken = new Set(tails.values());
  return words.flatMap((word) => {
    const tail = tails.get(word);
    if (taken.has(word)) return [];
    if (!tail) return isOne(word.text) ? { ...word, text: word.text.replace(" ", "") } : word;
    return {
      ...word,
      text: word.text + tail.text,
      box: hullOf([word.box, tail.box]),
      confidence: Math.min(word.confidence, tail.confidence),
    };
  });
}

function isTorn(left: string, right: string, model: Model): boolean {
  const [, capital] = CAPITAL.exec(left) ?? [];
  const [, rest] = REST.exec(right) ?? [];
  if (capital === undefined || rest === undefined) return false;
  return isPrinted(model, capital + rest);
}

function isHyphened(left: Word, right: Word): boolean {
  const isNear = right.box.x0 - left.box.x1 < CLOSE * right.fontSize;
  return isNear && NOUN.test(left.text) && SECOND.test(right.text);
}

const bareOf = (text: string): string => text.replace(/^\P{L}+|\P{L}+$/gu, "");
const partsOf = (text: string): string[] =>
  text.split(/\s+/).flatMap((part) => (bareOf(part) === "" ? [] : bareOf(part).toLowerCase()));

function isBeside(left: Word, right: Word): boolean {
  const gap = right.box.x0 - left.box.x1;
  const isLevel = Math.abs(right.baseline - left.baseline) < 0.3 * right.fontSize;
  return isLevel && gap >= 0 && gap < NEAR * right.fontSize;
}
