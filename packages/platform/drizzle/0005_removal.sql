CREATE TABLE "consent_proofs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"site_slug" text NOT NULL,
	"contact_hashes" text[] NOT NULL,
	"consents" text[] NOT NULL,
	"category" text,
	"wording" jsonb,
	"given_at" timestamp with time zone NOT NULL,
	"keep_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_removal_files" (
	"slug" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "site_removal_files_slug_key_pk" PRIMARY KEY("slug","key")
);
--> statement-breakpoint
CREATE TABLE "site_removals" (
	"slug" text PRIMARY KEY NOT NULL,
	"site_version" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"report" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_removal_files" ADD CONSTRAINT "site_removal_files_slug_site_removals_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."site_removals"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_proofs_site_index" ON "consent_proofs" USING btree ("site_slug");--> statement-breakpoint
CREATE INDEX "consent_proofs_keep_until_index" ON "consent_proofs" USING btree ("keep_until");--> statement-breakpoint
DELETE FROM "finance_enquiries" WHERE "site_slug" NOT IN (SELECT "slug" FROM "sites");--> statement-breakpoint
DELETE FROM "user_sessions" WHERE "site_slug" NOT IN (SELECT "slug" FROM "sites");--> statement-breakpoint
DELETE FROM "users" WHERE "site_slug" NOT IN (SELECT "slug" FROM "sites");--> statement-breakpoint
DELETE FROM "verification_codes" WHERE "site_slug" NOT IN (SELECT "slug" FROM "sites");--> statement-breakpoint
DELETE FROM "verifications" WHERE "website_slug" NOT IN (SELECT "slug" FROM "sites");--> statement-breakpoint
DELETE FROM "analytics_events" WHERE "site_slug" NOT IN (SELECT "slug" FROM "sites");--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_site_slug_sites_slug_fk" FOREIGN KEY ("site_slug") REFERENCES "public"."sites"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finance_enquiries" ADD CONSTRAINT "finance_enquiries_site_slug_sites_slug_fk" FOREIGN KEY ("site_slug") REFERENCES "public"."sites"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_site_slug_sites_slug_fk" FOREIGN KEY ("site_slug") REFERENCES "public"."sites"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_site_slug_sites_slug_fk" FOREIGN KEY ("site_slug") REFERENCES "public"."sites"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_site_slug_sites_slug_fk" FOREIGN KEY ("site_slug") REFERENCES "public"."sites"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_website_slug_sites_slug_fk" FOREIGN KEY ("website_slug") REFERENCES "public"."sites"("slug") ON DELETE cascade ON UPDATE no action;