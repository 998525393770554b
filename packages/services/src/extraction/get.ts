import type { ServiceContext } from "../context";
import { ownExtraction, standing } from "./own";
import { parseStoredReading, toExtraction } from "./stored-reading";

/** One extraction with all the engine saw: label, cell and row boxes, languages. */
export async function getExtraction({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { id: string };
}) {
  const row = await ownExtraction(ctx, input.id);
  const { status, error } = standing(row, ctx.clock());
  const reading = status === "succeeded" ? parseStoredReading(row.result) : null;
  return {
    id: row.id,
    fileName: row.fileName,
    fileType: row.fileType,
    status,
    source: row.source,
    pages: row.pages,
    stage: status === "running" ? row.stage : null,
    createdAt: row.createdAt.toISOString(),
    error,
    reading,
    result: reading && toExtraction(row.id, reading),
  };
}
