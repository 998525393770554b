import { apiKeys, projects } from "@inkform/db/schema/project";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Actor, ServiceBase } from "../context";
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
  const [row] = await ctx.db
    .select({
      keyId: apiKeys.id,
      scopes: apiKeys.scopes,
      projectId: projects.id,
      organizationId: projects.organizationId,
      status: projects.status,
    })
    .from(apiKeys)
    .innerJoin(projects, eq(projects.id, apiKeys.projectId))
    .where(and(eq(apiKeys.hash, hashKey(key)), isNull(apiKeys.revokedAt)));
  if (!row) throw invalidKey();
  if (row.status === "suspended") {
    throw new ServiceError("project_suspended", "The project is suspended; ask the operator.");
  }
  await noteUse(ctx, row.keyId);
  const { status: _, ...rest } = row;
  return { kind: "key", ...rest };
}

async function noteUse(ctx: ServiceBase, keyId: string): Promise<void> {
  const now = ctx.clock();
  const before = new Date(now.getTime() - LAST_USED_STEP_MS);
  await ctx.db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(
      and(eq(apiKeys.id, keyId), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, before))),
    );
}

const invalidKey = (): ServiceError =>
  new ServiceError(
    "invalid_api_key",
    "Send a valid API key as `Authorization: Bearer svc_live_…`.",
  );
