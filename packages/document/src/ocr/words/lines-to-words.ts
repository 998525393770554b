import { median } from "../../layout/box";
import type { Box, Word } from "../../model";
import { cleanText } from "../../page/clean-text";
import { pageSettings } from "../../page/settings";
import { hasIdeographs, hullOf, partIdeographs } from "../eastern/part-ideographs";
import { partSizes } from "../eastern/part-sizes";
import type { GreyImage } from "../image/grey-image";
import type { OcrLine, OcrWord } from "../readers/tesseract";
import { ocrSettings } from "../settings";
import { fontSizeOf, strokeWidth } from "./ink-style";
import { asPrinted } from "./printed-signs";

const CJK = /[\u3000-\u30ff\u3400-\u9fff\uff01-\uff9f]/;
/** White that belongs to the first and last letter of a word, in em. */
export const SIDE_BEARING = 0.05;
/** Bold strokes are this much wider than those of the page's median word of the same script. */
const BOLD = 1.25;
/** So much taller than their widths say, the words of a line were seen together with a dotted rule above them. */
const MERGED = 1.5;
/** A letter of print is so wide, in em, on average over the words of so many. */
const ADVANCE = 0.5;
const LONG = 4;
/** So many lines tell how narrow a page's type is. */
const LINES = 6;
/** Type is narrow whose letters are so many times taller than their widths say. */
const NARROW = 1.3;
/** Letters hang below their baseline by less than this share of their height. */
const THROUGH = 0.5;

/** The engine's words in our terms, still in the image's pixels. `em` is the page's median font size. */
export function linesToWords(lines: readonly OcrLine[], image: GreyImage, em: number): Word[] {
  const tall = tallness(lines);
  const drafts = lines.flatMap((line) => lineDrafts(line, image, em, tall));
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

function lineDrafts(line: OcrLine, image: GreyImage, em: number, tall: number): Word[] {
  const words = line.words.filter(
    (word) => word.text.trim() !== "" && word.confidence >= ocrSettings.leastConfidence,
  );
  if (words.length === 0) return [];
  const seen = { ...line, words };
  return hasIdeographs(seen) ? ideographDrafts(seen, image) : latinDrafts(seen, em, tall);
}

function ideographDrafts(line: OcrLine, image: GreyImage): Word[] {
  return partSizes(line, image)
    .flatMap((part) => {
      const parted = partIdeographs(part, image);
      const { y0 } = parted.line.baseline;
      return parted.line.words.map((word) => ({ word, y0, fontSize: parted.fontSize }));
    })
    .map(({ word, y0, fontSize }, i) => {
      const text = asPrinted(cleanText(word.text));
      return toWord({ ...word, text }, y0, fontSize, i > 0);
    });
}

function latinDrafts(line: OcrLine, em: number, tall: number): Word[] {
  const { x0, y0, x1, y1 } = standing(line).baseline;
  const baselineAt = (x: number) => (x1 === x0 ? y0 : y0 + ((x - x0) * (y1 - y0)) / (x1 - x0));
  const middle = (word: OcrWord) => (word.box.x0 + word.box.x1) / 2;
  const words = line.words.map((word) => ({ ...word, text: asPrinted(cleanText(word.text)) }));
  const seen = sizeByHeight(line) ?? em;
  const wide = sizeByWidth(words);
  const isMerged = wide !== null && seen > MERGED * tall * wide;
  const size = isMerged ? tall * wide : seen;
  // What is measured in em across and what is measured in em down are then wrong by as much.
  const fontSize = size / Math.sqrt(tall);
  return words.map((word, i) => toWord(word, baselineAt(middle(word)), fontSize, i > 0));
}

/** How much taller the letters of the page are than their widths say, where its type is narrow; else 1. */
function tallness(lines: readonly OcrLine[]): number {
  const ratios = lines.flatMap((line) => {
    const [seen, wide] = [sizeByHeight(line), sizeByWidth(line.words)];
    return seen === null || wide === null ? [] : [seen / wide];
  });
  const usual = ratios.length < LINES ? 1 : median(ratios);
  return usual > NARROW ? usual : 1;
}

/** The size that the heights of words over their baseline say; null where their signs do not tell. */
function sizeByHeight(line: OcrLine): number | null {
  const { x0, y0, x1, y1 } = standing(line).baseline;
  const baselineAt = (x: number) => (x1 === x0 ? y0 : y0 + ((x - x0) * (y1 - y0)) / (x1 - x0));
  const sizes = line.words
    .map(({ text, box }) =>
      fontSizeOf(asPrinted(cleanText(text)), box, baselineAt((box.x0 + box.x1) / 2)),
    )
    .filter((size) => size !== null);
  return sizes.length > 0 ? median(sizes) : null;
}

/** The size that the widths of words say; null without words long enough. */
function sizeByWidth(words: readonly OcrWord[]): number | null {
  const long = words.filter(({ text }) => [...text].length >= LONG);
  const sizes = long.map(({ text, box }) => (box.x1 - box.x0) / (ADVANCE * [...text].length));
  return sizes.length > 0 ? median(sizes) : null;
}

/** A short line's baseline is sometimes seen through its letters (N°): then it stands on its foot. One tall word of many is a smudge. */
function standing(line: OcrLine): OcrLine {
  const { x0, y0, x1, y1 } = line.baseline;
  const isThrough = ({ box: { top, bottom } }: OcrWord) =>
    (y0 + y1) / 2 < top + THROUGH * (bottom - top);
  const through = line.words.filter(isThrough);
  if (2 * through.length <= line.words.length) return line;
  const { bottom } = hullOf(through.map(({ box }) => box));
  return { ...line, baseline: { x0, y0: bottom, x1, y1: bottom } };
}

function toWord(word: OcrWord, baseline: number, fontSize: number, follows: boolean): Word {
  const bearing = SIDE_BEARING * fontSize;
  const box: Box = {
    x0: word.box.x0 - bearing,
    x1: word.box.x1 + bearing,
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

function relativeStroke(word: Word, image: GreyImage): number {
  return strokeWidth(image, word.box) / word.fontSize;
}

function medianStroke(words: readonly Word[], image: GreyImage): number {
  const strokes = words.map((word) => relativeStroke(word, image)).toSorted((a, b) => a - b);
  return strokes[strokes.length >> 1] ?? 0;
}
