import { sql as statement } from "../../records/drizzle.ts";
import type { JsonDocument } from "../../records/schema.ts";
import type { Sql } from "../../records/sql-tag.ts";
import type { IndexedCar } from "./car-document.ts";
import { readCarPlaces } from "./car-places.ts";
import { readDealershipNames } from "./dealership-names.ts";

interface Row {
  id: string;
  siteSlug: string;
  data: JsonDocument;
  shown: boolean;
  firstSeenAt: Date;
  soldAt: Date | null;
  views: number;
}

/** The cars of these ids that there are. */
export async function readIndexedCars(sql: Sql, ids: readonly number[]): Promise<IndexedCar[]> {
  const rows = await sql<Row[]>`
    select cars.id, site_slug as "siteSlug", data, show_on_dealer_website as shown, first_seen_at as "firstSeenAt", sold_at as "soldAt", coalesce(views, 0) as views
    from cars left join car_view_totals on car_id = cars.id where cars.id = any(${statement.param(ids)}::bigint[])`;
  return withWhatSitesSay(sql, rows);
}

/** The next cars by id. */
export async function readCarsAfter(sql: Sql, after: number, most: number): Promise<IndexedCar[]> {
  const rows = await sql<Row[]>`
    select cars.id, site_slug as "siteSlug", data, show_on_dealer_website as shown, first_seen_at as "firstSeenAt", sold_at as "soldAt", coalesce(views, 0) as views
    from cars left join car_view_totals on car_id = cars.id where cars.id > ${after} order by cars.id limit ${most}`;
  return withWhatSitesSay(sql, rows);
}

async function withWhatSitesSay(sql: Sql, rows: readonly Row[]): Promise<IndexedCar[]> {
  if (rows.length === 0) return [];
  const sites = rows.map(({ siteSlug }) => siteSlug);
  const [placesOf, dealershipNameOf] = await Promise.all([readCarPlaces(sql, sites), readDealershipNames(sql, sites)]);
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      id: Number(row.id),
      places: await placesOf(row.siteSlug, row.data),
      dealershipName: dealershipNameOf(row.siteSlug, row.data["dealership_slug"]),
    })),
  );
}
