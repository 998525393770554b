import { users } from "@inkform/db/schema/account";
import { eq } from "drizzle-orm";
import type { ServiceBase } from "../context";

export interface User {
  id: string;
  email: string;
  name: string | null;
}

/** Addresses are compared without case. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** The person with an address, or null. */
export async function findUser({
  ctx,
  input,
}: {
  ctx: ServiceBase;
  input: { email: string };
}): Promise<User | null> {
  const [user] = await ctx.db
    .select({ id: users.id, email: users.email, name: users.name })
    .from(users)
    .where(eq(users.email, normaliseEmail(input.email)));
  return user ?? null;
}
