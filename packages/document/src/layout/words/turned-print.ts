import type { Page, Word } from "../../model";

/** So many signs at most are seen in each letter of print that stands on its side, and so many words below each other. */
const SIGNS = 3;
const LEAST = 3;
/** They are so wide at most, share so much of their width, and follow each other this closely; in em, and an em is no more than this, in points. */
const WIDE = 1.6;
const OVER = 0.5;
const GAP = 0.3;
const EM = 14;
/** Readers are so sure of them on average at most, and agree on so many of them at most. */
const SURE = 0.75;
const AGREED = 0.34;
/** Signs that stand below each other as they are: ideographs, kana, boxes to tick. */
const UPRIGHT = /[\u2e80-\u9fff\uff00-\uffef☐☒]/;

/** A page without what readers saw in print that stands on its side, as in a bar along a form's section: a letter or two below the other, of which they are not sure. */
export function withoutTurnedPrint(page: Page): Page {
  if (page.source !== "ocr") return page;
  const turned = new Set(stacksOf(page.words.filter(isNarrow)).filter(isDoubtful).flat());
  return turned.size === 0
    ? page
    : { ...page, words: page.words.filter((word) => !turned.has(word)) };
}

function isNarrow({ text, box, fontSize }: Word): boolean {
  return (
    [...text].length <= SIGNS && !UPRIGHT.test(text) && box.x1 - box.x0 <= WIDE * emOf(fontSize)
  );
}

const emOf = (fontSize: number): number => Math.min(fontSize, EM);

/** Words below each other, each close to the one before. */
function stacksOf(words: readonly Word[]): Word[][] {
  const all: Word[][] = [];
  let open: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.box.top - b.box.top)) {
    open = open.filter((stack) => (stack.at(-1)?.box.bottom ?? 0) + GAP * EM >= word.box.top);
    const own = open.find((stack) => isNext(stack.at(-1) as Word, word));
    if (own) own.push(word);
    else {
      const stack = [word];
      all.push(stack);
      open.push(stack);
    }
  }
  return all;
}

function isNext(above: Word, below: Word): boolean {
  const [a, b] = [above.box, below.box];
  const over = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const em = emOf(Math.max(above.fontSize, below.fontSize));
  return over >= OVER * Math.min(a.x1 - a.x0, b.x1 - b.x0) && b.top - a.bottom <= GAP * em;
}

function isDoubtful(stack: readonly Word[]): boolean {
  const agreed = stack.filter(({ second }) => second === "agrees").length;
  const sure = stack.reduce((sum, { confidence }) => sum + confidence, 0) / stack.length;
  return stack.length >= LEAST && sure <= SURE && agreed <= AGREED * stack.length;
}
