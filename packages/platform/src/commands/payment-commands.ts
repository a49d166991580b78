import { isDevelopment, withDevelopmentPages } from "../base/environment/development.ts";
import { comparePayments } from "../domain/payments/compare-payments.ts";
import { createPaymentProviders } from "../domain/payments/payment-providers.ts";
import { createSandboxPayments } from "../domain/payments/sandbox-payments.ts";
import { print, UsageError } from "./command-context.ts";
import type { CommandContext } from "./command-context.ts";
import { knownSite } from "./known-site.ts";
import { withDatabase } from "./with-database.ts";

const dayMs = 24 * 3_600_000;

/**
 * `payments compare --site <slug> [--days <number>]`: each difference between the provider's payments of the last days and the ledger. Made to be
 * run once a day. Exit code 1 when there is one.
 */
export async function comparePaymentsCommand(
  context: CommandContext,
  { site: slug, days = "7" }: { site?: string | undefined; days?: string | undefined },
): Promise<number> {
  if (slug === undefined) throw new UsageError("Name the site: forecourt payments compare --site <slug>");
  if (!/^[1-9]\d{0,2}$/.test(days)) throw new UsageError(`--days is a number from 1 to 999, not "${days}".`);
  const to = new Date();
  const from = new Date(to.getTime() - Number(days) * dayMs);
  const result = await withDatabase(context, async (database) => {
    const { secrets } = await knownSite(database, slug);
    const env = withDevelopmentPages(context.env);
    const provider = createPaymentProviders({
      secretsOf: () => secrets,
      env,
      sandbox: isDevelopment(env) ? createSandboxPayments(database, () => new Date()) : undefined,
    }).of(slug);
    if (!provider)
      throw new UsageError(`${slug} has no payment provider: set secrets.stripe in its document, and its keys.`);
    return comparePayments(database, provider, { siteSlug: slug, from, to });
  });
  const { compared, ledgerCents, providerCents, differences } = result;
  const money = (cents: Record<string, number>) =>
    Object.entries(cents)
      .map(([currency, sum]) => `${(sum / 100).toFixed(2)} ${currency}`)
      .join(", ") || "0.00";
  await print(
    context,
    result,
    [
      ...differences.map(({ ref, paymentId, what }) => `${ref ?? "–"} (${paymentId ?? "not ours"}): ${what}`),
      `${compared} payments of the last ${days} days: ${money(ledgerCents)} in the ledger, ${money(providerCents)} at the provider, ${differences.length === 0 ? "no difference" : differences.length === 1 ? "1 difference" : `${differences.length} differences`}`,
    ].join("\n"),
  );
  return differences.length === 0 ? 0 : 1;
}
