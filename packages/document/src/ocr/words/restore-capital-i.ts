import type { Box, Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { ocrSettings } from "../settings";
import { around, isTall } from "./foot-marks";

/** A word of small letters that begins with an i: "item". */
const WITH_I = /^i(?=\p{Ll}{2,}[.:]?$)/u;
/** Readers that saw a dot are surer than this, or agree. */
const SURE = 0.9;
/** The stroke of a capital is as high as this, in em, and this slender; a stem without its dot, 0.53. */
const HIGH = 0.62;
const SLENDER = 0.45;
/** No more of another piece lies over it than this, in its width. */
const OVER = 0.5;

/** Capitals of which a reader made a small i: the ink has one unbroken stroke as high as a capital, and no dot over it. */
export function restoreCapitalI(words: readonly Word[], image: GreyImage): Word[] {
  return words.map((word) => {
    const isDoubtful = word.second !== "agrees" && word.confidence < SURE;
    if (!isDoubtful || !WITH_I.test(word.text) || !beginsWithStroke(word, image)) return word;
    const confidence = Math.min(word.confidence, ocrSettings.disputed);
    return { ...word, text: word.text.replace(WITH_I, "I"), confidence };
  });
}

function beginsWithStroke(word: Word, image: GreyImage): boolean {
  const em = word.fontSize;
  const pieces = around(word, word.box.x0 - 0.1 * em, word.box.x1, image);
  const first = pieces.find((piece) => isTall(piece, em));
  if (!first) return false;
  const [width, height] = [first.x1 - first.x0, word.baseline - first.top];
  return (
    height >= HIGH * em &&
    width <= SLENDER * (first.bottom - first.top) &&
    !pieces.some((piece) => piece !== first && isOver(piece, first))
  );
}

function isOver(piece: Box, stroke: Box): boolean {
  const shared = Math.min(piece.x1, stroke.x1) - Math.max(piece.x0, stroke.x0);
  return piece.bottom <= stroke.top && shared > OVER * (stroke.x1 - stroke.x0);
}
