CREATE TABLE "usage_days" (
	"project_id" text NOT NULL,
	"model" text NOT NULL,
	"day" date NOT NULL,
	"billed" integer NOT NULL,
	CONSTRAINT "usage_days_project_id_model_day_pk" PRIMARY KEY("project_id","model","day")
);
--> statement-breakpoint
ALTER TABLE "usage_days" ADD CONSTRAINT "usage_days_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What was used before is summed up once.
INSERT INTO "usage_days" ("project_id", "model", "day", "billed")
SELECT "project_id", "model", ("occurred_at" AT TIME ZONE 'UTC')::date, sum("billed") FROM "usage_events" GROUP BY 1, 2, 3;--> statement-breakpoint
ALTER TABLE "rate_buckets" ALTER COLUMN "granted" SET DATA TYPE integer USING "granted"::integer;--> statement-breakpoint
-- A token that is taken waits for no disk, and a bucket that a crash loses is full again.
ALTER TABLE "rate_buckets" SET UNLOGGED;
