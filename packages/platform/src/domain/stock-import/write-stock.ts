import { carsPath } from "@forecourt/core/pages";
import { sql } from "../../records/drizzle.ts";
import { recordPrices } from "../stock/record-prices.ts";
import { bumpVersion } from "../../records/bump-version.ts";
import { queueForAlerts } from "../stock/queue-for-alerts.ts";
import { queueForIndex } from "../stock/queue-for-index.ts";
import { listOnce } from "./list-once.ts";
import type { StockTransaction } from "./stock-transaction.ts";

const iso = (instant: ReturnType<typeof sql>) =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Writes the outcomes into the records: new cars, changed cars (fields that the mapping does not fill stay, those that
 * it fills and the file leaves empty go), and cars that the file no longer has, which become sold now
 * (decisions.md row 64). Every change goes into the outboxes of the search index and of the alerts, and every price
 * into the price ledger, in the same transaction; the stock's version moves once.
 *
 * @param written fields that the mapping fills
 */
export async function writeStock(
  work: StockTransaction,
  written: readonly string[],
): Promise<{ changed: number; withdrawn: number }> {
  const { tx, siteSlug, source } = work;
  const now = sql`${work.now.toISOString()}::timestamptz`;
  // A date of sale in the future counts as now.
  const saidSold = sql`least(to_timestamp((row.data->>'sold_date_timestamp')::float8), ${now})`;
  const isSaid = sql`row.data->>'sold_date_timestamp' is not null`;
  const soldAt = sql`case when row.data->>'status' = 'sold' then case when ${isSaid} then ${saidSold} else coalesce(cars.sold_at, ${now}) end end`;
  const soldAtNew = sql`case when row.data->>'status' = 'sold' then ${saidSold} end`;
  // Taken from the file, or, without such a column, from the last import. A shopper's reservation is kept in any case.
  const isReserved = written.includes("reserved")
    ? sql`coalesce((row.data->>'reserved')::boolean, false)`
    : sql`cars.is_reserved_in_file`;
  const created = await tx.execute(sql`
    insert into cars (id, site_slug, source, identity, slug, data, content_hash, status, car_type, make, model, price,
      show_on_dealer_website, is_reserved_in_file, sold_at, first_seen_at, created_at, updated_at)
    select car_id, ${siteSlug}, ${source}, identity, slug,
      row.data || jsonb_build_object('id', car_id::text, 'slug', slug, 'path', ${`${carsPath}/`}::text || slug, 'created_at', ${iso(sql`first_seen_at`)},
        'updated_at', ${iso(now)}, 'sold_date_timestamp', floor(extract(epoch from ${soldAtNew}))),
      hash, row.data->>'status', row.data->>'car_type', row.data->>'make', row.data->>'model', (row.data->>'price')::numeric,
      (row.data->>'show_on_dealer_website')::boolean, coalesce((row.data->>'reserved')::boolean, false), ${soldAtNew}, first_seen_at, ${now}, ${now}
    from stock_rows as row where outcome = 'created' order by line desc`);
  const updated = await tx.execute(sql`
    update cars set source = ${source}, identity = row.identity, content_hash = row.hash, status = row.data->>'status', car_type = row.data->>'car_type',
      make = row.data->>'make', model = row.data->>'model', price = (row.data->>'price')::numeric,
      show_on_dealer_website = (row.data->>'show_on_dealer_website')::boolean, sold_at = ${soldAt}, updated_at = ${now}, version = cars.version + 1,
      is_reserved_in_file = ${isReserved},
      data = (cars.data - ${textArray(written)})
        || (select jsonb_object_agg(field.key, field.value) from jsonb_each(row.data) as field where field.key = any(${textArray(written)}))
        || jsonb_build_object('updated_at', ${iso(now)}, 'sold_date_timestamp', floor(extract(epoch from ${soldAt})),
          'reserved', ${isReserved} or cars.is_taken_here)
    from stock_rows as row where row.outcome = 'updated' and cars.id = row.car_id`);
  const withdrawn = await tx.execute(sql`
    with gone as (
      update cars set status = 'sold', sold_at = ${now}, updated_at = ${now}, version = version + 1,
        data = data || jsonb_build_object('status', 'sold', 'updated_at', ${iso(now)}, 'sold_date_timestamp', floor(extract(epoch from ${now})))
      where site_slug = ${siteSlug} and source = ${source} and status in ('in_stock', 'coming_soon')
        and not exists (select 1 from stock_rows as row where row.car_id = cars.id)
      returning id, slug, identity
    )
    insert into stock_rows (line, outcome, car_id, slug, identity) select 0, 'withdrawn', id, slug, identity from gone`);
  const changed = [created, updated, withdrawn].reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
  if (changed >= manyCars) await tx.execute(sql`analyze cars`);
  const relisted = await listOnce(work);
  if (changed > 0 || relisted.length > 0) {
    const others = sql`select unnest(${sql.param(relisted)}::bigint[])`;
    await recordPrices(
      tx,
      sql`select car_id from stock_rows where outcome in ('created', 'updated') union ${others}`,
      work.now,
    );
    const ofFile = sql`select car_id from stock_rows where outcome in ('created', 'updated', 'withdrawn') order by line desc`;
    const ofAll = sql`(${ofFile}) union all ${others}`;
    await queueForIndex(tx, ofAll);
    await queueForAlerts(tx, ofAll);
    await bumpVersion(tx, `stock:${siteSlug}`);
  }
  return { changed, withdrawn: withdrawn.rowCount ?? 0 };
}

/** So many changes at once leave the database's statistics behind, and the next comparison slow. */
const manyCars = 1000;

function textArray(texts: readonly string[]): ReturnType<typeof sql> {
  return sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;
}
