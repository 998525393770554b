import type { PdfPage } from "@inkform/raster/read-pdf-page";
import type { Box } from "../model";
import type { GreyImage } from "../ocr/image/grey-image";

interface Area {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** The pixels of one box of the page. */
export function cutOut(image: GreyImage, page: PdfPage, box: Box): GreyImage {
  const { x0, y0, x1, y1 } = pixelsOf(box, image, page);
  const width = Math.max(0, x1 - x0);
  const data = new Uint8Array(width * Math.max(0, y1 - y0));
  for (let y = y0; y < y1; y++) copyRow(image, y, x0, x1, data, (y - y0) * width);
  return { width, height: Math.max(0, y1 - y0), data };
}

/** The page with nothing on it but these pictures, without the glyphs of the layer, on paper like theirs. */
export function keepOnly(image: GreyImage, page: PdfPage, pictures: readonly Box[]): GreyImage {
  const paper = commonest(pictures.map((picture) => cutOut(image, page, picture)));
  const data = new Uint8Array(image.data.length).fill(paper);
  for (const picture of pictures) {
    const { x0, y0, x1, y1 } = pixelsOf(picture, image, page);
    for (let y = y0; y < y1; y++) copyRow(image, y, x0, x1, data, y * image.width + x0);
  }
  for (const { ink, text } of page.glyphs) {
    if (text.trim() === "") continue;
    const { x0, y0, x1, y1 } = pixelsOf(ink, image, page);
    for (let y = y0; y < y1; y++) data.fill(paper, y * image.width + x0, y * image.width + x1);
  }
  return { ...image, data };
}

function copyRow(
  { data, width }: GreyImage,
  y: number,
  x0: number,
  x1: number,
  to: Uint8Array,
  at: number,
): void {
  if (x1 > x0) to.set(data.subarray(y * width + x0, y * width + x1), at);
}

function pixelsOf(box: Box, image: GreyImage, page: PdfPage): Area {
  const across = image.width / page.width;
  const down = image.height / page.height;
  return {
    x0: Math.max(0, Math.floor(box.x0 * across)),
    y0: Math.max(0, Math.floor(box.top * down)),
    x1: Math.min(image.width, Math.ceil(box.x1 * across)),
    y1: Math.min(image.height, Math.ceil(box.bottom * down)),
  };
}

function commonest(images: readonly GreyImage[]): number {
  const counts = new Uint32Array(256);
  for (const { data } of images)
    for (const value of data) counts[value] = (counts[value] as number) + 1;
  return counts.indexOf(Math.max(...counts));
}
