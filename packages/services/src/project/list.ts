import { projects } from "@inkform/db/schema/project";
import { asc, eq } from "drizzle-orm";
import type { ServiceContext } from "../context";
import { requireOperator } from "../require-operator";

/** Projects for the operator: all of them or an organization's. */
export async function listProjects({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { organizationId?: string };
}) {
  requireOperator(ctx);
  const rows = await ctx.db
    .select()
    .from(projects)
    .where(input.organizationId ? eq(projects.organizationId, input.organizationId) : undefined)
    .orderBy(asc(projects.id));
  return rows.map(({ id, name, organizationId, status }) => ({
    id,
    name,
    organization_id: organizationId,
    status,
  }));
}
