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
 * What changed of these cars since alerts looked last, and notes how they are now. Cars that are as they were are left
 * out; so are cars that are gone with their site, and cars that were never shown: they are new on the day on which they
 * are, such as with their photos.
 *
 * @param photosMoreThan by site, how many photos a car needs more than to be shown; a site that is not among them asks
 *   for none
 */
export async function takeChangedStates(
  tx: Sql,
  carIds: readonly number[],
  photosMoreThan: Readonly<Record<string, number>> = {},
): Promise<ChangedState[]> {
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
    with known as (
      select cars.id, cars.site_slug, ${availabilityInSql} as availability, ${salePriceInSql} as price,
        jsonb_array_length(coalesce(nullif(cars.data -> 'images', 'null'::jsonb), '[]'::jsonb)) <= (${JSON.stringify(photosMoreThan)}::text::jsonb ->> cars.site_slug)::int as lacks_photos
      from cars where cars.id = any(${sql.param(carIds)}::bigint[])
    ), current as (
      select id, site_slug, price, case when lacks_photos and availability = 'for_sale' then 'away' else availability end as availability from known
    ), changed as (
      select current.*, states.availability as was, states.price as was_price
      from current left join alert_car_states states on states.car_id = current.id
      where (states.car_id is null and current.availability <> 'away') or states.availability <> current.availability or (states.car_id is not null and states.price is distinct from current.price)
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
