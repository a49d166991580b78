import { lowestShownPriceExclusive } from "@forecourt/core";
import { sql } from "../../records/drizzle.ts";

/** `salePrice` of core as SQL on a row of `cars`; a test compares the two. */
export const salePriceInSql = sql`
  case when (cars.data ->> 'subscription_price')::numeric > 0 then null
    when (cars.data ->> 'offer_price')::numeric > ${lowestShownPriceExclusive} then (cars.data ->> 'offer_price')::numeric
    when (cars.data ->> 'price')::numeric > ${lowestShownPriceExclusive} then (cars.data ->> 'price')::numeric end`;
