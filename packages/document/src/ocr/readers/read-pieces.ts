import type { Box } from "../../model";
import type { GreyImage } from "../image/grey-image";
import type { Model } from "./model-data";
import { type OcrWord, recognizeBlock } from "./tesseract";

/** A short piece of writing somewhere on a page: its ink's hull and the baseline it stands on. */
export interface Piece {
  box: Box;
  baseline: number;
}

export interface PieceReading {
  text: string;
  /** That of the least certain word, 0 to 1; 0 where nothing was read. */
  confidence: number;
}

/** Layout of the sheet on which pieces are set as lines of text, in em. */
const LINE_PITCH = 2.2;
const BASELINE = 1.5;
const SPACE = 2;
const LINE_WIDTH = 40;

interface Placed {
  piece: Piece;
  line: number;
  x: number;
}

/**
 * Reads short pieces (a lone digit, a number) as words of lines set together from all of them: alone
 * the engine takes them for specks or misjudges their size. One reading for each piece.
 */
export async function readPieces(
  image: GreyImage,
  model: Model,
  pieces: readonly Piece[],
  em: number,
): Promise<PieceReading[]> {
  if (pieces.length === 0) return [];
  const placed = setInLines(pieces, em);
  const lines = await recognizeBlock(drawSheet(image, placed, em), model);
  const found: OcrWord[][] = placed.map(() => []);
  for (const word of lines.flatMap((line) => line.words)) {
    const owners = ownersOf(word, placed, em);
    // A word over several pieces tells of none of them.
    if (owners.length === 1) found[owners[0] as number]?.push(word);
  }
  return found.map((words) => ({
    text: words.map((word) => word.text).join(""),
    confidence: words.length === 0 ? 0 : Math.min(...words.map((word) => word.confidence)),
  }));
}

function setInLines(pieces: readonly Piece[], em: number): Placed[] {
  let line = 0;
  let x = SPACE * em;
  return pieces.map((piece) => {
    const width = piece.box.x1 - piece.box.x0;
    if (x > SPACE * em && x + width > LINE_WIDTH * em) {
      line++;
      x = SPACE * em;
    }
    const placed = { piece, line, x: Math.round(x) };
    x += width + SPACE * em;
    return placed;
  });
}

function drawSheet(image: GreyImage, placed: readonly Placed[], em: number): GreyImage {
  const lines = (placed.at(-1)?.line ?? 0) + 1;
  const right = Math.max(...placed.map(({ piece, x }) => x + piece.box.x1 - piece.box.x0));
  const width = Math.ceil(Math.max(right, LINE_WIDTH * em) + SPACE * em);
  const height = Math.ceil((lines * LINE_PITCH + 1) * em);
  const data = new Uint8Array(width * height).fill(255);
  for (const { piece, line, x } of placed) {
    const { x0, top, x1, bottom } = piece.box;
    const foot = Math.round((line * LINE_PITCH + BASELINE) * em);
    for (let y = top; y < bottom; y++) {
      const row = foot + y - Math.round(piece.baseline);
      if (row < 0 || row >= height) continue;
      const from = y * image.width;
      data.set(image.data.subarray(from + x0, from + x1), row * width + x);
    }
  }
  return { width, height, data };
}

/** The pieces that a word of the sheet lies on. */
function ownersOf({ box }: OcrWord, placed: readonly Placed[], em: number): number[] {
  const line = Math.floor((box.top + box.bottom) / 2 / (LINE_PITCH * em));
  return placed.flatMap((candidate, i) => {
    const width = candidate.piece.box.x1 - candidate.piece.box.x0;
    const isOn = candidate.x < box.x1 && candidate.x + width > box.x0;
    return candidate.line === line && isOn ? [i] : [];
  });
}
