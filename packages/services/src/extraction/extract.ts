import {
  commentLanguageSchema,
  type Extraction,
  extractionSchema,
  languageSchema,
} from "@inkform/contract/extraction";
import { EXTRACT_MODEL } from "@inkform/contract/models";
import { extractions } from "@inkform/db/schema/work";
import type { UploadType } from "@inkform/raster/model";
import { z } from "zod";
import type { ServiceContext } from "../context";
import type { ReadDocument } from "../engine/engines";
import { toRefusal } from "../engine/refusal";
import { reportStage } from "../engine/report-stage";
import { admit } from "../metering/admit";
import { readMeter } from "../metering/lock-meter";
import { periodOf } from "../metering/period";
import { newId } from "../new-id";
import { parseInput } from "../parse-input";
import { requirePermission } from "../require-permission";
import { isServiceError, ServiceError } from "../service-error";
import { traced } from "../telemetry";
import { failExtraction, finishExtraction } from "./finish";
import { reserveExtraction } from "./reserve";
import { EXTRACTION_TIMEOUT_MS } from "./settings";
import { toExtraction } from "./stored-reading";

const bytesSchema = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

const inputSchema = z.object({
  bytes: bytesSchema,
  fileName: z.string().max(255).optional(),
  model: z.literal(EXTRACT_MODEL),
  languages: z.array(languageSchema).optional(),
  commentLanguage: commentLanguageSchema.default("en"),
  source: z.enum(["api", "workbench", "demo"]).default("api"),
});
type Input = z.output<typeof inputSchema>;

/**
 * Reads a document: its pages are reserved once counted and billed when it was read; a failure of
 * any kind releases them.
 * @throws ServiceError `no_plan`, `cap_reached`, 413, 415, `unreadable_document`, `model_unavailable`
 */
export async function extract({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: z.input<typeof inputSchema>;
}): Promise<Extraction> {
  const request = parseInput(inputSchema, input);
  const actor = requirePermission(ctx, { scope: "extract", permission: "work.create" });
  const { projectId } = actor;
  if (request.bytes.length === 0) {
    throw new ServiceError("invalid_request", "The file is empty.", { param: "file" });
  }
  const now = ctx.clock();
  admit(await readMeter(ctx.db, projectId, EXTRACT_MODEL, periodOf(now), now), 1);
  const file = await inspect(ctx, request.bytes);
  const id = newId("ext", now);
  await reserveExtraction(ctx, { id, now, actor, file, request });
  let found: ReadDocument;
  let result: Extraction;
  try {
    found = await read(ctx, id, request);
    // What does not fit its schema would not be sent, so it is not billed either.
    result = extractionSchema.parse(toExtraction(id, found.reading));
  } catch (error) {
    const refusal = toRefusal(error, "file");
    await failExtraction(ctx, id, refusal);
    const outcome = isServiceError(refusal) ? refusal.code : "internal_error";
    noteEnd(ctx, { extractionId: id, projectId, outcome, begun: now });
    throw refusal;
  }
  await finishExtraction(ctx, { id, projectId, reservedAt: now, read: found });
  noteEnd(ctx, { extractionId: id, projectId, outcome: "succeeded", begun: now });
  return result;
}

/** Tells the log and the figures that a reading has ended. */
function noteEnd(
  ctx: ServiceContext,
  { begun, ...ended }: { extractionId: string; projectId: string; outcome: string; begun: Date },
): void {
  const durationMs = ctx.clock().getTime() - begun.getTime();
  ctx.telemetry?.time("extraction", { outcome: ended.outcome }, durationMs / 1000);
  ctx.log.info("extraction ended", { ...ended, durationMs });
}

async function inspect(
  ctx: ServiceContext,
  bytes: Uint8Array,
): Promise<{ type: UploadType; pages: number }> {
  try {
    return await ctx.engines.inspect({ bytes, limits: "extract" });
  } catch (error) {
    throw toRefusal(error, "file");
  }
}

function read(ctx: ServiceContext, id: string, { bytes, languages, commentLanguage }: Input) {
  const options = { commentLanguage, ...(languages ? { languages } : {}) };
  const span = {
    name: "extraction.read",
    parent: ctx.traceparent,
    attributes: { "inkform.extraction_id": id },
  };
  return traced(ctx, span, () =>
    ctx.engines.readDocument(
      { bytes, options },
      { timeoutMs: EXTRACTION_TIMEOUT_MS, onStage: reportStage(ctx, extractions, id) },
    ),
  );
}
