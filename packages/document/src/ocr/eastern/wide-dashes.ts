import type { Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { piecesIn } from "../image/pieces-in";

/** A dash is wider than the ideograph for one and than ー, and as low as their strokes, in em of its page. */
const DASH = { narrowest: 1.3, widest: 2.6, tallest: 0.16 } as const;
/** Smaller ink is a speck, in em. */
const SPECK = 0.1;
/** A dash stands so high above the baseline, in em. */
const HEIGHT = 0.3;
/** Readers make so many signs of it at most. */
const FEW = 2;
const LETTER = /\p{L}/u;
const TEXT = "——";

/** Dashes as wide as two ideographs, which stand alone where nothing is to be said, and which readers take for letters ("二", "aa"). `em` in pixels. */
export function restoreWideDashes(words: readonly Word[], image: GreyImage, em: number): Word[] {
  return words.map((word) => {
    if ([...word.text].length > FEW || !LETTER.test(word.text)) return word;
    const pieces = piecesIn(image, word.box).filter(
      ({ x0, x1, top, bottom }) => Math.max(x1 - x0, bottom - top) > SPECK * em,
    );
    const [dash, ...more] = pieces;
    if (!dash || more.length > 0) return word;
    const width = (dash.x1 - dash.x0) / em;
    const isWide = width >= DASH.narrowest && width <= DASH.widest;
    if (!isWide || dash.bottom - dash.top > DASH.tallest * em) return word;
    const baseline = (dash.top + dash.bottom) / 2 + HEIGHT * em;
    const { x0, x1 } = dash;
    const box = { x0, x1, top: baseline - 0.88 * em, bottom: baseline + 0.22 * em };
    return { ...word, text: TEXT, box, baseline, fontSize: em };
  });
}
