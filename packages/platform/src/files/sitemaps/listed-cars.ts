import type { Site } from "@forecourt/core/schemas";
import { sql } from "../../records/drizzle.ts";
import type { SQL } from "drizzle-orm";

/**
 * The condition of SQL under which a car of a site is listed outside: on sale and shown, with the photos that the site
 * asks for. A sold car is out at once, though its page stays for a while (rules 2.8, S1 §4).
 */
export function listedCars({ slug, stock }: Pick<Site, "slug" | "stock">): SQL {
  const photos =
    stock.photosMoreThan === null
      ? sql``
      : sql`and jsonb_array_length(coalesce(nullif(data->'images', 'null'::jsonb), '[]'::jsonb)) > ${stock.photosMoreThan}`;
  return sql`site_slug = ${slug} and show_on_dealer_website and status in ('in_stock', 'coming_soon') ${photos}`;
}
