import type { OcrLine } from "../readers/tesseract";

/** A lone sign that is less sure, and lower than this in em, may be one stroke of another. */
const SURE = 0.5;
const LOW = 0.6;

/** Without the lines of one doubtful low sign, which the engine makes of a stroke of an ideograph (ゝ of 小): the whole of it is read as missed then. `em` in pixels. */
export function dropShreds(lines: readonly OcrLine[], em: number): OcrLine[] {
  return lines.filter(({ words }) => {
    const [only] = words;
    if (!only || words.length > 1 || [...only.text].length > 1) return true;
    return only.confidence >= SURE || only.box.bottom - only.box.top >= LOW * em;
  });
}
