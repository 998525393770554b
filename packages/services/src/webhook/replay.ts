import { webhookDeliveries } from "@inkform/db/schema/webhook";
import { cadJobs } from "@inkform/db/schema/work";
import { and, eq, getTableColumns, gt } from "drizzle-orm";
import { z } from "zod";
import type { ServiceContext } from "../context";
import { describeError } from "../describe-error";
import { newId } from "../new-id";
import { parseInput } from "../parse-input";
import { ServiceError } from "../service-error";
import { deliveryEvent } from "./enqueue";

const inputSchema = z.object({ deliveryId: z.string() });

/**
 * Delivers an event again, as long as its job is kept: a delivery of its own with the same event
 * id and body, so that a receiver recognises what it has seen.
 */
export async function replayDelivery(args: {
  ctx: ServiceContext;
  input: z.input<typeof inputSchema>;
}): Promise<{ id: string; event_id: string; status: "pending" }> {
  const { ctx } = args;
  const { deliveryId } = parseInput(inputSchema, args.input);
  const found = await findDelivery(ctx, deliveryId);
  if (!found) throw new ServiceError("not_found", "There is no such delivery; check the id.");
  const now = ctx.clock();
  const id = newId("whd", now);
  await ctx.db
    .insert(webhookDeliveries)
    .values({ ...found, id, status: "pending", createdAt: now, finishedAt: null });
  try {
    await ctx.events.send([deliveryEvent({ id, projectId: found.projectId })]);
  } catch (error) {
    // It is written down: the sweep over stranded deliveries sends it.
    ctx.log.warn("event of a delivery not sent", { deliveryId: id, ...describeError(error) });
  }
  return { id, event_id: found.eventId, status: "pending" };
}

/** A member finds the deliveries of their project only, the operator every one; of expired jobs nobody. */
async function findDelivery({ actor, db, clock }: ServiceContext, deliveryId: string) {
  if (!["operator", "system", "member"].includes(actor.kind)) throw forbidden();
  if (actor.kind === "member" && !actor.permissions.includes("webhooks.manage")) throw forbidden();
  const [row] = await db
    .select(getTableColumns(webhookDeliveries))
    .from(webhookDeliveries)
    .innerJoin(cadJobs, eq(cadJobs.id, webhookDeliveries.jobId))
    .where(
      and(
        eq(webhookDeliveries.id, deliveryId),
        actor.kind === "member" ? eq(webhookDeliveries.projectId, actor.projectId) : undefined,
        gt(cadJobs.expiresAt, clock()),
      ),
    );
  return row;
}

const forbidden = () =>
  new ServiceError("forbidden", "Your role does not allow to replay deliveries.");
