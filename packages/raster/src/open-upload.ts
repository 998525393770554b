import type { UploadLimits } from "./limits";
import { type Upload, UploadError } from "./model";
import { openImage } from "./open-image";
import { openPdf } from "./open-pdf";
import { uploadType } from "./upload-type";

/**
 * Checks an upload and counts its pages: type by magic bytes, size, page count, pixels (from the
 * header, before anything is decoded), then that every page can be decoded to its end.
 * @throws UploadError with the public code.
 */
export async function openUpload(bytes: Uint8Array, limits: UploadLimits): Promise<Upload> {
  const type = uploadType(bytes);
  if (type === null || !limits.types.includes(type)) {
    throw new UploadError(
      "unsupported_file_type",
      `Send a file of one of these types: ${limits.types.map((t) => t.toUpperCase()).join(", ")}.`,
    );
  }
  const maximum = type === "pdf" ? limits.pdfBytes : limits.imageBytes;
  if (bytes.length > maximum) {
    const kind = type === "pdf" ? "PDF" : "image";
    throw new UploadError(
      "file_too_large",
      `Send ${kind === "PDF" ? "a" : "an"} ${kind} of at most ${maximum / 2 ** 20} MB.`,
    );
  }
  const pages =
    type === "pdf" ? await openPdf(bytes, limits) : await openImage(type, bytes, limits);
  return { type, bytes, pages };
}
