import type { Word } from "../model";

/** An ideograph is an em wide: a word that is wider by a box and the space behind it, in em, has swallowed one. */
const SWALLOWED = { least: 0.75, most: 1.35 } as const;
/** So many signs at most: the widths of longer texts do not tell. */
const LONGEST = 6;
/** A box by itself is no wider than this, in em, and its text begins this near behind it. */
const BOX = { widest: 0.98, gap: 0.6 } as const;
/** Boxes of one question stand within this many em of each other. */
const REACH = 12;

interface Lost {
  /** Where its words stand on the line. */
  at: number;
  count: number;
  words: [box: Word, text: Word];
}

const marks = /^[☐☒]/;

/**
 * Boxes before ideographs that readers saw as a part of them: "正常" as wide as three signs, beside "☐ 其他". One is ticked where no other of its question
 * is; where several are lost nobody can tell. `words` are those of a line from left to right, boxes among them.
 */
export function withLostBoxes(words: readonly Word[]): Word[] {
  const lost = words.flatMap((_, at) => lostAt(words, at));
  const result: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const found = lost.find((one) => one.at === at);
    const sign = found && signOf(found, lost, words);
    if (!found || !sign) result.push(words[at] as Word);
    else {
      const [box, text] = found.words;
      result.push({ ...box, text: sign }, text);
      at += found.count - 1;
    }
  }
  return result;
}

/** Ticked or not, as the other boxes of its question tell; undefined without any. */
function signOf(found: Lost, lost: readonly Lost[], words: readonly Word[]): string | undefined {
  const boxes = [
    ...words.filter(({ text }) => marks.test(text)),
    ...lost.map(({ words: [box] }) => box),
  ].sort((a, b) => a.box.x0 - b.box.x0);
  const own = boxes.indexOf(found.words[0]);
  const isApart = (at: number) => {
    const [left, right] = [boxes[at - 1], boxes[at]];
    return !left || !right || right.box.x0 - left.box.x0 > REACH * right.fontSize;
  };
  const last = boxes.findIndex((_, at) => at > own && isApart(at));
  const first = boxes.findLastIndex((_, at) => at <= own && isApart(at));
  const question = boxes.slice(first, last < 0 ? undefined : last);
  const seen = question.filter(({ text }) => marks.test(text));
  if (seen.length === 0) return undefined;
  if (seen.some(({ text }) => text.startsWith("☒"))) return "☐";
  return question.length - seen.length === 1 ? "☒" : undefined;
}

function lostAt(words: readonly Word[], at: number): Lost[] {
  const [word, next] = [words[at], words[at + 1]];
  const before = words[at - 1];
  if (!word || !isOfIdeographs(word) || (before && marks.test(before.text))) return [];
  const { fontSize, box } = word;
  const signs = word.text.length;
  const isNear = next && next.box.x0 - box.x1 < BOX.gap * fontSize;
  // Signs beside each other are shared out among two words as it happens.
  if (isWider(word, signs) && (!isNear || marks.test(next.text))) {
    const x = box.x1 - signs * fontSize;
    const text = { ...word, box: { ...box, x0: x }, spaceBefore: true };
    return [{ at, count: 1, words: [boxAt(word, box.x0, x), text] }];
  }
  // The first signs were put where the box stands, the others where all of them do.
  const isBox = box.x1 - box.x0 < BOX.widest * fontSize;
  if (!next || !isBox || !isNear || !isOfIdeographs(next)) return [];
  const whole = { ...next, text: word.text + next.text, spaceBefore: true };
  const em = (next.box.x1 - next.box.x0) / next.fontSize;
  if (Math.abs(em - whole.text.length) > 0.25) return [];
  return [{ at, count: 2, words: [boxAt(word, box.x0, box.x1), whole] }];
}

const isOfIdeographs = ({ text, source }: Word): boolean =>
  source === "ocr" && text.length <= LONGEST && /^[\u3041-\u9fff]+$/u.test(text);

function isWider({ box, fontSize }: Word, signs: number): boolean {
  const more = (box.x1 - box.x0) / fontSize - signs;
  return more > SWALLOWED.least && more < SWALLOWED.most;
}

function boxAt(word: Word, x0: number, x1: number): Word {
  return { ...word, text: "", box: { ...word.box, x0, x1: Math.min(x1, x0 + word.fontSize) } };
}
