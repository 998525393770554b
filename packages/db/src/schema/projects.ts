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
import { organizations } from "./accounts";
import { instant } from "./instant";

/** One end customer of an organization. Keys, plans, usage and limits belong to it. */
export const projects = pgTable(
  "projects",
  {
    id: text("id").primaryKey(),
    organizationId: text("organization_id")
      .notNull()
      .references(() => organizations.id),
    name: text("name").notNull(),
    status: text("status", { enum: ["active", "suspended"] }).notNull(),
    webhookSecret: text("webhook_secret").notNull(),
    previousWebhookSecret: text("previous_webhook_secret"),
    previousWebhookSecretUntil: instant("previous_webhook_secret_until"),
    extractPerMinute: integer("extract_per_minute").notNull(),
    cadPerMinute: integer("cad_per_minute").notNull(),
    readPerMinute: integer("read_per_minute").notNull(),
    /** Units beyond the included amount that may be billed, by model. */
    overageCaps: jsonb("overage_caps").$type<Record<string, number>>().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("projects_organization").on(table.organizationId)],
);

export const apiKeys = pgTable(
  "api_keys",
  {
    id: text("id").primaryKey(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id),
    name: text("name").notNull(),
    /** SHA-256 of the whole key, hex. The key itself is never stored. */
    hash: text("hash").notNull(),
    last4: text("last4").notNull(),
    scopes: text("scopes").array().notNull(),
    createdAt: instant("created_at").notNull(),
    createdBy: text("created_by").notNull(),
    lastUsedAt: instant("last_used_at"),
    revokedAt: instant("revoked_at"),
  },
  (table) => [
    uniqueIndex("api_keys_hash").on(table.hash),
    index("api_keys_project").on(table.projectId),
  ],
);

/** Token buckets, one a key and kind of request. */
export const rateBuckets = pgTable(
  "rate_buckets",
  {
    keyId: text("key_id")
      .notNull()
      .references(() => apiKeys.id),
    kind: text("kind", { enum: ["extract", "cad", "read"] }).notNull(),
    tokens: doublePrecision("tokens").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.kind] })],
);

/** What a project may use of a model. Its row is also the lock under which units are reserved and billed. */
export const plans = pgTable(
  "plans",
  {
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id),
    model: text("model").notNull(),
    status: text("status", { enum: ["active", "ended"] }).notNull(),
    included: integer("included").notNull(),
    /** A decimal string: money is never a float. */
    overagePrice: text("overage_price").notNull(),
    currency: text("currency").notNull(),
    createdAt: instant("created_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.model] })],
);
