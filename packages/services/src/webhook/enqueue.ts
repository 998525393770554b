import { type CadEvent, type CadJob, cadEventSchema } from "@inkform/contract/cad";
import type { Database } from "@inkform/db/open-database";
import { webhookDeliveries } from "@inkform/db/schema/webhook";
import { newId } from "../new-id";

type EndedJob = {
  /** The transaction that ends the job: the event exists exactly where the job has ended. */
  tx: Database;
  clock: Date;
  job: { id: string; projectId: string; webhookUrl: string };
  type: CadEvent["type"];
  /** The job exactly as GET returns it. */
  data: CadJob;
};

/** A delivery that is written down; its project's deliveries share a bound. */
export interface Announced {
  id: string;
  projectId: string;
}

/** Writes an event down for delivery. @returns the delivery, which is to be announced */
export async function enqueueDelivery({
  tx,
  clock,
  job,
  type,
  data,
}: EndedJob): Promise<Announced> {
  const id = newId("whd", clock);
  // What does not fit its schema is not sent: the job ends otherwise.
  const event = cadEventSchema.parse({
    id: newId("evt", clock),
    type,
    created_at: clock.toISOString(),
    data,
  });
  await tx.insert(webhookDeliveries).values({
    id,
    projectId: job.projectId,
    jobId: job.id,
    eventId: event.id,
    eventType: type,
    url: job.webhookUrl,
    // Signed and sent as it stands: every attempt carries the same bytes.
    body: JSON.stringify(event),
    status: "pending",
    createdAt: clock,
  });
  return { id, projectId: job.projectId };
}

/** The event that sets `deliver-webhook` going, with the trace of the request that made the job. */
export function deliveryEvent({ id: deliveryId, projectId }: Announced, traceparent?: string) {
  return {
    id: `webhook/delivery.created:${deliveryId}`,
    name: "webhook/delivery.created",
    data: { deliveryId, projectId, ...(traceparent === undefined ? {} : { traceparent }) },
  };
}
