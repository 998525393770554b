import type { Upload } from "@inkform/raster/model";
import { renderPage } from "@inkform/raster/render-page";
import sharp, { type Sharp } from "sharp";
import type { Random } from "../random";
import { writeImagePdf } from "./image-pdf";
import { type PhotoHabit, photograph } from "./photo";
import type { Moved, Picture, XY } from "./picture";
import { type ScanHabit, scan } from "./scan";

export interface Captured {
  file: string;
  bytes: Buffer;
  how: string;
  /** For each page: from fractions of the printed page to fractions of the captured one. */
  forward: ((at: XY) => XY)[];
}

/** Pages through a scanner: mostly a PDF of images, black and white as a PNG. */
export async function captureScan(
  upload: Upload,
  habit: ScanHabit,
  { strip }: { strip: boolean },
  random: Random,
): Promise<Captured> {
  // A strip of paper is scanned finer, or its small type would be lost to everybody.
  const dpi = strip ? Math.max(200, habit.dpi) : habit.dpi;
  const pages: { moved: Moved; page: Picture }[] = [];
  for (let number = 1; number <= upload.pages; number++) {
    const page = await pictureOf(upload, number, dpi, habit.grey);
    pages.push({ page, moved: await scan(page, habit, random.fork(`page ${number}`)) });
  }
  const forward = pages.map(({ page, moved }) => inFractions(page, moved));
  const how = `${habit.name} ${dpi} dpi${habit.rows ? ` in ${habit.rows} rows` : ""}`;
  const [only] = pages;
  if (only && pages.length === 1 && (habit.quality === 0 || random.chance(0.2))) {
    const { picture } = only.moved;
    const colours = habit.rows === undefined ? { colours: 2 } : {};
    const image = toSharp(picture).withMetadata({ density: dpi });
    return habit.quality === 0
      ? { file: "scan.png", bytes: await image.png(colours).toBuffer(), how, forward }
      : {
          file: "scan.jpg",
          bytes: await image.jpeg({ quality: habit.quality }).toBuffer(),
          how,
          forward,
        };
  }
  const images = await Promise.all(
    pages.map(async ({ moved: { picture } }) => ({
      width: (picture.width / dpi) * 72,
      height: (picture.height / dpi) * 72,
      pixels: [picture.width, picture.height] as const,
      grey: picture.channels === 1,
      jpeg: await toSharp(picture)
        .jpeg({ quality: habit.quality || 90 })
        .toBuffer(),
    })),
  );
  return { file: "scan.pdf", bytes: writeImagePdf(images), how, forward };
}

/** The first page through a camera. */
export async function capturePhoto(
  upload: Upload,
  habit: PhotoHabit,
  random: Random,
): Promise<Captured> {
  const page = await pictureOf(upload, 1, 190, false);
  const moved = await photograph(page, habit, random);
  const bytes = await toSharp(moved.picture).jpeg({ quality: 82 }).toBuffer();
  return { file: "photo.jpg", bytes, how: habit.name, forward: [inFractions(page, moved)] };
}

async function pictureOf(
  upload: Upload,
  number: number,
  dpi: number,
  grey: boolean,
): Promise<Picture> {
  const { width, height, channels, data } = await renderPage(upload, number, { dpi, grey });
  return { width, height, channels, data };
}

function toSharp({ data, width, height, channels }: Picture): Sharp {
  const image = sharp(data, { raw: { width, height, channels } });
  return channels === 1 ? image.toColourspace("b-w") : image;
}

function inFractions(page: Picture, { picture, forward }: Moved): (at: XY) => XY {
  return ([x, y]) => {
    const [u, v] = forward([x * page.width, y * page.height]);
    return [u / picture.width, v / picture.height];
  };
}
