import type { Word } from "../../model";
import { isCjk } from "../../text/fold";

/** A word cut before and behind each `mark`, with its share of the width: ideographs and marks are twice as wide as other signs. */
export function cutWord(word: Word, mark: RegExp): Word[] {
  const texts = word.text.split(mark).filter((text) => text !== "");
  if (texts.length < 2) return [word];
  const widths = texts.map((text) =>
    [...text].reduce((sum, sign) => sum + (isCjk(sign) || mark.test(sign) ? 2 : 1), 0),
  );
  const unit = (word.box.x1 - word.box.x0) / widths.reduce((sum, width) => sum + width, 0);
  let x0 = word.box.x0;
  return texts.map((text, at) => {
    const x1 = x0 + (widths[at] ?? 0) * unit;
    const part = { ...word, text, box: { ...word.box, x0, x1 } };
    x0 = x1;
    return at === 0 ? part : { ...part, spaceBefore: false };
  });
}
