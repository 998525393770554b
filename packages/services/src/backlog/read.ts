import { webhookDeliveries } from "@inkform/db/schema/webhook";
import { cadJobs, extractions } from "@inkform/db/schema/work";
import { and, count, eq, gt, inArray, min } from "drizzle-orm";
import type { ServiceContext } from "../context";
import { RESERVATION_MS } from "../extraction/settings";
import { requireOperator } from "../require-operator";
import { RETENTION_MS } from "../retention/settings";

/** What waits or is under way, and since when the oldest of it. */
export interface Waiting {
  count: number;
  /** 0 where nothing waits. */
  oldestSeconds: number;
}

export interface Backlog {
  queuedJobs: Waiting;
  runningJobs: Waiting;
  runningExtractions: Waiting;
  pendingDeliveries: Waiting;
}

/** What all projects together wait for; over all processes on the database. */
export async function readBacklog({ ctx }: { ctx: ServiceContext }): Promise<Backlog> {
  requireOperator(ctx);
  const now = ctx.clock().getTime();
  // A reading older than its reservation is lost; by its expiry the newest are found through an index.
  const expiry = new Date(now + RETENTION_MS - RESERVATION_MS);
  const waiting = (row: { count: number; oldest: Date | null } | undefined): Waiting => ({
    count: row?.count ?? 0,
    oldestSeconds: row?.oldest ? Math.max(0, (now - row.oldest.getTime()) / 1000) : 0,
  });
  const jobs = await ctx.db
    .select({ status: cadJobs.status, count: count(), oldest: min(cadJobs.createdAt) })
    .from(cadJobs)
    .where(inArray(cadJobs.status, ["queued", "running"]))
    .groupBy(cadJobs.status);
  const [reading] = await ctx.db
    .select({ count: count(), oldest: min(extractions.createdAt) })
    .from(extractions)
    .where(and(eq(extractions.status, "running"), gt(extractions.expiresAt, expiry)));
  const [pending] = await ctx.db
    .select({ count: count(), oldest: min(webhookDeliveries.createdAt) })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.status, "pending"));
  return {
    queuedJobs: waiting(jobs.find(({ status }) => status === "queued")),
    runningJobs: waiting(jobs.find(({ status }) => status === "running")),
    runningExtractions: waiting(reading),
    pendingDeliveries: waiting(pending),
  };
}
