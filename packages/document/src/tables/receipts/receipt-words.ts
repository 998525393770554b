import type { Word } from "../../model";

/** Words with a space between each two. */
export function textIn(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(" ");
}

/** What stands from one place to another of `textIn`, words that readers ran together cut where they are. */
export function wordsIn(words: readonly Word[], from: number, to: number): Word[] {
  let start = 0;
  return words.flatMap((word) => {
    const [first, last] = [Math.max(0, from - start), Math.min(word.text.length, to - start)];
    start += word.text.length + 1;
    const text = word.text.slice(first, Math.max(first, last));
    if (text === "") return [];
    if (text === word.text) return [word];
    const advance = (word.box.x1 - word.box.x0) / word.text.length;
    const x0 = word.box.x0 + advance * first;
    return [{ ...word, text, box: { ...word.box, x0, x1: x0 + advance * text.length } }];
  });
}
