import { locationOpenState } from "@forecourt/core";
import type { CarSummary, Location, Site } from "@forecourt/core/schemas";
import { carChange } from "./car-change.ts";

/** Parts of a page that change with time alone. */
export interface TimedParts {
  site: Pick<Site, "stock" | "timeZone">;
  now: Date;
  cars?: readonly (CarSummary & { rego_expiry?: string | null })[];
  locations?: readonly Location[];
  /** Other instants at which the page changes. */
  changes?: readonly Date[];
}

/**
 * Until when a page is right, as the header that the page cache reads: the next of its cars' windows to close, its
 * locations to open or close. No header when nothing on it changes by itself.
 *
 * @example
 * expiryHeaders({ site, now, locations: site.locations }) // { "x-valid-until": "1795266000000" }
 */
export function expiryHeaders({
  site,
  now,
  cars = [],
  locations = [],
  changes = [],
}: TimedParts): Record<string, string> {
  const { stock: settings, timeZone } = site;
  const instants = [
    ...changes,
    ...cars.map((car) => carChange(car, { now, settings, timeZone })),
    ...locations.map((location) => locationOpenState(location, { now, timeZone })?.changesAt),
  ].flatMap((instant) => (instant ? [instant.getTime()] : []));
  return instants.length === 0 ? {} : { "x-valid-until": String(Math.min(...instants)) };
}
