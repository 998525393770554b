import type { JobErrorCode } from "@inkform/contract/cad";
import { webhookDeliveries } from "@inkform/db/schema/webhook";
import { cadJobs } from "@inkform/db/schema/work";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { ServiceBase } from "../context";
import type { DrawnSketch } from "../engine/engines";
import { engineFault, uploadFault } from "../engine/refusal";
import { reportStage } from "../engine/report-stage";
import type { Announced } from "../webhook/enqueue";
import { failCadJob } from "./fail";
import { finishJob } from "./finish";
import { DRAWING_TIMEOUT_MS } from "./settings";
import type { JobRow } from "./to-cad-job";

export interface Ended {
  status: JobRow["status"];
  /** The webhook to be sent, where the job has one. */
  delivery: Announced | null;
}

/**
 * Draws a queued job to its end. Run again after a crash it starts over, or, where the job has
 * ended already, only names the delivery once more.
 * @throws whatever an engine threw that may go better another time
 */
export async function runCadJob({
  ctx,
  input,
}: {
  ctx: ServiceBase;
  input: { jobId: string };
}): Promise<Ended> {
  const job = await begin(ctx, input.jobId);
  if (!job) return ended(ctx, input.jobId);
  const bytes = await ctx.blobs.get(job.fileBlob);
  if (!bytes) return failCadJob({ ctx, input: { jobId: job.id, code: "internal_error" } });
  let drawn: DrawnSketch;
  try {
    drawn = await ctx.engines.drawSketch(
      { bytes, dxfVersion: job.dxfVersion },
      { timeoutMs: DRAWING_TIMEOUT_MS, onStage: reportStage(ctx, cadJobs, job.id) },
    );
  } catch (error) {
    const failure = failureOf(error);
    if (failure) return failCadJob({ ctx, input: { jobId: job.id, ...failure } });
    if (engineFault(error) !== null) await queueAgain(ctx, job.id);
    throw error;
  }
  const evidence = drawn;
  if (drawn.refused) {
    return failCadJob({ ctx, input: { jobId: job.id, ...drawn.refused, evidence } });
  }
  const faulty = drawn.parts.filter(({ findings }) => findings.length > 0);
  if (faulty.length > 0) {
    const codes = faulty.map(({ body, findings }) => `${body.index}: ${findings[0]?.code}`);
    ctx.log.error("a drawing failed its audit", { jobId: job.id, findings: codes });
    return failCadJob({ ctx, input: { jobId: job.id, code: "audit_failed", evidence } });
  }
  return finishJob(ctx, job, drawn);
}

/** Marks the job as running; null where it has ended or is gone. */
async function begin(ctx: ServiceBase, jobId: string): Promise<JobRow | null> {
  const [job] = await ctx.db
    .update(cadJobs)
    .set({ status: "running", startedAt: ctx.clock(), stage: "waiting" })
    .where(and(eq(cadJobs.id, jobId), inArray(cadJobs.status, ["queued", "running"])))
    .returning();
  return job ?? null;
}

/** After its worker was lost, a job waits for the next one. */
async function queueAgain(ctx: ServiceBase, jobId: string): Promise<void> {
  await ctx.db
    .update(cadJobs)
    .set({ status: "queued", stage: null })
    .where(and(eq(cadJobs.id, jobId), eq(cadJobs.status, "running")));
}

async function ended(ctx: ServiceBase, jobId: string): Promise<Ended> {
  const [job] = await ctx.db
    .select({ status: cadJobs.status })
    .from(cadJobs)
    .where(eq(cadJobs.id, jobId));
  const [delivery] = await ctx.db
    .select({ id: webhookDeliveries.id, projectId: webhookDeliveries.projectId })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.jobId, jobId))
    .orderBy(asc(webhookDeliveries.id))
    .limit(1);
  return { status: job?.status ?? "failed", delivery: delivery ?? null };
}

/** How the job ends for an error that another try would not mend; null for any other. */
function failureOf(error: unknown): { code: JobErrorCode; message?: string } | null {
  if (engineFault(error) === "timeout") return { code: "timeout" };
  const upload = uploadFault(error);
  return upload && { code: "unreadable_document", message: upload.message };
}
