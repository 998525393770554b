import type { Database } from "@inkform/db/open-database";
import { memberships, organizations, roles } from "@inkform/db/schema/account";
import { projectMembers, projects } from "@inkform/db/schema/project";
import { and, asc, eq, isNotNull, or } from "drizzle-orm";

/** The projects somebody works in with the role they have there: those given to them, the owner's all. */
export function projectsOfUser(db: Database, userId: string, projectId?: string) {
  return db
    .select({
      id: projects.id,
      name: projects.name,
      status: projects.status,
      organization: { id: organizations.id, name: organizations.name },
      permissions: roles.permissions,
    })
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .innerJoin(
      memberships,
      and(eq(memberships.organizationId, organizations.id), eq(memberships.userId, userId)),
    )
    .innerJoin(roles, eq(roles.id, memberships.roleId))
    .leftJoin(
      projectMembers,
      and(eq(projectMembers.projectId, projects.id), eq(projectMembers.userId, userId)),
    )
    .where(
      and(
        or(eq(roles.name, "owner"), isNotNull(projectMembers.userId)),
        projectId === undefined ? undefined : eq(projects.id, projectId),
      ),
    )
    .orderBy(asc(projects.id));
}
