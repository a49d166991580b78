CREATE TABLE "alert_addresses" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"email" text NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "alert_car_states" (
	"car_id" bigint PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"availability" text NOT NULL,
	"price" numeric
);
--> statement-breakpoint
CREATE TABLE "alert_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_slug" text NOT NULL,
	"user_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"kinds" text[] DEFAULT '{}' NOT NULL,
	"day" text,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "alert_outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"car_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_slug" text NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"search" text,
	"near" jsonb,
	"car_id" bigint,
	"kinds" text[] DEFAULT '{}' NOT NULL,
	"wish_price" integer,
	"channel" text,
	"rhythm" text DEFAULT 'daily' NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "alert_subscriptions_of_check" CHECK (("alert_subscriptions"."search" is null) <> ("alert_subscriptions"."car_id" is null))
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"subscription_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cars" jsonb NOT NULL,
	"count" integer NOT NULL,
	"message_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "mails_due_index";--> statement-breakpoint
ALTER TABLE "consent_proofs" ADD COLUMN "action" text DEFAULT 'given' NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_proofs" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "alert_addresses" ADD CONSTRAINT "alert_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_addresses" ADD CONSTRAINT "alert_addresses_site_slug_sites_slug_fk" FOREIGN KEY ("site_slug") REFERENCES "public"."sites"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_car_states" ADD CONSTRAINT "alert_car_states_site_slug_sites_slug_fk" FOREIGN KEY ("site_slug") REFERENCES "public"."sites"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_messages" ADD CONSTRAINT "alert_messages_site_slug_sites_slug_fk" FOREIGN KEY ("site_slug") REFERENCES "public"."sites"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_messages" ADD CONSTRAINT "alert_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_subscriptions" ADD CONSTRAINT "alert_subscriptions_site_slug_sites_slug_fk" FOREIGN KEY ("site_slug") REFERENCES "public"."sites"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_subscriptions" ADD CONSTRAINT "alert_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_site_slug_sites_slug_fk" FOREIGN KEY ("site_slug") REFERENCES "public"."sites"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_subscription_id_alert_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."alert_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_message_id_alert_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."alert_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_car_states_site_index" ON "alert_car_states" USING btree ("site_slug");--> statement-breakpoint
CREATE UNIQUE INDEX "alert_messages_waiting_unique" ON "alert_messages" USING btree ("user_id","channel") WHERE "alert_messages"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "alert_messages_queue_index" ON "alert_messages" USING btree ("site_slug","channel","next_attempt_at","id") WHERE "alert_messages"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "alert_messages_user_index" ON "alert_messages" USING btree ("user_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "alert_subscriptions_search_unique" ON "alert_subscriptions" USING btree ("user_id","search");--> statement-breakpoint
CREATE UNIQUE INDEX "alert_subscriptions_car_unique" ON "alert_subscriptions" USING btree ("user_id","car_id");--> statement-breakpoint
CREATE INDEX "alert_subscriptions_site_index" ON "alert_subscriptions" USING btree ("site_slug","id") WHERE "alert_subscriptions"."channel" is not null;--> statement-breakpoint
CREATE INDEX "alert_subscriptions_watched_index" ON "alert_subscriptions" USING btree ("car_id") WHERE "alert_subscriptions"."channel" is not null;--> statement-breakpoint
CREATE INDEX "alerts_user_index" ON "alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "alerts_subscription_index" ON "alerts" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "alerts_message_index" ON "alerts" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "mails_queue_index" ON "mails" USING btree ("site_slug","next_attempt_at","id") WHERE "mails"."state" = 'waiting';--> statement-breakpoint
-- What there is already is nothing new to anybody.
INSERT INTO "alert_car_states" ("car_id", "site_slug", "availability", "price")
SELECT "id", "site_slug",
	CASE WHEN NOT "show_on_dealer_website" THEN 'away' WHEN "status" IN ('in_stock', 'coming_soon') THEN 'for_sale' WHEN "status" = 'sold' THEN 'sold' ELSE 'away' END,
	CASE WHEN ("data" ->> 'subscription_price')::numeric > 0 THEN NULL
		WHEN ("data" ->> 'offer_price')::numeric > 10 THEN ("data" ->> 'offer_price')::numeric
		WHEN ("data" ->> 'price')::numeric > 10 THEN ("data" ->> 'price')::numeric END
FROM "cars";
