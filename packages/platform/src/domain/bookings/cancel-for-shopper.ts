import type { Site } from "@forecourt/core/schemas";
import { eq } from "../../records/drizzle.ts";
import type { Database } from "../../records/open-database.ts";
import { leads } from "../../records/schema.ts";
import { leadFieldsInSql } from "../leads/lead-steps.ts";
import { mailTestDrive } from "./booking-mail.ts";
import { cancelTestDriveIn } from "./cancel-test-drive.ts";

/**
 * Cancels a test drive for whoever has its link. Of one that was booked the shopper gets a mail, which takes it out of
 * their calendar: the link may have been opened by somebody else.
 *
 * @param options.site as it is stored, phone numbers whole
 * @param options.origin of the site's pages, for the link of the mail
 * @returns whether it was cancelled now
 */
export async function cancelForShopper(
  { db }: Pick<Database, "db">,
  { site, id, origin, now }: { site: Site; id: string; origin: string; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const cancelled = await cancelTestDriveIn(tx, { siteSlug: site.slug, id, now });
    if (!cancelled?.confirmedAt) return cancelled !== undefined;
    const { leadId } = cancelled;
    const [lead] = await tx.select({ fields: leadFieldsInSql }).from(leads).where(eq(leads.id, leadId));
    if (lead) await mailTestDrive(tx, { site, id: cancelled.id, leadId, lead: lead.fields, origin, now });
    return true;
  });
}
