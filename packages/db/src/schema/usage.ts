import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { instant } from "./instant";
import { projects } from "./projects";

/** One for each extraction or job that ended well; `sourceId` makes a second one impossible. */
export const usageEvents = pgTable(
  "usage_events",
  {
    id: text("id").primaryKey(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id),
    model: text("model").notNull(),
    sourceId: text("source_id").notNull(),
    count: integer("count").notNull(),
    billed: integer("billed").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    uniqueIndex("usage_events_source").on(table.sourceId),
    index("usage_events_project").on(table.projectId, table.model, table.at),
  ],
);

/** Billed units by day (UTC), kept beside the events so that reading usage does not grow with history. */
export const usageDays = pgTable(
  "usage_days",
  {
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id),
    model: text("model").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    billed: integer("billed").notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.model, table.day] })],
);
