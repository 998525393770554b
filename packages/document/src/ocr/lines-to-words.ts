import type { Box, Word } from "../model";
import { cleanText } from "../page/clean-text";
import { pageSettings } from "../page/settings";
import type { GreyImage } from "./grey-image";
import { fontSizeOf, strokeWidth } from "./ink-style";
import { ocrSettings } from "./settings";
import type { OcrLine, OcrWord } from "./tesseract";

const CJK = /[\u3000-\u30ff\u3400-\u9fff\uff01-\uff9f]/;
const FULL_WIDTH_COLON = "：";
/** Between CJK characters the engine sees spaces that are none; up to this gap, in em. */
const CJK_GAP = 0.3;
/** Bold strokes are this much wider than those of the page's median word of the same script. */
const BOLD = 1.3;

/** The engine's words in our terms, still in the image's pixels. `em` is the page's median font size. */
export function linesToWords(lines: readonly OcrLine[], image: GreyImage, em: number): Word[] {
  const drafts = lines.flatMap((line) => lineDrafts(line, em));
  const regular = {
    cjk: medianStroke(
      drafts.filter((word) => CJK.test(word.text)),
      image,
    ),
    latin: medianStroke(
      drafts.filter((word) => !CJK.test(word.text)),
      image,
    ),
  };
  return drafts.map((word) => {
    const usual = CJK.test(word.text) ? regular.cjk : regular.latin;
    return { ...word, bold: relativeStroke(word, image) > BOLD * usual };
  });
}

function lineDrafts(line: OcrLine, em: number): Word[] {
  const seen = line.words
    .map((word) => ({ ...word, text: cleanText(word.text).trim() }))
    .filter((word) => word.text !== "" && word.confidence >= ocrSettings.leastConfidence);
  const baselineAt = (x: number) => {
    const { x0, y0, x1, y1 } = line.baseline;
    return x1 === x0 ? y0 : y0 + ((x - x0) * (y1 - y0)) / (x1 - x0);
  };
  const sizes = seen
    .map((word) => fontSizeOf(word.text, word.box, baselineAt((word.box.x0 + word.box.x1) / 2)))
    .filter((size) => size !== null);
  const fontSize = sizes.toSorted((a, b) => a - b)[sizes.length >> 1] ?? em;
  return joinIdeographs(seen, fontSize)
    .flatMap(splitAfterColon)
    .map((word, i) => {
      const baseline = baselineAt((word.box.x0 + word.box.x1) / 2);
      return toWord(word, baseline, fontSize, i > 0);
    });
}

function toWord(word: OcrWord, baseline: number, fontSize: number, follows: boolean): Word {
  const box: Box = {
    x0: word.box.x0,
    x1: word.box.x1,
    top: baseline - pageSettings.ascent * fontSize,
    bottom: baseline + pageSettings.descent * fontSize,
  };
  const { text, confidence } = word;
  return {
    text,
    box,
    baseline,
    fontSize,
    bold: false,
    spaceBefore: follows,
    confidence,
    source: "ocr",
  };
}

/** Ideographs stand without spaces: what the engine parted is joined where the gap is none. */
function joinIdeographs(words: readonly OcrWord[], fontSize: number): OcrWord[] {
  const joined: OcrWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last === undefined || !belongTogether(last, word, fontSize)) {
      joined.push({ ...word });
      continue;
    }
    const [n, m] = [last.text.length, word.text.length];
    last.confidence = (last.confidence * n + word.confidence * m) / (n + m);
    last.text += word.text;
    last.box = {
      x0: Math.min(last.box.x0, word.box.x0),
      top: Math.min(last.box.top, word.box.top),
      x1: Math.max(last.box.x1, word.box.x1),
      bottom: Math.max(last.box.bottom, word.box.bottom),
    };
  }
  return joined;
}

function belongTogether(a: OcrWord, b: OcrWord, fontSize: number): boolean {
  const meet = CJK.test(a.text.at(-1) ?? "") || CJK.test(b.text[0] ?? "");
  return meet && b.box.x0 - a.box.x1 <= CJK_GAP * fontSize;
}

/** A label that ends in a full-width colon is a word of its own; its end is told by the widths of characters. */
function splitAfterColon(word: OcrWord): OcrWord[] {
  const at = word.text.indexOf(FULL_WIDTH_COLON);
  if (at < 0 || at === word.text.length - 1) return [word];
  const label = word.text.slice(0, at + 1);
  const rest = word.text.slice(at + 1);
  const share = widthOf(label) / (widthOf(label) + widthOf(rest));
  const middle = word.box.x0 + (word.box.x1 - word.box.x0) * share;
  return [
    { ...word, text: label, box: { ...word.box, x1: middle } },
    ...splitAfterColon({ ...word, text: rest, box: { ...word.box, x0: middle } }),
  ];
}

/** Width in half-em units: ideographs are twice as wide as Latin characters. */
function widthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (CJK.test(character) ? 2 : 1), 0);
}

function relativeStroke(word: Word, image: GreyImage): number {
  return strokeWidth(image, word.box) / word.fontSize;
}

function medianStroke(words: readonly Word[], image: GreyImage): number {
  const strokes = words.map((word) => relativeStroke(word, image)).toSorted((a, b) => a - b);
  return strokes[strokes.length >> 1] ?? 0;
}
