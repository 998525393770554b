import { imageDecoder, imageHeader } from "./image";
import { extractLimits } from "./limits";
import type { Raster, Upload } from "./model";
import { trustedDensity } from "./page-size";
import { damagedPdf, type Pdfium, withPdfPage } from "./pdfium";

export interface RenderOptions {
  /** Density of a PDF page; an image keeps its own pixels. 200 unless told. */
  dpi?: number;
  /** The result is made smaller to stay within this. 40 megapixels unless told. */
  maxPixels?: number;
  /** One channel instead of three. */
  grey?: boolean;
}

/** Pixels of one page (from 1), EXIF-upright, transparency over white, or over black where what is drawn is light itself. */
export async function renderPage(
  upload: Upload,
  pageNumber: number,
  options: RenderOptions = {},
): Promise<Raster> {
  const { dpi = 200, maxPixels = extractLimits.pixels, grey = false } = options;
  if (upload.type === "pdf") {
    return withPdfPage(upload.bytes, pageNumber, (pdfium, page) =>
      renderPdfPage(pdfium, page, dpi, maxPixels, grey),
    );
  }
  return renderImage(upload.bytes, pageNumber, maxPixels, grey);
}

/** False where a page (from 1) is known to be grey without looking at its pixels: an image of one channel. */
export async function mayHaveColour(upload: Upload, pageNumber: number): Promise<boolean> {
  return upload.type === "pdf" || (await imageHeader(upload.bytes, pageNumber)).colour;
}

async function renderImage(
  bytes: Uint8Array,
  pageNumber: number,
  maxPixels: number,
  grey: boolean,
): Promise<Raster> {
  const header = await imageHeader(bytes, pageNumber);
  const shrink = Math.min(1, Math.sqrt(maxPixels / (header.width * header.height)));
  const background = await groundFor(bytes, pageNumber);
  const decoder = imageDecoder(bytes, pageNumber).autoOrient().flatten({ background });
  if (shrink < 1) {
    const width = Math.max(1, Math.floor(header.width * shrink));
    const height = Math.max(1, Math.floor(header.height * shrink));
    decoder.resize(width, height, { fit: "fill" });
  }
  const { data, info } = await decoder
    .toColourspace(grey ? "b-w" : "srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const density = trustedDensity(Math.max(header.width, header.height), header.density);
  return {
    width: info.width,
    height: info.height,
    channels: grey ? 1 : 3,
    data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
    dpi: density === null ? null : density * shrink,
  };
}

/** Grey from which ink on nothing could not be seen on white. */
const LIGHT_INK = 190;

/** What to put behind transparent pixels so that the others show. */
async function groundFor(bytes: Uint8Array, pageNumber: number): Promise<"#fff" | "#000"> {
  const { hasAlpha } = await imageDecoder(bytes, pageNumber).metadata();
  if (!hasAlpha) return "#fff";
  const { data } = await imageDecoder(bytes, pageNumber)
    .resize(256, 256, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  let weight = 0;
  let light = 0;
  for (let i = 0; i + 3 < data.length; i += 4) {
    const alpha = data[i + 3] as number;
    weight += alpha;
    light +=
      (alpha * ((data[i] as number) + (data[i + 1] as number) + (data[i + 2] as number))) / 3;
  }
  const share = weight / (255 * (data.length / 4));
  return share < 0.5 && light > LIGHT_INK * weight ? "#000" : "#fff";
}

const GREY = 1;
const BGR = 2;
const DRAW_ANNOTATIONS = 0x01;
const DRAW_GREY = 0x08;
const DRAW_RGB = 0x10;
const WHITE = 0xffffffff;

function renderPdfPage(
  pdfium: Pdfium,
  page: number,
  dpi: number,
  maxPixels: number,
  grey: boolean,
): Raster {
  const pageWidth = pdfium._FPDF_GetPageWidthF(page) / 72;
  const pageHeight = pdfium._FPDF_GetPageHeightF(page) / 72;
  const density = Math.min(dpi, Math.sqrt(maxPixels / (pageWidth * pageHeight)));
  const width = Math.max(1, Math.floor(pageWidth * density));
  const height = Math.max(1, Math.floor(pageHeight * density));
  const channels = grey ? 1 : 3;
  const size = width * height * channels;
  const pixels = pdfium.wasmExports.malloc(size);
  if (pixels === 0) throw damagedPdf();
  try {
    const format = grey ? GREY : BGR;
    const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, format, pixels, width * channels);
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    const flags = DRAW_ANNOTATIONS | (grey ? DRAW_GREY : DRAW_RGB);
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags);
    pdfium._FPDFBitmap_Destroy(bitmap);
    return {
      width,
      height,
      channels,
      data: pdfium.HEAPU8.slice(pixels, pixels + size),
      dpi: density,
    };
  } finally {
    pdfium.wasmExports.free(pixels);
  }
}
