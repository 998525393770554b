import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./instant";
import { projects } from "./projects";

/** One event on its way to one receiver. `body` is sent unchanged at every attempt. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: text("id").primaryKey(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id),
    jobId: text("job_id").notNull(),
    eventId: text("event_id").notNull(),
    eventType: text("event_type", { enum: ["cad.succeeded", "cad.failed"] }).notNull(),
    url: text("url").notNull(),
    body: text("body").notNull(),
    status: text("status", { enum: ["pending", "delivered", "dropped"] }).notNull(),
    createdAt: instant("created_at").notNull(),
    finishedAt: instant("finished_at"),
  },
  (table) => [
    index("webhook_deliveries_project").on(table.projectId, table.id),
    index("webhook_deliveries_job").on(table.jobId),
    index("webhook_deliveries_pending").on(table.status, table.createdAt),
  ],
);

/** Recorded before the next one is made. At most 1 kB of the answer is kept. */
export const webhookAttempts = pgTable(
  "webhook_attempts",
  {
    deliveryId: text("delivery_id")
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    startedAt: instant("started_at").notNull(),
    finishedAt: instant("finished_at"),
    statusCode: integer("status_code"),
    error: text("error"),
    responseExcerpt: text("response_excerpt"),
  },
  (table) => [primaryKey({ columns: [table.deliveryId, table.number] })],
);
