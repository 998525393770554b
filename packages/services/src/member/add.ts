import { memberships, roles, users } from "@inkform/db/schema/account";
import { projectMembers, projects } from "@inkform/db/schema/project";
import { and, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import type { ServiceContext } from "../context";
import { newId } from "../new-id";
import { parseInput } from "../parse-input";
import { requireOperator } from "../require-operator";
import { notFound } from "../service-error";
import { findUser, normaliseEmail } from "./find";

const inputSchema = z.object({
  organizationId: z.string(),
  email: z.email(),
  name: z.string().optional(),
  role: z.string(),
  projectIds: z.array(z.string()).default([]),
});

/** Makes somebody a member of an organization, with a role, and gives them projects of it. */
export async function addMember({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: z.input<typeof inputSchema>;
}): Promise<{ userId: string }> {
  requireOperator(ctx);
  const { organizationId, email, name, role, projectIds } = parseInput(inputSchema, input);
  const now = ctx.clock();
  return ctx.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: roles.id })
      .from(roles)
      .where(and(eq(roles.organizationId, organizationId), eq(roles.name, role)));
    if (!found) throw notFound("role");
    const known = await findUser({ ctx: { ...ctx, db: tx }, input: { email } });
    const userId = known?.id ?? newId("usr", now);
    if (!known) {
      const person = { email: normaliseEmail(email), name: name ?? null };
      await tx.insert(users).values({ id: userId, ...person, createdAt: now });
    }
    await tx
      .insert(memberships)
      .values({ organizationId, userId, roleId: found.id, createdAt: now })
      .onConflictDoUpdate({
        target: [memberships.organizationId, memberships.userId],
        set: { roleId: found.id },
      });
    const given = await tx
      .select({ id: projects.id })
      .from(projects)
      .where(and(eq(projects.organizationId, organizationId), inArray(projects.id, projectIds)));
    if (given.length < projectIds.length) throw notFound("project");
    if (given.length > 0) {
      await tx
        .insert(projectMembers)
        .values(given.map(({ id }) => ({ projectId: id, userId })))
        .onConflictDoNothing();
    }
    return { userId };
  });
}
