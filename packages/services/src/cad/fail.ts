import type { JobErrorCode } from "@inkform/contract/cad";
import { cadJobs, cadParts } from "@inkform/db/schema/work";
import { and, eq, inArray } from "drizzle-orm";
import type { ServiceBase } from "../context";
import type { DrawnSketch } from "../engine/engines";
import { expiryOf } from "../retention/settings";
import { enqueueDelivery } from "../webhook/enqueue";
import { keepDxfFiles } from "./keep-dxf-files";
import { noteEnd } from "./note-end";
import type { Ended } from "./run";
import { showCadJob } from "./to-cad-job";

/** What the person who sent the sketch reads, and whether sending it again may help. */
const FAILURES: Record<JobErrorCode, { message: string; retryable: boolean }> = {
  unreadable_document: { message: "The file could not be read; send it again.", retryable: false },
  no_part_found: { message: "No closed outline was found on any page.", retryable: false },
  dimensions_contradict: {
    message:
      "The outline as it was read cannot have the written dimensions; draw it in full and check the numbers.",
    retryable: false,
  },
  audit_failed: {
    message: "The drawing did not pass its audit, so no file is delivered; the error was noted.",
    retryable: false,
  },
  timeout: {
    message: "The drawing took too long; send a simpler or clearer sketch.",
    retryable: true,
  },
  internal_error: {
    message: "The job failed; the error was noted. Send it again.",
    retryable: true,
  },
};

const withoutEvent: Ended = { status: "failed", delivery: null };

/**
 * Ends a job that cannot be drawn, and writes its event down. One that has ended stays as it is.
 * `evidence` is kept with it: what was seen, and the drawings that failed their audit.
 */
export async function failCadJob({
  ctx,
  input,
}: {
  ctx: ServiceBase;
  input: { jobId: string; code: JobErrorCode; message?: string; evidence?: DrawnSketch };
}): Promise<Ended> {
  const { jobId, code, message, evidence } = input;
  const parts = await keepDxfFiles(ctx, jobId, evidence?.parts ?? []);
  const now = ctx.clock();
  const { ended, job } = await ctx.db.transaction(async (tx) => {
    const [job] = await tx
      .update(cadJobs)
      .set({
        status: "failed",
        stage: null,
        finishedAt: now,
        expiresAt: expiryOf(now),
        errorCode: code,
        errorMessage: message ?? FAILURES[code].message,
        errorRetryable: FAILURES[code].retryable,
        overlays: evidence?.overlays ?? null,
      })
      .where(and(eq(cadJobs.id, jobId), inArray(cadJobs.status, ["queued", "running"])))
      .returning();
    if (!job) return { ended: withoutEvent };
    if (parts.length > 0) await tx.insert(cadParts).values(parts);
    if (job.webhookUrl === null) return { ended: withoutEvent, job };
    const delivery = await enqueueDelivery({
      tx,
      clock: now,
      job: { id: job.id, projectId: job.projectId, webhookUrl: job.webhookUrl },
      type: "cad.failed",
      data: await showCadJob(ctx, tx, job),
    });
    return { ended: { status: "failed", delivery } satisfies Ended, job };
  });
  if (job) noteEnd(ctx, job);
  return ended;
}
