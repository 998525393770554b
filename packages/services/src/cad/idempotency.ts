import { createHash } from "node:crypto";
import type { Database } from "@inkform/db/open-database";
import { cadJobs, idempotencyKeys } from "@inkform/db/schema/work";
import { and, eq, gt } from "drizzle-orm";
import { ServiceError } from "../service-error";
import type { JobRow } from "./to-cad-job";

/** Everything that makes two requests the same. A url counts as its text, a file as its bytes. */
export interface RequestBody {
  model: string;
  webhookUrl?: string | undefined;
  dxfVersion: string;
  sketch: { url: string } | { bytes: Uint8Array };
}

/** SHA-256 over every field, each with its length, so that no two requests run together. */
export function hashRequest({ model, webhookUrl, dxfVersion, sketch }: RequestBody): string {
  const hash = createHash("sha256");
  const add = (name: string, value: string | Uint8Array) => {
    const bytes = typeof value === "string" ? Buffer.from(value) : value;
    hash.update(`${name}:${bytes.length}:`).update(bytes);
  };
  add("model", model);
  if (webhookUrl !== undefined) add("webhook_url", webhookUrl);
  add("dxf_version", dxfVersion);
  if ("url" in sketch) add("url", sketch.url);
  else add("file", sketch.bytes);
  return hash.digest("hex");
}

/** The key with which a request may be repeated. */
export interface RequestKey {
  projectId: string;
  key: string;
  requestHash: string;
}

/**
 * The job that an earlier request under this key made, or null.
 * @throws ServiceError `idempotency_key_reused` where that was another request
 */
export async function findReplay(
  db: Database,
  { projectId, key, requestHash }: RequestKey,
  now: Date,
): Promise<JobRow | null> {
  const [row] = await db
    .select({ job: cadJobs, requestHash: idempotencyKeys.requestHash })
    .from(idempotencyKeys)
    .innerJoin(cadJobs, eq(cadJobs.id, idempotencyKeys.jobId))
    .where(
      and(
        eq(idempotencyKeys.projectId, projectId),
        eq(idempotencyKeys.key, key),
        gt(cadJobs.expiresAt, now),
      ),
    );
  if (!row) return null;
  if (row.requestHash === requestHash) return row.job;
  throw new ServiceError(
    "idempotency_key_reused",
    "This idempotency-key belongs to another request; use a new one.",
  );
}
