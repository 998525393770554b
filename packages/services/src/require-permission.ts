import { actingProject } from "./acting-project";
import type { ServiceContext } from "./context";
import type { Permission } from "./member/permissions";
import { ServiceError } from "./service-error";

/**
 * The key or member that acts, allowed to do so: a key by its scope, a member by their role.
 * @throws ServiceError `forbidden`
 */
export function requirePermission(
  ctx: ServiceContext,
  needed: { scope: "extract" | "cad" | "usage"; permission: Permission },
) {
  const actor = actingProject(ctx);
  const isAllowed =
    actor.kind === "key"
      ? actor.scopes.includes(needed.scope)
      : actor.permissions.includes(needed.permission);
  if (isAllowed) return actor;
  throw new ServiceError(
    "forbidden",
    actor.kind === "key"
      ? `The key lacks the scope \`${needed.scope}\`; use one that has it.`
      : "Your role does not allow this; ask the owner.",
  );
}
