import { projects } from "@inkform/db/schema/project";
import { cadJobs, cadParts } from "@inkform/db/schema/work";
import { and, eq, gt } from "drizzle-orm";
import type { ServiceBase, ServiceContext } from "../context";
import { notFound, ServiceError } from "../service-error";
import { isSigned } from "./dxf-link";
import { ownJob } from "./own";

interface DxfFile {
  bytes: Uint8Array;
  filename: string;
}

/**
 * A part's DXF for the project whose job it is. What failed its audit is shown to members, as
 * evidence, and to no key.
 * @throws ServiceError `not_found`
 */
export async function openDxf({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { id: string; index: number };
}): Promise<DxfFile> {
  const job = await ownJob(ctx, input.id);
  if (job.status !== "succeeded" && ctx.actor.kind === "key") throw notFound("file");
  return readPart(ctx, job.id, input.index);
}

/**
 * A part's DXF for whoever holds its signed address.
 * @throws ServiceError `forbidden` (signature), `not_found` (retention over), `project_suspended`
 */
export async function openSignedDxf({
  ctx,
  input,
}: {
  ctx: ServiceBase;
  input: { id: string; index: number; expires: string | null; signature: string | null };
}): Promise<DxfFile> {
  const { id, index, signature } = input;
  const expires = /^\d{1,12}$/.test(input.expires ?? "") ? Number(input.expires) : Number.NaN;
  if (!signature || !isSigned(ctx.authSecret, { jobId: id, index, expires }, signature)) {
    throw new ServiceError(
      "forbidden",
      "The link is not valid; take the newest from the job, or send a key of scope `cad`.",
    );
  }
  const now = ctx.clock();
  const [job] = await ctx.db
    .select({ id: cadJobs.id, projectStatus: projects.status })
    .from(cadJobs)
    .innerJoin(projects, eq(projects.id, cadJobs.projectId))
    .where(and(eq(cadJobs.id, id), gt(cadJobs.expiresAt, now)));
  if (!job || expires * 1000 <= now.getTime()) throw notFound("file");
  if (job.projectStatus === "suspended") {
    throw new ServiceError("project_suspended", "The project is suspended; ask the operator.");
  }
  return readPart(ctx, id, index);
}

async function readPart(ctx: ServiceBase, jobId: string, index: number): Promise<DxfFile> {
  const [part] = await ctx.db
    .select({ blob: cadParts.dxfBlob, filename: cadParts.dxfFileName })
    .from(cadParts)
    .where(and(eq(cadParts.jobId, jobId), eq(cadParts.index, index)));
  const bytes = part && (await ctx.blobs.get(part.blob));
  if (!part || !bytes) throw notFound("file");
  return { bytes, filename: part.filename };
}
