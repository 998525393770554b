import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "./account";
import { bytes, instant } from "./columns";
import { apiKeys, projects } from "./project";

/** What extractions and jobs have in common: who sent which file, how far it is, until when it is kept. */
const work = {
  id: text("id").primaryKey(),
  projectId: text("project_id")
    .notNull()
    .references(() => projects.id, { onDelete: "cascade" }),
  source: text("source", { enum: ["api", "workbench", "demo"] }).notNull(),
  keyId: text("key_id").references(() => apiKeys.id, { onDelete: "set null" }),
  userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
  model: text("model").notNull(),
  fileName: text("file_name"),
  fileType: text("file_type", {
    enum: ["pdf", "png", "jpeg", "webp", "gif", "tiff"],
  }).notNull(),
  fileBytes: integer("file_bytes").notNull(),
  fileBlob: text("file_blob").notNull(),
  pages: integer("pages").notNull(),
  stage: text("stage"),
  createdAt: instant("created_at").notNull(),
  finishedAt: instant("finished_at"),
  expiresAt: instant("expires_at").notNull(),
  errorCode: text("error_code"),
  errorMessage: text("error_message"),
};

/** Its pages are reserved while it runs, until `reservedUntil` at the latest: a process may be lost. */
export const extractions = pgTable(
  "extractions",
  {
    ...work,
    status: text("status", { enum: ["running", "succeeded", "failed"] }).notNull(),
    reservedUntil: instant("reserved_until").notNull(),
    result: jsonb("result"),
  },
  (table) => [
    index("extractions_newest").on(table.projectId, table.id),
    index("extractions_open").on(table.projectId, table.model, table.status),
    index("extractions_expiry").on(table.expiresAt),
  ],
);

/**
 * Where everything was found on the pages of an extraction that succeeded, for the workbench. Apart from the extraction, so that
 * what asks for the result does not load it.
 */
export const extractionLayouts = pgTable("extraction_layouts", {
  extractionId: text("extraction_id")
    .primaryKey()
    .references(() => extractions.id, { onDelete: "cascade" }),
  packed: bytes("packed").notNull(),
});

export const cadJobs = pgTable(
  "cad_jobs",
  {
    ...work,
    status: text("status", { enum: ["queued", "running", "succeeded", "failed"] }).notNull(),
    startedAt: instant("started_at"),
    dxfVersion: text("dxf_version", { enum: ["R2000", "R2007", "R12"] }).notNull(),
    webhookUrl: text("webhook_url"),
    errorRetryable: boolean("error_retryable"),
    /** Parts billed; fewer than parts only at the cap. */
    billed: integer("billed"),
    /** What was seen, one SVG a page, laid over the sketch by the workbench. */
    overlays: jsonb("overlays").$type<{ page: number; svg: string }[]>(),
  },
  (table) => [
    index("cad_jobs_newest").on(table.projectId, table.id),
    index("cad_jobs_open").on(table.projectId, table.model, table.status),
    index("cad_jobs_stranded").on(table.status, table.createdAt),
    index("cad_jobs_expiry").on(table.expiresAt),
  ],
);

/**
 * Uploads that no extraction or job names yet. Each is written down before its file is kept and crossed out by the transaction
 * that accepts it, so that a process killed in between leaves no file that nobody knows of.
 */
export const pendingUploads = pgTable("pending_uploads", {
  blob: text("blob").primaryKey(),
  createdAt: instant("created_at").notNull(),
});

/**
 * One a drawn part. `body` is the part as the interface shows it, without `dxf`. Those of a job that
 * failed its audit are kept as evidence, with what the auditor found, and never delivered.
 */
export const cadParts = pgTable(
  "cad_parts",
  {
    jobId: text("job_id")
      .notNull()
      .references(() => cadJobs.id, { onDelete: "cascade" }),
    index: integer("index").notNull(),
    body: jsonb("body").notNull(),
    dxfBlob: text("dxf_blob").notNull(),
    dxfFileName: text("dxf_file_name").notNull(),
    dxfBytes: integer("dxf_bytes").notNull(),
    dxfSha256: text("dxf_sha256").notNull(),
    dxfVersion: text("dxf_version").notNull(),
    findings: jsonb("findings").$type<{ code: string; message: string }[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.index] })],
);

/** Lives as long as its job. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    requestHash: text("request_hash").notNull(),
    jobId: text("job_id")
      .notNull()
      .references(() => cadJobs.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.key] }),
    index("idempotency_keys_job").on(table.jobId),
  ],
);
