import { webhookDeliveries } from "@inkform/db/schema/webhook";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { ServiceContext } from "../context";
import { newId } from "../new-id";
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
  const { deliveryId } = inputSchema.parse(args.input);
  const found = await findDelivery(ctx, deliveryId);
  if (!found) throw new ServiceError("not_found", "There is no such delivery; check the id.");
  const now = ctx.clock();
  const id = newId("whd", now);
  await ctx.db
    .insert(webhookDeliveries)
    .values({ ...found, id, status: "pending", createdAt: now, finishedAt: null });
  await ctx.events.send([deliveryEvent({ id })]);
  return { id, event_id: found.eventId, status: "pending" };
}

/** A member finds the deliveries of their project only, the operator every one. */
async function findDelivery({ actor, db }: ServiceContext, deliveryId: string) {
  const byId = eq(webhookDeliveries.id, deliveryId);
  if (actor.kind === "operator" || actor.kind === "system") {
    return (await db.select().from(webhookDeliveries).where(byId))[0];
  }
  if (actor.kind !== "member" || !actor.permissions.includes("webhooks.manage")) {
    throw new ServiceError("forbidden", "Your role does not allow to replay deliveries.");
  }
  const inProject = eq(webhookDeliveries.projectId, actor.projectId);
  return (await db.select().from(webhookDeliveries).where(and(byId, inProject)))[0];
}
