import { extractLimits } from "@inkform/raster/limits";

/** No upload of any type is larger than this. */
export const MAX_UPLOAD_BYTES = Math.max(extractLimits.pdfBytes, extractLimits.imageBytes);
