import { cadJobs, cadParts, extractions } from "@inkform/db/schema/work";
import { eq, inArray, lte } from "drizzle-orm";
import type { ServiceBase } from "../context";

/** Rows a round: small enough that other requests get their turn. */
const BATCH = 50;

export interface Purged {
  jobs: number;
  /** Uploads and DXF files. */
  files: number;
  extractions: number;
}

/**
 * Deletes what is past its retention at `at` (default: now): results, jobs, deliveries and files.
 * Usage stays. Files go first, so that none is left without a row that names it.
 */
export async function purgeExpired({
  ctx,
  input,
}: {
  ctx: ServiceBase;
  input: { at?: Date | undefined };
}): Promise<Purged> {
  const at = input.at ?? ctx.clock();
  const purged = { jobs: 0, files: 0, extractions: 0 };
  for (;;) {
    const found = await purgeJobs(ctx, at, purged);
    if (found < BATCH) break;
  }
  for (;;) {
    const found = await purgeExtractions(ctx, at, purged);
    if (found < BATCH) break;
  }
  return purged;
}

async function purgeJobs(ctx: ServiceBase, at: Date, purged: Purged): Promise<number> {
  const jobs = await ctx.db
    .select({ id: cadJobs.id, blob: cadJobs.fileBlob })
    .from(cadJobs)
    .where(lte(cadJobs.expiresAt, at))
    .limit(BATCH);
  for (const { id, blob } of jobs) {
    const parts = await ctx.db
      .select({ blob: cadParts.dxfBlob })
      .from(cadParts)
      .where(eq(cadParts.jobId, id));
    for (const name of [blob, ...parts.map((part) => part.blob)]) {
      await ctx.blobs.delete(name);
      purged.files += 1;
    }
  }
  const ids = jobs.map(({ id }) => id);
  if (ids.length > 0) await ctx.db.delete(cadJobs).where(inArray(cadJobs.id, ids));
  purged.jobs += ids.length;
  return ids.length;
}

async function purgeExtractions(ctx: ServiceBase, at: Date, purged: Purged): Promise<number> {
  const rows = await ctx.db
    .select({ id: extractions.id, blob: extractions.fileBlob })
    .from(extractions)
    .where(lte(extractions.expiresAt, at))
    .limit(BATCH);
  for (const { blob } of rows) {
    await ctx.blobs.delete(blob);
    purged.files += 1;
  }
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await ctx.db.delete(extractions).where(inArray(extractions.id, ids));
  purged.extractions += ids.length;
  return ids.length;
}
