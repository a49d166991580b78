import { isDevelopment, withDevelopmentPages } from "../base/environment/development.ts";
import { createPaymentProviders } from "../domain/payments/payment-providers.ts";
import { createSandboxPayments } from "../domain/payments/sandbox-payments.ts";
import type { Database } from "../records/open-database.ts";
import type { DeployedSite } from "./deployment-findings.ts";
import type { Finding } from "./finding.ts";

/**
 * Cars for sale that name a payment provider which their site does not have: they show no button to reserve or buy
 * them. None where every car can be paid for.
 *
 * @example
 * await unpaidCarsFindings(database, sites, {}) // [{ part: "payment providers", ok: false, found: "12 cars of north name stripe …", fix: "…" }]
 */
export async function unpaidCarsFindings(
  database: Database,
  sites: readonly DeployedSite[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Finding[]> {
  const env = withDevelopmentPages(environment);
  const sandbox = isDevelopment(env) ? createSandboxPayments(database, () => new Date()) : undefined;
  const findings: Finding[] = [];
  for (const { site, secrets } of sites) {
    if (!site.reserve.enabled && !site.reserve.onlinePurchase) continue;
    const { slug } = site;
    const providers = createPaymentProviders({ secretsOf: () => secrets, env, sandbox });
    // A site without any provider is told so as a whole.
    if (!providers.of(slug)) continue;
    const named = await database.sql<{ processors: string[]; cars: number }[]>`
      select data->'payment_processors' as processors, count(*)::int as cars from cars
      where site_slug = ${slug} and status in ('in_stock', 'coming_soon') and jsonb_array_length(coalesce(data->'payment_processors', '[]')) > 0
      group by 1`;
    const unpaid = named.filter(({ processors }) => !providers.of(slug, processors));
    const cars = unpaid.reduce((sum, row) => sum + row.cars, 0);
    if (cars === 0) continue;
    const words = [...new Set(unpaid.flatMap(({ processors }) => processors))].join(", ");
    findings.push({
      part: "payment providers",
      ok: false,
      found: `${cars} ${cars === 1 ? "car" : "cars"} of ${slug} can only be paid for with ${words}, which the site has not`,
      fix: `Set up that provider in the document of ${slug}, or leave it out of payment_processors in its stock file.`,
    });
  }
  return findings;
}
