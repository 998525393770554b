import { type CadJob, jobErrorCodeSchema, partBodySchema } from "@inkform/contract/cad";
import { CAD_MODEL } from "@inkform/contract/models";
import type { Database } from "@inkform/db/open-database";
import { type cadJobs, cadParts } from "@inkform/db/schema/work";
import { asc, eq } from "drizzle-orm";
import type { ServiceBase } from "../context";
import { dxfUrl } from "./dxf-link";

export type JobRow = typeof cadJobs.$inferSelect;
type PartRow = typeof cadParts.$inferSelect;

/** The job as the public interface gives it, with its parts where it succeeded. */
export async function showCadJob(
  ctx: Pick<ServiceBase, "baseUrl" | "authSecret">,
  db: Database,
  row: JobRow,
): Promise<CadJob> {
  const parts =
    row.status === "succeeded"
      ? await db
          .select()
          .from(cadParts)
          .where(eq(cadParts.jobId, row.id))
          .orderBy(asc(cadParts.index))
      : [];
  return toCadJob(ctx, row, parts);
}

function toCadJob(
  ctx: Pick<ServiceBase, "baseUrl" | "authSecret">,
  row: JobRow,
  parts: PartRow[],
): CadJob {
  const job: CadJob = {
    id: row.id,
    model: CAD_MODEL,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
  if (row.status === "failed") {
    return {
      ...job,
      error: {
        code: jobErrorCodeSchema.parse(row.errorCode),
        message: row.errorMessage ?? "",
        retryable: row.errorRetryable ?? false,
      },
    };
  }
  if (row.status !== "succeeded") return job;
  const expires = Math.floor(row.expiresAt.getTime() / 1000);
  const billed = row.billed ?? parts.length;
  return {
    ...job,
    parts: parts.map((part) => ({
      ...partBodySchema.parse(part.body),
      dxf: {
        url: dxfUrl(ctx.baseUrl, ctx.authSecret, { jobId: row.id, index: part.index, expires }),
        filename: part.dxfFileName,
        bytes: part.dxfBytes,
        sha256: part.dxfSha256,
        version: part.dxfVersion as "AC1009" | "AC1015" | "AC1021",
      },
    })),
    usage: {
      unit: "part",
      count: parts.length,
      ...(billed < parts.length ? { billed } : {}),
    },
  };
}
