import { apiKeys } from "@inkform/db/schema/project";
import { eq, sql } from "drizzle-orm";
import type { ServiceContext } from "../context";
import { targetProject } from "../project/target";
import { notFound } from "../service-error";

/** Ends a key at once. Revoking twice keeps the first moment. */
export async function revokeKey({ ctx, input }: { ctx: ServiceContext; input: { id: string } }) {
  const [row] = await ctx.db.select().from(apiKeys).where(eq(apiKeys.id, input.id));
  if (!row) throw notFound("key");
  await targetProject(ctx, row.projectId, "keys.manage");
  const [revoked] = await ctx.db
    .update(apiKeys)
    .set({
      revokedAt: sql`coalesce(${apiKeys.revokedAt}, ${ctx.clock().toISOString()}::timestamptz)`,
    })
    .where(eq(apiKeys.id, row.id))
    .returning();
  return {
    id: row.id,
    last4: row.last4,
    scopes: row.scopes,
    revoked_at: revoked?.revokedAt?.toISOString() ?? null,
  };
}
