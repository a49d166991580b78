import { createHash } from "node:crypto";
import type { Database } from "../../records/open-database.ts";
import { phoneReveals } from "../../records/schema.ts";

/** A number that a shopper was given. */
export interface PhoneReveal {
  siteSlug: string;
  /** Which number, as `contactPhone` of core names it. */
  of: string;
  carId: number | undefined;
  dealershipId: string | undefined;
  websiteId: string | undefined;
  /** Random value of the session; only a hash of it and the day is stored. */
  session: string;
  /** The site's local day. */
  day: string;
  now: Date;
}

/**
 * Notes that a number was asked for, once a session and day (decisions.md row 49).
 *
 * @returns whether it is the first time.
 */
export async function logReveal(database: Database, reveal: PhoneReveal): Promise<boolean> {
  const sessionHash = createHash("sha256").update(`${reveal.day} ${reveal.session}`).digest("base64url").slice(0, 22);
  const noted = await database.db
    .insert(phoneReveals)
    .values({
      siteSlug: reveal.siteSlug,
      number: reveal.of,
      carId: reveal.carId ?? null,
      dealershipId: reveal.dealershipId ?? null,
      websiteId: reveal.websiteId ?? null,
      sessionHash,
      createdAt: reveal.now,
    })
    .onConflictDoNothing()
    .returning({ id: phoneReveals.id });
  return noted.length > 0;
}
