CREATE TABLE "extraction_layouts" (
	"extraction_id" text PRIMARY KEY NOT NULL,
	"packed" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "extraction_layouts" ADD CONSTRAINT "extraction_layouts_extraction_id_extractions_id_fk" FOREIGN KEY ("extraction_id") REFERENCES "public"."extractions"("id") ON DELETE cascade ON UPDATE no action;