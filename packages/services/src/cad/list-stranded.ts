import { cadJobs } from "@inkform/db/schema/work";
import { and, asc, eq, lt } from "drizzle-orm";
import type { ServiceBase } from "../context";
import { STRANDED_AFTER_MS } from "./settings";

/** Jobs whose event may have been lost between the commit and the sending; sending twice does no harm. */
export async function listStrandedJobs({ ctx }: { ctx: ServiceBase }): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: cadJobs.id })
    .from(cadJobs)
    .where(
      and(
        eq(cadJobs.status, "queued"),
        lt(cadJobs.createdAt, new Date(ctx.clock().getTime() - STRANDED_AFTER_MS)),
      ),
    )
    .orderBy(asc(cadJobs.createdAt))
    .limit(500);
  return rows.map(({ id }) => id);
}
