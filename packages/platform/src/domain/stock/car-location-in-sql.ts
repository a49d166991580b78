import { sql } from "../../records/drizzle.ts";
import { cars } from "../../records/schema.ts";

/** Id of the location where a car stands; null where that is not known. */
export const carLocationId = sql<string | null>`${cars.data}->'location'->>'id'`;
