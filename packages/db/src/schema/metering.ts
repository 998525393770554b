import { sql } from "drizzle-orm";
import {
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { organizations } from "./account";
import { instant } from "./columns";
import { projects } from "./project";

/** What a project has bought of a model. An ended plan stays for the invoices. */
export const plans = pgTable(
  "plans",
  {
    id: text("id").primaryKey(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    model: text("model").notNull(),
    included: integer("included").notNull(),
    overagePrice: numeric("overage_price", { precision: 20, scale: 6 }).notNull(),
    currency: text("currency").notNull(),
    startedAt: instant("started_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [
    uniqueIndex("plans_active")
      .on(table.projectId, table.model)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** The cap of a model belongs to the project's limits, not to the plan. */
export const overageCaps = pgTable(
  "overage_caps",
  {
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    model: text("model").notNull(),
    cap: integer("cap").notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.model] })],
);

/**
 * What is billed in one period (a calendar month in UTC, named by its first day). Whoever decides
 * about units locks this row first, so that decisions about one project and model are in a row.
 */
export const meters = pgTable(
  "meters",
  {
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    model: text("model").notNull(),
    period: date("period", { mode: "string" }).notNull(),
    used: integer("used").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.model, table.period] })],
);

/** One an extraction or job, written in the transaction that ends it. Outlives what it counts. */
export const usageEvents = pgTable(
  "usage_events",
  {
    /** The id of the extraction or job. */
    sourceId: text("source_id").primaryKey(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    model: text("model").notNull(),
    /** Units delivered, and those of them that are billed (fewer only at the cap). */
    count: integer("count").notNull(),
    billed: integer("billed").notNull(),
    occurredAt: instant("occurred_at").notNull(),
  },
  (table) => [index("usage_events_time").on(table.projectId, table.model, table.occurredAt)],
);

/** What `usage_events` bill, summed up by day in UTC, so that a report costs the same however much was used. */
export const usageDays = pgTable(
  "usage_days",
  {
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    model: text("model").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    billed: integer("billed").notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.model, table.day] })],
);

export const invoices = pgTable(
  "invoices",
  {
    id: text("id").primaryKey(),
    number: integer("number").notNull(),
    organizationId: text("organization_id")
      .notNull()
      .references(() => organizations.id),
    periodStart: date("period_start", { mode: "string" }).notNull(),
    periodEnd: date("period_end", { mode: "string" }).notNull(),
    total: numeric("total", { precision: 20, scale: 6 }).notNull(),
    currency: text("currency").notNull(),
    status: text("status", { enum: ["open", "paid"] }).notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("invoices_number").on(table.number),
    uniqueIndex("invoices_period").on(table.organizationId, table.periodStart, table.currency),
  ],
);
