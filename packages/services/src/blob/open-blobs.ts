import type { Blobs } from "./blobs";
import { openFileBlobs } from "./open-file-blobs";
import { openS3Blobs } from "./open-s3-blobs";

/** The blob storage that `BLOB_URL` names: a directory (`file:`) or S3-compatible storage (`s3:`). */
export function openBlobs(url: string): Blobs {
  const parsed = new URL(url);
  if (parsed.protocol === "file:") return openFileBlobs(parsed);
  if (parsed.protocol === "s3:") return openS3Blobs(parsed);
  throw new Error("BLOB_URL must begin with file: or s3:");
}
