import type { ServiceContext } from "../context";
import { PERMISSIONS } from "../member/permissions";
import { notFound, ServiceError } from "../service-error";
import { projectsOfUser } from "./of-user";

/**
 * The context in which the signed-in person works in a project. Looked up for each request: who
 * loses a membership loses the project at once.
 * @throws ServiceError `not_found` (unknown or not theirs), `project_suspended`
 */
export async function actInProject({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { projectId: string };
}): Promise<ServiceContext> {
  const { actor } = ctx;
  if (actor.kind !== "user" && actor.kind !== "member") throw notFound("project");
  const [project] = await projectsOfUser(ctx.db, actor.userId, input.projectId);
  if (!project) throw notFound("project");
  if (project.status === "suspended") {
    throw new ServiceError("project_suspended", "The project is suspended; ask the operator.");
  }
  return {
    ...ctx,
    actor: {
      kind: "member",
      userId: actor.userId,
      projectId: project.id,
      organizationId: project.organization.id,
      permissions: PERMISSIONS.filter((permission) => project.permissions.includes(permission)),
    },
  };
}
