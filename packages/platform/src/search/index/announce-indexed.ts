import { sql as statement } from "../../records/drizzle.ts";
import { VERSIONS_CHANNEL } from "../../records/bump-version.ts";
import type { Sql } from "../../records/sql-tag.ts";

/**
 * Moves the stock version of each site whose cars the index has now: the import moved it when the records changed, and
 * what was cached between the two was read from an index that was behind.
 *
 * @param carIds cars that were indexed; undefined after a rebuild, for every site
 */
export async function announceIndexed(sql: Sql, carIds?: readonly number[]): Promise<void> {
  const sites = carIds
    ? statement`select distinct site_slug from cars where id = any(${statement.param(carIds)}::bigint[])`
    : statement`select slug as site_slug from sites`;
  await sql`
    with moved as (
      insert into platform_versions (key, value) select 'stock:' || site_slug, 1 from (${sites}) as indexed order by 1
      on conflict (key) do update set value = platform_versions.value + 1 returning key
    )
    select pg_notify(${VERSIONS_CHANNEL}, key) from moved`;
}
