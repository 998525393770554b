import type { ServiceContext } from "@inkform/services/context";
import { purgeExpired } from "@inkform/services/retention/purge";
import type { Inngest } from "inngest";

/** Once an hour everything past its retention is deleted. */
export function createPurgeExpired(client: Inngest, ctx: ServiceContext) {
  return client.createFunction(
    { id: "purge-expired", retries: 3, triggers: [{ cron: "23 * * * *" }] },
    ({ step }) => step.run("purge", () => purgeExpired({ ctx, input: {} })),
  );
}
