import { setImmediate as nextTurn } from "node:timers/promises";
import { searchBelowPath, yearAt } from "@forecourt/core";
import { kindsOfChange } from "@forecourt/core/alerts";
import type { AlertKind } from "@forecourt/core/alerts";
import type { Site } from "@forecourt/core/schemas";
import { sql } from "../records/drizzle.ts";
import { takeChangedStates } from "../domain/alerts/car-states.ts";
import type { ChangedState } from "../domain/alerts/car-states.ts";
import { storeAlerts } from "../domain/alerts/store-alerts.ts";
import type { NewAlert } from "../domain/alerts/store-alerts.ts";
import { readSubscribedCars, readSubscribedSearches } from "../domain/alerts/subscribed.ts";
import type { SubscribedSearch } from "../domain/alerts/subscribed.ts";
import { advisoryLocks } from "../records/advisory-locks.ts";
import type { Database } from "../records/open-database.ts";
import type { Sql } from "../records/sql-tag.ts";
import { savedSearchMatcher } from "../search/alerts/saved-search-matcher.ts";
import { watchedCar } from "../search/alerts/watched-car.ts";
import type { WatchedCar } from "../search/alerts/watched-car.ts";
import { createWatchedCars, matched } from "../search/alerts/watched-cars.ts";
import type { WatchedCars } from "../search/alerts/watched-cars.ts";
import { readIndexedCars } from "../search/index/read-indexed-cars.ts";

/** What matching stands on. */
export interface MatchDependencies {
  database: Database;
  /** The site as it is stored; undefined for one that is gone. */
  siteOf: (siteSlug: string) => Site | undefined;
  now: () => Date;
}

/** Changes that are matched in one transaction: an import is one, so that a shopper hears of it once. */
const changesAtOnce = 20_000;
const carsAtOnce = 50;
/** Few enough that what is made of them is gone before the next ones come: memory does not grow with their number. */
const searchesAtOnce = 250;
/** The server answers others after so long, in ms. */
const turnMs = 8;
/** Cars that an alert names; it counts the others. */
const carsNamed = 6;

/**
 * Matches what changed of cars with what shoppers wait for, and stores what they are to be told, in one transaction: a
 * process that is killed in between leaves everything to the next, and nothing is told twice.
 *
 * @returns how many changes it took; 0 when there are none or another process is at it
 */
export async function matchChanges({ database, siteOf, now }: MatchDependencies): Promise<number> {
  return database.sql.begin(async (tx) => {
    const [lock] = await tx<{ held: boolean }[]>`select pg_try_advisory_xact_lock(${advisoryLocks.matching}) as held`;
    if (!lock?.held) return 0;
    const taken = await tx<{ id: string; car_id: string }[]>`
      select id, car_id from alert_outbox order by id limit ${changesAtOnce} for update skip locked`;
    if (taken.length === 0) return 0;
    const carIds = [...new Set(taken.map(({ car_id: id }) => Number(id)))];
    const changes = await takeChangedStates(tx, carIds, await photosNeeded(tx, carIds, siteOf));
    for (const [slug, ofSite] of Map.groupBy(changes, ({ siteSlug }) => siteSlug)) {
      const site = siteOf(slug);
      if (site?.saved.alerts) await matchSite(tx, site, ofSite, now());
    }
    await tx`delete from alert_outbox where id = any(${sql.param(taken.map(({ id }) => id))}::bigint[])`;
    return taken.length;
  });
}

/** How many photos the sites of these cars want of one more than, where they want any. */
async function photosNeeded(
  tx: Sql,
  carIds: readonly number[],
  siteOf: MatchDependencies["siteOf"],
): Promise<Record<string, number>> {
  const rows = await tx<{ slug: string }[]>`
    select distinct site_slug as slug from cars where id = any(${sql.param(carIds)}::bigint[])`;
  return Object.fromEntries(
    rows.flatMap(({ slug }) => {
      const photos = siteOf(slug)?.stock.photosMoreThan ?? null;
      return photos === null ? [] : [[slug, photos] as const];
    }),
  );
}

