import { sql } from "../../records/drizzle.ts";
import { rowsOf } from "../../records/rows-of.ts";
import type { StockTransaction } from "./stock-transaction.ts";

/**
 * Lists a car once that several sources of a site have: same VIN, or same stock number and plate where one of them says
 * no VIN (decisions/0053). Listed is the one that a shopper has reserved, else one that is for sale, else the one that
 * was updated last. The others keep all that their source says, and are listed again when the listed one goes.
 *
 * @returns ids of the cars that are listed now and were not, or are no longer
 */
export async function listOnce({ tx, siteSlug, source }: StockTransaction): Promise<number[]> {
  const [others] = await rowsOf(
    tx,
    sql`select 1 from cars where site_slug = ${siteSlug} and source <> ${source} limit 1`,
  );
  if (others === undefined) return [];
  const code = (field: string) => sql`upper(regexp_replace(data->>${field}, '[^[:alnum:]]', '', 'g'))`;
  const rank = (table: string) => {
    const column = (name: string) => sql.raw(`${table}.${name}`);
    return sql`(${column("is_taken_here")}, ${column("for_sale")}, ${column("updated_at")}, ${column("id")})`;
  };
  const changed = await rowsOf<{ id: string }>(
    tx,
    sql`
    with told as materialized (
      select id, source, is_taken_here, status in ('in_stock', 'coming_soon') as for_sale, updated_at, upper(data->>'vin') as vin,
        nullif(${code("stocknum")}, '') || ' ' || nullif(${code("regplate")}, '') as code
      from cars where site_slug = ${siteSlug} and coalesce((data->>'show_on_dealer_website')::boolean, true)
    ), repeated as (
      select one.id from told as one join told as other on other.vin = one.vin
      where other.source <> one.source and ${rank("other")} > ${rank("one")}
      union
      select one.id from told as one join told as other on other.code = one.code
      where other.source <> one.source and (other.vin is null or one.vin is null) and ${rank("other")} > ${rank("one")}
    )
    update cars set show_on_dealer_website = repeated.id is null
    from told left join repeated using (id)
    where cars.id = told.id and cars.show_on_dealer_website <> (repeated.id is null)
    returning cars.id`,
  );
  return changed.map(({ id }) => Number(id));
}
