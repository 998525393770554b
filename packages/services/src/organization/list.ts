import { organizations } from "@inkform/db/schema/account";
import { asc } from "drizzle-orm";
import type { ServiceContext } from "../context";
import { requireOperator } from "../require-operator";

/** Every organization, for the operator. */
export async function listOrganizations({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<{ id: string; name: string }[]> {
  requireOperator(ctx);
  return ctx.db
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .orderBy(asc(organizations.id));
}
