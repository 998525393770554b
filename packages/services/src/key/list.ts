import { apiKeys } from "@inkform/db/schema/project";
import { desc, eq } from "drizzle-orm";
import type { ServiceContext } from "../context";
import { targetProject } from "../project/target";

/** The keys of a project, newest first, revoked ones included. */
export async function listKeys({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { projectId?: string };
}) {
  const project = await targetProject(ctx, input.projectId, "keys.manage");
  const rows = await ctx.db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.projectId, project))
    .orderBy(desc(apiKeys.id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    last4: row.last4,
    scopes: row.scopes,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    revoked_at: row.revokedAt?.toISOString() ?? null,
  }));
}
