import { priceTypeLabel } from "@forecourt/core";
import type { CarState } from "@forecourt/core/alerts";
import type { Car } from "@forecourt/core/schemas";
import { sql } from "../../records/drizzle.ts";
import type { Sql } from "../../records/sql-tag.ts";
import { salePriceInSql } from "../stock/sale-price-in-sql.ts";
import { availabilityInSql } from "./car-states.ts";

/** A car of an alert, in its present state. */
export interface AlertedCar extends CarState {
  id: number;
  name: string;
  path: string;
  isReserved: boolean;
  /** What its price includes, in words; undefined without a price, or where nobody says. */
  priceType: string | undefined;
}

/** Present states of a site's cars, by id. */
export async function readAlertedCars(
  tx: Sql,
  siteSlug: string,
  ids: readonly number[],
): Promise<Map<number, AlertedCar>> {
  const rows = await tx<
    {
      id: string;
      name: string | null;
      path: string | null;
      reserved: boolean;
      availability: CarState["availability"];
      price: string | null;
      price_type: Car["price_type"];
      price_type_label: string | null;
    }[]
  >`
    select id, data ->> 'name' as name, data ->> 'path' as path, coalesce((data ->> 'reserved')::boolean, false) as reserved,
      ${availabilityInSql} as availability, ${salePriceInSql} as price, data ->> 'price_type' as price_type, data ->> 'price_type_label' as price_type_label
    from cars where site_slug = ${siteSlug} and id = any(${sql.param([...new Set(ids)])}::bigint[])`;
  return new Map(
    rows.map(({ id, name, path, reserved, availability, price, ...type }) => {
      const priceDollars = price === null ? undefined : Number(price);
      return [
        Number(id),
        {
          id: Number(id),
          name: name ?? "",
          path: path ?? "",
          isReserved: reserved,
          availability,
          priceDollars,
          priceType: priceDollars === undefined ? undefined : priceTypeLabel({ price: priceDollars, ...type }),
        },
      ];
    }),
  );
}
