import type { ServiceContext } from "../context";
import { ownJob } from "./own";
import { showCadJob } from "./to-cad-job";

/** A job with what only a viewer needs: the file's name, how far it is, what was seen on the page. */
export async function inspectCadJob({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { id: string };
}) {
  const row = await ownJob(ctx, input.id);
  return {
    job: await showCadJob(ctx, ctx.db, row),
    fileName: row.fileName,
    fileType: row.fileType,
    pages: row.pages,
    stage: row.stage,
    source: row.source,
    overlays: row.overlays ?? [],
  };
}
