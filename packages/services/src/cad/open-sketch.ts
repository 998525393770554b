import type { ServiceContext } from "../context";
import { notFound } from "../service-error";
import { ownJob } from "./own";

/** The sketch as it was sent. */
export async function openSketch({ ctx, input }: { ctx: ServiceContext; input: { id: string } }) {
  const row = await ownJob(ctx, input.id);
  const bytes = await ctx.blobs.get(row.fileBlob);
  if (!bytes) throw notFound("job");
  return { bytes, type: row.fileType, fileName: row.fileName };
}
