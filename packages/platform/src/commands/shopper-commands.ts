import { countryCodes } from "@forecourt/core";
import type { CountryCode } from "@forecourt/core";
import { normalisePhone } from "@forecourt/core/phone";
import type { Contact } from "../domain/leads/contact-in-sql.ts";
import { openIdentityKeys } from "../domain/shoppers/identity-keys.ts";
import { readConsents } from "../domain/removal/consent-proofs.ts";
import { eraseShopper } from "../domain/removal/erase-shopper.ts";
import { print, table, UsageError } from "./command-context.ts";
import type { CommandContext } from "./command-context.ts";
import { knownSite } from "./known-site.ts";
import { reportText } from "./print-report.ts";
import { withDatabase } from "./with-database.ts";

/** Options that name a shopper of a site. */
export interface ShopperArguments {
  site?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}

/** `shopper erase --site <slug> [--email <address>] [--phone <number>] [--dry-run]` */
export async function eraseShopperData(
  context: CommandContext,
  given: ShopperArguments & { dryRun: boolean },
): Promise<number> {
  const slug = siteOf(given, "erase");
  const { dryRun } = given;
  const erased = await withDatabase(context, async (database) => {
    const { site } = await knownSite(database, slug);
    const contact = contactOf(given, site.country);
    checkContact(given, [contact], "erase");
    return eraseShopper({ database, keys: openIdentityKeys(context.dataDir, context.env), site, contact, dryRun });
  });
  const elsewhere = erased.delivered.map(
    ({ destination, leads }) => `${destination} was sent ${leads}: it has to delete them too`,
  );
  await print(
    context,
    { site: slug, ...(dryRun ? { dryRun } : {}), ...erased },
    [reportText(erased, { dryRun }), ...elsewhere].join("\n"),
  );
  return 0;
}

/**
 * `shopper consents --site <slug> [--email <address>] [--phone <number>]`: what a shopper has agreed to for alerts, and
 * what one whose data is gone had agreed to; also of a site that is gone.
 */
export async function printConsents(context: CommandContext, given: ShopperArguments): Promise<number> {
  const slug = siteOf(given, "consents");
  // A site that is gone has no country: a number is read as each country would read it.
  const contacts = countryCodes.map((country) => contactOf(given, country));
  checkContact(given, contacts, "consents");
  const keys = openIdentityKeys(context.dataDir, context.env);
  const found = await withDatabase(context, (database) => readConsents(database.db, { slug, keys }, contacts));
  const rows = found.map(({ givenAt, action, source, consents, category, keepUntil }) => [
    givenAt.toISOString(),
    action,
    consents.join(", "),
    category ?? source ?? "",
    keepUntil.toISOString().slice(0, 10),
  ]);
  await print(
    context,
    found,
    found.length === 0
      ? "There is no proof of consent."
      : table([["WHEN", "WHAT", "TO", "WITH", "KEPT UNTIL"], ...rows]),
  );
  return 0;
}

function siteOf({ site }: ShopperArguments, command: string): string {
  if (site === undefined)
    throw new UsageError(
      `Say at which site: forecourt shopper ${command} --site <slug> --email <address> --phone <number>`,
    );
  return site;
}

function contactOf({ email, phone }: ShopperArguments, country: CountryCode): Contact {
  return { phone: normalisePhone(phone, country), email: email?.trim().toLowerCase() };
}

/**
 * A command line that names nobody, or with something that is no number or address, is refused: it would find nothing,
 * and say that all is well.
 */
function checkContact({ email, phone }: ShopperArguments, contacts: readonly Contact[], command: string): void {
  if (email === undefined && phone === undefined)
    throw new UsageError(`Say whom: forecourt shopper ${command} with --email <address>, --phone <number>, or both`);
  if (phone !== undefined && contacts.every((contact) => contact.phone === undefined))
    throw new UsageError("--phone is no phone number.");
  if (email !== undefined && !/^[^@\s]+@[^@\s]+$/.test(email.trim()))
    throw new UsageError("--email is no email address.");
}
