import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { projects } from "./project";
import { cadJobs } from "./work";

/** An event on its way to one address. `body` is the text that is signed and sent. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: text("id").primaryKey(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    jobId: text("job_id")
      .notNull()
      .references(() => cadJobs.id, { onDelete: "cascade" }),
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
    /** At most 1 kB of what the receiver answered. */
    responseExcerpt: text("response_excerpt"),
  },
  (table) => [primaryKey({ columns: [table.deliveryId, table.number] })],
);
