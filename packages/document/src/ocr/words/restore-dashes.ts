import type { Box, Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { piecesIn } from "../image/pieces-in";
import { CJK } from "../readings/judge-reading";

/** White between two words of a line that a dash may fill, in em; a typewriter's two spaces and its hyphen are 2 wide. */
const GAP = [0.6, 3] as const;
/** Sides of a dash, in em, and how many times as wide as tall it is at least. */
const DASH = { narrowest: 0.18, widest: 1.1, tallest: 0.18, longer: 1.8 } as const;
/** Its middle stands so high above the baseline, in em. */
const HEIGHT = [0.12, 0.42] as const;
/** White on its sides: so much at least and at most, and alike but for so much, in em. */
const WHITE = { least: 0.1, most: 1, uneven: 0.35 } as const;
/** Smaller ink is a speck, in em. */
const SPECK = 0.06;
/** Words of one line stand level within this, in em. */
const LEVEL = 0.3;
/** As sure as a sign is that only its ink shows. */
const CONFIDENCE = 0.7;

/** Dashes between two words that no reader saw: level ink alone in the middle of the white between them. */
export function restoreDashes(words: readonly Word[], image: GreyImage): Word[] {
  return words.flatMap((word) => {
    const next = nextOf(word, words);
    const dash = next && dashBetween(word, next, image);
    return dash ? [word, dashOf(dash, word)] : [word];
  });
}

/** The nearest word behind on its line. */
function nextOf(word: Word, words: readonly Word[]): Word | undefined {
  const em = word.fontSize;
  let nearest: Word | undefined;
  for (const other of words) {
    const gap = other.box.x0 - word.box.x1;
    const isNearer = !nearest || other.box.x0 < nearest.box.x0;
    const isLevel = Math.abs(other.baseline - word.baseline) < LEVEL * em;
    if (other !== word && isLevel && isNearer && gap > -0.5 * em && gap < GAP[1] * em)
      nearest = other;
  }
  return nearest;
}

function dashBetween(left: Word, right: Word, image: GreyImage): Box | null {
  const em = Math.max(left.fontSize, right.fontSize);
  const { baseline } = left;
  const gap = right.box.x0 - left.box.x1;
  if (gap < GAP[0] * em || gap > GAP[1] * em) return null;
  if (![left, right].every(isText)) return null;
  const area = { x0: left.box.x1 - em, x1: right.box.x0 + em };
  const inGap = piecesIn(image, {
    ...area,
    top: baseline - em,
    bottom: baseline + 0.3 * em,
  }).filter(
    (piece) =>
      piece.x0 >= left.box.x1 &&
      piece.x1 <= right.box.x0 &&
      Math.max(piece.x1 - piece.x0, piece.bottom - piece.top) > SPECK * em,
  );
  const [dash, ...more] = inGap;
  if (!dash || more.length > 0 || !isDash(dash, baseline, em)) return null;
  const [before, behind] = [dash.x0 - left.box.x1, right.box.x0 - dash.x1];
  const isMiddle =
    Math.min(before, behind) >= WHITE.least * em &&
    Math.max(before, behind) <= WHITE.most * em &&
    Math.abs(before - behind) <= WHITE.uneven * em;
  return isMiddle ? dash : null;
}

/** What a dash stands between: words and numbers, not signs, boxes or ideographs. */
const isText = ({ text }: Word): boolean => /[\p{L}\d]/u.test(text) && !CJK.test(text);

function isDash({ x0, x1, top, bottom }: Box, baseline: number, em: number): boolean {
  const [width, height] = [x1 - x0, bottom - top];
  const middle = (baseline - (top + bottom) / 2) / em;
  const isFlat = height <= DASH.tallest * em && width >= DASH.longer * height;
  const isWide = width >= DASH.narrowest * em && width <= DASH.widest * em;
  return isFlat && isWide && middle > HEIGHT[0] && middle < HEIGHT[1];
}

const dashOf = ({ x0, x1, top, bottom }: Box, { baseline, fontSize, bold }: Word): Word => ({
  text: "-",
  box: { x0, x1, top, bottom },
  baseline,
  fontSize,
  bold,
  spaceBefore: true,
  confidence: CONFIDENCE,
  source: "ocr",
});
