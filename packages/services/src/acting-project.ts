import type { Actor, ServiceContext } from "./context";
import { ServiceError } from "./service-error";

type ProjectActor = Extract<Actor, { projectId: string }>;

/**
 * The key or member that acts in a project: whose data a verb may touch.
 * @throws ServiceError `forbidden` for an actor without a project
 */
export function actingProject(ctx: ServiceContext): ProjectActor {
  const { actor } = ctx;
  if (actor.kind === "key" || actor.kind === "member") return actor;
  throw new ServiceError("forbidden", "This needs a project: use a key or sign in to one.");
}
