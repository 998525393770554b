import type { Word } from "../../model";

/**
 * Ideographs and kana that readers see in an empty box to tick, and in a ticked one, where a text stands behind: but for the words that begin with them.
 */
const BOX =
  /(?<=^|[\s"”'：:])(?:[口囗](?![座数頭头径語语腔袋感味号令述供才罩岸碑角])|[凶囚ロ](?![\u30a1-\u30ff])|回(?![数数収收答目次復複线線路转転執执報报信帰归想向]))(?=$|[\s口囗ロ]?[\u3041-\u9fffA-Z\d])/gu;
const EMPTY = /^[口囗ロ]$/;
const TICKED = /^[凶囚回]$/;
/** White before a box that stands alone, and at most behind it, in em: what is nearer is the end of a word. */
const GAP = { before: 0.35, behind: 1.5 } as const;
/** Boxes stand beside each other. */
const FEWEST = 2;

/** A line of words seen on pixels, with boxes to tick in place of the signs that readers took them for: "口经商 口工资". */
export function withBoxSigns(given: readonly Word[]): Word[] {
  const words = given.map((word, i) => (isMouth(given, i) ? { ...word, text: "口" } : word));
  const found = words.map((word, i) =>
    word.source === "ocr" ? boxesIn(word, words[i - 1], words[i + 1]) : [],
  );
  const drawn = words.filter(({ text }) => /^[☐☒]/.test(text)).length;
  if (drawn + found.flat().length < FEWEST) return [...words];
  return words.flatMap((word, i) => {
    const signs = found[i] ?? [];
    return signs.length === 0 ? [word] : cutAround(word, signs).map(asBox);
  });
}

/** The sign of a mouth takes as much room as other ideographs: so much white on both sides at most, alike but for this, in em, and its square is no higher than so much of one. */
const MOUTH = { white: 0.4, even: 0.15, high: 0.75 } as const;

/** Whether an empty box by itself stands amid ideographs as one of them does, "海口市": what is to be ticked has white before it, or is one of several. */
function isMouth(words: readonly Word[], at: number): boolean {
  const [left, word, right] = [words[at - 1], words[at], words[at + 1]];
  if (word?.text !== "☐" || word.source !== "ocr" || !left || !right) return false;
  if (words.some((other, i) => i !== at && /[☐☒]/.test(other.text))) return false;
  const em = Math.min(left.fontSize, right.fontSize);
  const [before, behind] = [word.box.x0 - left.box.x1, right.box.x0 - word.box.x1];
  return (
    IDEOGRAPH.test(left.text.slice(-1)) &&
    IDEOGRAPH.test(right.text.slice(0, 1)) &&
    Math.max(before, behind) < MOUTH.white * em &&
    Math.abs(before - behind) < MOUTH.even * em &&
    word.box.bottom - word.box.top < MOUTH.high * em
  );
}

const IDEOGRAPH = /^[\u4e00-\u9fff]$/;

/** Where boxes stand in a word, at its beginning only if it does not go on from the one before, and at its end if it goes on. */
function boxesIn(word: Word, before: Word | undefined, behind: Word | undefined): number[] {
  const { fontSize, box } = word;
  const isApart =
    !before || /[:：]$/.test(before.text) || box.x0 - before.box.x1 > GAP.before * fontSize;
  const goesOn =
    behind !== undefined &&
    behind.box.x0 - box.x1 < GAP.behind * fontSize &&
    /^[\u3041-\u9fffA-Z\d]/u.test(behind.text);
  return [...word.text.matchAll(BOX)]
    .map(({ index }) => index)
    .filter((at) => (at > 0 || isApart) && (at < word.text.length - 1 || goesOn));
}

/** A word cut before and behind some of its signs, each of which takes as much room as the others. */
function cutAround(word: Word, signs: readonly number[]): Word[] {
  const { x0, x1 } = word.box;
  const length = word.text.length;
  const ends = [...new Set([0, ...signs.flatMap((at) => [at, at + 1]), length])];
  return ends.slice(1).flatMap((to, i) => {
    const from = ends[i] as number;
    const text = word.text.slice(from, to).replace(/^[\s"”']+|[\s"”']+$/g, "");
    const at = (sign: number) => x0 + ((x1 - x0) * sign) / length;
    const box = { ...word.box, x0: at(from), x1: at(to) };
    return text === "" ? [] : [{ ...word, text, box, spaceBefore: from > 0 || word.spaceBefore }];
  });
}

function asBox(word: Word): Word {
  if (EMPTY.test(word.text)) return { ...word, text: "☐" };
  return TICKED.test(word.text) ? { ...word, text: "☒" } : word;
}
