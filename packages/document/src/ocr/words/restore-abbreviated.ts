import { isAbbreviation } from "../../lexicon/abbreviations";
import type { Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import type { Model } from "../readers/model-data";
import { ocrSettings } from "../settings";

/** Where a point behind a word stands, in em: behind its letters, and above and below the line; what is inked higher or lower is no point. */
const BEHIND = [-0.08, 0.5] as const;
const FOOT = [0.26, 0.1] as const;
const BODY = [0.8, 0.36] as const;
/** It is darker than white by this, which is fainter than ink, and the paper beside it darker by no more than that; where paper is speckled it may be so dark. */
const POINT = 45;
const PAPER = 25;
const SPECKLED = 44;
/** Where there is nothing but paper: above the letters of the word, in em. … and the point is darker than that by this. */
const BLANK = [1.15, 0.95] as const;
const CLEAR = 15;
/** Between the letter and it there is less ink by this, where the feet of letters go on. */
const DIP = 6;
/** … and so wide, in em. */
const WIDE = [0.05, 0.3] as const;

/**
 * Points behind abbreviations that are too faint for ink, as those of coarse scans: "Dept" with a grey dot at its foot is "Dept.". What no reader saw is in doubt.
 */
export function restoreAbbreviated(words: readonly Word[], image: GreyImage, model: Model): Word[] {
  return words.map((word, i) => {
    if (word.source !== "ocr" || !isAbbreviation(word.text, languageOf(model))) return word;
    const end = endOfPoint(word, words[i + 1], image);
    if (end === null) return word;
    const confidence = Math.min(word.confidence, ocrSettings.disputed);
    return {
      ...word,
      text: `${word.text}.`,
      box: { ...word.box, x1: Math.max(word.box.x1, end) },
      confidence,
    };
  });
}

const languageOf = (model: Model): string => (model === "chi_sim" ? "zho" : model);

/** Where the point behind a word ends, in pixels; null where there is none. */
function endOfPoint(word: Word, next: Word | undefined, image: GreyImage): number | null {
  const { box, baseline, fontSize: em } = word;
  const from = Math.max(0, Math.round(box.x1 + BEHIND[0] * em));
  const isBeside = next && next.box.x0 > box.x0 && Math.abs(next.baseline - baseline) < 0.3 * em;
  const limit = Math.min(image.width, Math.round(box.x1 + BEHIND[1] * em));
  const to = isBeside ? Math.min(limit, Math.floor(next.box.x0)) : limit;
  const paper = paperOf(word, image);
  const point = Math.max(POINT, paper + CLEAR);
  let start: number | null = null;
  let least = 255;
  for (let x = from; x < to; x++) {
    const foot = darkest(image, x, baseline - FOOT[0] * em, baseline + FOOT[1] * em);
    const body = darkest(image, x, baseline - BODY[0] * em, baseline - BODY[1] * em);
    if (body > paper && start === null) continue;
    if (body > paper) return null;
    if (foot >= point && (start !== null || foot - least >= DIP)) start ??= x;
    else if (start !== null) return isAsWide((x - start) / em) ? x : null;
    least = Math.min(least, foot);
  }
  return start !== null && isAsWide((to - start) / em) ? to : null;
}

/** How dark the paper around a word may be. */
function paperOf({ box, baseline, fontSize: em }: Word, image: GreyImage): number {
  let dark = PAPER;
  for (let x = Math.max(0, Math.round(box.x0)); x < Math.min(image.width, box.x1); x++)
    dark = Math.max(dark, darkest(image, x, baseline - BLANK[0] * em, baseline - BLANK[1] * em));
  return Math.min(dark, SPECKLED);
}

const isAsWide = (width: number): boolean => width >= WIDE[0] && width <= WIDE[1];

/** The darkest pixel of a column between two heights, as how much darker than white. */
function darkest(
  { width, height, data }: GreyImage,
  x: number,
  top: number,
  bottom: number,
): number {
  let dark = 0;
  for (let y = Math.max(0, Math.round(top)); y < Math.min(height, Math.round(bottom)); y++)
    dark = Math.max(dark, 255 - (data[y * width + x] as number));
  return dark;
}
