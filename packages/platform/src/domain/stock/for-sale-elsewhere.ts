import { and, eq, inArray, ne, sql } from "../../records/drizzle.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { cars } from "../../records/schema.ts";
import { hasVin } from "./has-vin.ts";

/**
 * The condition that no other feed of the site has the same car for sale: a car that moved to one is not sold
 * (decisions/0053).
 */
export const isForSaleNowhereElse = sql`not exists (select 1 from cars as other where other.site_slug = ${cars.siteSlug}
  and other.id <> ${cars.id} and upper(other.data ->> 'vin') = upper(${cars.data} ->> 'vin')
  and other.status in ('in_stock', 'coming_soon'))`;

/** The row of another feed of the site that has the same car for sale and listed; undefined where none has. */
export async function carForSaleElsewhere(
  db: DatabaseWriter,
  { siteSlug, id, vin }: { siteSlug: string; id: number; vin: string | null },
): Promise<Pick<typeof cars.$inferSelect, "id" | "data"> | undefined> {
  if (vin === null) return undefined;
  const [found] = await db
    .select({ id: cars.id, data: cars.data })
    .from(cars)
    .where(
      and(
        eq(cars.siteSlug, siteSlug),
        eq(cars.showOnDealerWebsite, true),
        inArray(cars.status, ["in_stock", "coming_soon"]),
        ne(cars.id, id),
        hasVin(vin),
      ),
    )
    .limit(1);
  return found;
}
