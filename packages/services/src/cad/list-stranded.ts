import { cadJobs } from "@inkform/db/schema/work";
import { and, asc, eq, gt, lt } from "drizzle-orm";
import type { ServiceBase } from "../context";
import { STRANDED_AFTER_MS } from "./settings";

const PAGE = 500;

/**
 * Jobs whose event may have been lost between the commit and the sending, the oldest first; sending twice does no harm.
 * @param input.after the last one of the page before
 */
export function listStrandedJobs({
  ctx,
  input,
}: {
  ctx: ServiceBase;
  input: { after?: string };
}): Promise<{ id: string }[]> {
  return ctx.db
    .select({ id: cadJobs.id })
    .from(cadJobs)
    .where(
      and(
        eq(cadJobs.status, "queued"),
        lt(cadJobs.createdAt, new Date(ctx.clock().getTime() - STRANDED_AFTER_MS)),
        gt(cadJobs.id, input.after ?? ""),
      ),
    )
    .orderBy(asc(cadJobs.id))
    .limit(PAGE);
}
