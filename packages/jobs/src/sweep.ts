import { jobEvent } from "@inkform/services/cad/job-event";
import { listStrandedJobs } from "@inkform/services/cad/list-stranded";
import type { ServiceContext } from "@inkform/services/context";
import { deliveryEvent } from "@inkform/services/webhook/enqueue";
import { listStrandedDeliveries } from "@inkform/services/webhook/list-stranded";

const SWEEP_MS = 10_000;

/**
 * Sends the events of jobs and deliveries that were stored when their event was not: the process
 * died in between, or the Inngest server was away. A second event of the same id is dropped.
 *
 * @returns the function that stops it
 */
export function startSweep(ctx: ServiceContext): () => void {
  let sweeping = false;
  const timer = setInterval(() => {
    if (sweeping) return;
    sweeping = true;
    sweep(ctx)
      .catch((error: Error) => ctx.log.warn("The sweep failed", { error: error.name }))
      .finally(() => {
        sweeping = false;
      });
  }, SWEEP_MS);
  timer.unref();
  return () => clearInterval(timer);
}

export async function sweep(ctx: ServiceContext): Promise<void> {
  const jobs = await listStrandedJobs({ ctx });
  const deliveries = await listStrandedDeliveries({ ctx });
  const events = [
    ...jobs.map((jobId) => jobEvent(jobId)),
    ...deliveries.map((delivery) => deliveryEvent(delivery)),
  ];
  if (events.length > 0) await ctx.events.send(events);
}
