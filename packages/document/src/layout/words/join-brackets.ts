import type { Word } from "../../model";
import { hull } from "../box";
import { cutWord } from "./cut-word";

/** The brackets of a box to tick stand no further apart than this, in em: a space, or a sign with one on each side. */
const WIDEST = 1.6;
/** … or this around a cross that has a space on each side, and around none beside such a box. */
const WIDE = 4;

/** So many square boxes make a form to tick of a page. */
const FEWEST = 3;

/** Whether a page has several square boxes to tick, of brackets or drawn. */
export function hasTickBoxes(words: readonly Word[]): boolean {
  const boxes = words.filter(
    ({ text }, at) => /^[☐☒]$/u.test(text) || isSquare(words.slice(at, at + 3)),
  );
  return boxes.length >= FEWEST;
}

/**
 * "( )", "[ x ]": boxes made of brackets, whose spaces have parted them. `words` are those of a line from left to right; on a form to tick, square boxes are
 * known by one square bracket of two.
 */
export function joinBrackets(printed: readonly Word[], isForm = false): Word[] {
  const words = printed.flatMap((word, at) => cutAtBoxes(word, printed.slice(0, at)));
  const joined: Word[] = [];
  const areWide = words.some((_, at) => isCrossed(words.slice(at, at + 3)));
  const areTicked = words.some((_, at) => isTicked(words.slice(at, at + 3)));
  const areSquare = words.some((_, at) => isSquare(words.slice(at, at + 3)));
  for (let at = 0; at < words.length; at++) {
    const [open, second, third] = words.slice(at, at + 3);
    if (!open) break;
    const runs = [[open, second] as const, [open, second, third] as const];
    const run = runs.find((own) => isBox(own, areWide ? WIDE : WIDEST));
    const seen = isForm && !run ? seenBox(words.slice(at)) : null;
    if (run) joined.push(toBox(run as readonly Word[]));
    else if (seen) {
      joined.push(seen.box);
      at += seen.words - 1;
    } else if (areTicked && isMisread(open, second)) {
      joined.push({ ...toBox([open, second as Word]), text: "( )" });
      at++;
    } else if (areTicked && (isLone(open, joined) || isOpened(open, second)))
      joined.push({ ...open, text: "( )" });
    else if (isTickedOpen(open, words.slice(at + 1))) joined.push({ ...open, text: "[x]" });
    else if ((areSquare || isForm) && isHalf(open, joined))
      joined.push({ ...open, text: open.text === "]" ? "[ ]" : "[x]" });
    else joined.push({ ...open, text: open.text.replace(/^([[(])×(?=[\])]$)/u, "$1x") });
    if (run) at += run.length - 1;
  }
  return joined;
}

/** ")S(X)N", "(X)S(": a ticked box with the choices beside it, which readers of pixels ran together. */
const GLUED = /^(?:\)?\p{L}{0,3}\([xX×✓]\)\p{L}{1,12}|\([xX×✓]\)\p{L}{1,3}\()$/u;

/** ")yes" behind "(" or "( x": the second bracket of a box, run together with its choice. */
const CLOSING = /^\)\p{L}{1,12}$/u;

function cutAtBoxes(word: Word, before: readonly Word[]): Word[] {
  if (word.source !== "ocr") return [word];
  if (GLUED.test(word.text)) return cutWord(word, /(\([xX×✓]\)|[()])/u);
  const [second, first] = [before.at(-1), before.at(-2)];
  const open = second && /^[xX×✓]$/u.test(second.text) ? first : second;
  const isClosing =
    open !== undefined &&
    /^\([xX×✓]?$/u.test(open.text) &&
    word.box.x0 - open.box.x1 < WIDEST * word.fontSize;
  return isClosing && CLOSING.test(word.text) ? cutWord(word, /(\))/u) : [word];
}

const ticked = /^\([xX✓]\)$/u;

/** Such a box by itself, or in parts. */
const isTicked = (run: readonly Word[]): boolean =>
  run.some((_, at) =>
    ticked.test(
      run
        .slice(0, at + 1)
        .map(({ text }) => text)
        .join(""),
    ),
  );

/** The empty brackets of a box as readers of pixels see them beside one that is ticked: "{ )", "| )". */
function isMisread(open: Word, close: Word | undefined): boolean {
  if (open.source !== "ocr" || !close || close.box.x0 - open.box.x1 > WIDEST * open.fontSize)
    return false;
  const signs = open.text + close.text;
  return /^[([{|][)\]}|]$/.test(signs) && /[(){}]/.test(signs);
}

