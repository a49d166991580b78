import { carNotices, carSchema, noticeLacks } from "@forecourt/core/schemas";
import type { NoticeFact, Site, SiteWarning } from "@forecourt/core/schemas";
import { and, eq, inArray } from "drizzle-orm";
import { publicCar } from "../domain/stock/public-car.ts";
import type { DatabaseWriter } from "../records/bump-version.ts";
import { cars } from "../records/schema.ts";

/** Cars that a warning names; the others it counts. */
const mostNamed = 10;

/**
 * Warns of cars whose official notice lacks something: what it is, how many, and which (legal-display.md "NZ CIN"). They are not sold
 * online until somebody says it.
 *
 * @example
 * (await noticeWarnings(database.db, site))[0].message // "2 cars lack “Imported as damaged”: U101, U102. …"
 */
export async function noticeWarnings(reader: Pick<DatabaseWriter, "select">, site: Site): Promise<SiteWarning[]> {
  const notice = carNotices[site.country];
  if (!notice) return [];
  const rows = await reader
    .select({ id: cars.id, data: cars.data })
    .from(cars)
    .where(
      and(
        eq(cars.siteSlug, site.slug),
        eq(cars.showOnDealerWebsite, true),
        inArray(cars.status, ["in_stock", "coming_soon"]),
      ),
    );
  const lacking = new Map<NoticeFact, string[]>();
  for (const row of rows) {
    const car = publicCar(carSchema.parse({ ...row.data, id: String(row.id) }), site);
    for (const fact of noticeLacks(car, site.country))
      lacking.set(fact, [...(lacking.get(fact) ?? []), car.stocknum ?? car.slug]);
  }
  return [...lacking].map(([fact, found]): SiteWarning => {
    const names = `${found.toSorted().slice(0, mostNamed).join(", ")}${found.length > mostNamed ? ", …" : ""}`;
    return {
      path: "stock",
      rule: notice.rule,
      message: `${found.length === 1 ? "1 car lacks" : `${found.length} cars lack`} “${notice.facts[fact]}” for the ${notice.title}: ${names}. Until the feed says it, they are not sold online`,
    };
  });
}
