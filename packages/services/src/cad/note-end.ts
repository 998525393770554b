import type { ServiceBase } from "../context";
import type { JobRow } from "./to-cad-job";

/** Tells the log and the figures that a job has ended. */
export function noteEnd(ctx: ServiceBase, job: JobRow): void {
  const { id: jobId, projectId, status, errorCode, createdAt, startedAt, finishedAt } = job;
  const since = (at: Date | null) => (finishedAt?.getTime() ?? 0) - (at?.getTime() ?? 0);
  ctx.telemetry?.time("job", { status: errorCode ?? status }, since(createdAt) / 1000);
  ctx.log.info("job ended", {
    jobId,
    projectId,
    status,
    ...(errorCode === null ? {} : { code: errorCode }),
    waitedMs: startedAt === null ? null : startedAt.getTime() - createdAt.getTime(),
    durationMs: since(startedAt ?? createdAt),
  });
}
