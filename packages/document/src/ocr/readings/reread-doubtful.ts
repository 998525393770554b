import type { Box } from "../../model";
import { hasIdeographs, hullOf } from "../eastern/part-ideographs";
import type { Component } from "../image/components";
import { findLetters } from "../image/find-letters";
import type { GreyImage } from "../image/grey-image";
import type { Model } from "../readers/model-data";
import { type PieceSheet, stackPieces } from "../readers/stack-pieces";
import { type OcrLine, type OcrWord, recognizeAreas } from "../readers/tesseract";
import { voteWords } from "./vote-words";

/** A text with a word below this confidence is read again: every tenth on a usual scan. */
const DOUBTFUL = 0.8;
/** Words further apart than this are two texts, in em. */
const GAP = 1;
/** Letters are at least this tall, in em; specks and marks over letters are lower. */
const TALL = 0.3;
/** A line's letters reach into this height above its baseline, in em; those of the next line do not. */
const LINE_HEIGHT = 0.7;
/** A line is taller than its letters where these fill less than this share of it: marks over letters leave more. */
const STRETCHED = 0.65;
/** White around a text, in em. */
const MARGIN = { x: 0.2, y: 0.12 } as const;
/** More doubtful texts than this are a page that reads badly throughout; the least sure come first. */
const MOST = 40;
/** Letters a fifth smaller fall otherwise on the network's grid of pixels: its slips there are others. */
const SMALLER = 0.8;
/** The small marks of Vietnamese are lost in smaller letters. */
const LARGER = 1.25;
/** Numbers and capitals are read as well by a model of another language, whose slips are others again. */
const SECOND_MODEL: Partial<Record<Model, Model>> = { eng: "deu" };

/**
 * Reads texts that hold a doubtful word again, each as a line of its own: at its size, at another, and by
 * another language's model; word by word the reading with the most confidence behind it is kept.
 */
export async function rereadDoubtful(
  lines: readonly OcrLine[],
  image: GreyImage,
  model: Model,
  em: number,
): Promise<OcrLine[]> {
  const parted = lines.map((line) => (hasIdeographs(line) ? [] : textsOf(line, em)));
  const doubtful = parted
    .flat()
    .filter((text) => surenessOf(text) < DOUBTFUL)
    .toSorted((a, b) => surenessOf(a) - surenessOf(b))
    .slice(0, MOST);
  if (doubtful.length === 0) return [...lines];
  const letters = findLetters(image);
  const areas = doubtful.map((text) => areaOf(text, letters, image, em));
  const usual = stackPieces(image, areas, 1);
  const readings = [
    await readSheet(usual, model),
    await readSheet(stackPieces(image, areas, model === "vie" ? LARGER : SMALLER), model),
    (await readSheet(usual, SECOND_MODEL[model] ?? "eng")).map(withoutWords),
  ];
  const better = new Map(
    doubtful.map((text, i) => [
      text,
      voteWords(
        [text.words, ...readings.map((r) => r[i] ?? [])],
        (word) => word.confidence < DOUBTFUL,
      ),
    ]),
  );
  return lines.map((line, i) => {
    const texts = parted[i] ?? [];
    if (texts.length === 0) return line;
    return { ...line, words: texts.flatMap((text) => better.get(text) ?? text.words) };
  });
}

/** Words without a wide gap between them, and the baseline of their line. */
interface Text {
  words: OcrWord[];
  baseline: number;
}

function textsOf(line: OcrLine, em: number): Text[] {
  const texts: Text[] = [];
  const baseline = (line.baseline.y0 + line.baseline.y1) / 2;
  for (const word of line.words) {
    const last = texts.at(-1)?.words.at(-1);
    if (last && word.box.x0 - last.box.x1 <= GAP * em) texts.at(-1)?.words.push(word);
    else texts.push({ words: [word], baseline });
  }
  return texts;
}

/**
 * A text's place in whole pixels: as it was seen, but for a line that a speck above or below made
 * taller than its letters are.
 */
function areaOf(
  { words, baseline }: Text,
  letters: readonly Component[],
  image: GreyImage,
  em: number,
): Box {
  const seen = hullOf(words.map((word) => word.box));
  const own = letters.filter(
    (letter) =>
      letter.bottom - letter.top > TALL * em &&
      letter.x0 < seen.x1 &&
      letter.x1 > seen.x0 &&
      letter.top < seen.bottom &&
      letter.bottom > seen.top,
  );
  const onLine = own.filter(
    (letter) => letter.top < baseline && letter.bottom > baseline - LINE_HEIGHT * em,
  );
  const rows = hullOf(onLine.length > 0 ? onLine : own.length > 0 ? own : [seen]);
  const stretched = rows.bottom - rows.top < STRETCHED * (seen.bottom - seen.top);
  const { top, bottom } = stretched ? rows : seen;
  return {
    x0: Math.max(0, Math.round(seen.x0 - MARGIN.x * em)),
    top: Math.max(0, Math.round(top - MARGIN.y * em)),
    x1: Math.min(image.width, Math.round(seen.x1 + MARGIN.x * em)),
    bottom: Math.min(image.height, Math.round(bottom + MARGIN.y * em)),
  };
}

function surenessOf({ words }: Text): number {
  return Math.min(...words.map((word) => word.confidence));
}

async function readSheet(sheet: PieceSheet, model: Model): Promise<OcrWord[][]> {
  const lines = await recognizeAreas(sheet.image, model, sheet.areas);
  return lines.map((piece, i) =>
    piece
      .flatMap((line) => line.words)
      .filter((word) => word.text.trim() !== "")
      .map((word) => sheet.toPage(word, i)),
  );
}

/** Another language's model is believed in numbers, codes and capitals alone. */
function withoutWords(words: readonly OcrWord[]): OcrWord[] {
  return words.filter((word) => !/\p{Ll}/u.test(word.text));
}
