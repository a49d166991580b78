import type { CarState } from "@forecourt/core/alerts";
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
    }[]
  >`
    select id, data ->> 'name' as name, data ->> 'path' as path, coalesce((data ->> 'reserved')::boolean, false) as reserved,
      ${availabilityInSql} as availability, ${salePriceInSql} as price
    from cars where site_slug = ${siteSlug} and id = any(${sql.param([...new Set(ids)])}::bigint[])`;
  return new Map(
    rows.map(({ id, name, path, reserved, availability, price }) => [
      Number(id),
      {
        id: Number(id),
        name: name ?? "",
        path: path ?? "",
        isReserved: reserved,
        availability,
        priceDollars: price === null ? undefined : Number(price),
      },
    ]),
  );
}
