import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { organizations, users } from "./account";
import { instant } from "./columns";

/** One end customer of an organization. Null limits mean the service's defaults. */
export const projects = pgTable(
  "projects",
  {
    id: text("id").primaryKey(),
    organizationId: text("organization_id")
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    status: text("status", { enum: ["active", "suspended"] }).notNull(),
    webhookSecret: text("webhook_secret").notNull(),
    /** Signs as well until the given moment, after a rotation. */
    previousWebhookSecret: text("previous_webhook_secret"),
    previousWebhookSecretUntil: instant("previous_webhook_secret_until"),
    extractRpm: integer("extract_rpm"),
    cadRpm: integer("cad_rpm"),
    readRpm: integer("read_rpm"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("projects_organization").on(table.organizationId)],
);

export const projectMembers = pgTable(
  "project_members",
  {
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.userId] })],
);

/** The key itself is shown once and never stored. `createdBy` is a user or null (the operator). */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: text("id").primaryKey(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    hash: text("hash").notNull(),
    last4: text("last4").notNull(),
    scopes: jsonb("scopes").$type<("extract" | "cad" | "usage")[]>().notNull(),
    createdAt: instant("created_at").notNull(),
    createdBy: text("created_by").references(() => users.id, { onDelete: "set null" }),
    lastUsedAt: instant("last_used_at"),
    revokedAt: instant("revoked_at"),
  },
  (table) => [
    uniqueIndex("api_keys_hash").on(table.hash),
    index("api_keys_project").on(table.projectId),
  ],
);

/**
 * A token bucket for each key and class of requests. `granted` is how many of those asked for last were taken. The table is not
 * logged (the migration says so): after a crash of the database every bucket is full.
 */
export const rateBuckets = pgTable(
  "rate_buckets",
  {
    keyId: text("key_id")
      .notNull()
      .references(() => apiKeys.id, { onDelete: "cascade" }),
    bucket: text("bucket", { enum: ["extract", "cad", "read"] }).notNull(),
    tokens: doublePrecision("tokens").notNull(),
    granted: integer("granted").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.bucket] })],
);
