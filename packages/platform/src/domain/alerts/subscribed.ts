import type { AlertKind } from "@forecourt/core/alerts";
import type { GeoPoint } from "@forecourt/core";
import { sql } from "../../records/drizzle.ts";
import type { Sql } from "../../records/sql-tag.ts";

/** What matching needs of a subscription. */
export interface Subscribed {
  id: string;
  kinds: readonly AlertKind[];
  wishDollars: number | undefined;
}

/** A saved search that somebody wants to hear of. */
export interface SubscribedSearch extends Subscribed {
  search: string;
  near: GeoPoint | undefined;
}

/** A saved car that somebody wants to hear of. */
export interface SubscribedCar extends Subscribed {
  carId: number;
}

interface Row {
  id: string;
  kinds: AlertKind[];
  wish_price: number | null;
}

const subscribed = ({ id, kinds, wish_price: wish }: Row): Subscribed => ({
  id,
  kinds,
  wishDollars: wish ?? undefined,
});

/** The next saved searches of a site that somebody wants to hear of, by id. */
export async function readSubscribedSearches(
  tx: Sql,
  siteSlug: string,
  after: string,
  most: number,
): Promise<SubscribedSearch[]> {
  const rows = await tx<(Row & { search: string; near: GeoPoint | null })[]>`
    select id, kinds, wish_price, search, near from alert_subscriptions
    where site_slug = ${siteSlug} and channel is not null and search is not null and kinds <> '{}' and id > ${after}::uuid order by id limit ${most}`;
  return rows.map((row) => ({ ...subscribed(row), search: row.search, near: row.near ?? undefined }));
}

/** Who waits for these very cars. */
export async function readSubscribedCars(tx: Sql, carIds: readonly number[]): Promise<SubscribedCar[]> {
  const rows = await tx<(Row & { car_id: string })[]>`
    select id, kinds, wish_price, car_id from alert_subscriptions
    where car_id = any(${sql.param(carIds)}::bigint[]) and channel is not null and kinds <> '{}' order by id`;
  return rows.map((row) => ({ ...subscribed(row), carId: Number(row.car_id) }));
}
