import { cadJobs, cadParts, extractions, pendingUploads } from "@inkform/db/schema/work";
import { and, asc, inArray, lte, notInArray } from "drizzle-orm";
import type { ServiceBase } from "../context";
import { describeError } from "../describe-error";
import { ACCEPTED_WITHIN_MS } from "./settings";

/** Rows a round: small enough that other requests get their turn. */
const BATCH = 50;

export interface Purged {
  jobs: number;
  /** Uploads and DXF files. */
  files: number;
  extractions: number;
}

interface Expired {
  id: string;
  blobs: string[];
}

/** What expires: how to find some that are not in `kept`, and how to forget them. */
interface Kind {
  find: (ctx: ServiceBase, at: Date, kept: string[], limit: number) => Promise<Expired[]>;
  forget: (ctx: ServiceBase, ids: string[]) => Promise<unknown>;
}

/**
 * Deletes what is past its retention at `at` (default: now): results, jobs, deliveries and files,
 * `limit` jobs and as many extractions at most. Usage stays. Files go first, so that none is left
 * without a row that names it; one that cannot be deleted keeps its row and stops nothing else.
 * @throws Error where a whole batch of files could not be deleted
 */
export async function purgeExpired({
  ctx,
  input,
}: {
  ctx: ServiceBase;
  input: { at?: Date | undefined; limit?: number };
}): Promise<Purged> {
  const { at = ctx.clock(), limit = Number.POSITIVE_INFINITY } = input;
  const jobs = await purge(ctx, JOBS, at, limit);
  const read = await purge(ctx, EXTRACTIONS, at, limit);
  const lost = await purge(ctx, LOST_UPLOADS, at, limit);
  const files = jobs.files + read.files + lost.files;
  return { jobs: jobs.rows, files, extractions: read.rows };
}

async function purge(ctx: ServiceBase, kind: Kind, at: Date, limit: number) {
  const purged = { rows: 0, files: 0 };
  const kept: string[] = [];
  while (purged.rows < limit) {
    const found = await kind.find(ctx, at, kept, Math.min(BATCH, limit - purged.rows));
    if (found.length === 0) break;
    const gone: string[] = [];
    for (const { id, blobs } of found) {
      if (await deleteFiles(ctx, blobs)) {
        gone.push(id);
        purged.files += blobs.length;
      } else kept.push(id);
    }
    if (kept.length >= BATCH) throw new Error("The files past their retention cannot be deleted.");
    if (gone.length > 0) await kind.forget(ctx, gone);
    purged.rows += gone.length;
  }
  return purged;
}

async function deleteFiles(ctx: ServiceBase, blobs: string[]): Promise<boolean> {
  try {
    await Promise.all(blobs.map((name) => ctx.blobs.delete(name)));
    return true;
  } catch (error) {
    ctx.log.warn("a file past its retention was not deleted", { ...describeError(error) });
    return false;
  }
}

/** A job that has not ended stays, however long it waited: it is still to be drawn and told. */
const JOBS: Kind = {
  find: async (ctx, at, kept, limit) => {
    const rows = await ctx.db
      .select({ id: cadJobs.id, blob: cadJobs.fileBlob })
      .from(cadJobs)
      .where(
        and(
          lte(cadJobs.expiresAt, at),
          inArray(cadJobs.status, ["succeeded", "failed"]),
          notInArray(cadJobs.id, kept),
        ),
      )
      .orderBy(asc(cadJobs.expiresAt))
      .limit(limit);
    const ids = rows.map(({ id }) => id);
    const parts = await ctx.db
      .select({ jobId: cadParts.jobId, blob: cadParts.dxfBlob })
      .from(cadParts)
      .where(inArray(cadParts.jobId, ids));
    const partsOf = (id: string) => parts.filter(({ jobId }) => jobId === id);
    return rows.map(({ id, blob }) => ({
      id,
      blobs: [blob, ...partsOf(id).map((part) => part.blob)],
    }));
  },
  forget: (ctx, ids) => ctx.db.delete(cadJobs).where(inArray(cadJobs.id, ids)),
};

/** Kept by a process that died before it accepted or refused them. */
const LOST_UPLOADS: Kind = {
  find: async (ctx, at, kept, limit) => {
    const before = new Date(at.getTime() - ACCEPTED_WITHIN_MS);
    const rows = await ctx.db
      .select({ id: pendingUploads.blob })
      .from(pendingUploads)
      .where(and(lte(pendingUploads.createdAt, before), notInArray(pendingUploads.blob, kept)))
      .limit(limit);
    return rows.map(({ id }) => ({ id, blobs: [id] }));
  },
  forget: (ctx, ids) => ctx.db.delete(pendingUploads).where(inArray(pendingUploads.blob, ids)),
};

/** One whose process was lost is past its reservation long before it expires. */
const EXTRACTIONS: Kind = {
  find: async (ctx, at, kept, limit) => {
    const rows = await ctx.db
      .select({ id: extractions.id, blob: extractions.fileBlob })
      .from(extractions)
      .where(and(lte(extractions.expiresAt, at), notInArray(extractions.id, kept)))
      .orderBy(asc(extractions.expiresAt))
      .limit(limit);
    return rows.map(({ id, blob }) => ({ id, blobs: [blob] }));
  },
  forget: (ctx, ids) => ctx.db.delete(extractions).where(inArray(extractions.id, ids)),
};
