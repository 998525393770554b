import type { ServiceContext } from "@inkform/services/context";
import type { Inngest } from "inngest";
import { createDeliverWebhook } from "./deliver-webhook";
import { createPurgeExpired } from "./purge-expired";
import { createRunCad } from "./run-cad";

/**
 * Every function of the service.
 *
 * @param ctx the service itself acts
 * @param cadConcurrency sketches drawn at once by all processes together; undefined: no bound
 */
export function createFunctions(
  client: Inngest,
  ctx: ServiceContext,
  cadConcurrency: number | undefined,
) {
  return [
    createRunCad(client, ctx, cadConcurrency),
    createDeliverWebhook(client, ctx),
    createPurgeExpired(client, ctx),
  ];
}
