import { listDeliveries } from "@inkform/services/webhook/list";
import { replayDelivery } from "@inkform/services/webhook/replay";
import { z } from "zod";
import { projectInput, projectProcedure, router } from "../trpc";

/** How many of the newest deliveries are shown. */
const SHOWN = 30;

export const webhookRouter = router({
  /** The newest deliveries of kept jobs, with every attempt. */
  list: projectProcedure.query(async ({ ctx }) => {
    const deliveries = await listDeliveries({ ctx: ctx.services, input: { limit: SHOWN } });
    return deliveries.map(({ job_id, created_at, attempts, id, type, url, status }) => ({
      id,
      jobId: job_id,
      type,
      url,
      status,
      createdAt: created_at,
      attempts: attempts.map(({ number, started_at, status_code, error, response }) => ({
        number,
        startedAt: started_at,
        statusCode: status_code,
        error,
        response,
      })),
    }));
  }),

  /** Sends the event of a delivery again, as a delivery of its own. */
  replay: projectProcedure
    .input(projectInput.extend({ id: z.string().min(1).max(64) }))
    .mutation(async ({ ctx, input }) => {
      const { id } = await replayDelivery({
        ctx: ctx.services,
        input: { deliveryId: input.id },
      });
      return { id };
    }),
});
