import { extractions } from "@inkform/db/schema/work";
import { and, eq, gt } from "drizzle-orm";
import type { ServiceContext } from "../context";
import { requirePermission } from "../require-permission";
import { notFound } from "../service-error";

export type ExtractionRow = typeof extractions.$inferSelect;

/** @throws ServiceError `not_found`: unknown, another project's, or expired */
export async function ownExtraction(ctx: ServiceContext, id: string): Promise<ExtractionRow> {
  const actor = requirePermission(ctx, { scope: "extract", permission: "work.read" });
  // Anything else, a zero byte say, is not even asked for.
  if (!/^ext_[0-9a-z]+$/.test(id)) throw notFound("extraction");
  const [row] = await ctx.db
    .select()
    .from(extractions)
    .where(
      and(
        eq(extractions.id, id),
        eq(extractions.projectId, actor.projectId),
        gt(extractions.expiresAt, ctx.clock()),
      ),
    );
  if (!row) throw notFound("extraction");
  return row;
}

interface Lasting {
  status: ExtractionRow["status"];
  errorCode: string | null;
  errorMessage: string | null;
}

/** How an extraction stands: one whose process was lost in the middle has failed. */
export function standing(
  row: Lasting & { reservedUntil: Date },
  now: Date,
): {
  status: ExtractionRow["status"];
  error: { code: string; message: string } | null;
} {
  if (row.status === "running" && row.reservedUntil <= now) {
    return {
      status: "failed",
      error: { code: "model_unavailable", message: "The reading was interrupted; send it again." },
    };
  }
  if (row.status !== "failed") return { status: row.status, error: null };
  return {
    status: "failed",
    error: { code: row.errorCode ?? "internal_error", message: row.errorMessage ?? "" },
  };
}
