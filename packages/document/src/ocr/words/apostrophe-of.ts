import type { Word } from "../../model";

/** The apostrophe that most words of the page have. */
export function apostropheOf(words: readonly Word[]): string {
  const count = (sign: string) => words.filter(({ text }) => text.includes(sign)).length;
  return count("’") > count("'") ? "’" : "'";
}
