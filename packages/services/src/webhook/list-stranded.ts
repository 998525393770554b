import { webhookDeliveries } from "@inkform/db/schema/webhook";
import { and, asc, eq, gt, lt } from "drizzle-orm";
import type { ServiceContext } from "../context";
import type { Announced } from "./enqueue";
import { webhookSettings } from "./settings";

const PAGE = 200;

/**
 * Pending deliveries whose announcement may have been lost, the oldest first; announcing one twice does no harm.
 * @param input.after the last one of the page before
 */
export function listStrandedDeliveries({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { after?: string };
}): Promise<Announced[]> {
  const before = new Date(ctx.clock().getTime() - webhookSettings.strandedAfterMs);
  return ctx.db
    .select({ id: webhookDeliveries.id, projectId: webhookDeliveries.projectId })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.status, "pending"),
        lt(webhookDeliveries.createdAt, before),
        gt(webhookDeliveries.id, input.after ?? ""),
      ),
    )
    .orderBy(asc(webhookDeliveries.id))
    .limit(PAGE);
}
