import { organizations } from "@inkform/db/schema/account";
import { projects } from "@inkform/db/schema/project";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { ServiceContext } from "../context";
import { newId } from "../new-id";
import { parseInput } from "../parse-input";
import { requireOperator } from "../require-operator";
import { notFound } from "../service-error";
import { makeWebhookSecret } from "./webhook-secret";

const inputSchema = z.object({
  organizationId: z.string(),
  name: z.string().trim().min(1).max(200),
});

/** Makes an active project without plans. */
export async function createProject({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: z.input<typeof inputSchema>;
}) {
  requireOperator(ctx);
  const { organizationId, name } = parseInput(inputSchema, input);
  const [organization] = await ctx.db
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  if (!organization) throw notFound("organization");
  const now = ctx.clock();
  const id = newId("proj", now);
  await ctx.db.insert(projects).values({
    id,
    organizationId,
    name,
    status: "active",
    webhookSecret: makeWebhookSecret(),
    createdAt: now,
  });
  return { id, name, organization_id: organizationId, status: "active" as const };
}
