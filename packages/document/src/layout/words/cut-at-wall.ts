import type { Rule, Word } from "../../model";
import { isCjk } from "../../text/fold";

/** Ideographs have no spaces: readers run those on both sides of a rule together. */
export function cutAtWall(word: Word, walls: readonly Rule[]): Word[] {
  const signs = [...word.text];
  if (word.source !== "ocr" || signs.length < 2 || !signs.every(isCjk)) return [word];
  const { box, baseline, fontSize } = word;
  const y = baseline - 0.35 * fontSize;
  const wall = walls.find(
    ({ box: { x0, x1, top, bottom } }) =>
      top < y - 0.4 * fontSize &&
      bottom > y + 0.4 * fontSize &&
      x0 > box.x0 + 0.6 * fontSize &&
      x1 < box.x1 - 0.6 * fontSize,
  );
  if (!wall) return [word];
  const x = (wall.box.x0 + wall.box.x1) / 2;
  const at = Math.round((signs.length * (x - box.x0)) / (box.x1 - box.x0));
  if (at < 1 || at >= signs.length) return [word];
  return [
    { ...word, text: signs.slice(0, at).join(""), box: { ...box, x1: x - 0.1 * fontSize } },
    {
      ...word,
      text: signs.slice(at).join(""),
      box: { ...box, x0: x + 0.1 * fontSize },
      spaceBefore: false,
    },
  ];
}
