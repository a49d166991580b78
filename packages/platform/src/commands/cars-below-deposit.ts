import { reserveDeposit } from "@forecourt/core/reserve";
import { sql } from "../records/drizzle.ts";
import type { Database } from "../records/open-database.ts";
import { cars } from "../records/schema.ts";
import { salePriceInSql } from "../domain/stock/sale-price-in-sql.ts";
import type { DeployedSite } from "./deployment-findings.ts";
import type { Finding } from "./finding.ts";

/**
 * Cars that could be paid for online and cost less than the deposit of their site, so that they cannot be bought there
 * (`canBuyOnline`): their dealer misses the button.
 *
 * @example
 * await belowDepositFindings(database, sites) // [{ part: "deposits", ok: true, found: "2 cars of north cost less than the deposit of $500 …", fix: "…" }]
 */
export async function belowDepositFindings(database: Database, sites: readonly DeployedSite[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { site } of sites) {
    const deposit = reserveDeposit(site);
    if (!site.reserve.onlinePurchase || !deposit) continue;
    const [{ count } = { count: 0 }] = await database.db
      .select({ count: sql<number>`count(*)::int` })
      .from(cars)
      .where(
        sql`${cars.siteSlug} = ${site.slug} and ${cars.status} in ('in_stock', 'coming_soon') and ${salePriceInSql} < ${deposit.cents / 100}
          and jsonb_array_length(coalesce(${cars.data} -> 'payment_processors', '[]')) > 0`,
      );
    if (count === 0) continue;
    findings.push({
      part: "deposits",
      ok: true,
      found: `${count} ${count === 1 ? "car" : "cars"} of ${site.slug} ${count === 1 ? "costs" : "cost"} less than the deposit of ${deposit.label}, and cannot be bought online`,
      fix: `Make the deposit smaller (reserve.deposit in the document of ${site.slug}), or leave payment_processors of ${count === 1 ? "it" : "them"} out of its stock file.`,
    });
  }
  return findings;
}
