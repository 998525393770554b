import { extractions } from "@inkform/db/schema/work";
import { and, desc, eq, gt, lt } from "drizzle-orm";
import { z } from "zod";
import type { ServiceContext } from "../context";
import { parseInput } from "../parse-input";
import { requirePermission } from "../require-permission";
import { standing } from "./own";
import { parseStoredReading } from "./stored-reading";

const inputSchema = z.object({
  limit: z.int().min(1).max(100).default(20),
  /** The id that the last page ended with. */
  before: z.string().optional(),
});

/** A project's extractions, newest first, without the expired ones. */
export async function listExtractions({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: z.input<typeof inputSchema>;
}) {
  const { limit, before } = parseInput(inputSchema, input);
  const { projectId } = requirePermission(ctx, { scope: "extract", permission: "work.read" });
  const now = ctx.clock();
  const rows = await ctx.db
    .select()
    .from(extractions)
    .where(
      and(
        eq(extractions.projectId, projectId),
        gt(extractions.expiresAt, now),
        before === undefined ? undefined : lt(extractions.id, before),
      ),
    )
    .orderBy(desc(extractions.id))
    .limit(limit);
  return rows.map((row) => {
    const { status } = standing(row, now);
    const reading = status === "succeeded" ? parseStoredReading(row.result) : null;
    const unsure = [...(reading?.fields ?? []), ...(reading?.lineItems ?? [])].filter(
      (entry) => entry.unsure,
    );
    return {
      id: row.id,
      fileName: row.fileName,
      fileType: row.fileType,
      status,
      source: row.source,
      pages: row.pages,
      fieldCount: reading?.fields.length ?? 0,
      rowCount: reading?.lineItems.length ?? 0,
      unsureCount: unsure.length,
      stage: status === "running" ? row.stage : null,
      createdAt: row.createdAt.toISOString(),
    };
  });
}
