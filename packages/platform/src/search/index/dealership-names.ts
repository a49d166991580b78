import { sql as statement } from "../../records/drizzle.ts";
import type { Sql } from "../../records/sql-tag.ts";

/**
 * The name of a dealership, by site and the dealership's slug; undefined of one that the site's document does not name.
 */
export type DealershipNames = (siteSlug: string, dealershipSlug: unknown) => string | undefined;

/** Makes the reader of what sites call their dealerships: `dealer.dealerships` of their documents (S2 §3). */
export async function readDealershipNames(sql: Sql, siteSlugs: readonly string[]): Promise<DealershipNames> {
  const rows = await sql<{ site: string; slug: string; name: string }[]>`
    select sites.slug as site, dealership->>'slug' as slug, dealership->>'name' as name
    from sites, jsonb_path_query(document, '$.dealer.dealerships[*]') as dealership
    where sites.slug = any(${statement.param([...new Set(siteSlugs)])}::text[])`;
  const names = new Map(rows.map(({ site, slug, name }) => [`${site} ${slug}`, name]));
  return (siteSlug, dealershipSlug) =>
    typeof dealershipSlug === "string" ? names.get(`${siteSlug} ${dealershipSlug}`) : undefined;
}