/** The second bracket of such a box whose first was taken for a rule. */
function isLone({ text, source }: Word, before: readonly Word[]): boolean {
  const isOpen = before.some((word) => /[({]/.test(word.text) && !/[)}]/.test(word.text));
  return source === "ocr" && /^[)}]$/.test(text) && !isOpen;
}

/** The first bracket of such a box, whose second was not seen: its choice begins further off than what is put in brackets does. */
function isOpened({ text, source, box, fontSize }: Word, next: Word | undefined): boolean {
  if (source !== "ocr" || text !== "(" || !next || !/^\p{L}/u.test(next.text)) return false;
  const gap = (next.box.x0 - box.x1) / fontSize;
  return gap > OPENED.least && gap < OPENED.most;
}

/** In em; a bracket with the space behind it is about half as wide. */
const OPENED = { least: 0.9, most: 2 } as const;

/** A square box by itself. */
const isSquare = (run: readonly Word[]): boolean =>
  [1, 2, 3].some((length) => {
    const own = run.slice(0, length);
    return own.length === length && own[0]?.text.startsWith("[") && isBox(own);
  });

/** The right half of one of several square boxes, whose left half no reader saw. */
function isHalf({ text, source }: Word, before: readonly Word[]): boolean {
  const isOpen = before.some((word) => /\[[^\]]*$/.test(word.text));
  return source === "ocr" && /^[xX×]?\]$/u.test(text) && !isOpen;
}

/** "[x": a ticked box whose right half no reader saw; none closes it further on. */
function isTickedOpen({ text, source }: Word, behind: readonly Word[]): boolean {
  const next = behind.find((word) => /[[\]]/.test(word.text));
  return source === "ocr" && /^\[[xX×]$/u.test(text) && (!next || /^[^\]]*\[/.test(next.text));
}

/** The square box that a line begins with, as readers of pixels see it: "[ }", "Ix]", "{ x ]", or "[" with what it asks behind it; of so many words. */
function seenBox(words: readonly Word[]): { box: Word; words: number } | null {
  const [open] = words;
  if (open?.source !== "ocr") return null;
  for (const count of [1, 2, 3]) {
    const run = words.slice(0, count);
    const last = run.at(-1);
    if (run.length < count || !last) break;
    if (last.box.x0 - open.box.x1 > WIDEST * open.fontSize) break;
    const signs = run.map(({ text }) => text).join("");
    if (!SEEN.test(signs) || !/[[\]]/.test(signs)) continue;
    const box = toBox(run);
    return { box: { ...box, text: /[xX×]/u.test(signs) ? "[x]" : "[ ]" }, words: count };
  }
  const closing = words.slice(1).find(({ text }) => /[[\]]/.test(text));
  const isLone = open.text === "[" && words.length > 1 && !/^[^[]*\]/.test(closing?.text ?? "");
  return isLone ? { box: { ...open, text: "[ ]" }, words: 1 } : null;
}

/** Brackets and strokes that pass for them, with or without a cross between; letters and digits pass for them beside a cross alone. */
const SEEN = /^(?:[[({|][xX×]?[\])}|]|[Il1][xX×]\]|\[[xX×][Il1])$/u;

/** "(   X   )" of three words. */
const isCrossed = (run: readonly Word[]): boolean =>
  run.length === 3 && /^[xX×✓]$/u.test(run[1]?.text ?? "") && isBox(run, WIDE);

function isBox(run: readonly (Word | undefined)[], widest: number = WIDEST): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || last.box.x0 - first.box.x1 > widest * first.fontSize) return false;
  return /^(?:\([xX×✓]?\)|\[[xX×✓]?\])$/u.test(run.map((word) => word?.text).join(""));
}

/** With a space between them where nothing else stands there. */
function toBox(run: readonly Word[]): Word {
  const signs = run.map(({ text }) => text).join("");
  const text = signs.length === 2 ? signs.split("").join(" ") : signs.replace("×", "x");
  return {
    ...(run[0] as Word),
    text,
    box: hull(run.map(({ box }) => box)),
    confidence: Math.min(...run.map(({ confidence }) => confidence)),
  };
}
