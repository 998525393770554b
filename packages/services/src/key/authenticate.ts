import { apiKeys, projects } from "@inkform/db/schema/project";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Actor, ServiceBase } from "../context";
import { gather } from "../gather";
import { requestsPerMinute } from "../limits/defaults";
import { ServiceError } from "../service-error";
import { hashKey, isWellFormedKey } from "./format";

type KeyActor = Extract<Actor, { kind: "key" }>;

/** `last_used_at` moves at most this often, so that reading does not mean writing. */
const LAST_USED_STEP_MS = 60_000;

/**
 * Who calls, from the Authorization header. Looked up anew each time: revocation holds at once.
 * @throws ServiceError `invalid_api_key`, `project_suspended`
 */
export async function authenticateKey({
  ctx,
  input,
}: {
  ctx: ServiceBase;
  input: { authorization: string | null };
}): Promise<KeyActor> {
  const key = /^bearer +(\S+)$/i.exec(input.authorization ?? "")?.[1];
  if (!key || !isWellFormedKey(key)) throw invalidKey();
  const row = await findKey({ db: ctx.db, hash: hashKey(key) });
  if (!row) throw invalidKey();
  const { status, lastUsedAt, scopes, keyId, projectId, organizationId, ...limits } = row;
  if (status === "suspended") {
    throw new ServiceError("project_suspended", "The project is suspended; ask the operator.");
  }
  const stale = new Date(ctx.clock().getTime() - LAST_USED_STEP_MS);
  if (lastUsedAt === null || lastUsedAt < stale) await noteUse(ctx, keyId, stale);
  return {
    kind: "key",
    keyId,
    projectId,
    organizationId,
    scopes,
    requestsPerMinute: requestsPerMinute(limits),
  };
}

/** Requests with the same key that wait at the same time share a look-up, which begins after each of them came. */
const findKey = gather(
  ({ hash }: Lookup) => hash,
  async ([{ db, hash }, ...others]) => {
    const [row] = await selectKey(db, hash);
    return [row, ...others.map(() => row)];
  },
);

interface Lookup {
  db: ServiceBase["db"];
  hash: string;
}

function selectKey(db: Lookup["db"], hash: string) {
  return db
    .select({
      keyId: apiKeys.id,
      scopes: apiKeys.scopes,
      lastUsedAt: apiKeys.lastUsedAt,
      projectId: projects.id,
      organizationId: projects.organizationId,
      status: projects.status,
      extractRpm: projects.extractRpm,
      cadRpm: projects.cadRpm,
      readRpm: projects.readRpm,
    })
    .from(apiKeys)
    .innerJoin(projects, eq(projects.id, apiKeys.projectId))
    .where(and(eq(apiKeys.hash, hash), isNull(apiKeys.revokedAt)));
}

async function noteUse(ctx: ServiceBase, keyId: string, stale: Date): Promise<void> {
  await ctx.db
    .update(apiKeys)
    .set({ lastUsedAt: ctx.clock() })
    .where(
      and(eq(apiKeys.id, keyId), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, stale))),
    );
}

const invalidKey = (): ServiceError =>
  new ServiceError(
    "invalid_api_key",
    "Send a valid API key as `Authorization: Bearer svc_live_…`.",
  );
