import type { SearchWords } from "@forecourt/core";
import type { Database } from "../../records/open-database.ts";

/** Makes and their models, wherever on the platform there is or was a car of them. */
export type KnownVehicles = SearchWords["known"];

/** A make that came new to the platform is known after this long at the latest. */
const lifeMs = 10 * 60_000;

/**
 * Makes the reader of every make and model of the platform's whole stock. It reads again when its answer is ten minutes
 * old, while the old one is still given.
 */
export function createKnownVehicles(
  database: Database,
  now: () => Date = () => new Date(),
): () => Promise<KnownVehicles> {
  let known: { at: number; vehicles: Promise<KnownVehicles> } | undefined;
  return () => {
    const at = now().getTime();
    if (known && at - known.at < lifeMs) return known.vehicles;
    const reading = readKnownVehicles(database);
    const former = known;
    known = { at, vehicles: former?.vehicles ?? reading };
    const mine = known;
    reading.then(
      () => (mine.vehicles = reading),
      () => {
        if (known === mine) known = former;
      },
    );
    return mine.vehicles;
  };
}

async function readKnownVehicles(database: Database): Promise<KnownVehicles> {
  const rows = await database.sql<{ name: string; models: string[] }[]>`
    select make as name, array_agg(distinct model order by model) as models from cars group by make order by count(*) desc, make`;
  return rows.map(({ name, models }) => ({ name, models }));
}
