import type { Box, Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { piecesIn } from "../image/pieces-in";

/** Words on one line overlap by this share of the lower one's height. */
const LEVEL = 0.6;
/** The room for a dot between two words, in em: with none around it, or with spaces in full width. */
const ROOM = [0.55, 3.8] as const;
/** A dot's sides, in em, and how much longer one may be than the other. */
const DOT = { least: 0.08, most: 0.32, round: 1.5 } as const;
/** Smaller ink is a speck, in em. */
const SPECK = 0.05;
/** Between the heads and feet of ideographs, and between the words, its middle is off the middle by no more, in em. */
const OFF = { height: 0.13, side: 0.22 } as const;
/** Ink that reaches so far into a word is the word's, in em. */
const WITHIN = 0.1;
/** Half of what a dot takes of the line, in em. */
const HALF = 0.5;
/** A dot with more white beside it stands behind a space, in em. */
const SPACE = 0.3;
/** No reader saw it. */
const CONFIDENCE = 0.8;

/** What stands before and behind one. */
const OPEN = /[\u3041-\u30ff\u3400-\u9fff）)]$/;
const BEGUN = /^[\u3041-\u30ff\u3400-\u9fff（(]/;
const IDEOGRAPH = /[\u3400-\u9fff]/;
/** Ideographs are wider, in em. */
const NARROW = 0.7;
/** The middle of ideographs lies so far above their baseline, in em. */
const MIDDLE = 0.38;

/**
 * The middle dots between words in ideographs or kana that readers leave out ("アルバイト・パート", "学 歴 ・ 職 歴"), as the ink shows them: alone in the
 * white between two words, in its middle and at half their height.
 */
export function restoreMiddleDots(words: readonly Word[], image: GreyImage): Word[] {
  const ends: Word[] = [];
  const dots = new Map<Word, Word>();
  for (const word of words.toSorted((a, b) => a.box.x0 - b.box.x0)) {
    const at = ends.findLastIndex((end) => end.box.x1 <= word.box.x0 && areLevel(end, word));
    const left = ends[at];
    const dot = left && dotBetween(left, word, image);
    if (dot) dots.set(left, dot);
    if (left) ends[at] = word;
    else ends.push(word);
  }
  return words.flatMap((word) => {
    const dot = dots.get(word);
    return dot ? [word, dot] : [word];
  });
}

function areLevel({ box }: Word, { box: other }: Word): boolean {
  const over = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
  return over >= LEVEL * Math.min(box.bottom - box.top, other.bottom - other.top);
}

function dotBetween(left: Word, right: Word, image: GreyImage): Word | undefined {
  if (!OPEN.test(left.text) || !BEGUN.test(right.text)) return undefined;
  if (isCut(left) || isCut(right)) return undefined;
  const { baseline, fontSize: em } = left;
  const { top, bottom } = left.box;
  const room = (right.box.x0 - left.box.x1) / em;
  if (room < ROOM[0] || room > ROOM[1]) return undefined;
  // With some of the words: without them the grain of the paper is the darkest.
  const around = { x0: left.box.x1 - em, x1: right.box.x0 + em, top, bottom };
  const [dot, ...more] = piecesIn(image, around).filter(
    (piece) =>
      piece.x0 >= left.box.x1 - WITHIN * em &&
      piece.x1 <= right.box.x0 + WITHIN * em &&
      Math.max(sidesOf(piece).width, sidesOf(piece).height) > SPECK * em,
  );
  if (!dot || more.length > 0 || !isDot(dot, em)) return undefined;
  const middle = (dot.x0 + dot.x1) / 2;
  const height = baseline - MIDDLE * em - (dot.top + dot.bottom) / 2;
  const side = middle - (left.box.x1 + right.box.x0) / 2;
  if (Math.abs(height) > OFF.height * em || Math.abs(side) > OFF.side * em) return undefined;
  const box = {
    x0: Math.max(left.box.x1, middle - HALF * em),
    x1: Math.min(right.box.x0, middle + HALF * em),
    top,
    bottom,
  };
  const spaceBefore = box.x0 - left.box.x1 > SPACE * em;
  const confidence = Math.min(left.confidence, right.confidence, CONFIDENCE);
  const { bold } = left;
  return { text: "・", box, baseline, fontSize: em, bold, spaceBefore, confidence, source: "ocr" };
}

/** Of its last ideograph a part was not seen, which may look like a dot (交). */
function isCut({ text, box, fontSize }: Word): boolean {
  const signs = [...text];
  const areWide = signs.every((sign) => IDEOGRAPH.test(sign));
  return areWide && box.x1 - box.x0 < NARROW * signs.length * fontSize;
}

const sidesOf = ({ x0, x1, top, bottom }: Box) => ({ width: x1 - x0, height: bottom - top });

function isDot(piece: Box, em: number): boolean {
  const { width, height } = sidesOf(piece);
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  return shorter >= DOT.least * em && longer <= DOT.most * em && longer <= DOT.round * shorter;
}
