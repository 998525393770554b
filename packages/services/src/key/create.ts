import { scopeSchema } from "@inkform/contract/common";
import { apiKeys } from "@inkform/db/schema/project";
import { z } from "zod";
import type { ServiceContext } from "../context";
import { newId } from "../new-id";
import { parseInput } from "../parse-input";
import { targetProject } from "../project/target";
import { hashKey, makeKey } from "./format";

const inputSchema = z.object({
  projectId: z.string().optional(),
  name: z.string().trim().min(1).max(100),
  scopes: z
    .array(scopeSchema)
    .min(1)
    .transform((scopes) => [...new Set(scopes)]),
});

/** Makes a key. The key itself is in this answer and nowhere else. */
export async function createKey({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: z.input<typeof inputSchema>;
}) {
  const { projectId, name, scopes } = parseInput(inputSchema, input);
  const project = await targetProject(ctx, projectId, "keys.manage");
  const now = ctx.clock();
  const key = makeKey();
  const row = {
    id: newId("key", now),
    projectId: project,
    name,
    hash: hashKey(key),
    last4: key.slice(-4),
    scopes,
    createdAt: now,
    createdBy: ctx.actor.kind === "member" ? ctx.actor.userId : null,
  };
  await ctx.db.insert(apiKeys).values(row);
  return { id: row.id, key, name, last4: row.last4, scopes, created_at: now.toISOString() };
}
