import { isWeeklyWithin, offersBudget, weeklyGroups, shownLender, yearAt } from "@forecourt/core";
import type { BudgetGroup, BudgetTerms, GeoPoint, Nearby, SearchQuery, SearchRange } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import type { QuotedCar, SearchContext } from "./search-context.ts";

/** Youngest model year that a stock file may hold, in years from now. */
const yearsAhead = 2;

/**
 * What a search says of weekly figures as conditions of the engine: the prices of each group of cars with a rate of its
 * own, and the quoted cars by their numbers. Cars without a figure, as those without a price or of a make that shows no
 * finance, are not found.
 */
export function weeklyFilter(
  site: Site,
  { budget, ranges }: Pick<SearchQuery, "budget" | "ranges">,
  { quoted = [], now = new Date() }: SearchContext = {},
): string[] {
  if (!offersBudget(site)) return [];
  const { weekly_price_range: asked } = ranges;
  const isPrice = isOneRate(site, quoted);
  const wanted = [
    ...(budget?.weeklyDollars === undefined ? [] : [{ max: budget.weeklyDollars }]),
    ...(asked && !isPrice ? [asked] : []),
  ];
  const filters = wanted.map((range) => within(site, range, budget, quoted, yearAt(now, site.timeZone)));
  return filters.length > 0 || asked ? [...filters, ...suppressedFilter(site)] : [];
}

/** Whether one rate stands for all cars of a site: then a weekly figure is a price. */
export function isOneRate({ lenders }: Site, quoted: readonly QuotedCar[] = []): boolean {
  return quoted.length === 0 && (shownLender(lenders)?.rates.length ?? 0) === 0;
}

function within(
  site: Site,
  range: SearchRange,
  budget: BudgetTerms | undefined,
  quoted: readonly QuotedCar[],
  thisYear: number,
): string {
  const groups = groupFilter(weeklyGroups(range, budget, site, thisYear) ?? [], thisYear);
  if (quoted.length === 0) return groups ?? noCar;
  const others = groups && `(${groups} && id:!=[${quoted.map(({ id }) => id).join(",")}])`;
  const ids = quoted.filter(({ figure }) => isWeeklyWithin(figure, budget, range)).map(({ id }) => id);
  const own = ids.length > 0 ? `id:=[${ids.join(",")}]` : undefined;
  return others && own ? `(${others} || ${own})` : (others ?? own ?? noCar);
}

const noCar = "price:<0";

/** Undefined where no group has a price that fits. */
function groupFilter(groups: readonly BudgetGroup[], thisYear: number): string | undefined {
  const conditions = groups.flatMap(({ carTypes, years, lowestPriceDollars, highestPriceDollars }) => {
    if (highestPriceDollars === undefined) return [];
    const all = [
      ...(carTypes ? [`car_type:=[${carTypes.join(",")}]`] : []),
      ...(years ? [yearFilter(years, thisYear)] : []),
      ...(lowestPriceDollars === undefined ? [] : [`price:>=${lowestPriceDollars}`]),
      `price:<=${highestPriceDollars}`,
    ];
    return [all.length === 1 ? all.join() : `(${all.join(" && ")})`];
  });
  return conditions.length > 1 ? `(${conditions.join(" || ")})` : conditions[0];
}

/** The oldest cars are all that are not younger: a car of no known year is among them. */
function yearFilter({ min, max }: NonNullable<BudgetGroup["years"]>, thisYear: number): string {
  if (min !== undefined) return max === undefined ? `year:>=${min}` : `year:>=${min} && year:<=${max}`;
  const oldest = max ?? thisYear;
  return `year:!=[${Array.from({ length: thisYear + yearsAhead - oldest }, (_, index) => oldest + 1 + index).join(",")}]`;
}

/** Makes and dealerships whose cars show no figure have none within a budget (S1 §5, S2 §5). */
function suppressedFilter({ lenders: { suppressedMakes, suppressedDealers } }: Site): string[] {
  const none = (field: string, values: readonly string[]) =>
    values.length === 0 ? [] : [`${field}:!=[${values.map((value) => `\`${value.replaceAll("`", "'")}\``).join(",")}]`];
  return [...none("make", suppressedMakes), ...none("dealership_slug", suppressedDealers)];
}

/** Where a search is near as a condition of the engine: a circle; none where any distance will do. */
export function nearbyFilter(nearby: Nearby | undefined, place: GeoPoint | undefined): string[] {
  return nearby?.within === undefined || !place ? [] : [`place:(${place.lat}, ${place.long}, ${nearby.within} km)`];
}

/** Nearest first; cars that stand at no known place come last. */
export function placeOrder({ lat, long }: GeoPoint): string {
  return `place(${lat}, ${long}):asc`;
}
