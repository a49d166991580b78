DROP INDEX "appointments_place_unique";--> statement-breakpoint
DROP INDEX "appointments_car_unique";--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "confirmed_by" uuid;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_place_unique" ON "appointments" USING btree ("site_slug","location_id","starts_at","place") WHERE "appointments"."cancelled_at" is null and "appointments"."released_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_car_unique" ON "appointments" USING btree ("car_id","starts_at") WHERE "appointments"."cancelled_at" is null and "appointments"."released_at" is null and "appointments"."car_id" is not null;
--> statement-breakpoint
-- What was booked before bookings had to be confirmed stays booked.
UPDATE "appointments" SET "confirmed_at" = "created_at";
