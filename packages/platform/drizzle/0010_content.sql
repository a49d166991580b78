CREATE TABLE "content_history" (
	"layer" text NOT NULL,
	"version" integer NOT NULL,
	"records" jsonb NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_history_layer_version_pk" PRIMARY KEY("layer","version")
);
--> statement-breakpoint
CREATE TABLE "content_records" (
	"layer" text NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"record" jsonb NOT NULL,
	CONSTRAINT "content_records_layer_kind_slug_pk" PRIMARY KEY("layer","kind","slug")
);
--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "content_version" integer DEFAULT 0 NOT NULL;