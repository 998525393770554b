import sharp, { type Sharp } from "sharp";

/** An image's page as its header tells it, EXIF-upright. `density` in pixels an inch where carried. */
export interface ImageHeader {
  pages: number;
  width: number;
  height: number;
  density: number | null;
  /** More than one channel beside transparency. */
  colour: boolean;
}

/**
 * A decoder for one page (from 1). A page cut short or damaged is an error, never half a picture;
 * the pixel limit is checked against the header by whoever opens the upload.
 */
export function imageDecoder(bytes: Uint8Array, pageNumber: number): Sharp {
  return sharp(bytes, {
    page: pageNumber - 1,
    failOn: "error",
    limitInputPixels: false,
    sequentialRead: true,
  });
}

export async function imageHeader(bytes: Uint8Array, pageNumber: number): Promise<ImageHeader> {
  const metadata = await imageDecoder(bytes, pageNumber).metadata();
  const turned = (metadata.orientation ?? 1) >= 5;
  return {
    pages: metadata.pages ?? 1,
    width: turned ? metadata.height : metadata.width,
    height: turned ? metadata.width : metadata.height,
    density: metadata.density ?? null,
    colour: metadata.channels >= 3,
  };
}
