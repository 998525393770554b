import { partBodySchema } from "@inkform/contract/cad";
import { cadParts } from "@inkform/db/schema/work";
import { asc, eq } from "drizzle-orm";
import type { ServiceContext } from "../context";
import { ownJob } from "./own";
import { showCadJob } from "./to-cad-job";

/**
 * A job with what only a viewer needs: the file's name, how far it is, what was seen on the page, and
 * what the auditor found in drawings that are not delivered.
 */
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
    rejected: row.status === "failed" ? await listRejected(ctx, row.id) : [],
  };
}

async function listRejected(ctx: ServiceContext, jobId: string) {
  const rows = await ctx.db
    .select({ index: cadParts.index, body: cadParts.body, findings: cadParts.findings })
    .from(cadParts)
    .where(eq(cadParts.jobId, jobId))
    .orderBy(asc(cadParts.index));
  return rows.map(({ index, body, findings }) => ({
    index,
    name: partBodySchema.parse(body).name,
    findings,
  }));
}
