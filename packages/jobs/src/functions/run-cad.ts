import { failCadJob } from "@inkform/services/cad/fail";
import { runCadJob } from "@inkform/services/cad/run";
import type { ServiceContext } from "@inkform/services/context";
import { deliveryEvent } from "@inkform/services/webhook/enqueue";
import type { Inngest } from "inngest";
import { z } from "zod";

const payload = z.object({ jobId: z.string() });

/**
 * Draws a sketch and announces the event that came of it. A job whose engine keeps failing ends
 * as failed; one that was submitted ends in any case.
 */
export function createRunCad(client: Inngest, ctx: ServiceContext, concurrency: number) {
  return client.createFunction(
    {
      id: "run-cad",
      retries: 2,
      concurrency: { limit: concurrency },
      triggers: [{ event: "cad/job.created" }],
      onFailure: async ({ event, step }) => {
        const { jobId } = payload.parse(event.data.event.data);
        const { deliveryId } = await step.run("fail", () =>
          failCadJob({ ctx, input: { jobId, code: "internal_error" } }),
        );
        if (deliveryId) await step.sendEvent("announce", deliveryEvent({ id: deliveryId }));
      },
    },
    async ({ event, step }) => {
      const { jobId } = payload.parse(event.data);
      const { deliveryId } = await step.run("draw", () => runCadJob({ ctx, input: { jobId } }));
      if (deliveryId) await step.sendEvent("announce", deliveryEvent({ id: deliveryId }));
    },
  );
}
