import type { ServiceContext } from "../context";
import { ServiceError } from "../service-error";
import { projectsOfUser } from "./of-user";

/** The projects the signed-in person works in. */
export async function listProjectsForUser({
  ctx,
}: {
  ctx: ServiceContext;
  input: Record<string, never>;
}) {
  const { actor } = ctx;
  if (actor.kind !== "user" && actor.kind !== "member") {
    throw new ServiceError("forbidden", "Only a member has projects; sign in.");
  }
  const rows = await projectsOfUser(ctx.db, actor.userId);
  return rows.map(({ id, name, status, organization }) => ({ id, name, status, organization }));
}
