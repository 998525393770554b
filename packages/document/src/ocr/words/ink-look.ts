import type { InkLook, Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { ocrSettings } from "../settings";

/** Letters and digits reach this high above their baseline, in em. */
const TALL = 0.8;
/** What is lighter than this is paper. */
const PAPER = 220;

/** How the ink of a word looks, which one typeface and one pen make alike in all words of a page. */
export function lookOf({ box, baseline, fontSize }: Word, image: GreyImage): InkLook {
  const { width, height, data } = image;
  const [left, right] = [Math.max(1, Math.round(box.x0)), Math.min(width - 1, Math.round(box.x1))];
  const top = Math.max(1, Math.round(box.top));
  const bottom = Math.min(height - 1, Math.round(box.bottom));
  const isInk = (at: number) => (data[at] as number) < ocrSettings.inkLevel;
  const histogram = new Uint32Array(ocrSettings.inkLevel);
  let [area, across, down, shade, first, last] = [0, 0, 0, 0, right, left - 1];
  let inked = 0;
  for (let x = left; x < right; x++) {
    let isColumn = false;
    for (let y = top; y < bottom; y++) {
      const at = y * width + x;
      const value = data[at] as number;
      if (value < PAPER) shade += 1 - value / 255;
      if (!isInk(at)) continue;
      area++;
      histogram[value] = (histogram[value] as number) + 1;
      across += Number(!isInk(at + 1)) + Number(!isInk(at - 1));
      down += Number(!isInk(at + width)) + Number(!isInk(at - width));
      isColumn ||= y > baseline - TALL * fontSize && y <= baseline;
    }
    if (!isColumn) continue;
    inked++;
    [first, last] = [Math.min(first, x), x];
  }
  const strokes = (sides: number) => (sides === 0 ? 0 : (2 * area) / sides / fontSize);
  return {
    stroke: strokes(across + down),
    upright: strokes(across),
    level: strokes(down),
    dark: quantile(histogram, area * 0.2),
    shade: quantile(histogram, area * 0.5),
    sharp: shade === 0 ? 0 : area / shade,
    open: inked === 0 ? 0 : 1 - inked / (last - first + 1),
  };
}

/** The grey below which so many pixels are. */
function quantile(histogram: Uint32Array, count: number): number {
  let seen = 0;
  const at = histogram.findIndex((pixels) => {
    seen += pixels;
    return seen > count;
  });
  return (at < 0 ? histogram.length : at) / 255;
}
