import { EXTRACT_MODEL } from "@inkform/contract/models";
import { extractions } from "@inkform/db/schema/work";
import type { UploadType } from "@inkform/raster/model";
import type { actingProject } from "../acting-project";
import { keepUpload } from "../blob/keep-upload";
import type { ServiceContext } from "../context";
import { admit } from "../metering/admit";
import { lockMeter } from "../metering/lock-meter";
import { periodOf } from "../metering/period";
import { expiryOf } from "../retention/settings";
import { RESERVATION_MS } from "./settings";

interface Reservation {
  id: string;
  now: Date;
  actor: ReturnType<typeof actingProject>;
  file: { type: UploadType; pages: number };
  request: {
    bytes: Uint8Array;
    fileName?: string | undefined;
    source: "api" | "workbench" | "demo";
  };
}

/**
 * Keeps the file and holds its pages, if they fit.
 * @throws ServiceError `no_plan`, `cap_reached`
 */
export async function reserveExtraction(
  ctx: ServiceContext,
  { id, now, actor, file, request }: Reservation,
): Promise<void> {
  const fileBlob = `extractions/${id}`;
  await keepUpload(ctx, { blob: fileBlob, bytes: request.bytes, now }, (own) =>
    ctx.db.transaction(async (tx) => {
      const meter = await lockMeter(tx, actor.projectId, EXTRACT_MODEL, periodOf(now), now);
      admit(meter, file.pages);
      await tx.insert(extractions).values({
        id,
        projectId: actor.projectId,
        source: request.source,
        keyId: actor.kind === "key" ? actor.keyId : null,
        userId: actor.kind === "member" ? actor.userId : null,
        model: EXTRACT_MODEL,
        fileName: request.fileName ?? null,
        fileType: file.type,
        fileBytes: request.bytes.length,
        fileBlob,
        pages: file.pages,
        stage: "waiting",
        createdAt: now,
        expiresAt: expiryOf(now),
        status: "running",
        reservedUntil: new Date(now.getTime() + RESERVATION_MS),
      });
      await own(tx);
    }),
  );
}
