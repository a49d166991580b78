import { openIdentityKeys } from "../domain/shoppers/identity-keys.ts";
import { forgetOldPayments } from "../domain/payments/forget-old-payments.ts";
import { forgetOldConsents } from "../domain/removal/consent-proofs.ts";
import { expireData } from "../domain/removal/expire-data.ts";
import { listSites } from "../domain/sites/read-sites.ts";
import { print, table } from "./command-context.ts";
import type { CommandContext } from "./command-context.ts";
import { knownSite } from "./known-site.ts";
import { withDatabase } from "./with-database.ts";

/**
 * `data expire [--site <slug>] [--dry-run]`: deletes now what the server deletes hourly, what is older than each site
 * keeps it.
 */
export async function expireOldData(
  context: CommandContext,
  { site, dryRun }: { site?: string | undefined; dryRun: boolean },
): Promise<number> {
  const now = new Date();
  const keys = openIdentityKeys(context.dataDir, context.env);
  const expired = await withDatabase(context, async (database) => {
    const slugs =
      site === undefined
        ? (await listSites(database)).filter(({ problems }) => problems.length === 0).map(({ slug }) => slug)
        : [site];
    const found = [];
    for (const slug of slugs)
      found.push({
        site: slug,
        expired: await expireData({ database, keys, site: (await knownSite(database, slug)).site, now, dryRun }),
      });
    if (!dryRun) {
      await forgetOldConsents(database.db, now);
      await forgetOldPayments(database.db, now);
    }
    return found;
  });
  const rows = expired.flatMap(({ site: slug, expired: parts }) =>
    parts.filter(({ count }) => count > 0).map(({ what, count }) => [slug, String(count), what]),
  );
  await print(
    context,
    expired.map((one) => ({ ...one, ...(dryRun ? { dryRun } : {}) })),
    rows.length === 0
      ? "Nothing is older than it is kept."
      : table([["SITE", dryRun ? "WOULD GO" : "GONE", "WHAT"], ...rows]),
  );
  return 0;
}
