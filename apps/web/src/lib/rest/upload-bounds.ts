import { MAX_UPLOAD_BYTES } from "@inkform/services/upload-size";

/** A form with the largest file in it. One that says it is longer is refused before it is read. */
export const MAX_FORM_BYTES = MAX_UPLOAD_BYTES + 2 ** 20;

/**
 * A client that is still sending hears the answer only once it has sent: so much of a refused body is
 * read and forgotten. Of a longer one no more is read; it is answered, and a moment later cut off.
 */
export const MAX_DRAIN_BYTES = 64 * 2 ** 20;

/** How long a body says it is; 0 where it does not say. */
export function declaredLength(headers: Headers): number {
  return Number(headers.get("content-length") ?? 0);
}
