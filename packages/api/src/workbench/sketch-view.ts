import type { inspectCadJob } from "@inkform/services/cad/inspect";

type Inspected = Awaited<ReturnType<typeof inspectCadJob>>;

/** A job as the workbench shows it: the public job with its sketch, its progress and what was recognised. */
export function sketchView({
  job,
  fileName,
  fileType,
  pages,
  stage,
  overlays,
  rejected,
}: Inspected) {
  return {
    id: job.id,
    status: job.status,
    createdAt: job.created_at,
    error: job.error ?? null,
    fileName,
    fileType,
    pages,
    stage,
    overlays,
    rejected,
    parts: (job.parts ?? []).map(({ dxf, ...part }) => ({ ...part, filename: dxf.filename })),
  };
}
