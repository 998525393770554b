import type { Database } from "@inkform/db/open-database";
import { pendingUploads } from "@inkform/db/schema/work";
import { eq } from "drizzle-orm";
import type { ServiceBase } from "../context";
import { describeError } from "../describe-error";

interface Upload {
  blob: string;
  bytes: Uint8Array;
  now: Date;
}

/**
 * Keeps an upload's file while `accept` writes the row that names it. Where that does not come about the file is deleted: at
 * once, or, after a crash, by the purge. `accept` calls `own` in its transaction.
 */
export async function keepUpload<T>(
  ctx: ServiceBase,
  { blob, bytes, now }: Upload,
  accept: (own: (tx: Database) => Promise<void>) => Promise<T>,
): Promise<T> {
  await ctx.db.insert(pendingUploads).values({ blob, createdAt: now });
  let owned = false;
  try {
    await ctx.blobs.put(blob, bytes);
    const accepted = await accept(async (tx) => {
      await crossOut(tx, blob);
      owned = true;
    });
    if (!owned) await forget(ctx, blob);
    return accepted;
  } catch (error) {
    await forget(ctx, blob);
    throw error;
  }
}

async function forget(ctx: ServiceBase, blob: string): Promise<void> {
  try {
    await ctx.blobs.delete(blob);
    await ctx.db.delete(pendingUploads).where(eq(pendingUploads.blob, blob));
  } catch (error) {
    ctx.log.warn("the file of a refused upload is left to the purge", { ...describeError(error) });
  }
}

async function crossOut(tx: Database, blob: string): Promise<void> {
  const crossed = await tx
    .delete(pendingUploads)
    .where(eq(pendingUploads.blob, blob))
    .returning({ blob: pendingUploads.blob });
  if (crossed.length === 0) throw new Error("the upload was purged before it was accepted");
}
