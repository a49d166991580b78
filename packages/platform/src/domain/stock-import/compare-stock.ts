import { sql } from "../../records/drizzle.ts";
import { rowsOf } from "../../records/rows-of.ts";
import type { StockTransaction } from "./stock-transaction.ts";
import { StockRefusedError } from "./stock-refused.ts";
import { advisoryLocks } from "../../records/advisory-locks.ts";

/**
 * Gives each staged row its outcome: `unchanged` and `updated` by identity, or by the stock number that a car went by
 * before its VIN was known, or goes by while the file has lost its VIN; the rest is `created`. Rejected rows keep their
 * car from being withdrawn.
 */
export async function compareStock({ tx, siteSlug, source, now }: StockTransaction): Promise<void> {
  await tx.execute(sql`
    update stock_rows as row set car_id = cars.id, slug = cars.slug,
      outcome = coalesce(row.outcome, case when cars.content_hash = row.hash and cars.status = row.data->>'status' then 'unchanged' else 'updated' end)
    from cars where cars.site_slug = ${siteSlug} and cars.source = ${source} and cars.identity = row.identity`);
  await tx.execute(sql`
    update stock_rows as row set car_id = cars.id, slug = cars.slug, outcome = 'updated'
    from cars where row.outcome is null and cars.site_slug = ${siteSlug} and cars.source = ${source} and cars.identity = row.former
      and row.line = (select min(other.line) from stock_rows as other where other.former = row.former and other.outcome is null)`);
  await tx.execute(sql`
    update stock_rows as row set car_id = cars.id
    from cars where row.outcome = 'rejected' and row.car_id is null and cars.site_slug = ${siteSlug} and cars.source = ${source} and cars.identity = row.former`);
  // A row without the VIN that the car had is the same car if stock number, make, model and year are equal.
  await tx.execute(sql`
    update stock_rows as row set car_id = cars.id, slug = cars.slug, outcome = 'updated'
    from (
      select max(id) as id, max(slug) as slug, stock, make, model, year from (
        select id, slug, lower(make) as make, lower(model) as model, data->>'year' as year,
          'stock:' || upper(regexp_replace(btrim(data->>'stocknum'), '\\s+', ' ', 'g')) as stock
        from cars where site_slug = ${siteSlug} and source = ${source} and status in ('in_stock', 'coming_soon')
          and identity like 'vin:%' and data->>'stocknum' is not null
          and not exists (select 1 from stock_rows as other where other.car_id = cars.id)
      ) as lost group by stock, make, model, year having count(*) = 1
    ) as cars
    where row.outcome is null and row.identity = cars.stock and lower(row.data->>'make') = cars.make
      and lower(row.data->>'model') = cars.model and row.data->>'year' is not distinct from cars.year`);
  // A car that was sold comes back under another source or identity: the same VIN is the same address (rules 2.8).
  await tx.execute(sql`
    update stock_rows as row set car_id = cars.id, slug = cars.slug, outcome = 'updated'
    from (
      select distinct on (data->>'vin') id, slug, data->>'vin' as vin from cars
      where site_slug = ${siteSlug} and data->>'vin' is not null and status not in ('in_stock', 'coming_soon')
      order by data->>'vin', sold_at desc nulls last, id desc
    ) as cars
    where row.outcome is null and row.data->>'vin' = cars.vin
      and not exists (select 1 from stock_rows as other where other.car_id = cars.id)
      and row.line = (select min(other.line) from stock_rows as other where other.outcome is null and other.data->>'vin' = cars.vin)`);
  await tx.execute(sql`
    update stock_rows set outcome = 'created', car_id = nextval(pg_get_serial_sequence('cars', 'id')),
      first_seen_at = least(first_seen_at, ${now.toISOString()}::timestamptz)
    where outcome is null`);
  // The same car under another source or an earlier identity was seen before (decisions.md row 3).
  await tx.execute(sql`
    update stock_rows as row set first_seen_at = least(row.first_seen_at, earlier.first_seen_at)
    from (
      select data->>'vin' as vin, min(first_seen_at) as first_seen_at from cars
      where site_slug = ${siteSlug} and data->>'vin' is not null group by 1
    ) as earlier
    where row.outcome = 'created' and row.data->>'vin' = earlier.vin`);
  // Without these the statements that follow take the table for empty and compare every car with every row.
  await tx.execute(sql`create index on stock_rows (car_id)`);
  await tx.execute(sql`analyze stock_rows`);
}

/**
 * Gives each created row a slug that no car of the platform has or had (decisions.md row 78): its ending is the stock
 * number, else the number of the record; where that is taken, the number of the record is added.
 */
export async function giveSlugs({ tx }: StockTransaction): Promise<void> {
  // Two imports at once could else choose the same one.
  await tx.execute(sql`select pg_advisory_xact_lock(${slugLock})`);
  await tx.execute(sql`
    update stock_rows set slug = slug_start || '-' || coalesce(slug_tail, car_id::text) where outcome = 'created'`);
  let taken: unknown[];
  do {
    taken = await rowsOf(
      tx,
      sql`
      update stock_rows set slug = slug || '-' || car_id
      where outcome = 'created' and (
        exists (select 1 from cars where cars.slug = stock_rows.slug)
        or line in (select line from (
          select line, row_number() over (partition by slug order by line) as place from stock_rows where outcome = 'created'
        ) as placed where place > 1))
      returning line`,
    );
  } while (taken.length > 0);
}

/**
 * Refuses a file that would empty a site by mistake: one that no longer has, or no longer shows, most of the cars of
 * its source (decisions.md row 64).
 *
 * @throws StockRefusedError `too_many_withdrawals` when that is more than half of what is on sale, unless forced
 */
export async function refuseManyWithdrawals({ tx, siteSlug, source }: StockTransaction): Promise<void> {
  const [found] = await rowsOf<{ onSale: number; missing: number; hidden: number }>(
    tx,
    sql`
    select count(*)::int as "onSale", (count(*) filter (where seen.car_id is null))::int as missing,
      (count(*) filter (where cars.show_on_dealer_website and not seen.shown))::int as hidden
    from cars left join (
      select car_id, bool_or(coalesce((data->>'show_on_dealer_website')::boolean, true)) as shown from stock_rows group by 1
    ) as seen on seen.car_id = cars.id
    where site_slug = ${siteSlug} and source = ${source} and status in ('in_stock', 'coming_soon')`,
  );
  const { onSale, missing, hidden } = found ?? { onSale: 0, missing: 0, hidden: 0 };
  if ((missing + hidden) * 2 <= onSale) return;
  const what = [
    ...(missing > 0
      ? [
          `lacks ${missing} of the ${onSale} cars that ${siteSlug} has on sale from ${source}; they would be marked as sold`,
        ]
      : []),
    ...(hidden > 0 ? [`hides ${hidden} of the ${onSale} cars that ${siteSlug} has on sale from ${source}`] : []),
  ].join(". It ");
  throw new StockRefusedError(
    "too_many_withdrawals",
    `The file ${what}. That is more than half, so nothing was changed. ` +
      `Check ${hidden > 0 ? "its status and what it says of showing on the website" : "that the file is the whole list"}; if it is right, import it again with --force.`,
  );
}

/** Key of the advisory lock under which slugs are chosen. */
const slugLock = advisoryLocks.slugs;
