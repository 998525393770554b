import { CAD_MODEL } from "@inkform/contract/models";
import type { Database } from "@inkform/db/open-database";
import { cadJobs, idempotencyKeys } from "@inkform/db/schema/work";
import type { DxfVersion } from "@inkform/dxf/model";
import type { UploadType } from "@inkform/raster/model";
import type { actingProject } from "../acting-project";
import { keepUpload } from "../blob/keep-upload";
import type { ServiceContext } from "../context";
import { admit } from "../metering/admit";
import { lockMeter } from "../metering/lock-meter";
import { periodOf } from "../metering/period";
import { newId } from "../new-id";
import { expiryOf } from "../retention/settings";
import { findReplay, type RequestKey } from "./idempotency";
import type { JobRow } from "./to-cad-job";

interface NewJob {
  actor: ReturnType<typeof actingProject>;
  repeat: RequestKey | null;
  bytes: Uint8Array;
  file: { type: UploadType; pages: number };
  request: {
    fileName?: string | undefined;
    webhookUrl?: string | undefined;
    dxfVersion: DxfVersion;
    source: "api" | "workbench" | "demo";
  };
}

/**
 * Keeps the sketch and writes the job down, if there is room for one more. Under an idempotency
 * key that another request took meanwhile, its job is the answer.
 * @throws ServiceError `no_plan`, `cap_reached`, `idempotency_key_reused`
 */
export async function insertJob(
  ctx: ServiceContext,
  job: NewJob,
): Promise<{ row: JobRow; replayed: boolean }> {
  const { actor, repeat } = job;
  const now = ctx.clock();
  const row = toRow(job, now);
  return keepUpload(ctx, { blob: row.fileBlob, bytes: job.bytes, now }, (own) =>
    ctx.db.transaction(async (tx) => {
      // Everybody who decides about this project's jobs waits here, twins of this request as well.
      const meter = await lockMeter(tx, actor.projectId, CAD_MODEL, periodOf(now), now);
      const twin = repeat && (await findReplay(tx, repeat, now));
      if (twin) return { row: twin, replayed: true };
      admit(meter, 1);
      const [inserted] = await tx.insert(cadJobs).values(row).returning();
      if (!inserted) throw new Error("the job was not written");
      if (repeat) await claimKey(tx, repeat, row.id);
      await own(tx);
      return { row: inserted, replayed: false };
    }),
  );
}

/** A key whose job has expired is free again, though both are not purged yet. */
async function claimKey(tx: Database, repeat: RequestKey, jobId: string): Promise<void> {
  const { requestHash } = repeat;
  await tx
    .insert(idempotencyKeys)
    .values({ ...repeat, jobId })
    .onConflictDoUpdate({
      target: [idempotencyKeys.projectId, idempotencyKeys.key],
      set: { requestHash, jobId },
    });
}

function toRow({ actor, bytes, file, request }: NewJob, now: Date) {
  const id = newId("cad", now);
  return {
    id,
    projectId: actor.projectId,
    source: request.source,
    keyId: actor.kind === "key" ? actor.keyId : null,
    userId: actor.kind === "member" ? actor.userId : null,
    model: CAD_MODEL,
    fileName: request.fileName ?? null,
    fileType: file.type,
    fileBytes: bytes.length,
    fileBlob: `cad/${id}/sketch`,
    pages: file.pages,
    createdAt: now,
    expiresAt: expiryOf(now),
    status: "queued" as const,
    dxfVersion: request.dxfVersion,
    webhookUrl: request.webhookUrl ?? null,
  };
}
