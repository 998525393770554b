import type { Box } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { ocrSettings } from "../settings";

/** Height of a piece of writing above its baseline, in em, by the tallest kind of character in it. */
const TALL = {
  stackedCapital: 0.95,
  accented: 0.8,
  ascender: 0.73,
  cjk: 0.82,
  small: 0.53,
  none: 0.73,
};
const CJK = /[\u3041-\u30ff\u3400-\u9fff\uff01-\uff60]/;
const SMALL_ONLY = /^[acegmnopqrsuvwxyz.,;:·\-–—~+=<>«»_]+$/;
const MARKS_ONLY = /^[.,;:·\-–—~+=<>«»_"'“”‘’*^°]+$/;

/** Font size in the image's pixels told by one word, or null where its characters do not tell. */
export function fontSizeOf(text: string, box: Box, baseline: number): number | null {
  const above = baseline - box.top;
  if (above <= 0 || MARKS_ONLY.test(text)) return null;
  return above / heightAbove(text);
}

function heightAbove(text: string): number {
  if (CJK.test(text)) return TALL.cjk;
  if (SMALL_ONLY.test(text)) return TALL.small;
  let height = TALL.small;
  for (const letter of text.normalize("NFD").matchAll(/(.)(\p{M}*)/gu)) {
    const base = letter[1] ?? "";
    const marked = /[\u0300-\u0304\u0306-\u030c]/.test(letter[2] ?? "");
    const capital = /[\p{Lu}]/u.test(base);
    if (marked && capital) height = Math.max(height, TALL.stackedCapital);
    else if (marked) height = Math.max(height, TALL.accented);
    else if (!SMALL_ONLY.test(base)) height = Math.max(height, TALL.ascender);
  }
  return height;
}

/** Mean width of the strokes in a box, in pixels: twice their area over the length of their outline. */
export function strokeWidth(image: GreyImage, box: Box): number {
  const { width, height, data } = image;
  const isInk = (x: number, y: number) =>
    x >= 0 &&
    y >= 0 &&
    x < width &&
    y < height &&
    (data[y * width + x] as number) < ocrSettings.inkLevel;
  let area = 0;
  let outline = 0;
  for (let y = Math.round(box.top); y < box.bottom; y++) {
    for (let x = Math.round(box.x0); x < box.x1; x++) {
      if (!isInk(x, y)) continue;
      area++;
      if (!isInk(x + 1, y)) outline++;
      if (!isInk(x - 1, y)) outline++;
      if (!isInk(x, y + 1)) outline++;
      if (!isInk(x, y - 1)) outline++;
    }
  }
  return outline === 0 ? 0 : (2 * area) / outline;
}
