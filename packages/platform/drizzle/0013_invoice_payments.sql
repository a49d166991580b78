CREATE TABLE "invoice_payments" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"reference" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"lead_id" uuid,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_site_slug_sites_slug_fk" FOREIGN KEY ("site_slug") REFERENCES "public"."sites"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_payments_site_index" ON "invoice_payments" USING btree ("site_slug","created_at");--> statement-breakpoint
CREATE INDEX "invoice_payments_lead_index" ON "invoice_payments" USING btree ("lead_id");