/**
 * What an upload is, once opened.
 *
 * - Upload: the bytes with their type, decided by magic bytes, and the number of pages.
 * - Raster: pixels of one page, EXIF-upright, origin top-left, y down, row by row.
 * - Page size in points (1/72 in): a PDF's own; an image's from its density where it has one.
 */
export type UploadType = "pdf" | "png" | "jpeg" | "webp" | "gif" | "tiff";

export interface Upload {
  type: UploadType;
  bytes: Uint8Array;
  pages: number;
}

export interface Raster {
  width: number;
  height: number;
  /** 1 = grey, 3 = RGB. Transparent pixels are white. */
  channels: 1 | 3;
  data: Uint8Array;
  /** Pixels an inch, where known: the density asked for (PDF) or the one the image carries. */
  dpi: number | null;
}

export type UploadErrorCode =
  | "unsupported_file_type"
  | "unreadable_document"
  | "file_too_large"
  | "too_many_pages"
  | "too_many_pixels";

/** The upload is at fault; `code` is the public error code, `message` one sentence that says what to do. */
export class UploadError extends Error {
  readonly code: UploadErrorCode;
  constructor(code: UploadErrorCode, message: string) {
    super(message);
    this.name = "UploadError";
    this.code = code;
  }
}
