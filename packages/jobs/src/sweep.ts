import { jobEvent } from "@inkform/services/cad/job-event";
import { listStrandedJobs } from "@inkform/services/cad/list-stranded";
import type { Events, ServiceContext } from "@inkform/services/context";
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

/** Page by page: many that only wait their turn must not hide one that was lost. */
export async function sweep(ctx: ServiceContext): Promise<void> {
  await sendAll(
    ctx,
    (input) => listStrandedJobs({ ctx, input }),
    ({ id }) => jobEvent(id),
  );
  await sendAll(
    ctx,
    (input) => listStrandedDeliveries({ ctx, input }),
    (delivery) => deliveryEvent(delivery),
  );
}

async function sendAll<Row extends { id: string }>(
  { events }: ServiceContext,
  list: (input: { after?: string }) => Promise<Row[]>,
  toEvent: (row: Row) => Parameters<Events["send"]>[0][number],
): Promise<void> {
  let page = await list({});
  while (page.length > 0) {
    await events.send(page.map(toEvent));
    const after = page.at(-1)?.id ?? "";
    page = await list({ after });
  }
}
