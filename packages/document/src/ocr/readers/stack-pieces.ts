import type { Box } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { compose, type Projective, scaling } from "../image/projective";
import { warp } from "../image/warp";
import type { OcrWord } from "./tesseract";

/** Pieces of a page, one below the other. `toPage` leads a word of the i-th piece back to its place. */
export interface PieceSheet {
  image: GreyImage;
  areas: Box[];
  toPage: (word: OcrWord, piece: number) => OcrWord;
}

/**
 * White between pieces and beside the widest, in pixels. An area as wide as its image would be read from
 * another place: the engine takes it for the whole image.
 */
const GAP = 8;

/** Cuts areas (whole pixels) out of a page, scales them and stacks them up. */
export function stackPieces(image: GreyImage, pieces: readonly Box[], scale: number): PieceSheet {
  const cuts = pieces.map((piece) => cut(image, piece, scale));
  const width = Math.max(0, ...cuts.map((piece) => piece.width)) + GAP;
  const height = cuts.reduce((sum, piece) => sum + piece.height + GAP, GAP);
  const data = new Uint8Array(width * height).fill(255);
  const areas: Box[] = [];
  let top = GAP;
  for (const piece of cuts) {
    for (let y = 0; y < piece.height; y++) {
      const row = piece.data.subarray(y * piece.width, (y + 1) * piece.width);
      data.set(row, (top + y) * width);
    }
    areas.push({ x0: 0, top, x1: piece.width, bottom: top + piece.height });
    top += piece.height + GAP;
  }
  const toPage = (word: OcrWord, i: number): OcrWord => {
    const [from, at] = [pieces[i] as Box, areas[i] as Box];
    const back = (box: Box): Box => ({
      x0: Math.round(from.x0 + box.x0 / scale),
      top: Math.round(from.top + (box.top - at.top) / scale),
      x1: Math.round(from.x0 + box.x1 / scale),
      bottom: Math.round(from.top + (box.bottom - at.top) / scale),
    });
    const symbols = word.symbols.map((symbol) => ({ ...symbol, box: back(symbol.box) }));
    return { ...word, box: back(word.box), symbols };
  };
  return { image: { width, height, data }, areas, toPage };
}

function cut(image: GreyImage, { x0, top, x1, bottom }: Box, scale: number): GreyImage {
  const shift: Projective = [1, 0, x0, 0, 1, top, 0, 0, 1];
  const width = Math.max(1, Math.round((x1 - x0) * scale));
  const height = Math.max(1, Math.round((bottom - top) * scale));
  return warp(image, width, height, compose(shift, scaling(1 / scale)));
}
