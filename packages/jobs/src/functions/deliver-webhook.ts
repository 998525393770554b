import type { ServiceContext } from "@inkform/services/context";
import { attemptDelivery, dropDelivery, waitAfterAttempt } from "@inkform/services/webhook/attempt";
import type { Inngest } from "inngest";
import { z } from "zod";

const payload = z.object({ deliveryId: z.string() });

/** At once, after 2 s, after another 10 s, then dropped. Deliveries never wait for each other. */
export function createDeliverWebhook(client: Inngest, ctx: ServiceContext) {
  return client.createFunction(
    { id: "deliver-webhook", retries: 3, triggers: [{ event: "webhook/delivery.created" }] },
    async ({ event, step }) => {
      const { deliveryId } = payload.parse(event.data);
      for (let number = 1; ; number++) {
        const result = await step.run(`attempt-${number}`, () =>
          attemptDelivery({ ctx, input: { deliveryId, number } }),
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
