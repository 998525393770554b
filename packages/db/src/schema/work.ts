import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "./instant";
import { projects } from "./projects";

/** Where a piece of work came from. */
const source = () => text("source", { enum: ["api", "workbench", "demo"] }).notNull();

/** While one is running, its pages are reserved. `result` is a `Reading` of `@inkform/document`. */
export const extractions = pgTable(
  "extractions",
  {
    id: text("id").primaryKey(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id),
    model: text("model").notNull(),
    status: text("status", { enum: ["running", "succeeded", "failed"] }).notNull(),
    stage: text("stage"),
    source: source(),
    fileName: text("file_name"),
    fileType: text("file_type").notNull(),
    blobKey: text("blob_key").notNull(),
    pages: integer("pages").notNull(),
    result: jsonb("result"),
    errorCode: text("error_code"),
    errorMessage: text("error_message"),
    createdAt: instant("created_at").notNull(),
    finishedAt: instant("finished_at"),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("extractions_project").on(table.projectId, table.id),
    index("extractions_expiry").on(table.expiresAt),
    index("extractions_running")
      .on(table.projectId, table.model)
      .where(sql`${table.status} = 'running'`),
  ],
);

/** `parts` are the parts as stored: the public ones with the blob of their DXF instead of a link. */
export const cadJobs = pgTable(
  "cad_jobs",
  {
    id: text("id").primaryKey(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id),
    model: text("model").notNull(),
    status: text("status", { enum: ["queued", "running", "succeeded", "failed"] }).notNull(),
    stage: text("stage"),
    source: source(),
    fileName: text("file_name"),
    fileType: text("file_type").notNull(),
    blobKey: text("blob_key").notNull(),
    pages: integer("pages").notNull(),
    dxfVersion: text("dxf_version", { enum: ["R2000", "R2007", "R12"] }).notNull(),
    webhookUrl: text("webhook_url"),
    idempotencyKey: text("idempotency_key"),
    requestHash: text("request_hash").notNull(),
    parts: jsonb("parts"),
    /** Blob keys of the overlays (SVG), one a page. */
    overlays: jsonb("overlays").$type<string[]>(),
    usageCount: integer("usage_count"),
    usageBilled: integer("usage_billed"),
    errorCode: text("error_code"),
    errorMessage: text("error_message"),
    createdAt: instant("created_at").notNull(),
    finishedAt: instant("finished_at"),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("cad_jobs_project").on(table.projectId, table.id),
    index("cad_jobs_expiry").on(table.expiresAt),
    index("cad_jobs_open")
      .on(table.projectId, table.model)
      .where(sql`${table.status} in ('queued', 'running')`),
    uniqueIndex("cad_jobs_idempotency").on(table.projectId, table.idempotencyKey),
  ],
);
