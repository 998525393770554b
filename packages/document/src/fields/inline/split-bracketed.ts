import type { Word } from "../../model";
import { beginsWithBox } from "../choices/tick-boxes";

const opened = /[(（]$/;
const closing = /^[)）]$/;

/**
 * "病名（　花粉症　）": an answer between brackets that the form printed wide apart, with the text before them as its label; null for
 * brackets that hug what they enclose.
 */
export function splitBracketed(
  words: readonly Word[],
): (readonly [label: Word[], value: Word[]])[] | null {
  const open = words.findIndex(({ text }) => opened.test(text));
  const last = words.length - 1;
  if (open < 0 || last - open < 2 || !closing.test(words[last]?.text ?? "")) return null;
  if (words.some(({ text }) => beginsWithBox(text))) return null;
  const label = words
    .slice(0, open + 1)
    .map((word) => ({ ...word, text: word.text.replace(opened, "") }))
    .filter(({ text }) => text !== "");
  const value = words.slice(open + 1, last);
  const asks = label.some(({ text }) => /\p{L}{2}|\p{Script=Han}|\p{Script=Hiragana}/u.test(text));
  return asks ? [[label, value]] : null;
}
