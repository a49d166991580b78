import type { CarState } from "@forecourt/core/alerts";
import { sql } from "../../records/drizzle.ts";
import { salePriceInSql } from "../stock/sale-price-in-sql.ts";
import type { Sql } from "../../records/sql-tag.ts";

/** Availability of a row of `cars`, as alerts know it. */
export const availabilityInSql = sql`
  case when not cars.show_on_dealer_website then 'away' when cars.status in ('in_stock', 'coming_soon') then 'for_sale' when cars.status = 'sold' then 'sold' else 'away' end`;

/** A car whose price or availability is another than alerts saw last. */
export interface ChangedState {
  carId: number;
  siteSlug: string;
  /** Undefined for a car that is new. */
  before: CarState | undefined;
  now: CarState;
}

/**
 * What changed of these cars since alerts looked last, and notes how they are now. Cars that are as they were are left out; so are cars that are
 * gone with their site.
 */
export async function takeChangedStates(tx: Sql, carIds: readonly number[]): Promise<ChangedState[]> {
  const rows = await tx<
    {
      id: string;
      site: string;
      was: CarState["availability"] | null;
      was_price: string | null;
      availability: CarState["availability"];
      price: string | null;
    }[]
  >`
    with current as (
      select cars.id, cars.site_slug, ${availabilityInSql} as availability, ${salePriceInSql} as price
      from cars where cars.id = any(${sql.param(carIds)}::bigint[])
    ), changed as (
      select current.*, states.availability as was, states.price as was_price
      from current left join alert_car_states states on states.car_id = current.id
      where states.car_id is null or states.availability <> current.availability or states.price is distinct from current.price
    ), noted as (
      insert into alert_car_states (car_id, site_slug, availability, price) select id, site_slug, availability, price from changed order by id
      on conflict (car_id) do update set availability = excluded.availability, price = excluded.price
    )
    select id, site_slug as site, was, was_price, availability, price from changed order by id`;
  return rows.map(({ id, site, was, was_price: wasPrice, availability, price }) => ({
    carId: Number(id),
    siteSlug: site,
    before: was === null ? undefined : { availability: was, priceDollars: dollars(wasPrice) },
    now: { availability, priceDollars: dollars(price) },
  }));
}

const dollars = (text: string | null) => (text === null ? undefined : Number(text));