async function matchSite(tx: Sql, site: Site, changes: readonly ChangedState[], now: Date): Promise<void> {
  const byCar = new Map(changes.map((change) => [change.carId, change]));
  const ofCars = await readSubscribedCars(tx, [...byCar.keys()]);
  const alerts = ofCars.flatMap((subscription): NewAlert[] => {
    const change = byCar.get(subscription.carId);
    if (!change) return [];
    const { before, now: after } = change;
    const kinds = kindsOfChange({
      before,
      now: after,
      matchedBefore: true,
      matchesNow: true,
      wishDollars: subscription.wishDollars,
    });
    const kind = kinds.find((each) => subscription.kinds.includes(each));
    return kind === undefined
      ? []
      : [{ subscriptionId: subscription.id, kind, cars: [namedCar({ ...change, id: change.carId })], count: 1 }];
  });
  await storeAlerts(tx, site, alerts, now);
  let searches = await readSubscribedSearches(tx, site.slug, noId, searchesAtOnce);
  if (searches.length === 0) return;
  const cars = createWatchedCars(await readWatchedCars(tx, site, byCar, yearAt(now, site.timeZone)));
  const kindsOf = knownKinds(cars);
  for (;;) {
    const told: NewAlert[] = [];
    let turn = performance.now();
    // A search that many saved is asked once.
    for (const same of Map.groupBy(searches, ({ search, near }) => `${search} ${near?.lat} ${near?.long}`).values()) {
      const [{ search, near } = { search: "", near: undefined }] = same;
      const found = cars.foundBy(
        savedSearchMatcher(site, searchBelowPath(new URLSearchParams(search), {}, site), near),
      );
      for (const subscription of same) told.push(...alertsOf(subscription, cars, found, kindsOf));
      if (performance.now() - turn < turnMs) continue;
      await nextTurn();
      turn = performance.now();
    }
    await storeAlerts(tx, site, told, now);
    const last = searches.at(-1);
    if (!last || searches.length < searchesAtOnce) return;
    searches = await readSubscribedSearches(tx, site.slug, last.id, searchesAtOnce);
  }
}

const noId = "00000000-0000-0000-0000-000000000000";

/** The changed cars as saved searches look at them, read some at a time, so that the server answers in between. */
async function readWatchedCars(
  tx: Sql,
  site: Site,
  changes: ReadonlyMap<number, ChangedState>,
  thisYear: number,
): Promise<WatchedCar[]> {
  const ids = [...changes.keys()];
  const cars: WatchedCar[] = [];
  for (let from = 0; from < ids.length; from += carsAtOnce)
    for (const indexed of await readIndexedCars(tx, ids.slice(from, from + carsAtOnce))) {
      const change = changes.get(indexed.id);
      if (change) cars.push(watchedCar(indexed, change, site, thisYear));
    }
  return cars;
}

/** What the change of a car is to whoever has no wish, by its place and how it is matched. */
type KnownKinds = (found: number) => readonly AlertKind[];

/** The same car is found by thousands of searches. */
function knownKinds({ cars }: WatchedCars): KnownKinds {
  const known: (readonly AlertKind[])[] = [];
  return (found) => (known[found] ??= kindsAt(cars, found));
}

function kindsAt(cars: readonly WatchedCar[], found: number, wishDollars?: number): AlertKind[] {
  const car = cars[found >>> 2];
  const [matchedBefore, matchesNow] = [(found & matched.before) !== 0, (found & matched.now) !== 0];
  return car ? kindsOfChange({ before: car.before, now: car.now, matchedBefore, matchesNow, wishDollars }) : [];
}

/** One alert for each kind, whatever the number of cars. */
function alertsOf(
  { id, kinds, wishDollars }: SubscribedSearch,
  { cars }: WatchedCars,
  found: Uint32Array,
  kindsOf: KnownKinds,
): NewAlert[] {
  const alerts = new Map<AlertKind, { cars: NewAlert["cars"][number][]; count: number }>();
  for (const each of found) {
    const all = wishDollars === undefined ? kindsOf(each) : kindsAt(cars, each, wishDollars);
    const kind = all.find((one) => kinds.includes(one));
    if (kind === undefined) continue;
    let alert = alerts.get(kind);
    if (!alert) alerts.set(kind, (alert = { cars: [], count: 0 }));
    alert.count += 1;
    const car = cars[each >>> 2];
    if (car && alert.cars.length < carsNamed) alert.cars.push(namedCar(car));
  }
  return [...alerts].map(([kind, alert]) => ({ subscriptionId: id, kind, ...alert }));
}

const namedCar = ({ id, before }: Pick<WatchedCar, "id" | "before">) =>
  before?.priceDollars === undefined ? { id } : { id, before: before.priceDollars };
