import type { Word } from "../../model";
import { nextOnLine } from "../words/words-on-line";
import { hullOf } from "./part-ideographs";

/** The registration number of who issues a Japanese invoice, a T and thirteen digits, behind its label or not. */
const REGISTERED = /^([^A-Za-z\d]*?)[:：]?(T\d{13})$/;
/** … in one word, of which readers part the digits. */
const SPACED = /(?<![A-Za-z\d])T(?:\d ?){12}\d(?!\d)/;
/** Its pieces stand closer than this, in em. */
const NEAR = 0.8;

/**
 * The registration number on Japanese invoices and receipts, which nobody prints with spaces: what readers made of it in two pieces, of which the first may
 * be its label's, is one word, and its label another; within a word it has none either.
 */
export function joinRegistration(words: readonly Word[]): Word[] {
  const taken = new Set<Word>();
  const told = new Map<Word, Word[]>();
  for (const word of words) {
    const next = nextOnLine(word, words, NEAR);
    const pieces = next && !taken.has(word) && !taken.has(next) ? [word, next] : [];
    const text = pieces.map((piece) => piece.text.replace(/\s/g, "")).join("");
    const [, label, number] = REGISTERED.exec(text) ?? [];
    if (label === undefined || number === undefined || number === next?.text) continue;
    told.set(word, parted(pieces, label, number));
    taken.add(next as Word);
  }
  return words.flatMap((word) => (taken.has(word) ? [] : (told.get(word) ?? [closed(word)])));
}

function closed(word: Word): Word {
  const text = word.text.replace(SPACED, (number) => number.replaceAll(" ", ""));
  return text === word.text ? word : { ...word, text };
}

function parted(pieces: readonly Word[], label: string, number: string): Word[] {
  const [first] = pieces as [Word];
  const confidence = Math.min(...pieces.map((piece) => piece.confidence));
  const box = hullOf(pieces.map((piece) => piece.box));
  // An ideograph is as wide as two digits.
  const share = (2 * label.length) / (2 * label.length + number.length);
  const x = box.x0 + share * (box.x1 - box.x0);
  const own = { ...first, text: number, confidence, box: { ...box, x0: x } };
  return label === "" ? [own] : [{ ...first, text: label, box: { ...box, x1: x } }, own];
}
