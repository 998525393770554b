import { partBodySchema } from "@inkform/contract/cad";
import { cadJobs, cadParts } from "@inkform/db/schema/work";
import { and, desc, eq, gt, inArray, lt } from "drizzle-orm";
import { z } from "zod";
import type { ServiceContext } from "../context";
import { parseInput } from "../parse-input";
import { requirePermission } from "../require-permission";

const inputSchema = z.object({
  limit: z.int().min(1).max(100).default(20),
  /** The id that the last page ended with. */
  before: z.string().optional(),
});

/** A project's jobs, newest first, without the expired ones. */
export async function listCadJobs({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: z.input<typeof inputSchema>;
}) {
  const { limit, before } = parseInput(inputSchema, input);
  const { projectId } = requirePermission(ctx, { scope: "cad", permission: "work.read" });
  const jobs = await ctx.db
    .select()
    .from(cadJobs)
    .where(
      and(
        eq(cadJobs.projectId, projectId),
        gt(cadJobs.expiresAt, ctx.clock()),
        before === undefined ? undefined : lt(cadJobs.id, before),
      ),
    )
    .orderBy(desc(cadJobs.id))
    .limit(limit);
  const ids = jobs.map(({ id }) => id);
  const parts = await ctx.db
    .select({ jobId: cadParts.jobId, body: cadParts.body })
    .from(cadParts)
    .where(inArray(cadParts.jobId, ids));
  return jobs.map((job) => {
    // Those of a job that failed are evidence, and counted by nobody.
    const own = job.status === "succeeded" ? parts.filter(({ jobId }) => jobId === job.id) : [];
    return {
      id: job.id,
      fileName: job.fileName,
      fileType: job.fileType,
      status: job.status,
      source: job.source,
      partCount: own.length,
      unsureCount: own.filter(({ body }) => partBodySchema.parse(body).unsure).length,
      stage: job.stage,
      createdAt: job.createdAt.toISOString(),
    };
  });
}
