import { sql } from "../../records/drizzle.ts";
import { cars } from "../../records/schema.ts";

/**
 * The condition that a car has this VIN, in capitals or not. It is worded as `cars_site_vin_index` is, which answers
 * it.
 */
export const hasVin = (vin: string) => sql`upper(${cars.data} ->> 'vin') = ${vin.toUpperCase()}`;
