import type { Limits } from "@inkform/contract/me";
import type { Model } from "@inkform/contract/models";
import type { Database } from "@inkform/db/open-database";
import { overageCaps } from "@inkform/db/schema/metering";
import { projects } from "@inkform/db/schema/project";
import { eq } from "drizzle-orm";
import { requestsPerMinute } from "./defaults";

/** The limits of a project as `/v1/me` shows them. */
export async function readLimits(db: Database, projectId: string): Promise<Limits> {
  const [own] = await db
    .select({
      extractRpm: projects.extractRpm,
      cadRpm: projects.cadRpm,
      readRpm: projects.readRpm,
    })
    .from(projects)
    .where(eq(projects.id, projectId));
  const caps = await db
    .select({ model: overageCaps.model, cap: overageCaps.cap })
    .from(overageCaps)
    .where(eq(overageCaps.projectId, projectId));
  return {
    requests_per_minute: requestsPerMinute(own ?? {}),
    overage_cap: Object.fromEntries(caps.map(({ model, cap }) => [model as Model, cap])),
  };
}
