import { maskCarPhone } from "@forecourt/core";
import { carSchema } from "@forecourt/core/schemas";
import type { Site } from "@forecourt/core/schemas";
import type { Database } from "../../records/open-database.ts";
import { readInBatches } from "../../records/read-in-batches.ts";
import type { JsonDocument } from "../../records/schema.ts";
import { listedCars } from "../sitemaps/listed-cars.ts";
import type { FeedCar } from "./feed-car.ts";

const rowsAtOnce = 500;

interface Row {
  id: string;
  data: JsonDocument;
  firstSeenAt: Date;
}

/**
 * The cars of a site that may be advertised, read in batches: in stock and shown. Sold, reserved and coming ones are
 * absent from feeds (rules 2.5, 2.8). A phone number that the site hides is in no description (decisions.md row 49).
 */
export async function* readFeedCars(database: Database, site: Site, origin: string): AsyncGenerator<FeedCar[]> {
  const batches = readInBatches(
    rowsAtOnce,
    (after) => database.sql<Row[]>`
    select id, data, first_seen_at as "firstSeenAt" from cars
    where ${listedCars(site)} and status = 'in_stock' and coalesce(data->>'reserved', 'false') <> 'true' and id > ${after} order by id limit ${rowsAtOnce}`,
  );
  for await (const batch of batches)
    yield batch.map(({ id, data, firstSeenAt }) => ({
      car: maskCarPhone(carSchema.parse({ ...data, id }), site),
      site,
      origin,
      firstSeenAt,
    }));
}
