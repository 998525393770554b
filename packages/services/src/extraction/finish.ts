import { EXTRACT_MODEL } from "@inkform/contract/models";
import { extractionLayouts, extractions } from "@inkform/db/schema/work";
import { and, eq, gt } from "drizzle-orm";
import type { ServiceBase } from "../context";
import type { ReadDocument } from "../engine/engines";
import { bill } from "../metering/bill";
import { lockMeter } from "../metering/lock-meter";
import { periodOf } from "../metering/period";
import { expiryOf } from "../retention/settings";
import { isServiceError, ServiceError } from "../service-error";

interface Finished {
  id: string;
  projectId: string;
  /** The pages count in the period in which they were reserved. */
  reservedAt: Date;
  read: ReadDocument;
}

/**
 * Keeps the result with its layout and bills its pages, all or nothing.
 * @throws ServiceError `model_unavailable` where the reservation ran out meanwhile
 */
export async function finishExtraction(ctx: ServiceBase, finished: Finished): Promise<void> {
  const { id, projectId, reservedAt, read } = finished;
  const now = ctx.clock();
  const period = periodOf(reservedAt);
  await ctx.db.transaction(async (tx) => {
    // Before the lock: others of the project need not wait for it.
    await tx.insert(extractionLayouts).values({ extractionId: id, packed: read.layout });
    await lockMeter(tx, projectId, EXTRACT_MODEL, period, now);
    const [ended] = await tx
      .update(extractions)
      .set({
        status: "succeeded",
        stage: null,
        finishedAt: now,
        expiresAt: expiryOf(now),
        result: read.reading,
      })
      .where(
        and(
          eq(extractions.id, id),
          eq(extractions.status, "running"),
          gt(extractions.reservedUntil, now),
        ),
      )
      .returning({ pages: extractions.pages });
    if (!ended) {
      throw new ServiceError("model_unavailable", "The reading took too long; try again later.", {
        retryAfter: 30,
      });
    }
    await bill(tx, period, {
      sourceId: id,
      projectId,
      model: EXTRACT_MODEL,
      count: ended.pages,
      billed: ended.pages,
      occurredAt: reservedAt,
    });
  });
}

/** Ends a reading that failed; its pages are free again. */
export async function failExtraction(ctx: ServiceBase, id: string, error: unknown): Promise<void> {
  const known = isServiceError(error) ? error : null;
  const now = ctx.clock();
  await ctx.db
    .update(extractions)
    .set({
      status: "failed",
      stage: null,
      finishedAt: now,
      expiresAt: expiryOf(now),
      errorCode: known?.code ?? "internal_error",
      errorMessage: known?.message ?? "The document could not be read; the error was noted.",
    })
    .where(and(eq(extractions.id, id), eq(extractions.status, "running")));
}
