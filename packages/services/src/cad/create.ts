import {
  type CadJob,
  cadFormSchema,
  dxfVersionSchema,
  idempotencyKeySchema,
} from "@inkform/contract/cad";
import { CAD_MODEL } from "@inkform/contract/models";
import { cadLimits } from "@inkform/raster/limits";
import type { UploadType } from "@inkform/raster/model";
import { z } from "zod";
import type { ServiceContext } from "../context";
import { describeError } from "../describe-error";
import { toRefusal } from "../engine/refusal";
import { admit } from "../metering/admit";
import { readMeter } from "../metering/lock-meter";
import { periodOf } from "../metering/period";
import { checkUrl } from "../outbound/check-url";
import { downloadFile } from "../outbound/download-file";
import { parseInput } from "../parse-input";
import { requirePermission } from "../require-permission";
import { ServiceError } from "../service-error";
import { findReplay, hashRequest, type RequestKey } from "./idempotency";
import { insertJob } from "./insert";
import { jobEvent } from "./job-event";
import { type JobRow, showCadJob } from "./to-cad-job";

const bytesSchema = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

const inputSchema = z
  .object({
    model: z.literal(CAD_MODEL),
    bytes: bytesSchema.optional(),
    fileName: z.string().max(255).optional(),
    url: z.string().optional(),
    webhookUrl: cadFormSchema.shape.webhook_url,
    dxfVersion: dxfVersionSchema.default("R2000"),
    idempotencyKey: idempotencyKeySchema.optional(),
    source: z.enum(["api", "workbench", "demo"]).default("api"),
  })
  .refine(({ bytes, url }) => (bytes === undefined) !== (url === undefined), {
    message: "must be either a file or a url",
    path: ["file"],
  });

/**
 * Takes a sketch, as bytes or behind a url, and starts the job that draws it.
 * @returns the job, and whether an earlier request under the same idempotency key made it
 * @throws ServiceError of the 400s, 402s, 413s, 415 and 422 of the contract
 */
export async function createCadJob({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: z.input<typeof inputSchema>;
}): Promise<{ id: string; job: CadJob; replayed: boolean }> {
  const request = parseInput(inputSchema, input);
  const actor = requirePermission(ctx, { scope: "cad", permission: "work.create" });
  const sketch = request.url === undefined ? { bytes: sent(request.bytes) } : { url: request.url };
  const repeat: RequestKey | null =
    request.idempotencyKey === undefined
      ? null
      : {
          projectId: actor.projectId,
          key: request.idempotencyKey,
          requestHash: hashRequest({ ...request, sketch }),
        };
  const answer = async (row: JobRow, replayed: boolean) => ({
    id: row.id,
    job: await showCadJob(ctx, ctx.db, row),
    replayed,
  });

  const before = repeat && (await findReplay(ctx.db, repeat, ctx.clock()));
  if (before) return answer(before, true);
  if (request.webhookUrl !== undefined) {
    await checkUrl({ ctx, input: { url: request.webhookUrl, param: "webhook_url" } });
  }
  try {
    await admitOne(ctx, actor.projectId);
  } catch (refusal) {
    // The twin of this request may just have taken the last unit.
    const twin = repeat && (await findReplay(ctx.db, repeat, ctx.clock()));
    if (twin) return answer(twin, true);
    throw refusal;
  }
  const bytes = "url" in sketch ? await download(ctx, sketch.url) : sketch.bytes;
  const file = await inspect(ctx, bytes, "url" in sketch ? "url" : "file");
  const { row, replayed } = await insertJob(ctx, { actor, repeat, bytes, file, request });
  if (!replayed) await announce(ctx, row.id);
  return answer(row, replayed);
}

/** The job is accepted: an event that cannot be sent now is sent by the sweep over stranded jobs. */
async function announce(ctx: ServiceContext, jobId: string): Promise<void> {
  try {
    await ctx.events.send([jobEvent(jobId, ctx.traceparent)]);
  } catch (error) {
    ctx.log.warn("event of a job not sent", { jobId, ...describeError(error) });
  }
}

function sent(bytes: Uint8Array | undefined): Uint8Array {
  if (bytes && bytes.length > 0) return bytes;
  throw new ServiceError("invalid_request", "The file is empty.", { param: "file" });
}

async function admitOne(ctx: ServiceContext, projectId: string): Promise<void> {
  const now = ctx.clock();
  admit(await readMeter(ctx.db, projectId, CAD_MODEL, periodOf(now), now), 1);
}

function download(ctx: ServiceContext, url: string): Promise<Uint8Array> {
  return downloadFile({ ctx, input: { url, maxBytes: cadLimits.pdfBytes } });
}

async function inspect(
  ctx: ServiceContext,
  bytes: Uint8Array,
  param: string,
): Promise<{ type: UploadType; pages: number }> {
  try {
    return await ctx.engines.inspect({ bytes, limits: "cad" });
  } catch (error) {
    throw toRefusal(error, param);
  }
}
