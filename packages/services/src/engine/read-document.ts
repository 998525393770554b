import type { PageLayout, ReadOptions } from "@inkform/document/model";
import { readDocument as readUpload } from "@inkform/document/read-document";
import { extractLimits } from "@inkform/raster/limits";
import { openUpload } from "@inkform/raster/open-upload";
import { packLayouts } from "../extraction/stored-layout";
import type { ReadDocument, ReadRequest } from "./engines";

/**
 * From the bytes of a document to its reading, with where everything was found. The latter is packed here, off the event loop:
 * of a long document it is tens of thousands of boxes.
 * @throws UploadError
 */
export async function readDocument(
  bytes: Uint8Array,
  options: ReadRequest,
  onStage: NonNullable<ReadOptions["onStage"]>,
): Promise<ReadDocument> {
  const upload = await openUpload(bytes, extractLimits);
  let found: readonly PageLayout[] = [];
  const reading = await readUpload(upload, {
    ...options,
    onStage,
    onLayout: (layouts) => {
      found = layouts;
    },
  });
  return { reading, layout: packLayouts(found) };
}
