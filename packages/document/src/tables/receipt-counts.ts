import type { Line } from "../layout/lines";
import { toSegment } from "../layout/segment";
import type { Word } from "../model";
import { kindOf } from "../text/kind";

/** "2x" and what there are two of, which a gap parts: one text. */
export function joinCount(line: Line): Line {
  const [count, name, ...rest] = line.segments;
  if (!count || !name || rest.length === 0 || !/^\d{1,3} ?[x×]?$/i.test(count.text)) return line;
  if (!/\p{L}{2}/u.test(name.text)) return line;
  return { ...line, segments: [toSegment([...count.words, ...name.words], line.page), ...rest] };
}

const countPattern = /^\d{1,4}(?:[.,]\d{1,3})?(?:\s?\p{L}{1,4}\.?)?$/u;

/** "2 x 1.50" at the left of a line: the words before and after the sign. */
export function countIn(line: Line): { count: Word[]; price: Word[] } | null {
  const [first, ...others] = line.segments;
  if (!first || others.length > 1) return null;
  const words = first.words.flatMap(partTimes);
  const at = words.findIndex((word) => /^[x×*@à]$/i.test(word.text));
  const count = words.slice(0, at);
  const price = words.slice(at + 1);
  if (at < 1 || price.length === 0) return null;
  const isCount = countPattern.test(count.map((word) => word.text).join(" "));
  const kind = kindOf(price.map((word) => word.text).join(" "));
  return isCount && (kind === "money" || kind === "number") ? { count, price } : null;
}

/** "2 x1.50": readers lose the space behind the sign, and that before it. */
function partTimes(word: Word): Word[] {
  const [, count = "", sign, price] = /^(\d{1,4} ?)?([x×*@]) ?(\d.*)$/i.exec(word.text) ?? [];
  if (!sign || !price) return [word];
  const advance = (word.box.x1 - word.box.x0) / word.text.length;
  let x0 = word.box.x0;
  return [count.trim(), sign, price].flatMap((text) => {
    const box = { ...word.box, x0, x1: x0 + advance * text.length };
    x0 = box.x1;
    return text === "" ? [] : [{ ...word, text, box }];
  });
}
