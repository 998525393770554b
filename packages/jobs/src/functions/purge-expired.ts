import type { ServiceContext } from "@inkform/services/context";
import { purgeExpired } from "@inkform/services/retention/purge";
import type { Inngest } from "inngest";

/** Jobs and extractions a step deletes at most, so that none runs for long. */
const LIMIT = 1_000;

/** Once an hour everything past its retention is deleted, step by step. */
export function createPurgeExpired(client: Inngest, ctx: ServiceContext) {
  return client.createFunction(
    { id: "purge-expired", retries: 3, triggers: [{ cron: "23 * * * *" }] },
    async ({ step }) => {
      for (let number = 1; ; number++) {
        const { jobs, extractions } = await step.run(`purge-${number}`, () =>
          purgeExpired({ ctx, input: { limit: LIMIT } }),
        );
        if (jobs < LIMIT && extractions < LIMIT) return;
      }
    },
  );
}
