import type { cadJobs, extractions } from "@inkform/db/schema/work";
import { and, eq } from "drizzle-orm";
import type { ServiceBase } from "../context";

/** Stages follow each other quickly; a person sees no more than this. */
const STEP_MS = 400;

/** Writes down what the engine is doing, for whoever watches. Losing one of these loses nothing. */
export function reportStage(
  ctx: ServiceBase,
  table: typeof cadJobs | typeof extractions,
  id: string,
) {
  let writtenAt = 0;
  return (stage: string, page?: number): void => {
    const now = Date.now();
    if (now - writtenAt < STEP_MS) return;
    writtenAt = now;
    ctx.db
      .update(table)
      .set({ stage: page === undefined ? stage : `${stage} · page ${page}` })
      .where(and(eq(table.id, id), eq(table.status, "running")))
      .then(undefined, () => ctx.log.warn("stage not written", { id }));
  };
}
