import type { Box } from "../../model";
import { ocrSettings } from "../settings";
import { type Component, findComponents } from "./components";
import type { GreyImage } from "./grey-image";

/** Pieces of ink in a part of the image, as far as they lie in it, in the image's pixels. */
export function piecesIn(image: GreyImage, part: Box): Component[] {
  const crop = cropOf(image, part);
  if (crop === null) return [];
  const { x0, top } = crop;
  return findComponents(crop, levelOf(crop.data)).map((piece) => ({
    ...piece,
    x0: piece.x0 + x0,
    x1: piece.x1 + x0,
    top: piece.top + top,
    bottom: piece.bottom + top,
  }));
}

/** What is darker than this is ink in a part of the image. */
export function inkLevelOf(image: GreyImage, part: Box): number {
  const crop = cropOf(image, part);
  return crop === null ? ocrSettings.inkLevel : levelOf(crop.data);
}

function cropOf(image: GreyImage, part: Box): (GreyImage & { x0: number; top: number }) | null {
  const x0 = Math.max(0, Math.floor(part.x0));
  const top = Math.max(0, Math.floor(part.top));
  const width = Math.min(image.width, Math.ceil(part.x1)) - x0;
  const height = Math.min(image.height, Math.ceil(part.bottom)) - top;
  if (width <= 0 || height <= 0) return null;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * image.width + x0;
    data.set(image.data.subarray(from, from + width), y * width);
  }
  return { x0, top, width, height, data };
}

/** Light grey print has its strokes between its own darkness and the paper's white. */
function levelOf(data: Uint8Array): number {
  const histogram = new Uint32Array(256);
  for (const value of data) histogram[value] = (histogram[value] as number) + 1;
  let darkest = 0;
  let darker = histogram[0] as number;
  while (darker <= Math.floor(data.length * DARKEST)) darker += histogram[++darkest] as number;
  return Math.max(ocrSettings.inkLevel, (darkest + 255) / 2);
}

/** Share of the pixels that are certainly ink where there is any. */
const DARKEST = 0.03;
