import { projects } from "@inkform/db/schema/project";
import { eq } from "drizzle-orm";
import type { ServiceContext } from "../context";
import { requireOperator } from "../require-operator";
import { notFound } from "../service-error";

/** Suspends or resumes a project; its keys notice with their next request. */
export async function setProjectStatus({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { projectId: string; status: "active" | "suspended" };
}) {
  requireOperator(ctx);
  const [row] = await ctx.db
    .update(projects)
    .set({ status: input.status })
    .where(eq(projects.id, input.projectId))
    .returning();
  if (!row) throw notFound("project");
  return { id: row.id, name: row.name, organization_id: row.organizationId, status: row.status };
}
