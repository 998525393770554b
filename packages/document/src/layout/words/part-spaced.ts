import type { Word } from "../../model";

/** A space, or the place behind a colon that stands off from its label and right before the number that is asked for: "Sum :12". */
const SPACE = / |(?<=\p{L} :)(?=\d)/u;

/** Readers of pixels take what stands close together for one word, with its spaces: "CLOCK NO." is two, each as wide as its share of the signs. */
export function partSpaced(word: Word): Word[] {
  if (word.source !== "ocr" || !/\S \S/.test(word.text)) return [word];
  const all = [...word.text];
  const signs = all.length;
  const { x0, x1 } = word.box;
  // The signs of a comb, which stand a cell apart.
  if (x1 - x0 > signs * word.fontSize) return [word];
  const at = (sign: number) => x0 + ((x1 - x0) * sign) / signs;
  let from = 0;
  return word.text.split(SPACE).flatMap((text, i) => {
    const to = from + [...text].length;
    const box = { ...word.box, x0: at(from), x1: at(to) };
    from = all[to] === " " ? to + 1 : to;
    return text === "" ? [] : [{ ...word, text, box, spaceBefore: i > 0 || word.spaceBefore }];
  });
}
