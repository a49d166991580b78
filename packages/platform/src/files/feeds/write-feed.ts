import type { Site } from "@forecourt/core/schemas";
import type { Database } from "../../records/open-database.ts";
import type { FeedKind } from "./feed-kinds.ts";
import { readFeedCars } from "./read-feed-cars.ts";

/** A car that a channel would refuse. */
export interface RefusedCar {
  id: string;
  slug: string;
  stocknum: string | null;
  name: string;
  reasons: string[];
}

/** What a feed holds and what it leaves out. */
export interface FeedReport {
  taken: number;
  refused: RefusedCar[];
}

/**
 * Writes a feed in pieces, batch by batch. A car that the channel would refuse is left out and heard by `onRefused`; so
 * is the second car of a VIN, which would cost both their place (rules 2.5).
 */
export async function* writeFeed(
  database: Database,
  site: Site,
  origin: string,
  kind: FeedKind,
  hear: { onTaken?: () => void; onRefused?: (car: RefusedCar) => void } = {},
): AsyncGenerator<string> {
  const vins = new Map<string, string>();
  yield kind.begin(site, origin);
  for await (const cars of readFeedCars(database, site, origin)) {
    const rows: unknown[] = [];
    for (const feedCar of cars) {
      const { id, slug, stocknum, name, vin } = feedCar.car;
      const made = kind.rowOf(feedCar);
      const key = vin?.toUpperCase() ?? "";
      const twin = "row" in made ? vins.get(key) : undefined;
      if ("row" in made && twin === undefined) {
        vins.set(key, name);
        rows.push(made.row);
        hear.onTaken?.();
      } else
        hear.onRefused?.({
          id,
          slug,
          stocknum,
          name,
          reasons: "reasons" in made ? made.reasons : [`Another car has the same VIN: ${twin}.`],
        });
    }
    if (rows.length > 0) yield kind.write(rows);
  }
  yield kind.end;
}

/** Makes a feed without keeping it, to see what a channel would refuse. */
export async function checkFeed(database: Database, site: Site, origin: string, kind: FeedKind): Promise<FeedReport> {
  const report: FeedReport = { taken: 0, refused: [] };
  const pieces = writeFeed(database, site, origin, kind, {
    onTaken: () => (report.taken += 1),
    onRefused: (car) => report.refused.push(car),
  });
  for (let piece = await pieces.next(); !piece.done; piece = await pieces.next());
  return report;
}
