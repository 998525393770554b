import type { Word } from "../../model";
import { cutWord } from "./cut-word";

const LOW = /„/;
/** A quotation that was opened low closes within so many words. */
const LONGEST = 12;
const CLOSING = /[“”"»]/;

/**
 * Without the low quotation marks that no other closes: at the left end of a line to write on, readers of pixels take what is left of it for one,
 * "„ZUBROWKA", or for a sign between two words, "Town„ZUBROWKA". One by itself says the same again, and stays.
 */
export function withoutLowQuotes(words: readonly Word[]): Word[] {
  return words.flatMap((word, at) => {
    const [, behind] = word.source === "ocr" ? word.text.split(LOW, 2) : [];
    if (behind === undefined || word.text === "„") return [word];
    const next = words.slice(at + 1, at + 1 + LONGEST).map(({ text }) => text);
    const [quoted = ""] = [behind, ...next].join(" ").split(LOW, 1);
    if (CLOSING.test(quoted)) return [word];
    const [first, ...others] = cutWord(word, LOW);
    const bare = first && { ...first, text: first.text.replace(LOW, "") };
    return [...(bare ? [bare] : []), ...others.map((part) => ({ ...part, spaceBefore: true }))];
  });
}
