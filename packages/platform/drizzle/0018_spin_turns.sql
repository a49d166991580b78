CREATE TABLE "spin_turns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_slug" text NOT NULL,
	"promotion" text NOT NULL,
	"phone_hash" text NOT NULL,
	"drawn" double precision NOT NULL,
	"prize" text,
	"prize_name" text,
	"lead_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spin_turns_number_unique" UNIQUE("site_slug","promotion","phone_hash")
);
--> statement-breakpoint
ALTER TABLE "spin_turns" ADD CONSTRAINT "spin_turns_site_slug_sites_slug_fk" FOREIGN KEY ("site_slug") REFERENCES "public"."sites"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spin_turns" ADD CONSTRAINT "spin_turns_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "spin_turns_prize_index" ON "spin_turns" USING btree ("site_slug","promotion","prize");--> statement-breakpoint
CREATE INDEX "spin_turns_lead_index" ON "spin_turns" USING btree ("lead_id");