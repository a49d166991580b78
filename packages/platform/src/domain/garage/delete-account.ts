import type { DeletedAccount } from "@forecourt/api";
import { appointmentLabel } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { and, asc, gt, inArray, isNull, sql } from "../../records/drizzle.ts";
import type { SQL } from "drizzle-orm";
import { ConflictError } from "../../base/errors/domain-error.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import type { Database } from "../../records/open-database.ts";
import { appointments, reservations } from "../../records/schema.ts";
import { composeMail } from "../mail/compose-mail.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { eraseShopper } from "../removal/erase-shopper.ts";
import type { IdentityKeys } from "../shoppers/identity-keys.ts";
import { ownLeadIds } from "./own-leads.ts";
import type { GarageOwner } from "./own-leads.ts";

/** Enquiries that the mail to the dealer names at most. */
const maxNamed = 200;

/** What deleting stands on besides whose account it is. */
interface Deleting {
  keys: Pick<IdentityKeys, "hash">;
  now: Date;
}

/**
 * Deletes an account with all that is shared: what this site and those that share the account have of the shopper. This
 * site's goes last, so that whoever is interrupted is still signed in and can ask again.
 *
 * @param options.elsewhere the shopper at the sites that share the account
 * @throws ConflictError `car_reserved` while a car is held or reserved for them at one of the sites; nothing is deleted
 *   then
 */
export async function deleteAccount(
  database: Database,
  { elsewhere, keys, now, ...own }: GarageOwner & Deleting & { elsewhere: readonly GarageOwner[] },
): Promise<DeletedAccount> {
  for (const owner of elsewhere)
    await refuseReserved(database.db, inArray(reservations.leadId, sql`(${ownLeadIds(owner)})`));
  const deleted: DeletedAccount[] = [];
  for (const owner of [...elsewhere, own]) deleted.push(await deleteAtSite(database, { ...owner, keys, now }));
  return {
    gone: summed(deleted.flatMap(({ gone }) => gone)),
    stays: summed(deleted.flatMap(({ stays }) => stays)),
    delivered: deleted.reduce((sum, { delivered }) => sum + delivered, 0),
  };
}

/** Adds up counts of the same name, in order of first appearance; lines without a count stay as they are. */
function summed<Line extends { what: string; count?: number | undefined }>(lines: readonly Line[]): Line[] {
  const byName = new Map<string, Line>();
  for (const line of lines) {
    const before = byName.get(line.what);
    const isCounted = before?.count !== undefined && line.count !== undefined;
    if (!before) byName.set(line.what, line);
    else if (isCounted) byName.set(line.what, { ...before, count: (before.count ?? 0) + (line.count ?? 0) });
  }
  return [...byName.values()];
}

/**
 * Deletes what a site has of the shopper whose number the session verified, as `shopper erase` does, and asks the
 * dealer by mail to delete it from their own systems: by the numbers of the enquiries, nothing of who.
 *
 * @throws ConflictError `car_reserved` while a car is held or reserved for them: their deposit would be nobody's
 */
async function deleteAtSite(
  database: Database,
  { site, user, keys, now }: GarageOwner & Deleting,
): Promise<DeletedAccount> {
  const { goes, stays, delivered } = await eraseShopper({
    database,
    keys,
    site,
    contact: { phone: user.phone },
    before: async (tx, leadIds) => {
      if (leadIds.length === 0) return;
      await refuseReserved(tx, inArray(reservations.leadId, [...leadIds]));
      await tellDealer(tx, { site, leadIds, about: user.userId, now });
    },
  });
  return {
    gone: goes.filter(({ count }) => count > 0),
    stays,
    delivered: delivered.reduce((sum, { leads }) => sum + leads, 0),
  };
}

async function refuseReserved(db: DatabaseWriter, theirs: SQL): Promise<void> {
  const [open] = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(theirs, inArray(reservations.state, ["held", "reserved"])));
  if (open)
    throw new ConflictError(
      "car_reserved",
      "A car is held or reserved for you. Give it up or call us first: we could not return your deposit to somebody we no longer know.",
    );
}

async function tellDealer(
  tx: DatabaseWriter,
  { site, leadIds, about, now }: { site: Site; leadIds: readonly string[]; about: string; now: Date },
): Promise<void> {
  const drives = await tx
    .select({ startsAt: appointments.startsAt })
    .from(appointments)
    .where(
      and(
        inArray(appointments.leadId, [...leadIds]),
        gt(appointments.startsAt, now),
        isNull(appointments.cancelledAt),
        isNull(appointments.releasedAt),
      ),
    )
    .orderBy(asc(appointments.startsAt));
  const more = leadIds.length - maxNamed;
  await queueMail(tx, {
    siteSlug: site.slug,
    leadId: undefined,
    kind: "account_deleted_dealer",
    about,
    to: site.dealer.email,
    mail: composeMail(site, {
      subject: "A shopper has deleted their account",
      greeting: "Hello,",
      paragraphs: [
        "A shopper has had everything deleted that the website knows of them. Please delete what your own systems hold of these enquiries too.",
        ...(drives.length > 0 ? ["Their test drives no longer take place, and the times are free again."] : []),
      ],
      facts: [
        ...drives.map(({ startsAt }) => ["Test drive", appointmentLabel(startsAt, site.timeZone)] as const),
        ...leadIds.slice(0, maxNamed).map((id) => ["Enquiry", id] as const),
        ...(more > 0 ? [["And", `${more} more`] as const] : []),
      ],
    }),
    now,
  });
}
