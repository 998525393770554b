import { failCadJob } from "@inkform/services/cad/fail";
import { type Ended, runCadJob } from "@inkform/services/cad/run";
import type { ServiceContext } from "@inkform/services/context";
import { traced } from "@inkform/services/telemetry";
import { deliveryEvent } from "@inkform/services/webhook/enqueue";
import type { Inngest } from "inngest";
import { z } from "zod";

const payload = z.object({ jobId: z.string(), traceparent: z.string().optional() });

export const RUN_CAD = "run-cad";

/**
 * Draws a sketch and announces the event that came of it. A job whose engine keeps failing ends
 * as failed; one that was submitted ends in any case.
 */
export function createRunCad(
  client: Inngest,
  ctx: ServiceContext,
  concurrency: number | undefined,
) {
  return client.createFunction(
    {
      id: RUN_CAD,
      retries: 2,
      ...(concurrency === undefined ? {} : { concurrency: { limit: concurrency } }),
      triggers: [{ event: "cad/job.created" }],
      onFailure: async ({ event, step }) => {
        const { jobId, traceparent } = payload.parse(event.data.event.data);
        const { delivery } = await step.run("fail", () =>
          failCadJob({ ctx, input: { jobId, code: "internal_error" } }),
        );
        if (delivery) {
          await step.sendEvent("announce", deliveryEvent(delivery, traceparent));
        }
      },
    },
    async ({ event, step }) => {
      const { jobId, traceparent } = payload.parse(event.data);
      const { delivery } = await step.run("draw", () => draw(ctx, jobId, traceparent));
      if (delivery) {
        await step.sendEvent("announce", deliveryEvent(delivery, traceparent));
      }
    },
  );
}

function draw(ctx: ServiceContext, jobId: string, parent: string | undefined): Promise<Ended> {
  const attributes = { "inkform.job_id": jobId };
  return traced(ctx, { name: "cad.draw", kind: "consumer", parent, attributes }, async (span) => {
    const ended = await runCadJob({ ctx, input: { jobId } });
    span.set({ "inkform.job_status": ended.status });
    return ended;
  });
}
