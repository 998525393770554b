import { imageDecoder, imageHeader } from "./image";
import { refuseTooManyPages, type UploadLimits } from "./limits";
import { UploadError, type UploadType } from "./model";

/** Counts an image's pages (all of a TIFF, the first frame of the others) and decodes each to its end. */
export async function openImage(
  type: UploadType,
  bytes: Uint8Array,
  limits: UploadLimits,
): Promise<number> {
  const first = await readHeader(bytes, 1);
  const pages = type === "tiff" ? first.pages : 1;
  refuseTooManyPages(pages, limits);
  for (let page = 1; page <= pages; page++) {
    const { width, height } = page === 1 ? first : await readHeader(bytes, page);
    if (width * height > limits.pixels) throw tooManyPixels(width, height, limits);
  }
  for (let page = 1; page <= pages; page++) await decodeToTheEnd(bytes, page);
  return pages;
}

async function readHeader(bytes: Uint8Array, page: number) {
  try {
    return await imageHeader(bytes, page);
  } catch {
    throw damaged();
  }
}

/** Every pixel goes into the small average, so the last rows are read too, and memory stays small. */
async function decodeToTheEnd(bytes: Uint8Array, page: number): Promise<void> {
  try {
    await imageDecoder(bytes, page)
      .resize(16, 16, { fit: "fill", fastShrinkOnLoad: false })
      .raw()
      .toBuffer();
  } catch {
    throw damaged();
  }
}

function damaged(): UploadError {
  return new UploadError(
    "unreadable_document",
    "The image is damaged or incomplete; export or upload it again.",
  );
}

function tooManyPixels(width: number, height: number, limits: UploadLimits): UploadError {
  return new UploadError(
    "too_many_pixels",
    `Send an image of at most ${limits.pixels / 1e6} megapixels; this one has ${width} × ${height} pixels.`,
  );
}
