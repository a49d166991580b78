import type { Site } from "@forecourt/core/schemas";
import { wallDate } from "@forecourt/core";
import { and, count, eq, isNull, ne } from "../../records/drizzle.ts";
import { InvalidFieldsError } from "../../base/errors/domain-error.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { alertAddresses, mails } from "../../records/schema.ts";
import { composeMail } from "../mail/compose-mail.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { IdentityKeys } from "../shoppers/identity-keys.ts";
import { alertLinkToken, alertLinkUrl } from "./alert-links.ts";

/** Kind of the mail that asks whether an address is the shopper's own. */
export const confirmMailKind = "alert_confirm";

/** Addresses of one shopper that are asked in a day: each mail goes to somebody who may not know of it. */
const maxAskedADay = 5;

/** Where a shopper's alerts are mailed. */
export interface AlertAddress {
  email: string;
  isConfirmed: boolean;
}

/** The address of a shopper's alerts; undefined where they gave none. */
export async function readAlertAddress(db: DatabaseWriter, userId: string): Promise<AlertAddress | undefined> {
  const [row] = await db.select().from(alertAddresses).where(eq(alertAddresses.userId, userId));
  return row && { email: row.email, isConfirmed: row.confirmedAt !== null };
}

/**
 * Takes an address for a shopper's alerts. One that is new, or was never confirmed, is asked by mail whether it is
 * theirs, once a day; until the link in that mail is followed nothing is mailed there (decisions.md row 104). Call it
 * with the shopper's lock held, so that the count of the day holds.
 *
 * @throws InvalidFieldsError when the shopper gave too many addresses today
 */
export async function takeAlertAddress(
  tx: DatabaseWriter,
  address: { site: Site; userId: string; email: string; keys: Pick<IdentityKeys, "hash">; origin: string; now: Date },
): Promise<void> {
  const { site, userId, email, keys, origin, now } = address;
  const known = await readAlertAddress(tx, userId);
  if (known?.email === email && known.isConfirmed) return;
  await tx
    .insert(alertAddresses)
    .values({ userId, siteSlug: site.slug, email })
    .onConflictDoUpdate({ target: alertAddresses.userId, set: { email, confirmedAt: null } });
  const about = `${userId} ${wallDate(now, site.timeZone)}`;
  await refuseTooMany(tx, { siteSlug: site.slug, about, email });
  const url = alertLinkUrl(origin, alertLinkToken(keys, { act: "confirm", userId }, email));
  await queueMail(tx, {
    siteSlug: site.slug,
    leadId: undefined,
    kind: confirmMailKind,
    about,
    to: email,
    mail: composeMail(site, {
      subject: `Confirm your alerts from ${site.name}`,
      greeting: "Hello,",
      paragraphs: [
        `Somebody asked ${site.name} to email alerts about ${site.search.vehicleType} to this address. If it was you, confirm it with the link.`,
        "If it was not you, do nothing: no alerts are emailed here.",
      ],
      link: { label: "Confirm my address", url },
    }),
    now,
  });
}

async function refuseTooMany(
  tx: DatabaseWriter,
  { siteSlug, about, email }: { siteSlug: string; about: string; email: string },
): Promise<void> {
  const ofDay = and(eq(mails.siteSlug, siteSlug), eq(mails.kind, confirmMailKind), eq(mails.about, about));
  const [{ asked } = { asked: 0 }] = await tx
    .select({ asked: count() })
    .from(mails)
    .where(and(ofDay, ne(mails.recipient, email)));
  if (asked >= maxAskedADay)
    throw new InvalidFieldsError([
      { path: "email", message: "You gave several addresses today. Confirm one of them, or try again tomorrow." },
    ]);
}

/** Notes that the address is the shopper's own. @returns whether there was one to confirm */
export async function confirmAlertAddress(tx: DatabaseWriter, userId: string, now: Date): Promise<boolean> {
  const confirmed = await tx
    .update(alertAddresses)
    .set({ confirmedAt: now })
    .where(and(eq(alertAddresses.userId, userId), isNull(alertAddresses.confirmedAt)))
    .returning({ userId: alertAddresses.userId });
  return confirmed.length > 0;
}
