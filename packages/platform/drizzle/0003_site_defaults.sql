CREATE TABLE "site_defaults" (
	"layer" text NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_defaults_layer_version_pk" PRIMARY KEY("layer","version")
);
