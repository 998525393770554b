import { createHash } from "node:crypto";
import { CAD_MODEL } from "@inkform/contract/models";
import { cadJobs, cadParts } from "@inkform/db/schema/work";
import { ACAD_VERSION } from "@inkform/dxf/model";
import { and, eq, inArray } from "drizzle-orm";
import type { ServiceBase } from "../context";
import type { DrawnPart, DrawnSketch } from "../engine/engines";
import { bill } from "../metering/bill";
import { lockMeter } from "../metering/lock-meter";
import { periodOf } from "../metering/period";
import { enqueueDelivery } from "../webhook/enqueue";
import type { Ended } from "./run";
import { type JobRow, showCadJob } from "./to-cad-job";

/**
 * Keeps the files, then ends the job as succeeded in one transaction: its parts, what is billed of
 * them, and its event. Parts beyond the cap are delivered and not billed.
 */
export async function finishJob(
  ctx: ServiceBase,
  { id, projectId }: JobRow,
  drawn: DrawnSketch,
): Promise<Ended> {
  const parts = drawn.parts.map((part) => toPartRow(id, part));
  for (const { row, bytes } of parts) await ctx.blobs.put(row.dxfBlob, bytes);
  const now = ctx.clock();
  const period = periodOf(now);
  return ctx.db.transaction(async (tx) => {
    const { plan, used } = await lockMeter(tx, projectId, CAD_MODEL, period, now);
    const left = plan ? Math.max(0, plan.included + plan.cap - used) : 0;
    const billed = Math.min(parts.length, left);
    const [job] = await tx
      .update(cadJobs)
      .set({
        status: "succeeded",
        stage: null,
        finishedAt: now,
        billed,
        overlays: drawn.overlays,
      })
      .where(and(eq(cadJobs.id, id), inArray(cadJobs.status, ["queued", "running"])))
      .returning();
    if (!job) return { status: "succeeded", deliveryId: null };
    await tx.insert(cadParts).values(parts.map(({ row }) => row));
    await bill(tx, period, {
      sourceId: id,
      projectId,
      model: CAD_MODEL,
      count: parts.length,
      billed,
      occurredAt: now,
    });
    if (job.webhookUrl === null) return { status: "succeeded", deliveryId: null };
    const deliveryId = await enqueueDelivery({
      tx,
      clock: now,
      job: { id, projectId, webhookUrl: job.webhookUrl },
      type: "cad.succeeded",
      data: await showCadJob(ctx, tx, job),
    });
    return { status: "succeeded", deliveryId };
  });
}

function toPartRow(jobId: string, { body, dxf, dxfVersion }: DrawnPart) {
  const bytes = new TextEncoder().encode(dxf);
  return {
    bytes,
    row: {
      jobId,
      index: body.index,
      body,
      dxfBlob: `cad/${jobId}/${body.index}.dxf`,
      dxfFileName: fileNameOf(body.name, body.index),
      dxfBytes: bytes.length,
      dxfSha256: createHash("sha256").update(bytes).digest("hex"),
      dxfVersion: ACAD_VERSION[dxfVersion],
    },
  };
}

/** "PART A" is `part-a-1.dxf`; the index keeps names of one job apart. */
function fileNameOf(name: string | null, index: number): string {
  const plain = (name ?? "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  return `${plain || "part"}-${index}.dxf`;
}
