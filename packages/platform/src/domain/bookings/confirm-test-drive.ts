import { timingSafeEqual } from "node:crypto";
import type { Site } from "@forecourt/core/schemas";
import { and, eq } from "../../records/drizzle.ts";
import { ConflictError, SignInRequiredError } from "../../base/errors/domain-error.ts";
import type { IdentityKeys } from "../shoppers/identity-keys.ts";
import type { Database } from "../../records/open-database.ts";
import { appointments, leads } from "../../records/schema.ts";
import { leadFieldsInSql } from "../leads/lead-steps.ts";
import { mailTestDrive } from "./booking-mail.ts";
import { mayConfirm } from "./held-bookings.ts";
import { deliverAppointment } from "./deliver-appointment.ts";

/** Secret with which the dealer confirms a booking: it stands in the lead alone. */
export function confirmToken(keys: Pick<IdentityKeys, "hash">, id: string): string {
  return keys.hash("confirm", id);
}

/** Who confirms: a shopper who is signed in, or the dealer, who has the secret of the lead. */
interface Confirmation {
  /** As it is stored, phone numbers whole. */
  site: Site;
  /** Of the site's pages, for the links of the mail to the shopper. */
  origin: string;
  id: string;
  userId: string | undefined;
  token: string | undefined;
  now: Date;
}

/**
 * Confirms a held test drive, also after its fifteen minutes where nobody took its time. The dealer gets its lead once
 * more, the shopper a mail. One that is confirmed already, cancelled, released or past stays as it is.
 *
 * @returns whether it was confirmed now
 * @throws SignInRequiredError without a session or the dealer's secret, ConflictError `drives_many`
 */
export async function confirmTestDrive(
  { db }: Pick<Database, "db">,
  keys: Pick<IdentityKeys, "hash">,
  { site, origin, id, userId, token, now }: Confirmation,
): Promise<boolean> {
  const siteSlug = site.slug;
  const isDealer = token !== undefined && sameText(token, confirmToken(keys, id));
  if (!isDealer && userId === undefined) throw new SignInRequiredError("Sign in with your mobile number to confirm.");
  return db.transaction(async (tx) => {
    const may = isDealer || userId === undefined || (await mayConfirm(tx, { siteSlug, userId, now }));
    const ofId = and(eq(appointments.id, id), eq(appointments.siteSlug, siteSlug));
    // A booking that takes its time meanwhile waits for this row, or was first.
    const [row] = await tx.select().from(appointments).where(ofId).for("update");
    if (!row || row.confirmedAt || row.cancelledAt || row.releasedAt || row.startsAt <= now) return false;
    if (!may)
      throw new ConflictError("drives_many", "You have three test drives already. Please give us a call to book more.");
    await tx
      .update(appointments)
      .set({ confirmedAt: now, confirmedBy: isDealer ? null : (userId ?? null) })
      .where(ofId);
    const { leadId } = row;
    await deliverAppointment(tx, { leadId, appointment: { confirmed_at: now.toISOString() }, now });
    const [lead] = await tx.select({ fields: leadFieldsInSql }).from(leads).where(eq(leads.id, leadId));
    if (lead) await mailTestDrive(tx, { site, id, leadId, lead: lead.fields, origin, now });
    return true;
  });
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
