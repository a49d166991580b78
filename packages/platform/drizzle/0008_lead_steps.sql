CREATE TABLE "lead_steps" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"fields" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_steps" ADD CONSTRAINT "lead_steps_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_steps_lead_index" ON "lead_steps" USING btree ("lead_id","id");--> statement-breakpoint
INSERT INTO "lead_steps" ("lead_id", "fields", "created_at")
SELECT "id", jsonb_build_object('appointment', "payload" -> 'appointment'), "created_at" FROM "leads"
WHERE "payload" -> 'appointment' ?| array['held_until', 'confirm_url', 'confirmed_at', 'cancelled_at'];--> statement-breakpoint
UPDATE "leads" SET "payload" = jsonb_set("payload", '{appointment}', ("payload" -> 'appointment') - array['held_until', 'confirm_url', 'confirmed_at', 'cancelled_at'])
WHERE "payload" -> 'appointment' ?| array['held_until', 'confirm_url', 'confirmed_at', 'cancelled_at'];--> statement-breakpoint
INSERT INTO "lead_steps" ("lead_id", "fields", "created_at")
SELECT "leads"."id", (SELECT jsonb_object_agg("key", "value") FROM jsonb_each("payload")
  WHERE "key" IN ('Vehicle Make', 'Vehicle Model', 'Vehicle Year', 'Vehicle Rego', 'Service Interval', 'location', 'dealership_slug',
    'Preferred Service Date', 'Comments', 'additional_services', 'lead_status', 'form_completed')), "open_leads"."updated_at"
FROM "leads" JOIN "open_leads" ON "open_leads"."lead_id" = "leads"."id"
WHERE "payload" ->> 'category' = 'Service Booking' AND "open_leads"."updated_at" > "leads"."created_at";--> statement-breakpoint
UPDATE "leads" SET "payload" = ("payload" - array['Vehicle Make', 'Vehicle Model', 'Vehicle Year', 'Vehicle Rego', 'Service Interval', 'location',
  'dealership_slug', 'Preferred Service Date', 'Comments', 'additional_services']) || '{"lead_status": "Incomplete", "form_completed": false}'::jsonb
FROM "open_leads" WHERE "open_leads"."lead_id" = "leads"."id"
  AND "payload" ->> 'category' = 'Service Booking' AND "open_leads"."updated_at" > "leads"."created_at";
