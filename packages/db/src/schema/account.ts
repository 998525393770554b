import { jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/**
 * Who works with the service: organizations, the people in them, what their roles allow.
 * A member works only in the projects given to them (`projectMembers`); the owner in all.
 */
export const organizations = pgTable("organizations", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  /** Legal name, address, tax number: what an invoice prints. */
  invoiceDetails: jsonb("invoice_details").$type<Record<string, string>>().notNull().default({}),
  createdAt: instant("created_at").notNull(),
});

/** A person. `subject` is the identity provider's, known after the first sign-in. */
export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    /** Lower case. */
    email: text("email").notNull(),
    name: text("name"),
    subject: text("subject"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("users_email").on(table.email),
    uniqueIndex("users_subject").on(table.subject),
  ],
);

export const roles = pgTable(
  "roles",
  {
    id: text("id").primaryKey(),
    organizationId: text("organization_id")
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    permissions: jsonb("permissions").$type<string[]>().notNull(),
  },
  (table) => [uniqueIndex("roles_name").on(table.organizationId, table.name)],
);

export const memberships = pgTable(
  "memberships",
  {
    organizationId: text("organization_id")
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    roleId: text("role_id")
      .notNull()
      .references(() => roles.id),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
);

/** `organizationId` is null for a partner who will create an organization. The token itself is not kept. */
export const invitations = pgTable(
  "invitations",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    organizationId: text("organization_id").references(() => organizations.id, {
      onDelete: "cascade",
    }),
    roleId: text("role_id").references(() => roles.id),
    tokenHash: text("token_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    acceptedAt: instant("accepted_at"),
    revokedAt: instant("revoked_at"),
  },
  (table) => [uniqueIndex("invitations_token").on(table.tokenHash)],
);
