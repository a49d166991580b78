CREATE TABLE "car_view_totals" (
	"car_id" bigint PRIMARY KEY NOT NULL,
	"views" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "car_views" (
	"car_id" bigint NOT NULL,
	"day" date NOT NULL,
	"session_hash" text NOT NULL,
	CONSTRAINT "car_views_car_id_day_session_hash_pk" PRIMARY KEY("car_id","day","session_hash")
);
--> statement-breakpoint
CREATE TABLE "cars" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"source" text NOT NULL,
	"identity" text NOT NULL,
	"slug" text NOT NULL,
	"data" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"status" text NOT NULL,
	"car_type" text NOT NULL,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"price" numeric,
	"show_on_dealer_website" boolean DEFAULT true NOT NULL,
	"sold_at" timestamp with time zone,
	"first_seen_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "cars_slug_unique" UNIQUE("slug"),
	CONSTRAINT "cars_site_source_identity_unique" UNIQUE("site_slug","source","identity")
);
--> statement-breakpoint
CREATE TABLE "hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "index_outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"car_id" bigint NOT NULL,
	"op" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "index_outbox_op_check" CHECK ("index_outbox"."op" in ('upsert', 'delete'))
);
--> statement-breakpoint
CREATE TABLE "lead_deliveries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"destination" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "lead_deliveries_lead_destination_unique" UNIQUE("lead_id","destination"),
	CONSTRAINT "lead_deliveries_state_check" CHECK ("lead_deliveries"."state" in ('waiting', 'delivered', 'dead'))
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_slug" text NOT NULL,
	"idempotency_key" text,
	"body_hash" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_versions" (
	"key" text PRIMARY KEY NOT NULL,
	"value" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_history" (
	"slug" text NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_history_slug_version_pk" PRIMARY KEY("slug","version")
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"slug" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_imports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"source" text NOT NULL,
	"file_name" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"counts" jsonb,
	"report_file" text
);
--> statement-breakpoint
ALTER TABLE "car_view_totals" ADD CONSTRAINT "car_view_totals_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_views" ADD CONSTRAINT "car_views_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_site_slug_sites_slug_fk" FOREIGN KEY ("site_slug") REFERENCES "public"."sites"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hosts" ADD CONSTRAINT "hosts_site_slug_sites_slug_fk" FOREIGN KEY ("site_slug") REFERENCES "public"."sites"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_site_slug_sites_slug_fk" FOREIGN KEY ("site_slug") REFERENCES "public"."sites"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_history" ADD CONSTRAINT "site_history_slug_sites_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."sites"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_imports" ADD CONSTRAINT "stock_imports_site_slug_sites_slug_fk" FOREIGN KEY ("site_slug") REFERENCES "public"."sites"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "car_views_day_index" ON "car_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "cars_site_listing_index" ON "cars" USING btree ("site_slug","show_on_dealer_website","status","id");--> statement-breakpoint
CREATE INDEX "cars_site_make_model_index" ON "cars" USING btree ("site_slug","make","model");--> statement-breakpoint
CREATE INDEX "hosts_site_slug_index" ON "hosts" USING btree ("site_slug");--> statement-breakpoint
CREATE INDEX "lead_deliveries_due_index" ON "lead_deliveries" USING btree ("next_attempt_at") WHERE "lead_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "leads_idempotency_key_unique" ON "leads" USING btree ("site_slug","idempotency_key") WHERE "leads"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "leads_site_created_index" ON "leads" USING btree ("site_slug","created_at");--> statement-breakpoint
CREATE INDEX "stock_imports_site_index" ON "stock_imports" USING btree ("site_slug","started_at");