import { createHash } from "node:crypto";
import { partBodySchema } from "@inkform/contract/cad";
import type { cadParts } from "@inkform/db/schema/work";
import { ACAD_VERSION } from "@inkform/dxf/model";
import type { ServiceBase } from "../context";
import type { DrawnPart } from "../engine/engines";

type PartRow = typeof cadParts.$inferInsert;

/** Puts the parts' DXF files into the store. @returns the rows that name them, still to be written */
export async function keepDxfFiles(
  ctx: ServiceBase,
  jobId: string,
  parts: readonly DrawnPart[],
): Promise<PartRow[]> {
  const rows: PartRow[] = [];
  for (const part of parts) {
    const bytes = new TextEncoder().encode(part.dxf);
    const row = toPartRow(jobId, part, bytes);
    await ctx.blobs.put(row.dxfBlob, bytes);
    rows.push(row);
  }
  return rows;
}

function toPartRow(
  jobId: string,
  { body, dxfVersion, findings }: DrawnPart,
  bytes: Uint8Array,
): PartRow {
  return {
    jobId,
    index: body.index,
    body: partBodySchema.parse(body),
    dxfBlob: `cad/${jobId}/${body.index}.dxf`,
    dxfFileName: fileNameOf(body.name, body.index),
    dxfBytes: bytes.length,
    dxfSha256: createHash("sha256").update(bytes).digest("hex"),
    dxfVersion: ACAD_VERSION[dxfVersion],
    findings,
  };
}

/** "PART A" is `part-a-1.dxf`; the index keeps names of one job apart. */
function fileNameOf(name: string | null, index: number): string {
  const plain = (name ?? "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  return `${plain || "part"}-${index}.dxf`;
}
