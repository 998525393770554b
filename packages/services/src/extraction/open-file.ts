import type { ServiceContext } from "../context";
import { notFound } from "../service-error";
import { ownExtraction } from "./own";

/** The document as it was sent. */
export async function openExtractionFile({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { id: string };
}) {
  const row = await ownExtraction(ctx, input.id);
  const bytes = await ctx.blobs.get(row.fileBlob);
  if (!bytes) throw notFound("extraction");
  return { bytes, type: row.fileType, fileName: row.fileName, pages: row.pages };
}
