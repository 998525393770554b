import { projects, rateBuckets } from "@inkform/db/schema/project";
import { eq, sql } from "drizzle-orm";
import type { ServiceBase } from "../context";
import { requestsPerMinute } from "../limits/defaults";

export type Bucket = "extract" | "cad" | "read";

export interface Taken {
  granted: boolean;
  limit: number;
  remaining: number;
  /** Whole seconds until the bucket is full. */
  reset: number;
  /** Whole seconds until one more request passes; 0 where one was granted. */
  retryAfter: number;
}

/**
 * Takes one token from the bucket of a key. Its capacity is the limit a minute, and it fills at
 * that rate. One statement decides, on the database's clock, so the limit holds over all processes.
 */
export async function takeToken({
  ctx,
  input,
}: {
  ctx: Pick<ServiceBase, "db">;
  input: { keyId: string; projectId: string; bucket: Bucket };
}): Promise<Taken> {
  const { keyId, projectId, bucket } = input;
  const [project] = await ctx.db
    .select({ extract: projects.extractRpm, cad: projects.cadRpm, read: projects.readRpm })
    .from(projects)
    .where(eq(projects.id, projectId));
  const limit = requestsPerMinute(project ?? {})[bucket];
  const elapsed = sql`greatest(0, extract(epoch from clock_timestamp() - ${rateBuckets.updatedAt}))`;
  const filled = sql`least(${limit}::float8, ${rateBuckets.tokens} + ${elapsed} * ${limit}::float8 / 60)`;
  const [row] = await ctx.db
    .insert(rateBuckets)
    .values({
      keyId,
      bucket,
      tokens: limit - 1,
      granted: limit >= 1,
      updatedAt: sql`clock_timestamp()`,
    })
    .onConflictDoUpdate({
      target: [rateBuckets.keyId, rateBuckets.bucket],
      set: {
        tokens: sql`case when ${filled} >= 1 then ${filled} - 1 else ${filled} end`,
        granted: sql`${filled} >= 1`,
        updatedAt: sql`clock_timestamp()`,
      },
    })
    .returning();
  if (!row) throw new Error("the bucket was not written");
  return describe(row.granted, row.tokens, limit);
}

function describe(granted: boolean, tokens: number, limit: number): Taken {
  const secondsFor = (missing: number) => Math.max(1, Math.ceil((missing * 60) / limit));
  return {
    granted,
    limit,
    remaining: Math.max(0, Math.floor(tokens)),
    reset: tokens >= limit ? 0 : secondsFor(limit - tokens),
    retryAfter: granted ? 0 : secondsFor(1 - tokens),
  };
}
