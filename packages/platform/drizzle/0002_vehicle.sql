CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_slug" text NOT NULL,
	"location_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place" smallint NOT NULL,
	"car_id" bigint,
	"lead_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "appointments_lead_unique" UNIQUE("lead_id")
);
--> statement-breakpoint
CREATE TABLE "car_prices" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"car_id" bigint NOT NULL,
	"price" numeric,
	"source" text NOT NULL,
	"offered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_leads" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "phone_reveals" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"number" text NOT NULL,
	"car_id" bigint,
	"dealership_id" text,
	"website_id" text,
	"session_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "phone_reveals_session_unique" UNIQUE("site_slug","number","session_hash")
);
--> statement-breakpoint
ALTER TABLE "analytics_events" ADD COLUMN "car_id" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_site_slug_sites_slug_fk" FOREIGN KEY ("site_slug") REFERENCES "public"."sites"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_prices" ADD CONSTRAINT "car_prices_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_leads" ADD CONSTRAINT "open_leads_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_reveals" ADD CONSTRAINT "phone_reveals_site_slug_sites_slug_fk" FOREIGN KEY ("site_slug") REFERENCES "public"."sites"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_place_unique" ON "appointments" USING btree ("site_slug","location_id","starts_at","place") WHERE "appointments"."cancelled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_car_unique" ON "appointments" USING btree ("car_id","starts_at") WHERE "appointments"."cancelled_at" is null and "appointments"."car_id" is not null;--> statement-breakpoint
CREATE INDEX "car_prices_car_index" ON "car_prices" USING btree ("car_id","id");--> statement-breakpoint
CREATE INDEX "phone_reveals_site_index" ON "phone_reveals" USING btree ("site_slug","created_at");--> statement-breakpoint
CREATE INDEX "cars_market_index" ON "cars" USING btree (lower("make"),lower("model"),(("data" ->> 'year')::numeric)) WHERE "cars"."show_on_dealer_website" and "cars"."status" in ('in_stock', 'coming_soon');--> statement-breakpoint
CREATE INDEX "analytics_events_created_index" ON "analytics_events" USING btree ("created_at");--> statement-breakpoint
INSERT INTO "car_prices" ("car_id", "price", "source", "offered_at")
SELECT "id",
	CASE WHEN ("data" ->> 'subscription_price')::numeric > 0 THEN NULL
		WHEN ("data" ->> 'offer_price')::numeric > 10 THEN ("data" ->> 'offer_price')::numeric
		WHEN "price" > 10 THEN "price" END,
	"source", "updated_at"
FROM "cars" WHERE "status" IN ('in_stock', 'coming_soon') AND "show_on_dealer_website";
