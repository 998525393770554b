import { organizations, roles } from "@inkform/db/schema/account";
import { z } from "zod";
import type { ServiceContext } from "../context";
import { STARTING_ROLES } from "../member/permissions";
import { newId } from "../new-id";
import { parseInput } from "../parse-input";
import { requireOperator } from "../require-operator";

const inputSchema = z.object({ name: z.string().trim().min(1).max(200) });

/** Makes an organization with the roles it starts with. */
export async function createOrganization({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: z.input<typeof inputSchema>;
}): Promise<{ id: string; name: string }> {
  requireOperator(ctx);
  const { name } = parseInput(inputSchema, input);
  const now = ctx.clock();
  const id = newId("org", now);
  await ctx.db.transaction(async (tx) => {
    await tx.insert(organizations).values({ id, name, createdAt: now });
    await tx.insert(roles).values(
      Object.entries(STARTING_ROLES).map(([roleName, permissions]) => ({
        id: newId("role", now),
        organizationId: id,
        name: roleName,
        permissions: [...permissions],
      })),
    );
  });
  return { id, name };
}
