import { projects } from "@inkform/db/schema/project";
import { webhookAttempts, webhookDeliveries } from "@inkform/db/schema/webhook";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { ServiceContext } from "../context";
import { type Outcome, sendWebhook } from "./send";
import { webhookSettings } from "./settings";
import { signWebhook } from "./sign";

const inputSchema = z.object({ deliveryId: z.string(), number: z.int().min(1) });

/** `ended`: the delivery was acknowledged or dropped before, or its job is gone. */
export type AttemptResult = "delivered" | "failed" | "ended";

/**
 * Sends a pending delivery once. The attempt is written down before it is made, and its outcome
 * before it can be made again; after a crash in between, the same attempt is made again.
 */
export async function attemptDelivery(args: {
  ctx: ServiceContext;
  input: z.input<typeof inputSchema>;
}): Promise<AttemptResult> {
  const { ctx } = args;
  const { deliveryId, number } = inputSchema.parse(args.input);
  const delivery = await findPending(ctx, deliveryId);
  if (!delivery) return "ended";
  const startedAt = ctx.clock();
  await ctx.db
    .insert(webhookAttempts)
    .values({ deliveryId, number, startedAt })
    .onConflictDoUpdate({
      target: [webhookAttempts.deliveryId, webhookAttempts.number],
      set: { startedAt },
    });
  const at = Math.floor(startedAt.getTime() / 1000);
  const outcome = await sendWebhook(ctx.outbound, {
    url: delivery.url,
    body: delivery.body,
    headers: {
      "service-signature": signWebhook(delivery.body, at, secretsAt(delivery, startedAt)),
      "service-event-id": delivery.eventId,
      "service-delivery-attempt": String(number),
    },
  });
  await record(ctx, { deliveryId, number, outcome });
  noteAttempt(ctx, { deliveryId, number, projectId: delivery.projectId, outcome, startedAt });
  return outcome.delivered ? "delivered" : "failed";
}

/** Tells the log and the figures what became of an attempt; where it went and what was answered stay out. */
function noteAttempt(
  ctx: ServiceContext,
  attempt: {
    deliveryId: string;
    number: number;
    projectId: string;
    outcome: Outcome;
    startedAt: Date;
  },
): void {
  const { outcome, startedAt, ...ids } = attempt;
  const { delivered, statusCode, error } = outcome;
  const durationMs = ctx.clock().getTime() - startedAt.getTime();
  const label = delivered ? "delivered" : (error ?? "refused");
  ctx.telemetry?.time("delivery", { outcome: label }, durationMs / 1000);
  ctx.log.info("webhook attempt", { ...ids, outcome: label, statusCode, durationMs });
}

/** No attempt is left: the event is dropped. The job's result stays available. */
export async function dropDelivery({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { deliveryId: string };
}): Promise<void> {
  await ctx.db
    .update(webhookDeliveries)
    .set({ status: "dropped", finishedAt: ctx.clock() })
    .where(
      and(eq(webhookDeliveries.id, input.deliveryId), eq(webhookDeliveries.status, "pending")),
    );
}

async function findPending(ctx: ServiceContext, deliveryId: string) {
  const [row] = await ctx.db
    .select({
      url: webhookDeliveries.url,
      body: webhookDeliveries.body,
      eventId: webhookDeliveries.eventId,
      projectId: webhookDeliveries.projectId,
      secret: projects.webhookSecret,
      previousSecret: projects.previousWebhookSecret,
      previousUntil: projects.previousWebhookSecretUntil,
    })
    .from(webhookDeliveries)
    .innerJoin(projects, eq(projects.id, webhookDeliveries.projectId))
    .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.status, "pending")));
  return row;
}

function secretsAt(
  delivery: { secret: string; previousSecret: string | null; previousUntil: Date | null },
  at: Date,
): string[] {
  const { secret, previousSecret, previousUntil } = delivery;
  const both = previousSecret !== null && previousUntil !== null && at < previousUntil;
  return both ? [secret, previousSecret] : [secret];
}

async function record(
  ctx: ServiceContext,
  { deliveryId, number, outcome }: { deliveryId: string; number: number; outcome: Outcome },
): Promise<void> {
  const finishedAt = ctx.clock();
  const { delivered, ...result } = outcome;
  await ctx.db.transaction(async (tx) => {
    const attempted = tx
      .update(webhookAttempts)
      .set({ finishedAt, ...result })
      .where(and(eq(webhookAttempts.deliveryId, deliveryId), eq(webhookAttempts.number, number)));
    const acknowledged = tx
      .update(webhookDeliveries)
      .set({ status: "delivered", finishedAt })
      .where(eq(webhookDeliveries.id, deliveryId));
    await Promise.all(delivered ? [attempted, acknowledged] : [attempted]);
  });
}

/** Wait before the attempt that follows, in milliseconds; null after the last. */
export const waitAfterAttempt = (number: number): number | null =>
  webhookSettings.waitsMs[number - 1] ?? null;
