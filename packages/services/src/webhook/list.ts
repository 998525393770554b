import { webhookAttempts, webhookDeliveries } from "@inkform/db/schema/webhook";
import { cadJobs } from "@inkform/db/schema/work";
import { and, asc, desc, eq, getTableColumns, gt, inArray } from "drizzle-orm";
import { z } from "zod";
import type { ServiceContext } from "../context";
import { parseInput } from "../parse-input";
import { targetProject } from "../project/target";

const inputSchema = z.object({
  /** Given by the operator; a member sees the project they act in. */
  projectId: z.string().optional(),
  limit: z.int().min(1).max(200).default(50),
});

export type Delivery = {
  id: string;
  job_id: string;
  event_id: string;
  type: string;
  url: string;
  status: "pending" | "delivered" | "dropped";
  created_at: string;
  finished_at: string | null;
  attempts: {
    number: number;
    started_at: string;
    finished_at: string | null;
    status_code: number | null;
    error: string | null;
    response: string | null;
  }[];
};

/** A project's deliveries of the jobs that are kept, the newest first, each with every attempt. */
export async function listDeliveries(args: {
  ctx: ServiceContext;
  input: z.input<typeof inputSchema>;
}): Promise<Delivery[]> {
  const { ctx } = args;
  const { projectId, limit } = parseInput(inputSchema, args.input);
  const project = await targetProject(ctx, projectId, "webhooks.manage");
  const rows = await ctx.db
    .select(getTableColumns(webhookDeliveries))
    .from(webhookDeliveries)
    .innerJoin(cadJobs, eq(cadJobs.id, webhookDeliveries.jobId))
    .where(and(eq(webhookDeliveries.projectId, project), gt(cadJobs.expiresAt, ctx.clock())))
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit);
  const attempts = await readAttempts(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    job_id: row.jobId,
    event_id: row.eventId,
    type: row.eventType,
    url: row.url,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
    attempts: attempts
      .filter(({ deliveryId }) => deliveryId === row.id)
      .map((attempt) => ({
        number: attempt.number,
        started_at: attempt.startedAt.toISOString(),
        finished_at: attempt.finishedAt?.toISOString() ?? null,
        status_code: attempt.statusCode,
        error: attempt.error,
        response: attempt.responseExcerpt,
      })),
  }));
}

async function readAttempts(ctx: ServiceContext, deliveryIds: string[]) {
  if (deliveryIds.length === 0) return [];
  return ctx.db
    .select()
    .from(webhookAttempts)
    .where(inArray(webhookAttempts.deliveryId, deliveryIds))
    .orderBy(asc(webhookAttempts.number));
}
