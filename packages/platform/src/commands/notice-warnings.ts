import {
  carNotices,
  carSchema,
  energyLabelDue,
  energyLabels,
  hasEnergyLabel,
  missingNoticeFacts,
} from "@forecourt/core/schemas";
import type { NoticeFact, Site, SiteWarning } from "@forecourt/core/schemas";
import { and, eq, inArray } from "../records/drizzle.ts";
import { publicCar } from "../domain/stock/public-car.ts";
import type { DatabaseWriter } from "../records/bump-version.ts";
import { cars } from "../records/schema.ts";

/** Cars that a warning names; the others it counts. */
const maxNamed = 10;

/**
 * Warns of cars whose official notice lacks something: what it is, how many, and which (legal-display.md "NZ CIN").
 * They are not sold online until somebody says it. Warns of cars without an energy label as well: somebody has to look
 * whether there is one.
 *
 * @example
 * (await noticeWarnings(database.db, site))[0].message // "2 cars lack “Imported as damaged”: U101, U102. …"
 */
export async function noticeWarnings(reader: Pick<DatabaseWriter, "select">, site: Site): Promise<SiteWarning[]> {
  const notice = carNotices[site.country];
  const label = energyLabels[site.country];
  if (!notice && !label) return [];
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
  const unlabelled: string[] = [];
  for (const row of rows) {
    const car = publicCar(carSchema.parse({ ...row.data, id: String(row.id) }), site, new Date());
    const name = car.stocknum ?? car.slug;
    for (const fact of missingNoticeFacts(car, site.country)) lacking.set(fact, [...(lacking.get(fact) ?? []), name]);
    if (energyLabelDue(car, site.country) && !hasEnergyLabel(car, site.country)) unlabelled.push(name);
  }
  const ofNotice = [...lacking].flatMap(([fact, found]): SiteWarning[] =>
    notice
      ? [
          {
            path: "stock",
            rule: notice.rule,
            message: `${carsLack(found)} “${notice.facts[fact]}” for the ${notice.title}: ${named(found)}. Until the feed says it, they are not sold online`,
          },
        ]
      : [],
  );
  if (!label || unlabelled.length === 0) return ofNotice;
  return [
    ...ofNotice,
    {
      path: "stock",
      rule: label.rule,
      message: `${carsLack(unlabelled)} the energy label (energy_stars): ${named(unlabelled)}. Look them up in ${label.source}; a car that it does not know needs none, and its page says so`,
    },
  ];
}

const carsLack = ({ length }: readonly string[]) => (length === 1 ? "1 car lacks" : `${length} cars lack`);
const named = (found: readonly string[]) =>
  `${found.toSorted().slice(0, maxNamed).join(", ")}${found.length > maxNamed ? ", …" : ""}`;
