import type { UploadType } from "./model";

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const TIFF_LITTLE = [0x49, 0x49, 0x2a, 0x00];
const TIFF_BIG = [0x4d, 0x4d, 0x00, 0x2a];
const JPEG = [0xff, 0xd8, 0xff];
const UTF8_BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** The type by magic bytes alone, or null for anything that is not read. */
export function uploadType(bytes: Uint8Array): UploadType | null {
  if (startsWith(bytes, PNG)) return "png";
  if (startsWith(bytes, JPEG)) return "jpeg";
  if (startsWith(bytes, TIFF_LITTLE) || startsWith(bytes, TIFF_BIG)) return "tiff";
  if (text(bytes, 0, 6) === "GIF87a" || text(bytes, 0, 6) === "GIF89a") return "gif";
  if (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WEBP") return "webp";
  if (isPdf(bytes)) return "pdf";
  return null;
}

/**
 * Readers look for the header anywhere in the first kilobyte; here only white space and a byte
 * order mark may stand before it, so that an archive or a web page that contains a PDF is none.
 */
function isPdf(bytes: Uint8Array): boolean {
  let at = startsWith(bytes, UTF8_BYTE_ORDER_MARK) ? UTF8_BYTE_ORDER_MARK.length : 0;
  while (at < 1024 && isWhiteSpace(bytes[at])) at++;
  return text(bytes, at, at + 5) === "%PDF-";
}

function isWhiteSpace(byte: number | undefined): boolean {
  return byte === 0 || byte === 9 || byte === 10 || byte === 12 || byte === 13 || byte === 32;
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, i) => bytes[i] === byte);
}

function text(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
