import type { ServiceContext } from "@inkform/services/context";
import { traced } from "@inkform/services/telemetry";
import {
  type AttemptResult,
  attemptDelivery,
  dropDelivery,
  waitAfterAttempt,
} from "@inkform/services/webhook/attempt";
import { webhookSettings } from "@inkform/services/webhook/settings";
import type { Inngest } from "inngest";
import { z } from "zod";

const payload = z.object({ deliveryId: z.string(), traceparent: z.string().optional() });

/**
 * At once, after 2 s, after another 10 s, then dropped. A project's deliveries wait only for each
 * other: one with a slow receiver holds up nobody else's.
 */
export function createDeliverWebhook(client: Inngest, ctx: ServiceContext) {
  return client.createFunction(
    {
      id: "deliver-webhook",
      retries: 3,
      concurrency: { limit: webhookSettings.atOncePerProject, key: "event.data.projectId" },
      triggers: [{ event: "webhook/delivery.created" }],
    },
    async ({ event, step }) => {
      const { deliveryId, traceparent } = payload.parse(event.data);
      for (let number = 1; ; number++) {
        const result = await step.run(`attempt-${number}`, () =>
          attempt(ctx, { deliveryId, number }, traceparent),
        );
        if (result !== "failed") return result;
        const wait = waitAfterAttempt(number);
        if (wait === null) break;
        await step.sleep(`wait-${number}`, wait);
      }
      await step.run("drop", () => dropDelivery({ ctx, input: { deliveryId } }));
      return "dropped";
    },
  );
}

function attempt(
  ctx: ServiceContext,
  input: { deliveryId: string; number: number },
  parent: string | undefined,
): Promise<AttemptResult> {
  const attributes = {
    "inkform.delivery_id": input.deliveryId,
    "inkform.delivery_attempt": input.number,
  };
  return traced(
    ctx,
    { name: "webhook.attempt", kind: "client", parent, attributes },
    async (span) => {
      const result = await attemptDelivery({ ctx, input });
      span.set({ "inkform.delivery_result": result });
      return result;
    },
  );
}
