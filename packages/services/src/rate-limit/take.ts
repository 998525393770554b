import { rateBuckets } from "@inkform/db/schema/project";
import { sql } from "drizzle-orm";
import type { ServiceBase } from "../context";
import { gather } from "../gather";

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

interface Draw {
  db: ServiceBase["db"];
  keyId: string;
  bucket: Bucket;
  limit: number;
}

/**
 * Takes one token from the bucket of a key. Its capacity is the limit a minute, and it fills at
 * that rate. One statement decides, on the database's clock, so the limit holds over all processes.
 */
export function takeToken({
  ctx,
  input,
}: {
  ctx: Pick<ServiceBase, "db">;
  input: { keyId: string; bucket: Bucket; limit: number };
}): Promise<Taken> {
  return draw({ db: ctx.db, ...input });
}

/** Requests of one bucket that wait at the same time are granted by one statement, the first of them first. */
const draw = gather(
  ({ keyId, bucket, limit }: Draw) => `${keyId} ${bucket} ${limit}`,
  async ([first, ...others]) => {
    const { limit } = first;
    const { granted, tokens } = await takeTokens(first, 1 + others.length);
    return [first, ...others].map((_, position) => {
      const takenAfter = Math.max(0, granted - 1 - position);
      return describe(position < granted, tokens + takenAfter, limit);
    });
  },
);

/** Takes as many of `count` tokens as there are. */
async function takeTokens({ db, keyId, bucket, limit }: Draw, count: number) {
  const elapsed = sql`greatest(0, extract(epoch from clock_timestamp() - ${rateBuckets.updatedAt}))`;
  const filled = sql`least(${limit}::float8, ${rateBuckets.tokens} + ${elapsed} * ${limit}::float8 / 60)`;
  const granted = sql`least(${count}::float8, floor(${filled}))`;
  const atFirst = Math.min(count, limit);
  const [row] = await db
    .insert(rateBuckets)
    .values({
      keyId,
      bucket,
      tokens: limit - atFirst,
      granted: atFirst,
      updatedAt: sql`clock_timestamp()`,
    })
    .onConflictDoUpdate({
      target: [rateBuckets.keyId, rateBuckets.bucket],
      set: {
        tokens: sql`${filled} - ${granted}`,
        granted,
        updatedAt: sql`clock_timestamp()`,
      },
    })
    .returning({ granted: rateBuckets.granted, tokens: rateBuckets.tokens });
  if (!row) throw new Error("the bucket was not written");
  return row;
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
