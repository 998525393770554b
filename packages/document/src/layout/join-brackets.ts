import type { Word } from "../model";
import { hull } from "./box";

/** The brackets of a box to tick stand no further apart than this, in em: a space, or a sign with one on each side. */
const WIDEST = 1.6;

/** "( )", "[ x ]": boxes made of brackets, whose spaces have parted them. `words` are those of a line from left to right. */
export function joinBrackets(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const [open, second, third] = words.slice(at, at + 3);
    if (!open) break;
    const run = [[open, second] as const, [open, second, third] as const].find(isBox);
    joined.push(run ? toBox(run as readonly Word[]) : open);
    if (run) at += run.length - 1;
  }
  return joined;
}

function isBox(run: readonly (Word | undefined)[]): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || last.box.x0 - first.box.x1 > WIDEST * first.fontSize) return false;
  return /^(?:\([xX✓]?\)|\[[xX✓]?\])$/u.test(run.map((word) => word?.text).join(""));
}

/** With a space between them where nothing else stands there. */
function toBox(run: readonly Word[]): Word {
  const signs = run.map(({ text }) => text).join("");
  const text = signs.length === 2 ? signs.split("").join(" ") : signs;
  return {
    ...(run[0] as Word),
    text,
    box: hull(run.map(({ box }) => box)),
    confidence: Math.min(...run.map(({ confidence }) => confidence)),
  };
}
