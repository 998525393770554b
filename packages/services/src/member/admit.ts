import type { Database } from "@inkform/db/open-database";
import { invitations, memberships, users } from "@inkform/db/schema/account";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { ServiceBase } from "../context";
import { newId } from "../new-id";
import { findUser, normaliseEmail, type User } from "./find";

interface Identity {
  email: string;
  emailVerified: boolean;
  name: string | null;
  /** The identity provider's name of the person. */
  subject: string;
}

type Admission =
  | { admitted: true; user: User }
  | { admitted: false; reason: "email_not_verified" | "not_invited" | "other_person" };

/**
 * Whether somebody whom the identity provider vouches for may come in: on a verified address that
 * belongs to a member or has an open invitation, which this accepts.
 */
export async function admitUser({
  ctx,
  input,
}: {
  ctx: ServiceBase;
  input: Identity;
}): Promise<Admission> {
  if (!input.emailVerified) return { admitted: false, reason: "email_not_verified" };
  const email = normaliseEmail(input.email);
  return ctx.db.transaction(async (tx) => {
    const open = await openInvitations(tx, email, ctx.clock());
    const known = await findUser({ ctx: { ...ctx, db: tx }, input: { email } });
    if (!known && open.length === 0) return { admitted: false, reason: "not_invited" };
    const user = known ?? (await createUser(tx, { ...input, email }, ctx.clock()));
    if (!(await claim(tx, user.id, input))) return { admitted: false, reason: "other_person" };
    for (const invitation of open) await accept(tx, invitation, user.id, ctx.clock());
    return { admitted: true, user: { ...user, name: user.name ?? input.name } };
  });
}

function openInvitations(tx: Database, email: string, now: Date) {
  return tx
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.email, email),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
        gt(invitations.expiresAt, now),
      ),
    );
}

async function createUser(tx: Database, { email, name }: Identity, now: Date): Promise<User> {
  const user = { id: newId("usr", now), email, name };
  await tx.insert(users).values({ ...user, createdAt: now });
  return user;
}

/** The first sign-in ties the address to a subject; later ones must bring the same. */
async function claim(tx: Database, id: string, { subject, name }: Identity): Promise<boolean> {
  const [row] = await tx.select().from(users).where(eq(users.id, id));
  if (row?.subject && row.subject !== subject) return false;
  await tx
    .update(users)
    .set({ subject, name: row?.name ?? name })
    .where(eq(users.id, id));
  return true;
}

async function accept(
  tx: Database,
  invitation: typeof invitations.$inferSelect,
  userId: string,
  now: Date,
): Promise<void> {
  await tx.update(invitations).set({ acceptedAt: now }).where(eq(invitations.id, invitation.id));
  const { organizationId, roleId } = invitation;
  if (!organizationId || !roleId) return;
  await tx
    .insert(memberships)
    .values({ organizationId, userId, roleId, createdAt: now })
    .onConflictDoNothing();
}
