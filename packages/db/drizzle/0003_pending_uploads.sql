CREATE TABLE "pending_uploads" (
	"blob" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
