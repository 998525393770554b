import type { PdfPage } from "@inkform/raster/read-pdf-page";
import type { Box } from "../model";
import { pageSettings as settings } from "./settings";

/** Large images of a page that its text layer leaves bare: what is written in them is in no layer. */
export function findPictures(page: PdfPage): Box[] {
  if (page.images.length === 0) return [];
  const least = settings.pictureShare * page.width * page.height;
  return joinStrips(page.images.map((image) => onPage(image, page))).filter(
    (picture) => area(picture) >= least && !isWrittenOver(picture, page),
  );
}

/** True where the layer says what the picture shows, or is printed over it as over a sheet of paper. */
function isWrittenOver(picture: Box, page: PdfPage): boolean {
  const most = settings.pictureCover * area(picture);
  let covered = 0;
  for (const { ink, text } of page.glyphs) {
    if (text.trim() !== "" && isWithin(ink, picture)) covered += area(ink);
    if (covered > most) return true;
  }
  return false;
}

/** The middle of the box lies in the other one. */
export function isWithin(box: Box, outer: Box): boolean {
  const x = (box.x0 + box.x1) / 2;
  const y = (box.top + box.bottom) / 2;
  return x >= outer.x0 && x <= outer.x1 && y >= outer.top && y <= outer.bottom;
}

/** Scanners write one picture as many strips, each right below the one before. */
function joinStrips(images: readonly Box[]): Box[] {
  const joined: Box[] = [];
  const near = (a: number, b: number) => Math.abs(a - b) <= settings.stripGap;
  for (const image of images.toSorted((a, b) => a.top - b.top)) {
    const above = joined.find(
      ({ x0, x1, bottom }) => near(x0, image.x0) && near(x1, image.x1) && near(bottom, image.top),
    );
    if (above) above.bottom = image.bottom;
    else joined.push({ ...image });
  }
  return joined;
}

function onPage({ x0, top, x1, bottom }: Box, page: PdfPage): Box {
  return {
    x0: Math.max(0, x0),
    top: Math.max(0, top),
    x1: Math.min(page.width, x1),
    bottom: Math.min(page.height, bottom),
  };
}

function area({ x0, top, x1, bottom }: Box): number {
  return Math.max(0, x1 - x0) * Math.max(0, bottom - top);
}
