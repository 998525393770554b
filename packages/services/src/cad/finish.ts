import { CAD_MODEL } from "@inkform/contract/models";
import { cadJobs, cadParts } from "@inkform/db/schema/work";
import { and, eq, inArray } from "drizzle-orm";
import type { ServiceBase } from "../context";
import type { DrawnSketch } from "../engine/engines";
import { bill } from "../metering/bill";
import { lockMeter } from "../metering/lock-meter";
import { periodOf } from "../metering/period";
import { expiryOf } from "../retention/settings";
import { enqueueDelivery } from "../webhook/enqueue";
import { keepDxfFiles } from "./keep-dxf-files";
import { noteEnd } from "./note-end";
import type { Ended } from "./run";
import { type JobRow, showCadJob } from "./to-cad-job";

const withoutEvent: Ended = { status: "succeeded", delivery: null };

/**
 * Keeps the files, then ends the job as succeeded in one transaction: its parts, what is billed of
 * them, and its event. Parts beyond the cap are delivered and not billed.
 */
export async function finishJob(
  ctx: ServiceBase,
  { id, projectId }: JobRow,
  drawn: DrawnSketch,
): Promise<Ended> {
  const parts = await keepDxfFiles(ctx, id, drawn.parts);
  const now = ctx.clock();
  const period = periodOf(now);
  const { ended, job } = await ctx.db.transaction(async (tx) => {
    const { plan, used } = await lockMeter(tx, projectId, CAD_MODEL, period, now);
    const left = plan ? Math.max(0, plan.included + plan.cap - used) : 0;
    const billed = Math.min(parts.length, left);
    const [job] = await tx
      .update(cadJobs)
      .set({
        status: "succeeded",
        stage: null,
        finishedAt: now,
        expiresAt: expiryOf(now),
        billed,
        overlays: drawn.overlays,
      })
      .where(and(eq(cadJobs.id, id), inArray(cadJobs.status, ["queued", "running"])))
      .returning();
    if (!job) return { ended: withoutEvent };
    await tx.insert(cadParts).values(parts);
    await bill(tx, period, {
      sourceId: id,
      projectId,
      model: CAD_MODEL,
      count: parts.length,
      billed,
      occurredAt: now,
    });
    if (job.webhookUrl === null) return { ended: withoutEvent, job };
    const delivery = await enqueueDelivery({
      tx,
      clock: now,
      job: { id, projectId, webhookUrl: job.webhookUrl },
      type: "cad.succeeded",
      data: await showCadJob(ctx, tx, job),
    });
    return { ended: { status: "succeeded", delivery } satisfies Ended, job };
  });
  if (job) noteEnd(ctx, job);
  return ended;
}
