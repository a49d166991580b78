DROP INDEX "lead_deliveries_due_index";--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD COLUMN "site_slug" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "lead_deliveries" SET "site_slug" = "leads"."site_slug" FROM "leads" WHERE "leads"."id" = "lead_deliveries"."lead_id";--> statement-breakpoint
CREATE INDEX "lead_deliveries_queue_index" ON "lead_deliveries" USING btree ("site_slug","destination","next_attempt_at","id") WHERE "lead_deliveries"."state" = 'waiting';