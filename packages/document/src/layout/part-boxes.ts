import type { Page, Word } from "../model";
import { isCjk } from "../text/fold";

const BOX = /([☐☑☒□■🗹🗷])/u;

/** A page with boxes to tick that were printed close to their choices, "男□女☑", in words of their own. */
export function withBoxesApart(page: Page): Page {
  if (!page.words.some(isJoined)) return page;
  return { ...page, words: page.words.flatMap((word) => (isJoined(word) ? parted(word) : [word])) };
}

const isJoined = ({ text }: Word): boolean => BOX.test(text) && [...text].length > 1;

/** Ideographs and boxes are twice as wide as other signs. */
function parted(word: Word): Word[] {
  const texts = word.text.split(BOX).filter((text) => text !== "");
  const widths = texts.map((text) =>
    [...text].reduce((sum, sign) => sum + (isCjk(sign) || BOX.test(sign) ? 2 : 1), 0),
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
