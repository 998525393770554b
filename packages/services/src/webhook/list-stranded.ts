import { webhookDeliveries } from "@inkform/db/schema/webhook";
import { and, asc, eq, lt } from "drizzle-orm";
import type { ServiceContext } from "../context";
import type { Announced } from "./enqueue";
import { webhookSettings } from "./settings";

const BATCH = 200;

/** Pending deliveries whose announcement may have been lost; announcing one twice does no harm. */
export function listStrandedDeliveries({ ctx }: { ctx: ServiceContext }): Promise<Announced[]> {
  const before = new Date(ctx.clock().getTime() - webhookSettings.strandedAfterMs);
  return ctx.db
    .select({ id: webhookDeliveries.id, projectId: webhookDeliveries.projectId })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.status, "pending"), lt(webhookDeliveries.createdAt, before)))
    .orderBy(asc(webhookDeliveries.createdAt))
    .limit(BATCH);
}
