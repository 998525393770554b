import { projects } from "@inkform/db/schema/project";
import { eq } from "drizzle-orm";
import { actingProject } from "../acting-project";
import type { ServiceContext } from "../context";
import type { Permission } from "../member/permissions";
import { notFound, ServiceError } from "../service-error";

/**
 * The project a verb is about: the operator names it; a member's is the one they work in.
 * @throws ServiceError `not_found`, `forbidden` (the member's role lacks the permission; a key never has one)
 */
export async function targetProject(
  ctx: ServiceContext,
  projectId: string | undefined,
  permission: Permission,
): Promise<string> {
  if (ctx.actor.kind === "operator" || ctx.actor.kind === "system") {
    const [row] = await ctx.db
      .select({ id: projects.id })
      .from(projects)
      .where(eq(projects.id, projectId ?? ""));
    if (!row) throw notFound("project");
    return row.id;
  }
  const actor = actingProject(ctx);
  if (projectId !== undefined && projectId !== actor.projectId) throw notFound("project");
  if (actor.kind !== "member" || !actor.permissions.includes(permission)) {
    throw new ServiceError("forbidden", "Your role does not allow this; ask the owner.");
  }
  return actor.projectId;
}
