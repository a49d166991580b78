import { sql } from "../../records/drizzle.ts";
import type { SQL } from "drizzle-orm";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { salePriceInSql } from "./sale-price-in-sql.ts";

/**
 * Writes the prices of changed cars into the price ledger: each price a car is offered at, from now on
 * (decisions.md row 62). Call it in the transaction that changes the cars. A car that is sold or hidden is not offered;
 * the same price again is no new entry. `before_price_proven` of each car then says whether the ledger holds its
 * was-price.
 *
 * @param carIds a query that answers one column of car ids
 * @example
 * await recordPrices(tx, sql`select ${carId}::bigint`, now);
 */
export async function recordPrices(tx: DatabaseWriter, carIds: SQL, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into car_prices (car_id, price, source, offered_at)
    select cars.id, offered.price, cars.source, ${now.toISOString()}::timestamptz
    from (${carIds}) as changed(car_id) join cars on cars.id = changed.car_id
    cross join lateral (select ${salePriceInSql} as price) as offered
    left join lateral (select id, price from car_prices where car_id = cars.id order by id desc limit 1) as latest on true
    where cars.status in ('in_stock', 'coming_soon') and cars.show_on_dealer_website
      and (latest.id is null or latest.price is distinct from offered.price)`);
  await tx.execute(sql`
    update cars set data = case when checked.proven then cars.data || '{"before_price_proven": true}' else cars.data - 'before_price_proven' end
    from (
      select cars.id, exists (select 1 from car_prices where car_id = cars.id and car_prices.price = (cars.data ->> 'before_price')::numeric) as proven
      from (${carIds}) as changed(car_id) join cars on cars.id = changed.car_id
    ) as checked
    where cars.id = checked.id and (cars.data ? 'before_price_proven') is distinct from checked.proven`);
}
