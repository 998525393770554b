import { cadJobs } from "@inkform/db/schema/work";
import { and, eq, gt } from "drizzle-orm";
import type { ServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import { notFound } from "../service-error";
import type { JobRow } from "./to-cad-job";

/** @throws ServiceError `not_found`: unknown, another project's, or expired */
export async function ownJob(ctx: ServiceContext, id: string): Promise<JobRow> {
  const actor = requirePermission(ctx, { scope: "cad", permission: "work.read" });
  // Anything else, a zero byte say, is not even asked for.
  if (!/^cad_[0-9a-z]+$/.test(id)) throw notFound("job");
  const [row] = await ctx.db
    .select()
    .from(cadJobs)
    .where(
      and(
        eq(cadJobs.id, id),
        eq(cadJobs.projectId, actor.projectId),
        gt(cadJobs.expiresAt, ctx.clock()),
      ),
    );
  if (!row) throw notFound("job");
  return row;
}
