import type { Page, Word } from "../../model";

/**
 * Lines that people print have fewer words than this, and words fewer signs; what is looked for along a line takes its time for each
 * pair of words.
 */
const MOST = { words: 250, signs: 500 } as const;

/** A page without what nobody prints: text run on along one line without end. */
export function withoutEndlessLines(page: Page): Page {
  const words = page.words.filter(({ text }) => text.length <= MOST.signs);
  const lines = new Map<number, Word[]>();
  for (const word of words) {
    const at = Math.round(word.baseline);
    const line = lines.get(at);
    if (line) line.push(word);
    else lines.set(at, [word]);
  }
  const endless = new Set([...lines.values()].filter(({ length }) => length > MOST.words).flat());
  if (endless.size === 0 && words.length === page.words.length) return page;
  return { ...page, words: words.filter((word) => !endless.has(word)) };
}
